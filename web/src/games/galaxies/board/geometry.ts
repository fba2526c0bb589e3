/** Where things lie on a planet's card: the spaces of its track around it, and ships that share a place. */
import { must } from '../../../base/must'
import { arc, polar, type Point } from '../../../ui/outlines'

export const WIDTH = 184
export const HEIGHT = 176
export const CENTRE: Point = [WIDTH / 2, 91]
export const ORBIT = 70
export const BALL = 42
export const SPACE = 12
export const SHIP = 15
const OPEN = 135 // the track leaves a gap below, where the resource stands

/** The track has its start, its numbered spaces and its symbol. */
export const spaceAngle = (space: number, numbered: number): number => -OPEN + (space * 2 * OPEN) / (numbered + 1)
export const spaceSpot = (space: number, numbered: number): Point => polar(ORBIT, spaceAngle(space, numbered), CENTRE)
export const TRACK_PATH = arc(ORBIT, -OPEN, OPEN, CENTRE)

export interface Berth {
  spot: Point
  r: number
}

const SHARED = [SHIP, 11.5, 10, 9.5, 8.8] as const
const SPREAD = [0, 10.5, 12, 13, 14] as const

/** A ship's place among those that share a spot: alone in its middle, together in a ring around it. */
export function berth(at: Point, index: number, count: number, wide = 1): Berth {
  const crowd = Math.min(count, SHARED.length) - 1
  return { spot: polar(must(SPREAD[crowd]) * wide, -90 + (index * 360) / count, at), r: must(SHARED[crowd]) }
}
