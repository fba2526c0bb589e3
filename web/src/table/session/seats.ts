/** Whose eyes we look through, when one browser holds several seats. */
import type { Table } from '../../base/api'

/** The seats this browser plays itself. */
export function mine(table: Table): number[] {
  return table.seats.flatMap((seat, at) => (seat.yours && seat.who === 'person' ? [at] : []))
}

/** Whose eyes a game may be seen with again: at an uploaded log, whose seats are nobody's, anybody's; else mine.
 * While several at one screen keep secrets from each other, a spectator's (null). */
export function eyes(table: Table, secrets: boolean): (number | null)[] {
  if (table.status === 'over' && !table.seats.some((seat) => seat.held)) return [null, ...table.seats.keys()]
  const own = mine(table)
  return !own.length || (own.length > 1 && secrets && table.status !== 'over') ? [null] : own
}

/** The seat to join as: with secrets and several seats none, until it is known who must act. */
export function firstSeat(own: number[], secrets: boolean): number | null {
  return own.length > 1 && secrets ? null : (own[0] ?? null)
}

/** The seat to look as from here on: mine that must act, if the present one need not. */
export function nextSeat(own: number[], seat: number | null, toAct: number[], confirm: boolean): number | null {
  const busy = seat !== null && (confirm || toAct.includes(seat))
  return busy ? seat : (own.find((one) => toAct.includes(one)) ?? seat)
}
