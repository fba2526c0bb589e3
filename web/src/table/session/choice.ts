/** What is selected when offers come. */
import { must } from '../../base/must'
import type { Offer } from '../../pieces/board'

/** The only one; while they stay the same, what was; else nothing. */
export function startChoice(offers: Offer[], before: Offer[], selected: string | null): string | null {
  return offers.length === 1 ? must(offers[0]).do : sameOffers(offers, before) ? selected : null
}

export function sameOffers(offers: Offer[], before: Offer[]): boolean {
  return offers.length === before.length && offers.every((offer, at) => offer.do === before[at]?.do)
}
