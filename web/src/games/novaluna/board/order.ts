/** The order of play: who acts, who is next, how far ahead the others are; at the end the ranking. */
import { must } from '../../../base/must'
import type { Placed } from '../../../pieces/board'
import type { View } from '../wire'

export function order(view: View): Placed[] {
  return view.over ? ranking(view) : inPlay(view)
}

function ranking(view: View): Placed[] {
  if (view.players.length === 1) return [{ seat: 0, note: { say: 'luna-solo' } }]
  return view.ranking.map((seat, at) => ({ seat, note: { say: 'luna-rank', rank: at + 1 } }))
}

function inPlay(view: View): Placed[] {
  const [first] = view.order
  const rear = Math.min(...view.players.map(({ time }) => time))
  const others = view.order.filter((seat) => seat !== view.turn)
  const note = (seat: number) => ({ say: 'luna-ahead', count: must(view.players[seat]).time - rear })
  return [
    { seat: view.turn, note: { say: view.step === 'place' && first === view.turn ? 'luna-again' : 'luna-now' } },
    ...others.map((seat) => ({ seat, note: seat === first ? { say: 'luna-next' } : note(seat) })),
  ]
}
