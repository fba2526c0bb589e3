/** The view while a story is told: after each line what that line says has become true, no more. */
import { must } from '../../../base/must'
import { still, type Changes } from '../../../pieces/story'
import type { Player, Told, View, Wire } from '../wire'

const its = (next: View, { seat }: { seat: number }): Player => must(next.players[seat])

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) }
}

export const CHANGES: Changes<Wire> = {
  sided: still,
  decided: ({ seat }, view) => withPlayer(view, seat, { done: true }),
  started: (line, view, next) => withPlayer(view, line.seat, { side: its(next, line).side, low: its(next, line).low }),
  named: ({ size }, view) => ({ ...view, size }),
  chance: ({ size }, view) => ({ ...view, size }),
  took: still,
  turned: (line, view, next) => {
    const { top, low, low_card } = its(next, line)
    return withPlayer({ ...view, sizes: next.sizes }, line.seat, { card: line.card, top, low, low_card })
  },
  laid: still,
  kept: still,
  left: still,
  counts: still,
  places: still,
  drew: (line, view, next) => {
    const drawings = its(next, line).drawings.filter(({ round }) => round <= view.round)
    return withPlayer({ ...view, mine: null }, line.seat, { drawings, done: true })
  },
  scored: (line, view, next) => {
    const rounds = its(next, line).rounds.map((points, i) => (i < view.round ? points : null))
    return withPlayer(view, line.seat, { rounds })
  },
  placed: (line, view, next) => {
    const { crossed, fading, sun, ecliptic, rim, total } = its(next, line)
    return withPlayer(view, line.seat, { crossed, fading, sun, ecliptic, rim, total })
  },
  first: ({ seat }, view) => ({ ...view, first: seat }),
  round: ({ round }, view, next) => ({
    ...view,
    round,
    step: 'name',
    size: null,
    players: view.players.map((player, at) => ({
      ...player,
      done: false,
      card: null,
      top: null,
      low: player.top,
      low_card: lastCard(next, at, view),
    })),
  }),
  ended: still,
}

/** The card of the round that is over lies below from now on. */
const lastCard = (next: View, seat: number, view: View): number | null =>
  must(view.players[seat]).card ?? must(next.players[seat]).low_card

const KINDS = new Set<Told['what']>(['started', 'turned', 'drew', 'scored', 'placed', 'round'])

/** Lines that go together: all cards turned over at once, all drawings of a round, all their points. */
export function scenes(story: Told[]): Told[][] {
  const parts: Told[][] = []
  let open = new Map<string, Told[]>()
  for (const line of story) {
    const kind = KINDS.has(line.what) ? line.what : 'other'
    if (kind === 'round' || kind === 'other') open = new Map()
    const group = open.get(kind)
    if (group) group.push(line)
    else {
      const fresh = [line]
      open.set(kind, fresh)
      parts.push(fresh)
    }
  }
  return parts
}
