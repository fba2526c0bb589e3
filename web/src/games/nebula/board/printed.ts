/** The boards and cards that verbs, events and the view name by number. */
import { must } from '../../../base/must'
import { components, type Star } from '../wire'

export const STARS: Star[] = [...components.colours, 'black']
export const SPACES = components.galaxy.spaces
export const RINGS = components.galaxy.orbits
export const LINKS = components.galaxy.links
export const CLUSTERS = components.clusters.boards
export const RAYS = components.clusters.rays
export const STRIP = components.galaxy.strip.values
export const HOLE_TRACK = components.hole_track
export const PERSONAL = components.personal
export const PUBLIC = components.public
export const ADVANCED = components.advanced
export const PERSONAL_POINTS = components.personal_points

/** The star that a verb or an event means. */
export const starOf = ({ star }: { star: number }): Star => must(STARS[star])
