/** Hvězdokupy's view, as the server sends it.
 *
 * Verbs: roll · reroll · pass · place {cell} · take {cell} · put {cell}; of the house: late.
 * Events: bob {seat, row, column, star} · rolled {seat, face, couple, again} · placed {seat, cell} · took {seat, cell}
 * · moved {seat, start, to} · grew {seat, have, need} · lapsed {seat} · passed {seat} · late {seat} · stood {seat}
 * · spent · drawn. Cells are 0 to 63, row by row from the top left. */
import components from '../../../../asterism/games/clusters/components.json'
import type { State } from '../../lib/board'

export type Colour = 'purple' | 'yellow' | 'green'

export interface Roll { face: number; couple: number; first: number; again: boolean }

export interface Player {
  card: string
  colour: Colour
  rating: number
  need: number
  have: number
  /** The cells where the constellation is nearest to standing. */
  best: number[]
  /** At the end, wherever it stands. */
  standing: number[][]
}

export interface Clusters {
  step: 'opening' | 'roll' | 'place' | 'take' | 'put' | 'done'
  turn: number
  zero: boolean
  moon: number
  stars: number[]
  stock: number
  /** Stars that are still placed freely before the first turn. */
  opening: number
  roll: Roll | null
  /** The star that is being moved. */
  taken: number | null
  /** For each cell, how many stars are beside it. */
  near: number[]
  /** The cells that may be chosen now. */
  lit: number[]
  players: Player[]
}

export type ClustersState = State<Clusters>
export type ClustersView = ClustersState['view']

export interface Card { id: string; colour: Colour; rating: number; rows: string[] }

export const SIDE = components.rows
const CARDS = new Map((components.cards as Card[]).map((card) => [card.id, card]))

export const card = (id: string): Card => CARDS.get(id)!

/** A colour of cards, as pieces paint it; its mark goes with it. */
export const PAINTS = { purple: 'purple', yellow: 'yellow', green: 'turquoise' } as const

export const paintOf = (colour: Colour): string => `var(--${PAINTS[colour]})`

/** The numbers whose cells are lit, each with its tone: the one on top, the one joined with it, or neither. */
export type Tone = 'face' | 'couple' | 'free'

export function tone(view: ClustersView, cell: number): Tone {
  if (!view.roll || view.step !== 'place') return 'free'
  return view.near[cell] === view.roll.face ? 'face' : 'couple'
}

/** The cells of all constellations that stand. */
export const shining = (view: ClustersView): Set<number> => new Set(view.players.flatMap(({ standing }) => standing.flat()))
