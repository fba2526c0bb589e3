/** Where things lie: the galaxy around its centre, the clusters around the supernova; y goes down. */
import { must } from '../../../base/must'
import { polar, polygon, type Point } from '../../../ui/outlines'
import type { Letter } from '../wire'
import { CLUSTERS, LINKS, RAYS, RINGS, SPACES } from './printed'

const UNIT = 50
export const REACH = 5.62 * UNIT
export const SPACE = 0.36 * UNIT
export const TOUCH = 0.52 * UNIT

export const SPOTS: Point[] = SPACES.map(({ x, y }) => [x * UNIT, -y * UNIT])
export const ORBITS = RINGS.map(({ number, radius }) => ({ number, radius: radius * UNIT }))

const PAINTS: Record<Letter, string> = {
  A: 'var(--orange)',
  B: 'var(--turquoise)',
  C: 'var(--purple)',
  D: 'var(--blue)',
}

/** A constellation has a colour and a sign. */
export function paintOf(constellation: Letter): string {
  return PAINTS[constellation]
}

export interface Link {
  from: Point
  to: Point
  ends: [number, number]
  dashed: boolean
  paint: string
}

const indexOf = (id: string) => SPACES.findIndex((space) => space.id === id)

/** The lines of constellations; orbits are circles anyway. */
export const LINES: Link[] = LINKS.filter(({ kind }) => kind !== 'orbital').map(({ kind, ends }) => {
  const [a, b] = [indexOf(ends[0]), indexOf(ends[1])]
  return {
    from: must(SPOTS[a]),
    to: must(SPOTS[b]),
    ends: [a, b],
    dashed: kind === 'indirect',
    paint: paintOf(must(SPACES[a]).constellation),
  }
})

/** Each constellation's corner of the square around the galaxy, the one it lies nearest to: opposite ones are opposite. */
export const CORNERS = (['A', 'B', 'C', 'D'] as const).map((constellation) => {
  const own = SPOTS.filter((_, at) => must(SPACES[at]).constellation === constellation)
  const [right, low] = [own.reduce((sum, [x]) => sum + x, 0) > 0, own.reduce((sum, [, y]) => sum + y, 0) > 0]
  return { constellation, x: right ? REACH : -REACH, y: low ? REACH - 4 : 16 - REACH, end: right }
})

const SIGNS: Record<Letter, (r: number) => string> = {
  A: (r) => `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}Z`,
  B: (r) => polygon(3, r * 1.3),
  C: (r) => polygon(4, r * 1.35),
  D: (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
}

export const signOf = (constellation: Letter, r: number): string => SIGNS[constellation](r)

// The clusters

const STEP = 36
export const CLUSTER = 56
export const RAY = 17
export const HAND = 25
export const NOVA = 50
export const CENTRES: Point[] = CLUSTERS.map(({ centre }) => [centre[0] * STEP, -centre[1] * STEP])

/** A ray's angle, clockwise from the top. */
export const rayAngle = (cluster: number, ray: number): number =>
  90 - must(CLUSTERS[cluster]).angle + (360 / RAYS) * ray

export const raySpot = (cluster: number, ray: number): Point => polar(CLUSTER, rayAngle(cluster, ray))
