/** The players as they sit, with who has decided; at the end the ranking. */
import { must } from '../../../base/must'
import type { Placed } from '../../../pieces/board'
import type { View } from '../wire'

export function order(view: View): Placed[] {
  return view.over ? ranking(view) : inPlay(view)
}

function ranking(view: View): Placed[] {
  return view.ranking.map((seat) => ({ seat, note: { say: 'sky-place', place: must(view.places[seat]) } }))
}

function inPlay(view: View): Placed[] {
  return view.players.map((_, seat) => ({ seat, note: { say: doing(view, seat) } }))
}

function doing(view: View, seat: number): string {
  if (view.step === 'name') return seat === view.first ? 'sky-names' : 'sky-waits'
  const { done } = must(view.players[seat])
  if (view.step === 'draw') return done ? 'sky-has-drawn' : 'sky-draws'
  return done ? 'sky-has-chosen' : 'sky-chooses'
}
