/** The order of play around the table; at the end the ranking. */
import type { Placed } from '../../../pieces/board'
import type { View } from '../wire'

export function order(view: View): Placed[] {
  if (view.over)
    return view.ranking.map((seat, at) => ({
      seat,
      note: { say: 'nebula-rank', rank: view.winners?.includes(seat) ? 1 : at + 1 },
    }))
  if (view.step === 'choose')
    return view.players.map((_, seat) => ({
      seat,
      note: { say: view.ready.includes(seat) ? 'nebula-ready' : 'nebula-chooses' },
    }))
  return view.players.map((_, i) => {
    const seat = (view.turn + i) % view.seats
    return { seat, note: { say: i === 0 ? 'nebula-now' : i === 1 ? 'nebula-next' : 'nebula-later' } }
  })
}
