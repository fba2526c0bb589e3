/** The printed cards, and how their colours look. */
import { must } from '../../../base/must'
import { disc, polygon } from '../../../ui/outlines'
import { components, type Card, type Colour } from '../wire'

export const SIDE = components.rows
const CARDS = new Map(components.cards.map((card) => [card.id, card]))

export const card = (id: string): Card => must(CARDS.get(id))

/** How many stars the rolls of the setup put on the sky. */
export const rolledStars = (seats: number): number => must(components.setup[seats]).rolled_stars

export const paintOf = (colour: Colour): string => `var(--${colour})`

/** A colour of cards has its sign: no star and no moon, for these are pieces here. */
export const SIGNS: Record<Colour, (radius: number) => string> = {
  purple: disc,
  yellow: (radius) => polygon(4, radius),
  green: (radius) => polygon(3, radius),
}
