/** The printed cards, as the rules have them. */
import components from '../../../../../asterism/games/galaxies/components.json'
import type { Resource, Track } from '../view'

export interface Printing { op: string; params?: Record<string, unknown>; limits?: string[] }
export interface Planet {
  id: string
  name: string
  resource: Resource
  track: Track
  numbered_spaces: number
  points: number
  action: Printing & { later_printing?: Partial<Printing> }
}
export interface Mission {
  id: string
  op: string
  of?: string
  level?: number
  energy?: number
  culture?: number
  points: number
  points_if_tied: number | null
}
export interface AttackPart { op: string; steps?: number; amount?: number; dice?: number; energy?: number; culture?: number }
export interface RogueGalaxy { id: string; colony_actions: { parts: AttackPart[]; limits?: string[] }[] }

export const PLANETS = components.planets as unknown as Planet[]
export const MISSIONS = components.missions as unknown as Mission[]
const ROGUES = components.rogue_galaxies as unknown as RogueGalaxy[]

export const EMPIRE = components.empire_track.map(({ vp }) => vp)
export const DICE = components.dice

const BY_ID = new Map(PLANETS.map((planet) => [planet.id, planet]))
export const planetOf = (id: string): Planet => BY_ID.get(id)!
export const numberOf = (id: string): number => PLANETS.findIndex((planet) => planet.id === id) + 1
export const planetNumbered = (number: number): Planet => PLANETS[number - 1]!
export const missionOf = (id: string): Mission => MISSIONS.find((mission) => mission.id === id)!
export const missionNumber = (id: string): number => MISSIONS.findIndex((mission) => mission.id === id)
export const rogueOf = (id: string): RogueGalaxy => ROGUES.find((rogue) => rogue.id === id)!
