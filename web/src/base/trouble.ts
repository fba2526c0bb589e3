/** What went wrong, and whether it passes. */
import type { Phrase } from './wire'

export interface Trouble {
  key: string
  status?: number
  say?: Phrase
}

const TOO_MANY = 429

export function isRefused(problem: unknown, key: string): boolean {
  return asTrouble(problem).key === key
}

/** May it work another time: is the server out of reach, in trouble or pressed too hard? */
export function passes(problem: unknown): boolean {
  const { status = 0 } = asTrouble(problem)
  return status === 0 || status === TOO_MANY || status >= 500
}

/** Anything thrown, by its key. */
export function asTrouble(problem: unknown): Trouble {
  return isTrouble(problem) ? problem : { key: 'failed' }
}

function isTrouble(problem: unknown): problem is Trouble {
  return typeof problem === 'object' && problem !== null && 'key' in problem
}
