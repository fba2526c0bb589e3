/** The hourglass: whose sand runs, how full it is, and when its last grains are heard. */
import type { ClockFace } from '../../../base/wire'

export const HOURGLASS = 20
export const MORE_FOR_TWO = 5
const LAST = 5

/** The seat whose sand is seen: where all wait for the end of a turn, it still runs for who has played. */
export function sandOf(clocks: ClockFace[], turn: number): number {
  const running = clocks.findIndex(({ runs }) => runs)
  return running < 0 ? turn : running
}

/** The seconds left, so long after the server said how many. */
export function secondsLeft(clock: ClockFace, since: number, now: number): number {
  return Math.max(0, clock.runs ? clock.left - Math.max(0, now - since) / 1000 : clock.left)
}

/** How full it is from 0 to 1; whoever does not act has a full one. */
export function fullness(left: number, clocks: ClockFace[]): number {
  return Math.min(1, left / Math.max(1, ...clocks.map((one) => one.left), left))
}

/** Was a whole second of the last few reached? */
export const ticked = (before: number, left: number): boolean =>
  left <= LAST && left > 0 && Math.ceil(left) < Math.ceil(before)
