/** The order of play: whose turn it is, then clockwise; at the end the ranking. */
import { must } from '../../../base/must'
import type { Placed } from '../../../pieces/board'
import type { View } from '../wire'

export function order(view: View): Placed[] {
  return view.over ? ranking(view) : clockwise(view)
}

const isSeat = (view: View) => (player: number) => player < view.seats

function ranking(view: View): Placed[] {
  const places = view.ranking.map((seat) => ({ seat, note: { say: 'order-rank', rank: must(view.places[seat]) } }))
  return places.filter(({ seat }) => isSeat(view)(seat))
}

function clockwise(view: View): Placed[] {
  const seats = view.players.map((_, i) => (view.turn + i) % view.players.length).filter(isSeat(view))
  return seats.map((seat) => ({ seat, note: { say: note(view, seat) } }))
}

function note(view: View, seat: number): string {
  if (view.step === 'missions') return must(view.players[seat]).chosen ? 'order-ready' : 'order-choosing'
  if (seat === view.turn) return 'order-turn'
  if (view.question?.who === seat) return 'order-asked'
  return view.elder === seat ? 'order-elder' : 'order-waits'
}
