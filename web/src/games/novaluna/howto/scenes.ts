/** Small mosaics for the pictures of how to play. */
import type { Pair } from '../../../base/wire'
import { printed } from '../board/printed'
import type { Counts, Laid } from '../wire'

export interface Mosaic {
  tiles: Laid[]
  lit?: Pair[]
  soon?: { tile: number; task: number }[]
  printedOnly?: boolean
}

/** A tile with what is there for each of its tasks; all: every task is covered. */
function laid(tile: number, x: number, y: number, have: Counts[] | 'all' = []): Laid {
  const tasks = printed(tile).tasks.map((need, k) => ({
    need,
    have: have === 'all' ? need : (have[k] ?? {}),
    covered: have === 'all',
  }))
  return { tile, x, y, tasks }
}

export const ONE: Mosaic = { tiles: [laid(48, 0, 0)], printedOnly: true }

export const LAY: Mosaic = {
  tiles: [laid(65, 0, 0), laid(4, 1, 0, [{ yellow: 1 }])],
  lit: [
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
    [2, 0],
  ],
}

export const CHAIN: Mosaic = {
  tiles: [laid(59, 0, 0, [{}, {}, { blue: 2 }]), laid(18, 1, 0), laid(21, 2, 0), laid(35, 1, -1)],
  soon: [{ tile: 59, task: 2 }],
}

export const MANY: Mosaic = { tiles: [laid(68, 0, 0, 'all'), laid(18, -1, 0), laid(1, 1, 0), laid(35, 0, -1)] }

/** A tile of an example, with the tasks of it that are done. */
function shown(tile: number, x: number, y: number, ...done: number[]): Laid {
  const tasks = printed(tile).tasks.map((need, k) => ({
    need,
    have: done.includes(k) ? need : {},
    covered: done.includes(k),
  }))
  return { tile, x, y, tasks }
}

/** The examples of the book of rules, as its tests lay them. */
export const EXAMPLES: Record<string, Mosaic> = {
  'two-blue-neighbours': { tiles: [shown(59, 0, 0, 2), shown(18, 1, 0), shown(19, 0, 1)] },
  'two-blue-in-a-chain': {
    tiles: [shown(59, 0, 0, 2), shown(18, 1, 0), shown(35, -1, 0), shown(36, 1, 1), shown(37, 1, -1), shown(19, 2, 0)],
  },
  'two-tasks-at-once': { tiles: [shown(16, 0, 0, 1, 2), shown(35, 0, 1), shown(18, 1, 1), shown(19, 1, 0)] },
  'three-tiles-three-tasks': { tiles: [shown(68, 0, 0, 0, 1, 2), shown(1, 1, 0), shown(18, -1, 0), shown(35, 0, 1)] },
  'two-help-each-other': { tiles: [shown(14, 0, 0, 1), shown(31, 1, 0, 1)] },
  'two-yellow-for-two': { tiles: [shown(12, 0, 0, 2), shown(49, 1, 0, 1), shown(53, 0, 1), shown(54, 1, 1)] },
  'own-colour': { tiles: [shown(36, 0, 0, 0), shown(37, 1, 0, 0), shown(35, 0, 1), shown(42, 1, 1), shown(45, 2, 0)] },
  'same-tiles-for-both': {
    tiles: [shown(28, -1, 0, 0, 1), shown(35, 0, 0), shown(36, 1, 0), shown(42, 2, 0), shown(45, 3, 0)],
  },
}
