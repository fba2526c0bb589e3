/** The examples of the book of rules that can be drawn, as its tests lay them. */
import type { Star } from '../wire'

export const CHAOS = { given: 'blue', drawn: ['red', 'black', 'purple', 'purple', 'white'], kept: 2 } as const

interface Galaxy {
  there: Record<string, Star>
  lit: string[]
}

/** Galaxies, with the star just placed lit. */
export const GALAXIES: Record<string, Galaxy> = {
  'two-without-a-match': { there: { A0: 'red', A3: 'white' }, lit: ['A3'] },
  'not-the-first': {
    there: {
      A0: 'white',
      A2: 'white',
      B1: 'white',
      B3b: 'white',
      C2: 'white',
      A1: 'red',
      B2: 'blue',
      C1: 'red',
      C3: 'red',
      C4b: 'white',
    },
    lit: ['C4b'],
  },
}
