/** Roving focus: arrow keys among pieces that lie on a plane. */
import type { Point } from '../ui/outlines'

const WAYS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** The nearest piece in the arrow's direction: straight ways count more than crooked ones; none: stay. */
export function nextTo(spots: readonly Point[], from: number, key: string): number {
  const way = WAYS[key]
  const start = spots[from]
  if (!way || !start) return from
  const cost = ([x, y]: Point) => {
    const [dx, dy] = [x - start[0], y - start[1]]
    const ahead = dx * way[0] + dy * way[1]
    return ahead > 0 ? ahead + 3 * Math.abs(dx * way[1] + dy * way[0]) : Infinity
  }
  const costs = spots.map(cost)
  const best = costs.indexOf(Math.min(...costs))
  return costs[best] === Infinity ? from : best
}

/** Around a ring the arrows go on and back, past the end to the beginning. */
export function nextAround(count: number, from: number, key: string): number {
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
  return count ? (from + step + count) % count : from
}

export const isArrow = (key: string): boolean => key in WAYS
export const isPress = (key: string): boolean => key === 'Enter' || key === ' '
