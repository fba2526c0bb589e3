/** A card's pattern on the map: turned by quarter turns, and laid by the lower left corner of its box. */
import type { Point } from '../../../ui/outlines'

export interface Lay {
  x: number
  y: number
  turn: number
}
type Nodes = readonly Point[]

const QUARTER = 90

/** A point after quarter turns, counter-clockwise. */
export function turned([x, y]: Point, turn: number): Point {
  const times = ((turn % 4) + 4) % 4
  return times === 0 ? [x, y] : turned([y === 0 ? 0 : -y, x], times - 1)
}

/** Where the nodes of a pattern lie on the map. */
export function lying(nodes: Nodes, { x, y, turn }: Lay): Point[] {
  const all = nodes.map((node) => turned(node, turn))
  const [left, low] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))]
  return all.map(([dx, dy]) => [x + dx - left, y + dy - low])
}

/** The middle of a pattern's box: there it hangs at the pointer, however it is turned. */
export function middle(nodes: Nodes): Point {
  const half = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2
  return [half(nodes.map(([x]) => x)), half(nodes.map(([, y]) => y))]
}

/** Where on the map a lay has the pattern's middle. */
export const heart = (nodes: Nodes, lay: Lay): Point => middle(lying(nodes, lay))

/** The angle of a pattern after quarter turns on a disc that is turned itself; clockwise, as screens count. */
export const angle = (quarters: number, discTurn: number): number => -(quarters * QUARTER + discTurn)

/** The quarter turns nearest to the present ones that make a turn: nothing spins the long way round. */
export function nearest(quarters: number, turn: number): number {
  const way = (((turn - quarters) % 4) + 4) % 4
  return quarters + (way === 3 ? -1 : way)
}
