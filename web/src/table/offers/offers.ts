/** Offers in the order they are listed. */
import type { Offer } from '../../pieces/board'

export const FEW = 9

/** What brings most stands first; else as the game lists them. */
export function ranked(offers: Offer[], gains: Record<string, number>): Offer[] {
  return offers.toSorted((a, b) => (gains[b.do] ?? 0) - (gains[a.do] ?? 0))
}

/** The few that are shown: the first ones, and what is selected. */
export function shortlist(offers: Offer[], selected: string | null, all: boolean): Offer[] {
  return all ? offers : offers.filter((offer, at) => at < FEW || offer.do === selected)
}

/** The offer after or before the selected one, past the end the first again. */
export function neighbour(offers: Offer[], selected: string | null, step: 1 | -1): string | null {
  const at = offers.findIndex((offer) => offer.do === selected)
  const next = at < 0 ? (step > 0 ? 0 : offers.length - 1) : (at + step + offers.length) % offers.length
  return offers[next]?.do ?? null
}

/** The arguments of an offer that a sentence can hold. */
export function plainArguments(offer: Offer): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(offer).filter(([, value]) => typeof value === 'number' || typeof value === 'string'),
  )
}
