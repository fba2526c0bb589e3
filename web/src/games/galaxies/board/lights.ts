/** What is lit: each offer has a piece on the board, or none; some need two presses, on one piece and then another. */
import type { Light } from '../../../pieces/litbuttons'
import type { Offer } from '../wire'

const ORBIT = 7 // the spot of row place 0

export const shipAt = (player: number, spot: number): string => `ship.${player}.${spot}`
export const orbitOf = (place: number): number => ORBIT + place
export const landingOf = (place: number): number => 1 + place
const mine = (spot: number): string => `mine.${spot}`

/** The pieces to press for an offer, one after the other; none: it is a button beside the question. */
export function pieces(offer: Offer): string[] {
  switch (offer.verb) {
    case 'keep':
      return [`mission.${offer.mission}`]
    case 'activate':
    case 'mark':
    case 'spend':
      return [`die.${offer.face}`]
    case 'turn':
      return [`die.${offer.face}`, `face.${offer.to}`]
    case 'choose':
      return [`face.${offer.face}`]
    case 'use':
      return [`planet.${offer.planet}`]
    case 'ship':
      return [mine(offer.at)]
    case 'go':
      return [`spot.${offer.to}`]
    case 'advance':
    case 'back':
    case 'recall':
      return [mine(orbitOf(offer.place))]
    case 'push':
      return [shipAt(offer.player, orbitOf(offer.place))]
    case 'rob':
      return [`player.${offer.player}`]
    case 'replace':
      return [`place.${offer.place}`]
    case 'shift':
      return [mine(orbitOf(offer.start)), `spot.${orbitOf(offer.to)}`]
    case 'roll':
    case 'end':
    case 'follow':
    case 'pass':
    case 'never':
    case 'force':
    case 'let':
    case 'decline':
      return []
    case 'upgrade':
    case 'swap':
    case 'gain':
    case 'give':
      return []
  }
}

/** The lit pieces, after those that were pressed already. */
export function lights(offers: Offer[], pressed: string[]): Map<string, Light<Offer>> {
  const lit = new Map<string, Light<Offer>>()
  for (const offer of offers) {
    const way = pieces(offer)
    const key = way[pressed.length]
    if (key === undefined || !pressed.every((one, i) => one === way[i])) continue
    const light = lit.get(key) ?? { key, offers: [], last: way.length === pressed.length + 1 }
    light.offers.push(offer)
    lit.set(key, light)
  }
  for (const key of pressed) lit.set(key, { key, offers: [], last: false })
  return lit
}
