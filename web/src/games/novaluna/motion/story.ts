/** The view while a story is told: after each line what that line says has become true, no more. */
import { must } from '../../../base/must'
import { still, type Changes } from '../../../pieces/story'
import type { Laid, Player, View, Wire } from '../wire'

export const CHANGES: Changes<Wire> = {
  refilled: still,
  took: ({ place, tile }, view) => ({ ...view, ring: withAt(view.ring, place, null), moon: place, hand: tile }),
  went: ({ seat }, view, next) => {
    const { space, height, time } = must(next.players[seat])
    return withPlayer({ ...view, step: 'place' }, seat, { space, height, time })
  },
  laid: ({ seat }, view, next) => {
    const { tiles } = must(next.players[seat])
    return withPlayer({ ...view, hand: null }, seat, {
      tiles: tiles.map((tile) => asBefore(tile, must(view.players[seat]))),
    })
  },
  covered: ({ seat, tile, task, left }, view) => {
    const tiles = must(view.players[seat]).tiles.map((it) => (it.tile === tile ? cover(it, task) : it))
    return withPlayer(view, seat, { tiles, tokens: left })
  },
  drew: ({ place, tile }, view) => ({
    ...view,
    ring: withAt(view.ring, place, tile),
    bag: view.bag.filter((one) => one !== tile),
  }),
  phase: still,
  ended: still,
}

const withAt = <T>(list: T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return { ...view, players: withAt(view.players, seat, { ...must(view.players[seat]), ...change }) }
}

function cover(tile: Laid, task: number): Laid {
  return { ...tile, tasks: tile.tasks.map((one, i) => (i === task ? { ...one, covered: true } : one)) }
}

/** A tile as it will lie, with only the tokens that are on it already. */
function asBefore(tile: Laid, player: Player): Laid {
  const old = player.tiles.find((one) => one.tile === tile.tile)
  return { ...tile, tasks: tile.tasks.map((task, k) => ({ ...task, covered: old?.tasks[k]?.covered ?? false })) }
}
