/** The view while a story is told: after each line what that line says has become true, no more. */
import type { Told } from '../../../table/board'
import type { Laid, LunaView, Player } from '../view'

type Change = (view: LunaView, line: Told, next: LunaView) => LunaView

const CHANGES: Record<string, Change> = {
  took: (view, line) => ({
    ...view,
    ring: withAt(view.ring, line.place as number, null),
    moon: line.place as number,
    hand: line.tile as number,
  }),
  went: (view, line, next) => {
    const { space, height, time } = next.players[line.seat as number]!
    return withPlayer({ ...view, step: 'place' }, line.seat as number, { space, height, time })
  },
  laid: (view, line, next) => {
    const seat = line.seat as number
    const { tiles } = next.players[seat]!
    return withPlayer({ ...view, hand: null }, seat, { tiles: tiles.map((tile) => asBefore(tile, view.players[seat]!)) })
  },
  covered: (view, line) => {
    const player = view.players[line.seat as number]!
    const tiles = player.tiles.map((tile) => (tile.tile === line.tile ? cover(tile, line.task as number) : tile))
    return withPlayer(view, line.seat as number, { tiles, tokens: line.left as number })
  },
  drew: (view, line) => ({
    ...view,
    ring: withAt(view.ring, line.place as number, line.tile as number),
    bag: view.bag.filter((tile) => tile !== line.tile),
  }),
}

export function advance(view: LunaView, line: Told, next: LunaView): LunaView {
  return CHANGES[line.what]?.(view, line, next) ?? view
}

const withAt = <T>(list: T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

function withPlayer(view: LunaView, seat: number, change: Partial<Player>): LunaView {
  return { ...view, players: withAt(view.players, seat, { ...view.players[seat]!, ...change }) }
}

function cover(tile: Laid, task: number): Laid {
  return { ...tile, tasks: tile.tasks.map((one, i) => (i === task ? { ...one, covered: true } : one)) }
}

/** A tile as it will lie, with only the tokens that are on it already. */
function asBefore(tile: Laid, player: Player): Laid {
  const old = player.tiles.find((one) => one.tile === tile.tile)
  return { ...tile, tasks: tile.tasks.map((task, k) => ({ ...task, covered: old?.tasks[k]?.covered ?? false })) }
}
