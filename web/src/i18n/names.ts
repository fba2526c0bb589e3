/** Names: of how many can play, and of those who do. */
import type { Seat } from '../table/board'
import { t } from './words.svelte'

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
