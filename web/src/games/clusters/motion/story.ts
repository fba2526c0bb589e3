/** The view while a story is told: after each line what that line says has become true, no more. */
import type { Told } from '../../../table/board'
import { cellAt } from '../board/geometry'
import type { ClustersView } from '../view'

type Change = (view: ClustersView, line: Told, next: ClustersView) => ClustersView

const CHANGES: Record<string, Change> = {
  rolled: (view, line, next) => ({ ...view, ...after(view, next), roll: rollOf(line, view, next) }),
  placed: (view, line) => withStar(view, line.cell as number),
  bob: (view, line) => (line.star ? withStar(view, bobs(line)) : view),
  took: (view, line) => ({ ...view, taken: line.cell as number }),
  moved: (view, line) => {
    const stars = view.stars.filter((cell) => cell !== line.start)
    return { ...view, stars: [...stars, line.to as number], taken: null }
  },
  grew: (view, line, next) => {
    const players = view.players.map((player, seat) => (seat === line.seat ? next.players[seat]! : player))
    return { ...view, players }
  },
  stood: (view, _, next) => ({ ...view, players: next.players }),
  late: (view) => ({ ...view, taken: null }),
}

export function advance(view: ClustersView, line: Told, next: ClustersView): ClustersView {
  return CHANGES[line.what]?.(view, line, next) ?? view
}

export const bobs = (line: Told): number => cellAt(line.row as number, line.column as number)

function withStar(view: ClustersView, cell: number): ClustersView {
  return { ...view, stars: [...view.stars, cell], stock: view.stock - 1 }
}

/** What a roll lets a player do; if it is another's turn then, no cell fitted. */
function after({ turn }: ClustersView, next: ClustersView): Pick<ClustersView, 'step' | 'lit'> {
  return next.turn === turn && !next.over ? { step: next.step, lit: next.lit } : { step: 'place', lit: [] }
}

function rollOf(line: Told, view: ClustersView, next: ClustersView): ClustersView['roll'] {
  const [face, couple] = [line.face as number, line.couple as number]
  return { face, couple, first: next.roll?.first ?? view.roll?.first ?? face, again: !!line.again }
}

/** The cell that a story changed last. */
export function lastCell(story: Told[]): number | null {
  const line = story.findLast(({ what, star }) => what === 'placed' || what === 'moved' || (what === 'bob' && star))
  if (!line) return null
  return line.what === 'bob' ? bobs(line) : ((line.what === 'moved' ? line.to : line.cell) as number)
}
