/** What went wrong, in the player's language. */
import { asTrouble, type Trouble } from '../base/trouble'
import { knows, t, type Say } from './words.svelte'

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
