/** What a drawing would bring, before it is made. */
import type { Told } from '../../../table/board'
import type { Counts } from '../view'

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

/** What the story of a selected offer foresees; null if it tells no points. */
export function foretold(story: Told[]): Prospect | null {
  const counts = story.find(({ what }) => what === 'counts')
  const places = story.find(({ what }) => what === 'places')
  const laid = story.find(({ what }) => what === 'laid')
  if (!counts) return null
  const number = (line: Told | undefined, key: string) => (line?.[key] as number | undefined) ?? 0
  const [top, low, lines] = [number(counts, 'top'), number(counts, 'low'), number(counts, 'lines')]
  return {
    top,
    low,
    lines,
    points: top + low + lines,
    sun: number(places, 'sun'),
    ecliptic: number(places, 'ecliptic'),
    rim: number(places, 'rim'),
    out: number(places, 'out'),
    crossed: number(places, 'crossed'),
    crossing: number(laid, 'crossing'),
  }
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
