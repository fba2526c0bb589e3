/** What went wrong, in the player's language. */
import { knows, t, type Say } from '../i18n/words.svelte'
import type { Phrase } from './wire'

export interface Trouble {
  key: string
  status?: number
  say?: Phrase
}

const TOO_MANY = 429

/** A sentence: ours for its key, else the game's reason. */
export function sentence(trouble: Trouble, say?: Say): string {
  const key = `error-${trouble.key}`
  if (knows(key)) return t(key)
  return trouble.say && say ? say(trouble.say) : t('error-failed')
}

/** Anything thrown, as a sentence. */
export function excuse(problem: unknown): string {
  return sentence(asTrouble(problem))
}

export function isRefused(problem: unknown, key: string): boolean {
  return asTrouble(problem).key === key
}

/** May it work another time: is the server out of reach, in trouble or pressed too hard? */
export function passes(problem: unknown): boolean {
  const { status = 0 } = asTrouble(problem)
  return status === 0 || status === TOO_MANY || status >= 500
}

function asTrouble(problem: unknown): Trouble {
  return isTrouble(problem) ? problem : { key: 'failed' }
}

function isTrouble(problem: unknown): problem is Trouble {
  return typeof problem === 'object' && problem !== null && 'key' in problem
}
