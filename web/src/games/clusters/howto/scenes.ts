/** Skies for pictures: how to play, and the card in the lobby. */
import type { Offer, Player, View } from '../wire'

/** A sky drawn as text: * a star, M the Moon, # a star of a constellation that stands. A digit is a lit cell. */
function sky(drawing: string, roll: View['roll']): View {
  const marks = drawing.trim().split(/\s+/)
  const where = (wanted: RegExp) => marks.flatMap((mark, cell) => (wanted.test(mark) ? [cell] : []))
  const standing = where(/#/)
  const player: Player = {
    card: 'P03',
    colour: 'purple',
    rating: 1,
    need: 7,
    have: 5,
    best: standing,
    standing: standing.length ? [standing] : [],
  }
  return {
    game: 'clusters',
    seats: 2,
    seat: null,
    to_act: [0],
    over: false,
    commitment: '',
    step: 'place',
    turn: 0,
    zero: false,
    opening: 0,
    taken: null,
    roll,
    moon: marks.indexOf('M'),
    stars: where(/[*#]/),
    stock: 40,
    lit: where(/\d/),
    near: marks.map(Number),
    players: [player],
  }
}

/** What is lit in a sky of a picture. */
export function litOffers({ lit }: View): Extract<Offer, { verb: 'place' }>[] {
  return lit.map((cell) => ({ do: `place cell:${cell}`, verb: 'place', cell, say: { say: 'place' } }))
}

export const STANDS = sky(
  `. . . . . . . .
   . * . . . * . .
   . . # # # . . .
   * . . # . . . .
   . . # # # . * .
   . . . . * . . .
   . M . . . . . *
   . . . * . . . .`,
  null,
)

export const PLACE = sky(
  `. * . . . * 2 .
   . 2 2 2 2 . * .
   . 2 * . * 2 . .
   . 2 * * . 2 . .
   . 2 2 . * 2 . .
   * 2 . M . . * 2
   2 * . . . . * 2
   . . . . * 2 . .`,
  { face: 6, couple: 2, first: 6, again: false },
)

const TWO_AND_THE_MOON = sky(
  `. . . . . . . .
   . * M . . . . .
   . . . . . * . .
   . . . . * . . .
   . . . . . . * .
   . * . * . . . .
   . . 2 . . . . .
   . . . . . . . .`,
  { face: 6, couple: 2, first: 6, again: false },
)

/** The examples of the book of rules, as its tests lay them; the star that ends a game shines. */
export const EXAMPLES: Record<string, View> = {
  'setup-of-four': sky(
    `. . . . . . . .
     . . . . . . * .
     . . . . . . . .
     . . . . . . . .
     . . . . . M . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .`,
    null,
  ),
  'six-and-two': TWO_AND_THE_MOON,
  'moon-does-not-count': TWO_AND_THE_MOON,
  'three-winners': sky(
    `. . . . . . . .
   * * * * * . . .
   . . * M * * . .
   . . * # * * . .
   . . * . * . . .
   . . . * . . . .
   . . . * . . . .
   . . . * * . . .`,
    null,
  ),
  'bob-rolls': sky(
    `. . . . . . . .
     . * . . # . . .
     . . . . . . * .
     . . * . . . . .
     . . . . . M . .
     . * . . . . . .
     . . . . * . . .
     . . . . . . . *`,
    null,
  ),
}
