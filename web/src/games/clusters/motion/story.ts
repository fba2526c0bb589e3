/** The view while a story is told: after each line what that line says has become true, no more. */
import { must } from '../../../base/must'
import type { Story } from '../../../pieces/board'
import { own, still, type Changes } from '../../../pieces/story'
import { cellAt } from '../board/geometry'
import type { Told, View, Wire } from '../wire'

type Line<What> = Extract<Told, { what: What }>

export const CHANGES: Changes<Wire> = {
  rolled: (line, view, next) => ({ ...view, ...after(view, next), roll: rollOf(line, view, next) }),
  placed: ({ cell }, view) => withStar(view, cell),
  bob: (line, view) => (line.star ? withStar(view, bobs(line)) : view),
  took: ({ cell }, view) => ({ ...view, taken: cell }),
  moved: ({ start, to }, view) => ({
    ...view,
    stars: [...view.stars.filter((cell) => cell !== start), to],
    taken: null,
  }),
  grew: ({ seat }, view, next) => ({
    ...view,
    players: view.players.map((player, at) => (at === seat ? must(next.players[at]) : player)),
  }),
  stood: (_, view, next) => ({ ...view, players: next.players }),
  late: (_, view) => ({ ...view, taken: null }),
  lapsed: still,
  passed: still,
  spent: still,
  drawn: still,
}

export const bobs = ({ row, column }: Line<'bob'>): number => cellAt(row, column)

function withStar(view: View, cell: number): View {
  return { ...view, stars: [...view.stars, cell], stock: view.stock - 1 }
}

/** What a roll lets a player do; if it is another's turn then, no cell fitted. */
function after({ turn }: View, next: View): Pick<View, 'step' | 'lit'> {
  return next.turn === turn && !next.over ? { step: next.step, lit: next.lit } : { step: 'place', lit: [] }
}

function rollOf({ face, couple, again }: Line<'rolled'>, view: View, next: View): View['roll'] {
  return { face, couple, first: next.roll?.first ?? view.roll?.first ?? face, again: !!again }
}

/** The cell that a story changed last. */
export function lastCell(story: Story<Wire>): number | null {
  return own(story).flatMap(changed).at(-1) ?? null
}

function changed(line: Told): number[] {
  if (line.what === 'placed') return [line.cell]
  if (line.what === 'moved') return [line.to]
  return line.what === 'bob' && line.star ? [bobs(line)] : []
}
