/** Nova Luna's view, as the server sends it, and the printed tiles it names by number. */
import components from '../../../../asterism/games/novaluna/components.json'
import type { Phrase, State, Told } from '../../table/board'
import type { Colour } from '../../pieces/shapes'

export type Counts = Partial<Record<Colour, number>>

export interface Task { need: Counts; have: Counts; covered: boolean }
export interface Laid { tile: number; x: number; y: number; tasks: Task[] }
export type Cell = [x: number, y: number]

export interface Player {
  tokens: number
  time: number
  space: number
  height: number
  tiles: Laid[]
  cells: Cell[]
}

export interface Luna {
  step: 'pick' | 'place' | 'done'
  turn: number
  moon: number
  ring: (number | null)[]
  bag: number[]
  hand: number | null
  phase: number
  first_sum: number
  given: number
  order: number[]
  ranking: number[]
  players: Player[]
}

export type LunaState = State<Luna>
export type LunaView = LunaState['view']

export interface Printed { id: number; colour: Colour; cost: number; tasks: Counts[] }

const TILES = components.tiles as unknown as Printed[]

export const PLACES = components.ring_places
export const SPACES = components.track_spaces
export const FIRST_HALF = components.solo_tokens[0]!
export const TOKEN_COST = components.solo_cost_per_token_left

export const printed = (tile: number): Printed => TILES[tile - 1]!

/** A task as it is printed: one mark for each tile it asks, and whether that one is there. */
export function marks(need: Counts, have: Counts | null): { colour: Colour; there: boolean }[] {
  return (Object.entries(need) as [Colour, number][]).flatMap(([colour, asked]) =>
    Array.from({ length: asked }, (_, i) => ({ colour, there: !have || i < (have[colour] ?? 0) })),
  )
}

/** Tokens on tasks; alone the second heap comes with the second phase. */
export function placed(view: LunaView, seat: number): number {
  const given = view.seats === 1 && view.phase === 1 ? FIRST_HALF : view.given
  return given - view.players[seat]!.tokens
}

export interface Open { tile: number; task: number; need: Counts; have: Counts; missing: number; soon: boolean }

/** The tasks without a token, those nearest to done first. */
export function openTasks(player: Player, foreseen: Told[]): Open[] {
  const soon = new Set(covering(foreseen).map(({ tile, task }) => `${tile}.${task}`))
  const open = player.tiles.flatMap(({ tile, tasks }) =>
    tasks.flatMap((it, task) => (it.covered ? [] : [{ tile, task, ...it, missing: missing(it), soon: soon.has(`${tile}.${task}`) }])),
  )
  return open.sort((a, b) => Number(b.soon) - Number(a.soon) || a.missing - b.missing)
}

const missing = ({ need, have }: Task): number => marks(need, have).filter(({ there }) => !there).length

/** The tasks a story covers. */
export function covering(story: Told[]): { tile: number; task: number }[] {
  return story.filter(({ what }) => what === 'covered').map(({ tile, task }) => ({ tile: tile as number, task: task as number }))
}

/** Where a story takes a token on the track. */
export function walking(story: Told[]): { seat: number; start: number; to: number } | null {
  const went = story.find(({ what }) => what === 'went')
  return went ? { seat: went.seat as number, start: went.start as number, to: went.to as number } : null
}

/** A tile as a phrase, as the server's offers name it. */
export function tilePhrase(number: number): Phrase {
  const { colour, cost, tasks } = printed(number)
  const parts = (task: Counts) => Object.entries(task).map(([colour, count]) => ({ say: 'part', colour, count }))
  return { say: 'whole-tile', number, colour, cost, asks: tasks.length, tasks: tasks.map((task) => ({ say: 'task', parts: parts(task) })) }
}

export function laidPhrase({ tile, tasks }: Laid): Phrase {
  return { say: 'laid', tile: tilePhrase(tile), done: tasks.filter(({ covered }) => covered).length, tasks: tasks.length }
}
