/** The view while a story is told: after each line what that line says has become true, no more. */
import type { Told } from '../../lib/board'
import { cellAt } from './geometry'
import type { ClustersView } from './view'

type Change = (view: ClustersView, line: Told, next: ClustersView) => ClustersView

const CHANGES: Record<string, Change> = {
  rolled: (view, line, next) => ({ ...view, step: 'place', roll: rollOf(line, view, next), lit: [] }),
  placed: (view, line) => withStar({ ...view, lit: [] }, line.cell as number),
  bob: (view, line) => (line.star ? withStar({ ...view, lit: [] }, bobs(line)) : { ...view, lit: [] }),
  took: (view, line) => ({ ...view, taken: line.cell as number, lit: [] }),
  moved: (view, line) => {
    const stars = view.stars.filter((cell) => cell !== line.start)
    return { ...view, stars: [...stars, line.to as number], taken: null, lit: [] }
  },
  grew: (view, line, next) => {
    const players = view.players.map((player, seat) => (seat === line.seat ? next.players[seat]! : player))
    return { ...view, players }
  },
  stood: (view, _, next) => ({ ...view, players: next.players }),
  late: (view) => ({ ...view, taken: null, lit: [] }),
}

export function advance(view: ClustersView, line: Told, next: ClustersView): ClustersView {
  return CHANGES[line.what]?.(view, line, next) ?? view
}

export const bobs = (line: Told): number => cellAt(line.row as number, line.column as number)

function withStar(view: ClustersView, cell: number): ClustersView {
  return { ...view, stars: [...view.stars, cell], stock: view.stock - 1 }
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
