/** What is lit: each offer has its piece on the board; to place a star is to press the star and then a space. */
import type { Offer } from '../../../table/board'
import type { Light } from '../../../pieces/litbuttons'
import { RAYS, STARS, type NebulaView, type Star } from '../view'

type Numbers = Record<string, number>
const BLACK = STARS.indexOf('black')

const PIECES: Record<string, (offer: Numbers, view: NebulaView) => string> = {
  choose: ({ card }) => `card.${card}`,
  move: ({ steps }, view) => rayKey(view, steps!),
  chaos: ({ star }) => `star.${star}`,
  keep: ({ star }) => `drawn.${star}`,
  hole: () => `star.${BLACK}`,
  finish: () => 'finish',
  exchange: ({ star }) => `star.${star}`,
  redraw: () => 'nova',
  advance: ({ marker }) => `marker.${marker}`,
}

function rayKey(view: NebulaView, steps: number): string {
  const at = view.time?.cluster ?? 0
  const ray = (view.clusters[at]!.clock + steps + RAYS) % RAYS
  return `ray.${at}.${ray}`
}

/** Of two ways to a ray the shorter one is chosen first. */
const shortestFirst = (a: Offer, b: Offer) => Math.abs((a.steps as number) ?? 0) - Math.abs((b.steps as number) ?? 0)

/** The star whose spaces are lit: the one wanted, else the first that can be placed. */
export function heldStar(offers: Offer[], wanted: Star | null): Star | null {
  const placeable = [...new Set(offers.filter(({ verb }) => verb === 'place').map((offer) => STARS[offer.star as number]!))]
  return wanted !== null && placeable.includes(wanted) ? wanted : (placeable[0] ?? null)
}

/** The lit pieces, with this star in hand. */
export function lights(offers: Offer[], held: Star | null, view: NebulaView): Map<string, Light> {
  const lit = new Map<string, Light>()
  const add = (key: string, offer: Offer, last: boolean) => {
    const light = lit.get(key) ?? { key, offers: [], last }
    light.offers.push(offer)
    lit.set(key, light)
  }
  for (const offer of [...offers].sort(shortestFirst)) {
    if (offer.verb !== 'place') add(PIECES[offer.verb]!(offer as unknown as Numbers, view), offer, true)
    else {
      add(`star.${offer.star as number}`, offer, false)
      if (held === STARS[offer.star as number]) add(`space.${offer.space as number}`, offer, true)
    }
  }
  return lit
}
