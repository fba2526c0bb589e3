/** What the cards ask, as phrases of the game's own words. */
import type { Phrase } from '../../../table/board'
import { ADVANCED, PERSONAL, PUBLIC } from '../view'

interface Facts { family: string; colours?: number | string[]; [fact: string]: unknown }
const ASKED = ['colour', 'constellation', 'orbit', 'min', 'max']

function phrase(facts: Facts): Phrase {
  const asks = Object.fromEntries(ASKED.filter((key) => key in facts).map((key) => [key, facts[key]]))
  const pair = Array.isArray(facts.colours) ? { colour: facts.colours[0], other: facts.colours[1] } : {}
  return { say: `card-${facts.family}`, ...asks, ...pair }
}

export const personalCard = (card: number): Phrase => phrase(PERSONAL[card] as Facts)
export const publicCard = (card: number): Phrase => phrase(PUBLIC[card] as Facts)
export const advancedCard = (card: number): Phrase => phrase(ADVANCED[card] as Facts)
