/** The wire of galaxies. Written by `make wire` from asterism/games/galaxies: never by hand. */
import data from '../../../../asterism/games/galaxies/components.json'
import type { Phrase, TableView } from '../../base/wire'

export type Step = 'missions' | 'play' | 'done'

export type Resource = 'energy' | 'culture'

export type Track = 'diplomacy' | 'economy'

/** A ship on a planet's track: 0 is its start, then the numbered spaces. */
export interface Orbiting {
  player: number
  at: number
}

/** A planet of the row with all that stands on it. */
export interface Place {
  planet: string
  name: string
  resource: Resource
  track: Track
  spaces: number
  points: number
  landed: number[]
  orbits: Orbiting[]
}

export type Face = 'move' | 'energy' | 'culture' | 'diplomacy' | 'economy' | 'colony'

export interface Dice {
  inactive: Face[]
  hand: Face[]
  active: Face[]
  spent: Face[]
  rerolled: boolean
  reroll_cost: number
  converted: boolean
}

export type Kind =
  | 'missions'
  | 'turn'
  | 'follow'
  | 'rogue'
  | 'reroll'
  | 'spend'
  | 'converter'
  | 'turn_die'
  | 'colony'
  | 'land'
  | 'moves'
  | 'ship'
  | 'go'
  | 'advance'
  | 'back'
  | 'push'
  | 'rob'
  | 'swap'
  | 'replace'
  | 'recall'
  | 'gain'
  | 'shift'
  | 'row'
  | 'borrow'
  | 'upgrade'
  | 'choose'
  | 'all_advance'
  | 'give'

/** What is being carried out, outermost first: a die, a planet, a follow, nested as the cards made it. */
export interface Doing {
  kind: Kind
  who: number
  planet: string | null
  face: Face | null
}

/** What is asked now; `who` must answer. */
export interface Question extends Doing {
  price: number
  steps: number
  left: number
}

export interface Amounts {
  energy: number
  culture: number
}

/** A player's missions, as far as the watcher may know them. */
export interface Missions {
  chosen: boolean
  mission: string | null
  discarded: string | null
  dealt: string[]
  mission_points: number | null
}

export interface Colony {
  planet: string
  used: boolean
  usable: boolean
}

export interface Player extends Missions {
  rogue: boolean
  energy: number
  culture: number
  max: number
  level: number
  levels: number
  points: number
  planet_points: number
  empire_points: number
  home: number
  built: number
  dice: number
  upgrade: number | null
  colonies: Colony[]
  produces: Amounts
  ships_produce: Amounts
  never: boolean
}

export interface Rogue {
  id: string
  name: string
  difficulty: string
  left: number
  extra: boolean
  thrown: Face[]
  attack_used: boolean
  fewer: number
  max: number
  dice_per_level: number[]
  vp_per_level: number[]
}

/** The galaxies as a seat sees them. */
export interface View extends TableView {
  step: Step
  turn: number
  later_printing: boolean
  row: (Place | null)[]
  deck: number
  unseen: string[]
  under: string[]
  removed: string[]
  dice: Dice
  question: Question | null
  doing: Doing[]
  follow_price: number
  income: Amounts
  ending: boolean
  elder: number | null
  win_points: number
  players: Player[]
  rogue: Rogue | null
  ranking: number[]
  places: number[]
}

export interface Start {
  energy: number
  culture: number
  ships: number
  dice: number
}

export interface Level {
  level: number
  vp: number
  ships: number
  dice: number
  upgrade_cost: number | null
}

export interface Some {
  energy?: number
  culture?: number
}

export interface Params {
  energy?: number
  culture?: number
  pay?: Some
  fee?: Some
  others?: Some
  track?: 'diplomacy' | 'economy' | 'any'
  steps?: number
  ships?: number
  dice?: number
  regress?: number
  advance?: number
  others_steps?: number
  you?: number
  discount?: number
  follow_cost?: number
  from?: Resource
  to?: Resource
  amount?: 'any' | 'orbit_number'
  count?: 'any'
  removed_to?: 'box' | 'under_deck'
  condition?: 'strictly_lowest_level' | 'lowest_level'
  mix?: boolean
  distinct?: boolean
  may_colonise?: boolean
  mixed_payment?: boolean
  others_follow_free?: boolean
}

export type Limit = 'own_turn_only' | 'once_per_turn'

export interface Printing {
  op: string
  params: Params
  limits: Limit[]
}

/** What a later printing has changed. */
export interface Later {
  params?: Params
  limits?: Limit[]
}

export interface Action extends Printing {
  later_printing?: Later
}

export interface Planet {
  id: string
  name: string
  resource: Resource
  track: Track
  numbered_spaces: number
  points: number
  action: Action
}

export interface Mission {
  id: string
  name: string
  op: string
  of?: 'energy' | 'culture' | 'planets' | 'diplomacy' | 'economy'
  level?: number
  energy?: number
  culture?: number
  points: number
  points_if_tied: number | null
  three_plus_players_only: boolean
  our_fields?: string[]
}

export interface AttackPart extends Some {
  op: string
  steps?: number
  amount?: number
  dice?: number
}

export interface Attack {
  rogue_level: number
  parts: AttackPart[]
  limits?: Limit[]
  our_fields?: string[]
}

