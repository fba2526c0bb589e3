/** The printed cards, as the rules have them. */
import { must } from '../../../base/must'
import { components, type Face, type Mission, type Planet, type RogueGalaxy } from '../wire'

export const FACES: Face[] = components.die_faces
export const PLANETS = components.planets
export const MISSIONS = components.missions
export const EMPIRE = components.empire_track.map(({ vp }) => vp)
export const DICE = components.dice

const BY_ID = new Map(PLANETS.map((planet) => [planet.id, planet]))
export const planetOf = (id: string): Planet => must(BY_ID.get(id))
export const numberOf = (id: string): number => PLANETS.findIndex((planet) => planet.id === id) + 1
export const planetNumbered = (number: number): Planet => must(PLANETS[number - 1])
export const missionOf = (id: string): Mission => must(MISSIONS.find((mission) => mission.id === id))
export const missionNumber = (id: string): number => MISSIONS.findIndex((mission) => mission.id === id)
export const rogueOf = (id: string): RogueGalaxy => must(components.rogue_galaxies.find((rogue) => rogue.id === id))

/** The face that a verb or an event means. */
export const faceOf = ({ face }: { face: number }): Face => must(FACES[face])
