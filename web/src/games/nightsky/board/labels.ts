/** Where the names of constellations stand: along the lattice's rows, between the stars, in nobody's way. */
import { must } from '../../../base/must'
import type { Point } from '../../../ui/outlines'
import { STEP, apart, boxOf, lean, spot, under } from './geometry'

/** A drawn constellation; `id` is the round it was drawn in. */
export interface Figure {
  id: number
  name: string
  stars: Point[]
  lines: [Point, Point][]
}
export interface Label {
  id: number
  name: string
  at: Point
  lean: number
}
type Line = [Point, Point]

const LETTER = 0.14 * STEP // half of a letter's room along its row
const NEAR = 0.4 * STEP
const ALONG = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]
const BESIDE = [-0.5, 0.5]

interface Ground {
  round: number
  lines: Line[]
  shows: (point: Point) => boolean
  placed: Label[]
}

/** One label for each figure that can be seen; `shows` tells whether a point of the screen is in the window. */
export function labels(figures: Figure[], round: number, shows: (point: Point) => boolean): Label[] {
  const lines = figures.flatMap((one) => one.lines.map(([a, b]): Line => [spot(a, round), spot(b, round)]))
  const ground: Ground = { round, lines, shows, placed: [] }
  for (const figure of figures) {
    const stars = figure.stars.map((star) => spot(star, round))
    if (stars.some(shows)) ground.placed.push(best(figure, stars, ground))
  }
  return ground.placed
}

function best({ id, name, stars: places }: Figure, stars: Point[], ground: Ground): Label {
  const options = gaps(places).map((gap): Label => ({
    id,
    name,
    at: spot(gap, ground.round),
    lean: lean(ground.round),
  }))
  const costs = options.map((label) => cost(label, stars, ground))
  return must(options[costs.indexOf(Math.min(...costs))])
}

/** Places near a figure in the gaps between rows. */
function gaps(stars: Point[]): Point[] {
  const near = stars.flatMap(([x, y]) =>
    ALONG.flatMap((a) =>
      BESIDE.flatMap((b): Point[] => [
        [x + a, y + b],
        [x + b, y + a],
      ]),
    ),
  )
  return [...new Map(near.map((gap) => [gap.join(), gap])).values()]
}

/** What a label would hide or touch, and how far it is from the middle of its figure. */
function cost(label: Label, stars: Point[], { round, lines, shows, placed }: Ground): number {
  const letters = word(label)
  const hidden = letters.filter((letter) => !shows(letter)).length
  const covered = letters.filter((letter) => onStar(letter, round)).length
  const crossed = lines.filter((line) => letters.some((letter) => aside(letter, line) < NEAR / 2)).length
  const clashes = placed.filter((other) =>
    word(other).some((one) => letters.some((letter) => apart(one, letter) < NEAR)),
  ).length
  const { left, right, top, bottom } = boxOf(stars, 0)
  return (
    hidden * 50 +
    clashes * 40 +
    covered * 12 +
    crossed * 9 +
    apart(label.at, [(left + right) / 2, (top + bottom) / 2]) / STEP
  )
}

/** Points along a word, one for about every letter. */
function word({ name, at: [x, y], lean }: Label): Point[] {
  const [dx, dy] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)]
  const way = (i: number) => (i - (name.length - 1) / 2) * 2 * LETTER
  return Array.from(name, (_, i): Point => [x + way(i) * dx, y + way(i) * dy])
}

/** Does a letter stand where the lattice has a star? */
function onStar(letter: Point, round: number): boolean {
  const [x, y] = under(letter, round)
  return apart(letter, spot([Math.round(x), Math.round(y)], round)) < NEAR
}

function aside([x, y]: Point, [[x1, y1], [x2, y2]]: Line): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const at = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return apart([x, y], [x1 + at * dx, y1 + at * dy])
}
