/** The view while a story is told: after each line what that line says has become true, no more. */
import type { Told } from '../../../table/board'
import type { Player, SkyView } from '../view'

type Change = (view: SkyView, line: Told, next: SkyView) => SkyView

const seatOf = (line: Told): number => line.seat as number
const its = (next: SkyView, line: Told): Player => next.players[seatOf(line)]!

function withPlayer(view: SkyView, seat: number, change: Partial<Player>): SkyView {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) }
}

const CHANGES: Record<string, Change> = {
  decided: (view, line) => withPlayer(view, seatOf(line), { done: true }),
  started: (view, line, next) => withPlayer(view, seatOf(line), { side: its(next, line).side, low: its(next, line).low }),
  named: (view, line) => ({ ...view, size: line.size as number }),
  chance: (view, line) => ({ ...view, size: line.size as number }),
  turned: (view, line, next) => {
    const { top, low, low_card } = its(next, line)
    return withPlayer({ ...view, sizes: next.sizes }, seatOf(line), { card: line.card as number, top, low, low_card })
  },
  drew: (view, line, next) => {
    const drawings = its(next, line).drawings.filter(({ round }) => round <= view.round)
    return withPlayer({ ...view, mine: null }, seatOf(line), { drawings, done: true })
  },
  scored: (view, line, next) => {
    const rounds = its(next, line).rounds.map((points, i) => (i < view.round ? points : null))
    return withPlayer(view, seatOf(line), { rounds })
  },
  placed: (view, line, next) => {
    const { crossed, fading, sun, ecliptic, rim, total } = its(next, line)
    return withPlayer(view, seatOf(line), { crossed, fading, sun, ecliptic, rim, total })
  },
  first: (view, line) => ({ ...view, first: seatOf(line) }),
  round: (view, line, next) => ({
    ...view,
    round: line.round as number,
    step: 'name',
    size: null,
    players: view.players.map((player, at) => ({ ...player, done: false, card: null, top: null, low: player.top, low_card: lastCard(next, at, view) })),
  }),
}

/** The card of the round that is over lies below from now on. */
const lastCard = (next: SkyView, seat: number, view: SkyView): number | null => view.players[seat]!.card ?? next.players[seat]!.low_card

export function advance(view: SkyView, line: Told, next: SkyView): SkyView {
  return CHANGES[line.what]?.(view, line, next) ?? view
}

/** Lines that go together: all cards turned over at once, all drawings of a round, all their points. */
export function scenes(story: Told[]): Told[][] {
  const kinds = ['started', 'turned', 'drew', 'scored', 'placed', 'round']
  const parts: Told[][] = []
  let open = new Map<string, Told[]>()
  for (const line of story) {
    const kind = kinds.includes(line.what) ? line.what : 'other'
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
