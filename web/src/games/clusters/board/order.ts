/** The order of play: who acts and who comes next; at the end the winners first. */
import { must } from '../../../base/must'
import type { Placed } from '../../../pieces/board'
import type { View } from '../wire'

export function order(view: View): Placed[] {
  return view.over ? results(view) : coming(view).map((seat, at) => ({ seat, note: note(view, seat, at) }))
}

/** The seats as they act from now on; before the first turn they go backwards. */
export function coming(view: View): number[] {
  const step = view.step === 'opening' ? -1 : 1
  return view.players.map((_, at) => (view.turn + step * at + view.seats * view.seats) % view.seats)
}

function note(view: View, seat: number, at: number): Placed['note'] {
  if (at === 0) return { say: 'clusters-now' }
  const { have, need } = must(view.players[seat])
  return at === 1 ? { say: 'clusters-next' } : { say: 'clusters-of', have, need }
}

function results(view: View): Placed[] {
  const won = (seat: number) => (view.winners ?? []).includes(seat)
  const seats = view.players.map((_, seat) => seat)
  const ranked = seats.toSorted(
    (a, b) => Number(won(b)) - Number(won(a)) || must(view.players[b]).have - must(view.players[a]).have,
  )
  return ranked.map((seat) => {
    const { have, need } = must(view.players[seat])
    return { seat, note: won(seat) ? { say: 'clusters-wins' } : { say: 'clusters-of', have, need } }
  })
}
