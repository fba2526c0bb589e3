/** Drawings for the pictures of how to play. */
import type { Counts, Drawing } from '../view'

const NO = { count: 0, points: 0 }
const NONE: Counts = {
  top: { stars: 0, value: 0, points: 0 },
  low: { stars: 0, value: 0, points: 0 },
  lines: { lines: 0, value: 0, points: 0 },
  points: 0,
  sun: NO,
  ecliptic: NO,
  rim: NO,
  out: 0,
  crossed: 0,
  lost: 0,
}

export const EXAMPLE: Drawing[] = []
export { NONE }
