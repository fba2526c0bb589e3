/** Where something lies, in the words of one who sees the disc: as on a clock, and so many steps from the Sun. */
import { must } from '../../../base/must'
import type { Phrase } from '../../../base/wire'
import type { Point } from '../../../ui/outlines'
import type { Offer, View } from '../wire'
import { STEP, apart, spot } from './geometry'
import { heart, type Lay } from './pattern'
import { card, star } from './printed'

const HOURS = 12

/** Offers that name a place; others say it themselves. */
export function wording(offer: Offer, view: View): Phrase | null {
  const seat = view.mine?.seat
  const number = seat === undefined ? null : must(view.players[seat]).card
  if (number === null) return null
  if (offer.verb === 'lay') return laying(card(number).nodes, offer, view.round)
  if (offer.verb === 'leave') return { say: 'sky-offer-leave', ...about(offer.star, view.round) }
  if (offer.verb === 'keep')
    return { say: 'sky-offer-keep', ...about(offer.star, view.round), count: size(offer.star, view) }
  return null
}

function laying(nodes: Point[], lay: Lay, round: number): Phrase {
  return { say: 'sky-offer-lay', turn: lay.turn, ...onClock(spot(heart(nodes, lay), round)) }
}

function about(number: number, round: number): { type: string; hour: number; steps: number } {
  const { type, at } = star(number)
  return { type, ...onClock(spot(at, round)) }
}

const size = (first: number, view: View): number =>
  view.mine?.sketch?.pieces.find((piece) => piece.star === first)?.stars.length ?? 1

/** The hour that a hand from the Sun would show, and the way in steps. */
export function onClock(place: Point): { hour: number; steps: number } {
  const hour = Math.round((Math.atan2(place[0], -place[1]) / (2 * Math.PI)) * HOURS)
  return { hour: hour > 0 ? hour : hour + HOURS, steps: Math.round(apart(place, [0, 0]) / STEP) }
}
