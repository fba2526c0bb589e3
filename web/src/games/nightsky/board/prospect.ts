/** What a drawing would bring, before it is made. */
import type { Counts, Told } from '../wire'

export interface Prospect {
  top: number
  low: number
  lines: number
  points: number
  sun: number
  ecliptic: number
  rim: number
  out: number
  crossed: number
  /** Lines that would cross older ones. */
  crossing: number
}

const NOWHERE = { sun: 0, ecliptic: 0, rim: 0, out: 0, crossed: 0 }

/** What the story of a selected offer foresees; null if it tells no points. */
export function foretold(story: Told[]): Prospect | null {
  const counts = story.find((line) => line.what === 'counts')
  if (!counts) return null
  const { top, low, lines } = counts
  const { sun, ecliptic, rim, out, crossed } = story.find((line) => line.what === 'places') ?? NOWHERE
  const crossing = story.find((line) => line.what === 'laid')?.crossing ?? 0
  return { top, low, lines, points: top + low + lines, sun, ecliptic, rim, out, crossed, crossing }
}

/** What is drawn already, as it stands. */
export function counted({ top, low, lines, points, sun, ecliptic, rim, out, crossed }: Counts): Prospect {
  return {
    top: top.points,
    low: low.points,
    lines: lines.points,
    points,
    sun: sun.count,
    ecliptic: ecliptic.count,
    rim: rim.count,
    out,
    crossed,
    crossing: 0,
  }
}
