/** Planets for the pictures of how to play. */
import { planetOf } from '../board/printed'
import type { Place } from '../wire'

function place(id: string, landed: number[] = [], orbits: Place['orbits'] = []): Place {
  const { name, resource, track, numbered_spaces: spaces, points } = planetOf(id)
  return { planet: id, name, resource, track, spaces, points, landed, orbits }
}

const [SUN, COMET, RINGED] = [0, 1, 2]

export const EMPTY = place('omicronfenzi')
export const SHARED = place(
  'shouhua',
  [SUN],
  [
    { player: COMET, at: 2 },
    { player: RINGED, at: 0 },
  ],
)
