/** How strong bots are, in words. */
import { knows, t } from './words.svelte'

export function levelName(level: string | null): string {
  return level !== null && knows(`level-${level}`) ? t(`level-${level}`) : (level ?? '')
}
