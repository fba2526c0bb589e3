/** Names: of languages, each as it calls itself, and of how many can play. */
import { t } from './words.svelte'
import type { Language } from './settings.svelte'

const NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', pl: 'Polski', de: 'Deutsch' }

export function languageName(lang: Language): string {
  return NAMES[lang]
}

/** How many can play. */
export function playersName([low, high]: readonly [number, number]): string {
  return low === high ? t('players-count', { count: low }) : t('players-range', { low, high })
}
