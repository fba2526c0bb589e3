/** Names that are the same in every language: each language calls itself. */
import type { Language } from './settings.svelte'

const NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', pl: 'Polski', de: 'Deutsch' }

export function languageName(lang: Language): string {
  return NAMES[lang]
}
