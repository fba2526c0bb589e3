/** Hvězdokupy's view, as the server sends it.
 *
 * Verbs: roll · reroll · pass · place {cell} · take {cell} · put {cell}; of the house: late.
 * Events: bob {seat, row, column, star} · rolled {seat, face, couple, again} · placed {seat, cell} · took {seat, cell}
 * · moved {seat, start, to} · grew {seat, have, need} · lapsed {seat} · passed {seat} · late {seat} · stood {seat}
 * · spent · drawn. Cells are 0 to 63, row by row from the top left. */
import components from '../../../../asterism/games/clusters/components.json'
import type { State, Told } from '../../table/board'
import { disc, polygon } from '../../pieces/shapes'

export type Colour = 'purple' | 'yellow' | 'green'

export interface Roll { face: number; couple: number; first: number; again: boolean }

export interface Player {
  card: string
  colour: Colour
  rating: number
  need: number
  have: number
  /** The cells where the constellation is nearest to standing. */
  best: number[]
  /** At the end, wherever it stands. */
  standing: number[][]
}

export interface Clusters {
  step: 'opening' | 'roll' | 'place' | 'take' | 'put' | 'done'
  turn: number
  zero: boolean
  moon: number
  stars: number[]
  stock: number
  /** Stars that are still placed freely before the first turn. */
  opening: number
  roll: Roll | null
  /** The star that is being moved. */
  taken: number | null
  /** For each cell, how many stars are beside it. */
  near: number[]
  /** The cells that may be chosen now. */
  lit: number[]
  players: Player[]
}

export type ClustersState = State<Clusters>
export type ClustersView = ClustersState['view']

export interface Card { id: string; colour: Colour; rating: number; rows: string[] }

export const SIDE = components.rows
const CARDS = new Map((components.cards as Card[]).map((card) => [card.id, card]))

export const card = (id: string): Card => CARDS.get(id)!

export const paintOf = (colour: Colour): string => `var(--${colour})`

/** A colour of cards has its sign: no star and no moon, for these are pieces here. */
export const SIGNS: Record<Colour, (radius: number) => string> = {
  purple: disc,
  yellow: (radius) => polygon(4, radius),
  green: (radius) => polygon(3, radius),
}

/** How a cell is lit: for the number on top, for the one joined with it, or as one of many that are all free. */
export type Tone = 'face' | 'couple' | 'free'

export function tone(view: ClustersView, cell: number): Tone {
  if (view.step === 'take' || view.step === 'put') return 'face'
  if (!view.roll || view.step !== 'place') return 'free'
  return view.near[cell] === view.roll.face ? 'face' : 'couple'
}

/** The cells of a player's constellation: where it stands, else where it is nearest to that. */
export const placeOf = ({ standing, best }: Player): number[] => standing[0] ?? best

/** The cells of all constellations that stand, or of one player's. */
export function shining(view: ClustersView, only: Player | null): Set<number> {
  return new Set((only ? [only] : view.players).flatMap(({ standing }) => standing.flat()))
}

/** Where the rolls of the setup put the Moon, and with four players a star; nowhere once somebody has placed one. */
export function rolledBefore({ step, seats, moon, stars }: ClustersView): number[] {
  const rolled = components.setup[String(seats) as keyof typeof components.setup].rolled_stars
  return step === 'opening' && stars.length === rolled ? [moon, ...stars] : []
}

/** How many stars of a player's constellation a story would bring, if it changes that. */
export function foretold(story: Told[], seat: number | null, need: number): number | null {
  const mine = story.filter((line) => line.seat === seat)
  if (mine.some(({ what }) => what === 'stood')) return need
  return (mine.find(({ what }) => what === 'grew')?.have as number | undefined) ?? null
}
