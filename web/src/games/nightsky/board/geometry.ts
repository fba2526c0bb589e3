/** Where things lie on the disc as it stands in a round: the Sun is the origin, one lattice step is STEP. */
import type { Box } from '../../../pieces/camera'
import { tidy, type Point } from '../../../ui/outlines'

export const STEP = 50
export const GLYPH = 0.25 * STEP
export const DISC = 7.3 * STEP
export const FIELD = 6.2 * STEP
export const RIM = 6.76 * STEP
export const EDGE = 1.51 * STEP // the window's lower edge, below the Sun
export const HALF = tidy(Math.sqrt(DISC ** 2 - EDGE ** 2))
export const ROUNDS = 6
const MARGIN = 0.12 * STEP

export const WINDOW: Box = { left: -DISC - MARGIN, top: -DISC - MARGIN, right: DISC + MARGIN, bottom: EDGE + 1 }
export const WHOLE: Box = { ...WINDOW, bottom: DISC + MARGIN }

/** How far the disc is turned in a round, counter-clockwise. */
export const turnOf = (round: number): number => (round - 1) * (360 / ROUNDS)

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Where a point of the map lies in a round; on the map y goes up, on the screen down. */
export function spot([x, y]: Point, round: number): Point {
  const [cos, sin] = [Math.cos(radians(turnOf(round))), Math.sin(radians(turnOf(round)))]
  return [tidy((x * cos - y * sin) * STEP), tidy(-(x * sin + y * cos) * STEP)]
}

/** The point of the map that lies somewhere in a round. */
export function under([x, y]: Point, round: number): Point {
  const [cos, sin] = [Math.cos(radians(turnOf(round))), Math.sin(radians(turnOf(round)))]
  const [across, up] = [x / STEP, -y / STEP]
  return [across * cos + up * sin, up * cos - across * sin]
}

/** The lean of the lattice's rows on the screen, clockwise, so that words along them are read from left to right. */
export function lean(round: number): number {
  const turn = ((-turnOf(round) % 90) + 90) % 90
  return turn > 45 ? turn - 90 : turn
}

/** The angle of a round's numeral on the disc, clockwise from the top, while another round is on top. */
export const numeralAngle = (numeral: number, round: number): number => turnOf(numeral) - turnOf(round)

export const boxOf = (points: readonly Point[], around: number): Box => ({
  left: Math.min(...points.map(([x]) => x)) - around,
  top: Math.min(...points.map(([, y]) => y)) - around,
  right: Math.max(...points.map(([x]) => x)) + around,
  bottom: Math.max(...points.map(([, y]) => y)) + around,
})

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
