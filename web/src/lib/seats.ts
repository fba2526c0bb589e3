/** Whose eyes we look through, when one browser holds several seats. */
import type { Table } from './api'

/** The seats this browser plays itself. */
export function mine(table: Table): number[] {
  return table.seats.flatMap((seat, at) => (seat.yours && seat.who === 'person' ? [at] : []))
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
