/** What a server says of a table of two: the table, lines of its story, its state. */
import type { Table } from '../src/base/api'
import type { Seat, State, Told } from '../src/pieces/board'

const seat = (yours: boolean): Seat => ({
  who: 'person',
  name: '',
  level: null,
  here: true,
  gone: false,
  held: true,
  yours,
  resigned: false,
  muted: false,
})

export const table = (...yours: boolean[]) =>
  ({ id: 'x', status: 'running', current: true, wishes: {}, seats: yours.map(seat) }) as unknown as Table

export const line = (what: string): Told => ({ what, say: { say: what } })

export function state(seat: number | null, toAct: number[], more: Partial<State> = {}): string {
  const both = ['go', 'stay'].map((verb) => ({ do: verb, verb, say: { say: verb } }))
  const offers = seat !== null && toAct.includes(seat) ? both : []
  const view = { game: 'g', seats: 2, to_act: toAct, over: false }
  return JSON.stringify({
    kind: 'state',
    at: 1,
    seat,
    view,
    story: [],
    offers,
    undo: false,
    confirm: false,
    waits: [],
    clocks: null,
    ...more,
  })
}