export interface RogueGalaxy {
  id: string
  name: string
  difficulty: string
  colony_actions: Attack[]
  dice_per_level: number[]
  vp_per_level: number[]
  resource_track_max: number
  skull_after_level: number
  our_fields?: string[]
}

export interface Components {
  game: string
  origin: string
  die_faces: Face[]
  dice: number
  resource_max: number
  start: Start
  win_points: number
  empire_track: Level[]
  planets: Planet[]
  missions: Mission[]
  rogue_galaxies: RogueGalaxy[]
}

/** What a seat may do. */
export type Offer =
  | { do: string; verb: 'keep'; mission: number; say: Phrase }
  | { do: string; verb: 'activate'; face: number; say: Phrase }
  | { do: string; verb: 'spend'; face: number; say: Phrase }
  | { do: string; verb: 'mark'; face: number; say: Phrase }
  | { do: string; verb: 'roll'; say: Phrase }
  | { do: string; verb: 'end'; say: Phrase }
  | { do: string; verb: 'follow'; say: Phrase }
  | { do: string; verb: 'pass'; say: Phrase }
  | { do: string; verb: 'never'; say: Phrase }
  | { do: string; verb: 'force'; say: Phrase }
  | { do: string; verb: 'let'; say: Phrase }
  | { do: string; verb: 'upgrade'; energy: number; say: Phrase }
  | { do: string; verb: 'use'; planet: number; say: Phrase }
  | { do: string; verb: 'decline'; say: Phrase }
  | { do: string; verb: 'ship'; at: number; say: Phrase }
  | { do: string; verb: 'go'; to: number; say: Phrase }
  | { do: string; verb: 'advance'; place: number; say: Phrase }
  | { do: string; verb: 'back'; place: number; say: Phrase }
  | { do: string; verb: 'push'; player: number; place: number; say: Phrase }
  | { do: string; verb: 'rob'; player: number; say: Phrase }
  | { do: string; verb: 'swap'; amount: number; say: Phrase }
  | { do: string; verb: 'replace'; place: number; say: Phrase }
  | { do: string; verb: 'recall'; place: number; say: Phrase }
  | { do: string; verb: 'gain'; energy: number; say: Phrase }
  | { do: string; verb: 'shift'; start: number; to: number; say: Phrase }
  | { do: string; verb: 'turn'; face: number; to: number; say: Phrase }
  | { do: string; verb: 'choose'; face: number; say: Phrase }
  | { do: string; verb: 'give'; energy: number; say: Phrase }

/** A line of the story. */
export type Told =
  | { what: 'kept'; seat: number; mission: number; say: Phrase }
  | { what: 'chosen'; seat: number; say: Phrase }
  | { what: 'turn'; player: number; dice: number; say: Phrase }
  | { what: 'rolled'; move: number; energy: number; culture: number; diplomacy: number; economy: number; colony: number; say: Phrase }
  | { what: 'activated'; player: number; face: number; say: Phrase }
  | { what: 'repeated'; player: number; face: number; say: Phrase }
  | { what: 'reroll'; player: number; dice: number; energy: number; say: Phrase }
  | { what: 'spent'; player: number; face: number; say: Phrase }
  | { what: 'turned'; player: number; face: number; to: number; say: Phrase }
  | { what: 'moved'; player: number; start: number; to: number; planet: number; say: Phrase }
  | { what: 'advanced'; player: number; place: number; planet: number; to: number; say: Phrase }
  | { what: 'pushed'; player: number; place: number; planet: number; to: number; by: number; say: Phrase }
  | { what: 'shifted'; player: number; start: number; to: number; planet: number; at: number; say: Phrase }
  | { what: 'colonised'; player: number; place: number; planet: number; points: number; say: Phrase }
  | { what: 'revealed'; place: number; planet: number; say: Phrase }
  | { what: 'removed'; place: number; planet: number; player: number; say: Phrase }
  | { what: 'upgraded'; player: number; level: number; points: number; ship: number; say: Phrase }
  | { what: 'gained'; player: number; energy: number; culture: number; say: Phrase }
  | { what: 'lost'; player: number; energy: number; culture: number; say: Phrase }
  | { what: 'robbed'; player: number; victim: number; energy: number; culture: number; say: Phrase }
  | { what: 'gave'; player: number; to: number; energy: number; culture: number; say: Phrase }
  | { what: 'used'; player: number; planet: number; say: Phrase }
  | { what: 'declined'; player: number; planet: number; say: Phrase }
  | { what: 'followed'; player: number; face: number; price: number; say: Phrase }
  | { what: 'passed'; player: number; say: Phrase }
  | { what: 'abstained'; player: number; say: Phrase }
  | { what: 'forced'; face: number; say: Phrase }
  | { what: 'threw'; face: number; usable: number; say: Phrase }
  | { what: 'attacked'; level: number; say: Phrase }
  | { what: 'extra'; dice: number; say: Phrase }
  | { what: 'ending'; player: number; say: Phrase }
  | { what: 'dry'; say: Phrase }
  | { what: 'unveiled'; seat: number; mission: number; points: number; say: Phrase }
  | { what: 'ended'; say: Phrase }

/** All that a board gets. */
export interface Wire {
  view: View
  offer: Offer
  told: Told
}

export const components = data as unknown as Components
