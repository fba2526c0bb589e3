/** What the cards ask, as phrases of the game's own words. */
import { must } from '../../../base/must'
import type { Phrase } from '../../../base/wire'
import type { CountingCard, TaskCard } from '../wire'
import { ADVANCED, PERSONAL, PUBLIC } from './printed'

const ASKED = ['colour', 'constellation', 'orbit', 'min', 'max']

function phrase(card: TaskCard | CountingCard): Phrase {
  const asks = Object.fromEntries(Object.entries(card).filter(([name]) => ASKED.includes(name)))
  const pair = Array.isArray(card.colours) ? { colour: card.colours[0], other: card.colours[1] } : {}
  return { say: `card-${card.family}`, ...asks, ...pair }
}

export const personalCard = (card: number): Phrase => phrase(must(PERSONAL[card]))
export const publicCard = (card: number): Phrase => phrase(must(PUBLIC[card]))
export const advancedCard = (card: number): Phrase => phrase(must(ADVANCED[card]))
