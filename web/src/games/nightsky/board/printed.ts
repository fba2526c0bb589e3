/** The map and the cards: stars, constellations and start cards by their numbers, from one on. */
import { must } from '../../../base/must'
import type { Shape } from '../../../pieces/shapes'
import { tidy, type Point } from '../../../ui/outlines'
import { components, type StarType } from '../wire'

export interface Star {
  id: number
  at: Point
  type: StarType
  sun: boolean
  rim: boolean
  visible: number[]
}
/** What a card shows; a start card has no pattern. */
export interface Face {
  id: number
  latin: string
  type: StarType
  value: number
  nodes: Point[]
  lines: [number, number][]
}

/** A colour has its rays, also on the map. */
export const SHAPES: Record<StarType, Shape> = { red: 'star4', white: 'star8', yellow: 'star5', blue: 'star6' }
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI']
export const FADING = components.fading_stars
export const VALUES = { sun: components.sun_value, ecliptic: components.ecliptic_value, rim: components.rim_value }
/** The least points of each rank, alone. */
export const RANKS = components.ranks_from

export const STARS: Star[] = components.stars.map(({ x, y, ...more }) => ({ ...more, at: [x, y] }))
export const star = (id: number): Star => must(STARS[id - 1])

const BY_PLACE = new Map(STARS.map((one) => [one.at.join(), one]))

/** The star at a place of the map, if there is one. */
export const starAt = (place: Point): Star | undefined => BY_PLACE.get(place.join())

export const card = (id: number): Face => must(components.cards[id - 1])

export function startSide(id: number, side: number): Face {
  const { type, value } = must(must(components.start_cards[id - 1]).sides[side])
  return { id, latin: '', type, value, nodes: [], lines: [] }
}

const { wave, length, slope } = components.ecliptic
const REACH = 5.3

/** Points along the ecliptic, on the map. */
export const ECLIPTIC: Point[] = Array.from({ length: 107 }, (_, i) => {
  const x = tidy(-REACH + i / 10)
  return [x, wave * Math.sin((2 * Math.PI * x) / length) + slope * x]
})
