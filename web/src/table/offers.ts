/** Offers in the order they are listed. */
import type { Offer } from './board'

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
  if (!offers.length) return null
  const at = offers.findIndex((offer) => offer.do === selected)
  const next = at < 0 ? (step > 0 ? 0 : offers.length - 1) : (at + step + offers.length) % offers.length
  return offers[next]!.do
}

/** The arguments of an offer that a sentence can hold. */
export function plainArguments(offer: Offer): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(offer).filter(([, value]) => typeof value === 'number' || typeof value === 'string'),
  )
}

/** What is selected when new offers come: the only one; while they stay the same, what was; else nothing. */
export function startChoice(offers: Offer[], before: Offer[], selected: string | null): string | null {
  return offers.length === 1 ? offers[0]!.do : sameOffers(offers, before) ? selected : null
}

export function sameOffers(offers: Offer[], before: Offer[]): boolean {
  return offers.length === before.length && offers.every((offer, at) => offer.do === before[at]!.do)
}
