/** What is lit: each offer has its piece on the board; to place a star is to press the star and then a space. */
import { must } from '../../../base/must'
import type { Light } from '../../../pieces/litbuttons'
import type { Offer, Star, View } from '../wire'
import { RAYS, STARS, starOf } from './printed'

type Place = Extract<Offer, { verb: 'place' }>
const BLACK = STARS.indexOf('black')

function pieceOf(offer: Exclude<Offer, Place>, view: View): string {
  switch (offer.verb) {
    case 'choose':
      return `card.${offer.card}`
    case 'move':
      return rayKey(view, offer.steps)
    case 'chaos':
      return `star.${offer.star}`
    case 'keep':
      return `drawn.${offer.star}`
    case 'hole':
      return `star.${BLACK}`
    case 'finish':
      return 'finish'
    case 'exchange':
      return `star.${offer.star}`
    case 'redraw':
      return 'nova'
    case 'advance':
      return `marker.${offer.marker}`
  }
}

function rayKey(view: View, steps: number): string {
  const at = view.time?.cluster ?? 0
  const ray = (must(view.clusters[at]).clock + steps + RAYS) % RAYS
  return `ray.${at}.${ray}`
}

/** Of two ways to a ray the shorter one is chosen first. */
const way = (offer: Offer) => (offer.verb === 'move' ? Math.abs(offer.steps) : 0)

/** The star whose spaces are lit: the one wanted, else the first that can be placed. */
export function heldStar(offers: Offer[], wanted: Star | null): Star | null {
  const placeable = [...new Set(offers.filter((offer) => offer.verb === 'place').map(starOf))]
  return wanted !== null && placeable.includes(wanted) ? wanted : (placeable[0] ?? null)
}

/** The lit pieces, with this star in hand. */
export function lights(offers: Offer[], held: Star | null, view: View): Map<string, Light<Offer>> {
  const lit = new Map<string, Light<Offer>>()
  const add = (key: string, offer: Offer, last: boolean) => {
    const light = lit.get(key) ?? { key, offers: [], last }
    light.offers.push(offer)
    lit.set(key, light)
  }
  for (const offer of offers.toSorted((a, b) => way(a) - way(b))) {
    if (offer.verb !== 'place') add(pieceOf(offer, view), offer, true)
    else {
      add(`star.${offer.star}`, offer, false)
      if (held === starOf(offer)) add(`space.${offer.space}`, offer, true)
    }
  }
  return lit
}
