/** The wire of clusters. Written by `make wire` from asterism/games/clusters: never by hand. */
import data from '../../../../asterism/games/clusters/components.json'
import type { Pair, Phrase, TableView } from '../../base/wire'

export type Step = 'opening' | 'roll' | 'place' | 'take' | 'put' | 'done'

/** What the die shows: the last roll, its couple, the first roll, and whether it was rolled again. */
export interface Roll {
  face: number
  couple: number
  first: number
  again: boolean
}

export type Colour = 'purple' | 'yellow' | 'green'

export interface Player {
  card: string
  colour: Colour
  rating: number
  need: number
  have: number
  best: number[]
  standing: number[][]
}

/** Hvězdokupy as a seat sees it. */
export interface View extends TableView {
  step: Step
  turn: number
  zero: boolean
  moon: number
  stars: number[]
  stock: number
  opening: number
  roll: Roll | null
  taken: number | null
  near: number[]
  lit: number[]
  players: Player[]
}

export type Origin = 'printed' | 'ours'

export interface SetupCard {
  ratings: number[]
  stars_each: number
  rolled_stars: number
  ratings_origin: Origin
}

export interface Card {
  id: string
  colour: Colour
  rating: number
  rows: string[]
  origin: Origin
}

export interface Components {
  origin: Partial<Record<Origin, string>>
  rows: number
  columns: number
  stars: number
  faces: number
  pairs: Pair[]
  hourglass_seconds: number
  two_player_extra_seconds: number
  colours: Colour[]
  setup: Record<string, SetupCard>
  cards: Card[]
}

/** What a seat may do. */
export type Offer =
  | { do: string; verb: 'roll'; say: Phrase }
  | { do: string; verb: 'reroll'; say: Phrase }
  | { do: string; verb: 'pass'; say: Phrase }
  | { do: string; verb: 'place'; cell: number; say: Phrase }
  | { do: string; verb: 'take'; cell: number; say: Phrase }
  | { do: string; verb: 'put'; cell: number; say: Phrase }

/** A line of the story. */
export type Told =
  | { what: 'bob'; seat: number; row: number; column: number; star: number; say: Phrase }
  | { what: 'rolled'; seat: number; face: number; couple: number; again: number; say: Phrase }
  | { what: 'placed'; seat: number; cell: number; say: Phrase }
  | { what: 'took'; seat: number; cell: number; say: Phrase }
  | { what: 'moved'; seat: number; start: number; to: number; say: Phrase }
  | { what: 'grew'; seat: number; have: number; need: number; say: Phrase }
  | { what: 'lapsed'; seat: number; say: Phrase }
  | { what: 'passed'; seat: number; say: Phrase }
  | { what: 'late'; seat: number; say: Phrase }
  | { what: 'stood'; seat: number; say: Phrase }
  | { what: 'spent'; say: Phrase }
  | { what: 'drawn'; say: Phrase }

/** All that a board gets. */
export interface Wire {
  view: View
  offer: Offer
  told: Told
}

export const components = data as unknown as Components
