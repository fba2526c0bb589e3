/** Names: of languages, each as it calls itself, of how many can play, and of those who do. */
import type { Seat } from './board'
import { t } from './words.svelte'
import type { Language } from './settings.svelte'

const NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', pl: 'Polski', de: 'Deutsch' }

export function languageName(lang: Language): string {
  return NAMES[lang]
}

/** Who sits at a table, and how many seats are free. */
export function seatedNames(seats: Seat[]): string {
  const taken = seats.flatMap((seat, at) => (seat.who === 'open' ? [] : seat.name || t('player', { number: at + 1 })))
  const free = seats.length - taken.length
  return [...taken, ...(free ? [t('seats-free', { count: free })] : [])].join(', ')
}

/** How many can play. */
export function playersName([low, high]: readonly [number, number]): string {
  return low === high ? t('players-count', { count: low }) : t('players-range', { low, high })
}
