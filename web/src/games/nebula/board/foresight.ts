/** What a selected offer would bring, read from the story it foresees. */
import type { Star, Told } from '../wire'
import { starOf } from './printed'

export interface Ghosts {
  /** A star on a space of the own galaxy. */
  space: { at: number; star: Star } | null
  /** Where a clock would stand. */
  clock: { cluster: number; ray: number } | null
  /** Stars taken, by cluster. */
  taken: Map<number, number>
  /** The field of the common marker. */
  track: number | null
  marker: number | null
  holes: number | null
}

export function ghosts(story: Told[]): Ghosts {
  const found: Ghosts = { space: null, clock: null, taken: new Map(), track: null, marker: null, holes: null }
  for (const line of story) {
    if (line.what === 'placed') found.space = { at: line.space, star: starOf(line) }
    if (line.what === 'moved') found.clock = { cluster: line.cluster, ray: line.ray }
    if (line.what === 'took') found.taken.set(line.cluster, line.ray)
    if (line.what === 'tracked') found.track = line.at
    if (line.what === 'advanced') found.marker = line.marker
    if (line.what === 'fell') found.holes = line.holes
  }
  return found
}
