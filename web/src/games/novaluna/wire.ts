/** The wire of novaluna. Written by `make wire` from asterism/games/novaluna: never by hand. */
import data from '../../../../asterism/games/novaluna/components.json'
import type { Pair, Phrase, TableView } from '../../base/wire'

export type Step = 'pick' | 'place' | 'done'

export type Colour = 'red' | 'blue' | 'turquoise' | 'yellow'

export type Counts = Partial<Record<Colour, number>>

export interface Task {
  need: Counts
  have: Counts
  covered: boolean
}

/** A tile in a mosaic. */
export interface Laid {
  tile: number
  x: number
  y: number
  tasks: Task[]
}

/** What somebody has laid. */
export interface LaidTiles {
  tokens: number
  tiles: Laid[]
  cells: Pair[]
}

export interface Player extends LaidTiles {
  time: number
  space: number
  height: number
}

/** Nova Luna as a seat sees it. */
export interface View extends TableView {
  step: Step
  turn: number
  moon: number
  ring: (number | null)[]
  bag: number[]
  hand: number | null
  phase: number
  first_sum: number
  given: number
  order: number[]
  ranking: number[]
  players: Player[]
}

/** What was counted on the printed tiles. */
export interface Checks {
  tiles: number
  per_colour: Counts
  per_cost: Record<string, number>
  per_cost_per_colour: Record<string, number>
  tiles_by_task_count: Record<string, number>
  total_tasks: number
  tasks_by_size: Record<string, number>
  dots_by_colour: Counts
  sum_of_costs: number
  distinct_tiles: number
}

export interface Tile {
  id: number
  colour: Colour
  cost: number
  tasks: Counts[]
}

export interface Components {
  game: string
  origin: string
  sources: string
  ring_places: number
  track_spaces: number
  tokens_per_player: number
  first_game_tokens: Partial<Record<'2' | '3', number>>
  solo_tokens: Pair
  solo_cost_per_token_left: number
  pick_from_next: number
  colours: [Colour, Colour, Colour, Colour]
  checks: Checks
  tiles: Tile[]
}

/** What a seat may do. */
export type Offer =
  | { do: string; verb: 'refill'; say: Phrase }
  | { do: string; verb: 'pick'; place: number; say: Phrase }
  | { do: string; verb: 'place'; x: number; y: number; say: Phrase }

/** A line of the story. */
export type Told =
  | { what: 'refilled'; seat: number; say: Phrase }
  | { what: 'drew'; place: number; tile: number; say: Phrase }
  | { what: 'took'; seat: number; place: number; tile: number; say: Phrase }
  | { what: 'went'; seat: number; start: number; to: number; say: Phrase }
  | { what: 'laid'; seat: number; tile: number; x: number; y: number; say: Phrase }
  | { what: 'covered'; seat: number; tile: number; task: number; left: number; say: Phrase }
  | { what: 'phase'; sum: number; say: Phrase }
  | { what: 'ended'; tokens: number; say: Phrase }

/** All that a board gets. */
export interface Wire {
  view: View
  offer: Offer
  told: Told
}

export const components = data as unknown as Components
