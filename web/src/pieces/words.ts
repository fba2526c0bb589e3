/** What all boards say alike. */
import type { Phrase } from '../base/wire'
import type { BoardProps, Offer, Seat } from './board'

type Say = BoardProps['say']

/** What somebody is called, or which seat it is. */
export const nameOf = (seat: number, seats: Seat[], say: Say): string => seats[seat]?.name || say({ say: 'seat', seat })

/** How the game came out, in sentences. */
export const verdictOf = (verdict: Phrase[] | undefined, say: Say): string => (verdict ?? []).map(say).join(' ')

/** An offer in the board's own words, else as the server says it; and what it brings. */
export function described(
  offer: Pick<Offer, 'do' | 'say'>,
  { gains, say, t }: Pick<BoardProps, 'gains' | 'say' | 't'>,
  own: Phrase | null = null,
): string {
  const [gained, words] = [gains[offer.do], own ? t(own.say, own) : say(offer.say)]
  return gained ? `${words} ${say({ say: 'brings', count: gained })}` : words
}
