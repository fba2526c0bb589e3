import { t } from './words.svelte'

/** How many can play. */
export function playersName([low, high]: readonly [number, number]): string {
  return low === high ? t('players-count', { count: low }) : t('players-range', { low, high })
}
