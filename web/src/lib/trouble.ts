/** What went wrong, in the player's language where we have words for it. */
import type { Phrase } from './board'
import { knows, t, type Say } from './words.svelte'

export interface Trouble { key: string; text?: string; message?: string; say?: Phrase }

/** A sentence: ours for its key, else the game's reason, else the server's words. */
export function sentence(trouble: Trouble, say?: Say): string {
  const key = `error-${trouble.key}`
  if (knows(key)) return t(key)
  return trouble.say && say ? say(trouble.say) : trouble.text || trouble.message || t('error-failed')
}

/** Anything thrown, as a sentence. */
export function excuse(problem: unknown): string {
  return sentence(typeof problem === 'object' && problem !== null && 'key' in problem ? (problem as Trouble) : { key: 'failed' })
}
