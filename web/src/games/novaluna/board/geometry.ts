/** Where things lie: the ring's places, the track's spaces, the cells of a mosaic. */
import type { Pair } from '../../../base/wire'
import type { Box } from '../../../pieces/camera'
import { polar, type Point } from '../../../ui/outlines'
import { PLACES, SPACES } from './printed'

export const SIDE = 508
export const TILE = 77
export const TOKEN = 13.5
export const DOT = 8.6
export const OUTER = 210
export const TRACK = 140
const LEAN = 15 // a token on a stack lies this much nearer to the middle
const HOP = 9
export const CENTRE: Point = [SIDE / 2, SIDE / 2]

export const placeAngle = (place: number): number => (place * 360) / PLACES
export const spaceAngle = (space: number): number => (space * 360) / SPACES

export const placeSpot = (place: number): Point => polar(OUTER, placeAngle(place), CENTRE)

export function spaceSpot(space: number, height = 0): Point {
  return polar(TRACK - height * LEAN, spaceAngle(space), CENTRE)
}

/** Spaces from one to another, clockwise. */
export const steps = (from: number, to: number): number => (to - from + SPACES) % SPACES

/** A token's way, hopping from space to space onto the stack at the end. */
export function hops(from: [space: number, height: number], to: [space: number, height: number]): Point[] {
  const count = steps(from[0], to[0])
  const way: Point[] = [spaceSpot(...from)]
  for (let step = 1; step <= count; step++) {
    way.push(polar(TRACK + HOP, spaceAngle(from[0] + step - 0.5), CENTRE))
    way.push(step < count ? spaceSpot(from[0] + step) : spaceSpot(...to))
  }
  return way
}

/** The moon's way around the ring, a third of a place at a time. */
export function moonWalk(from: number, to: number): Point[] {
  const turn = (placeAngle(to) - placeAngle(from) + 360) % 360
  const count = Math.max(1, Math.round(turn / 10))
  return Array.from({ length: count + 1 }, (_, i) => polar(OUTER, placeAngle(from) + (turn * i) / count, CENTRE))
}

export const CELL = 100
export const STEP = 107

/** A cell's upper left corner; y counts upwards. */
export const cellSpot = (x: number, y: number): Point => [x * STEP, y === 0 ? 0 : -y * STEP]

export function cellBox(x: number, y: number): Box {
  const [left, top] = cellSpot(x, y)
  return { left, top, right: left + CELL, bottom: top + CELL }
}

/** A box around cells, never narrower than a few of them, so that the first tiles are no giants. */
export function boxAround(cells: readonly Pair[], least = 3): Box {
  const spots = cells.length ? cells.map(([x, y]) => cellSpot(x, y)) : [cellSpot(0, 0)]
  const [left, right] = span(
    spots.map(([x]) => x),
    least,
  )
  const [top, bottom] = span(
    spots.map(([, y]) => y),
    least,
  )
  return { left, top, right, bottom }
}

const EDGE = 12

function span(starts: number[], least: number): [number, number] {
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  const spare = Math.max(0, (least - 1) * STEP - (last - first)) / 2 + EDGE
  return [first - spare, last + CELL + spare]
}
