/** What is lit: each offer has a piece on the board, or none; some need two presses, on one piece and then another. */
import type { Offer } from '../../../table/board'
import type { Light } from '../../../pieces/litbuttons'

/** The pieces to press for an offer, one after the other; none: it is a button beside the question. */
export function pieces(offer: Offer): string[] {
  return WAYS[offer.verb]?.(offer as unknown as Numbers) ?? []
}

type Numbers = Record<string, number>
const ORBIT = 7 // the spot of row place 0

export const shipAt = (player: number, spot: number): string => `ship.${player}.${spot}`
export const orbitOf = (place: number): number => ORBIT + place
export const landingOf = (place: number): number => 1 + place

const WAYS: Record<string, (offer: Numbers) => string[]> = {
  keep: ({ mission }) => [`mission.${mission}`],
  activate: ({ face }) => [`die.${face}`],
  mark: ({ face }) => [`die.${face}`],
  spend: ({ face }) => [`die.${face}`],
  turn: ({ face, to }) => [`die.${face}`, `face.${to}`],
  choose: ({ face }) => [`face.${face}`],
  use: ({ planet }) => [`planet.${planet}`],
  ship: ({ at }) => [`mine.${at}`],
  go: ({ to }) => [`spot.${to}`],
  advance: ({ place }) => [`mine.${orbitOf(place!)}`],
  back: ({ place }) => [`mine.${orbitOf(place!)}`],
  recall: ({ place }) => [`mine.${orbitOf(place!)}`],
  push: ({ player, place }) => [`ship.${player}.${orbitOf(place!)}`],
  rob: ({ player }) => [`player.${player}`],
  replace: ({ place }) => [`place.${place}`],
  shift: ({ start, to }) => [`mine.${orbitOf(start!)}`, `spot.${orbitOf(to!)}`],
}

/** The lit pieces, after those that were pressed already. */
export function lights(offers: Offer[], pressed: string[]): Map<string, Light> {
  const lit = new Map<string, Light>()
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
