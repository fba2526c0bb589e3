/** Small mosaics for the pictures of how to play. */
import type { Pair } from '../../../app/wire'
import { printed } from '../board/printed'
import type { Counts, Laid } from '../wire'

export interface Mosaic { tiles: Laid[]; lit?: Pair[]; soon?: { tile: number; task: number }[]; printedOnly?: boolean }

/** A tile with what is there for each of its tasks; all: every task is covered. */
function laid(tile: number, x: number, y: number, have: Counts[] | 'all' = []): Laid {
  const tasks = printed(tile).tasks.map((need, k) => ({ need, have: have === 'all' ? need : (have[k] ?? {}), covered: have === 'all' }))
  return { tile, x, y, tasks }
}

export const ONE: Mosaic = { tiles: [laid(48, 0, 0)], printedOnly: true }

export const LAY: Mosaic = {
  tiles: [laid(65, 0, 0), laid(4, 1, 0, [{ yellow: 1 }])],
  lit: [[-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [2, 0]],
}

export const CHAIN: Mosaic = {
  tiles: [laid(59, 0, 0, [{}, {}, { blue: 2 }]), laid(18, 1, 0), laid(21, 2, 0), laid(35, 1, -1)],
  soon: [{ tile: 59, task: 2 }],
}

export const MANY: Mosaic = { tiles: [laid(68, 0, 0, 'all'), laid(18, -1, 0), laid(1, 1, 0), laid(35, 0, -1)] }
