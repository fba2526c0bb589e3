/** What is to be seen on the sky: how cells are lit, and where constellations stand or nearly do. */
import type { Player, Told, View } from '../wire'
import { rolledStars } from './printed'

/** How a cell is lit: for the number on top, for the one joined with it, or as one of many that are all free. */
export type Tone = 'face' | 'couple' | 'free'

export function tone(view: View, cell: number): Tone {
  if (view.step === 'take' || view.step === 'put') return 'face'
  if (!view.roll || view.step !== 'place') return 'free'
  return view.near[cell] === view.roll.face ? 'face' : 'couple'
}

/** The cells of a player's constellation: where it stands, else where it is nearest to that. */
export const placeOf = ({ standing, best }: Player): number[] => standing[0] ?? best

/** The cells of all constellations that stand, or of one player's. */
export function shining(view: View, only: Player | null): Set<number> {
  return new Set((only ? [only] : view.players).flatMap(({ standing }) => standing.flat()))
}

/** Where the rolls of the setup put the Moon, and with four players a star; nowhere once somebody has placed one. */
export function rolledBefore({ step, seats, moon, stars }: View): number[] {
  return step === 'opening' && stars.length === rolledStars(seats) ? [moon, ...stars] : []
}

/** How many stars of a player's constellation a story would bring, if it changes that. */
export function foretold(story: Told[], seat: number | null, need: number): number | null {
  const stands = story.filter((line) => line.what === 'stood').some((line) => line.seat === seat)
  const grew = story.filter((line) => line.what === 'grew').find((line) => line.seat === seat)
  return stands ? need : (grew?.have ?? null)
}
