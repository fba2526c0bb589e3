/** How a planet looks: the same at every visit, each one a little different. */
import { tidy } from '../../../ui/outlines'
import type { Resource } from '../wire'

export interface Band {
  y: number
  height: number
  opacity: number
  light: boolean
}
/** What its look depends on. */
export interface Seen {
  id: string
  resource: Resource
}
export interface Look {
  hue: number
  bands: Band[]
}

const BANDS = 5
const HUES = { energy: [28, 24], culture: [262, 60] } as const

export function bands(planet: Seen): Look {
  const next = chances(planet.id)
  const [start, width] = HUES[planet.resource]
  return { hue: tidy(start + next() * width), bands: Array.from({ length: BANDS }, (_, i) => band(i, next)) }
}

function band(i: number, next: () => number): Band {
  return {
    y: tidy(-0.8 + i * 0.4 + next() * 0.16),
    height: tidy(0.06 + next() * 0.12),
    opacity: tidy(0.25 + next() * 0.25),
    light: i % 2 === 0,
  }
}

/** Numbers between 0 and 1 that a name always gives in the same order. */
function chances(name: string): () => number {
  let value = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7)
  return () => (value = (value * 16807) % 2147483647) / 2147483647
}
