/** The wire of nightsky. Written by `make wire` from asterism/games/nightsky: never by hand. */
import data from '../../../../asterism/games/nightsky/components.json'
import type { Pair, Phrase, TableView } from '../../base/wire'

export type Step = 'sides' | 'name' | 'sevens' | 'draw' | 'over'

export type StarType = 'red' | 'white' | 'yellow' | 'blue'

/** The star and its value in a card's corner. */
export interface Corner {
  type: StarType
  value: number
}

/** A drawing by its stars and lines; without stars nothing was drawn. */
export interface Figure {
  card: number
  stars: number[]
  lines: Pair[]
}

export interface StarPoints {
  stars: number
  value: number
  points: number
}

export interface LinePoints {
  lines: number
  value: number
  points: number
}

export interface Worth {
  count: number
  points: number
}

/** Points of a drawing in parts; for the end the stars around the Sun, lines over the ecliptic, stars at the rim. */
export interface Counts {
  top: StarPoints
  low: StarPoints
  lines: LinePoints
  points: number
  sun: Worth
  ecliptic: Worth
  rim: Worth
  out: number
  crossed: number
  lost: number
}

/** A drawn constellation. */
export interface Drawing extends Figure {
  round: number
  counts: Counts
}

export interface Player {
  start: number
  side: number | null
  card: number | null
  top: Corner | null
  low: Corner | null
  low_card: number | null
  drawings: Drawing[]
  rounds: (number | null)[]
  crossed: number
  fading: Worth
  sun: Worth
  ecliptic: Worth
  rim: Worth
  total: number
  done: boolean
}

export type WhyNot = 'sun' | 'outside' | 'hidden' | 'taken' | 'left'

/** A star of the laid pattern; on the Sun and off the map there is none. */
export interface Node {
  x: number
  y: number
  star: number | null
  kept: boolean
  why: WhyNot | null
}

/** A line of the laid pattern between two of its nodes. */
export interface Line {
  ends: Pair
  kept: boolean
  crosses: boolean
}

/** One of the pieces that a sketch fell into, named by its lowest star. */
export interface Part {
  star: number
  stars: number[]
  counts: Counts
}

/** The laid pattern: nodes and lines in the order of the card; points only while it is in one piece. */
export interface Sketch {
  turn: number
  x: number
  y: number
  nodes: Node[]
  lines: Line[]
  pieces: Part[]
  counts: Counts | null
  crossing: number
}

/** What only its owner sees: the side or seven chosen and not shown yet, the sketch, the stars to draw on. */
export interface Mine {
  seat: number
  choice: number | null
  sketch: Sketch | null
  nothing: boolean
  usable: number[]
}

/** Night Sky Explorer as a seat sees it. */
export interface View extends TableView {
  step: Step
  round: number
  first: number
  sizes: number[]
  size: number | null
  players: Player[]
  mine: Mine | null
  ranking: number[]
  places: number[]
  rank: number | null
}

export interface Type {
  id: StarType
  rays: number
}

export interface Window {
  edge: number
  up: number[]
}

export interface Ecliptic {
  wave: number
  length: number
  slope: number
  crossed_lines: Pair[]
}

export interface Star {
  id: number
  x: number
  y: number
  type: StarType
  sun: boolean
  rim: boolean
  visible: number[]
  cut: number[]
}

export interface StartCard {
  id: number
  sides: [Corner, Corner]
}

export interface Card {
  id: number
  size: number
  latin: string
  type: StarType
  value: number
  nodes: Pair[]
  lines: Pair[]
}

export interface Components {
  origins: Record<string, string>
  axes: string
  rounds: number
  turn_degrees: number
  star_types: Type[]
  star_radius: number
  disc_radius: number
  window: Window
  fading_stars: number
  fading_value: number
  sun_value: number
  ecliptic_value: number
  rim_value: number
  ranks_from: number[]
  hand: number[]
  ecliptic: Ecliptic
  stars: Star[]
  start_cards: StartCard[]
  cards: Card[]
}

/** What a seat may do. */
export type Offer =
  | { do: string; verb: 'side'; side: number; say: Phrase }
  | { do: string; verb: 'name'; size: number; say: Phrase }
  | { do: string; verb: 'seven'; card: number; say: Phrase }
  | { do: string; verb: 'nothing'; say: Phrase }
  | { do: string; verb: 'lay'; turn: number; x: number; y: number; say: Phrase }
  | { do: string; verb: 'keep'; star: number; say: Phrase }
  | { do: string; verb: 'leave'; star: number; say: Phrase }
  | { do: string; verb: 'confirm'; say: Phrase }

/** A line of the story. */
export type Told =
  | { what: 'sided'; seat: number; side: number; say: Phrase }
  | { what: 'decided'; seat: number; say: Phrase }
  | { what: 'started'; seat: number; start: number; side: number; say: Phrase }
  | { what: 'named'; seat: number; size: number; say: Phrase }
  | { what: 'chance'; size: number; say: Phrase }
  | { what: 'took'; seat: number; card: number; say: Phrase }
  | { what: 'turned'; seat: number; card: number; say: Phrase }
  | { what: 'laid'; turn: number; x: number; y: number; kept: number; pieces: number; crossing: number; say: Phrase }
  | { what: 'kept'; star: number; stars: number; say: Phrase }
  | { what: 'left'; star: number; stars: number; say: Phrase }
  | { what: 'counts'; top: number; low: number; lines: number; say: Phrase }
  | { what: 'places'; sun: number; ecliptic: number; rim: number; out: number; crossed: number; say: Phrase }
  | { what: 'drew'; seat: number; card: number; stars: number; out: number; say: Phrase }
  | { what: 'scored'; seat: number; top: number; low: number; lines: number; say: Phrase }
  | { what: 'placed'; seat: number; sun: number; ecliptic: number; rim: number; crossed: number; say: Phrase }
  | { what: 'first'; seat: number; say: Phrase }
  | { what: 'round'; round: number; say: Phrase }
  | { what: 'ended'; say: Phrase }

/** All that a board gets. */
export interface Wire {
  view: View
  offer: Offer
  told: Told
}

export const components = data as unknown as Components
