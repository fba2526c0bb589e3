/** The wire of nebula. Written by `make wire` from asterism/games/nebula: never by hand. */
import data from '../../../../asterism/games/nebula/components.json'
import type { Pair, Phrase, TableView } from '../../base/wire'

export type Step = 'choose' | 'take' | 'keep' | 'place' | 'exchange' | 'advance' | 'done'

/** The clock that moves next, and the steps left. */
export interface Time {
  cluster: number
  left: number
}

export type ClusterName = 'top' | 'right' | 'left'

export type Star = 'blue' | 'orange' | 'purple' | 'red' | 'white' | 'yellow' | 'black'

/** A ray that can be reached with the steps left; several ways differ in steps. */
export interface Reach {
  ray: number
  star: Star | null
  steps: number[]
}

export interface Cluster {
  id: ClusterName
  clock: number
  stars: (Star | null)[]
  moved: boolean
  reach: Reach[]
  takes: Star | null
}

export type Stars = Record<Star, number>

export type CounterName = 'colours' | 'constellations' | 'advanced'

export interface Marker {
  marker: number
  name: string
  field: number
  height: number
  rank: number | null
  worth: number
}

/** Start field first, then the five others; each stack from below, as numbers of markers. */
export interface Counter {
  id: CounterName
  fields: number[][]
  markers: Marker[]
}

/** How far a card is, the spaces that count for it now, and those it still asks for by name. */
export interface Progress {
  have: number
  need: number
  met: boolean
  counted: number[]
  lacking: number[]
}

export interface PublicTask {
  card: number
  code: string
  points: Pair
  first: number | null
  later: number[]
  progress: Progress[]
}

export interface AdvancedCard {
  card: number
  code: string
  numeral: string
  worth: number
  counts: number[]
  counted: number[][]
}

export type Cause = 'track' | 'constellations' | 'bag' | 'tasks'

/** How far one of the four ends is, and whether it holds. */
export interface End {
  cause: Cause
  now: number
  at: number
  holds: boolean
}

export type Letter = 'A' | 'B' | 'C' | 'D'

export interface Constellation {
  id: Letter
  filled: number
  size: number
  worth: number
}

export interface Orbit {
  number: number
  filled: number
  size: number
}

export interface Personal {
  card: number
  code: string
  points: number
  progress: Progress
}

/** The final scoring as if the game ended now; a personal task that is not known counts for nothing. */
export interface Sheet {
  personal: number | null
  public: number
  holes: number
  constellations: number
  colours: number
  advanced: number
  total: number
}

export interface Player {
  stars: (Star | null)[]
  observatory: Stars
  holes: number
  strip: number
  constellations: Constellation[]
  orbits: Orbit[]
  colours: Stars
  markers: number
  task: Personal | null
  sheet: Sheet
}

/** Nebula as a seat sees it. */
export interface View extends TableView {
  basic: boolean
  step: Step
  turn: number
  round: number
  ready: number[]
  choices: number[]
  time: Time | null
  clusters: Cluster[]
  nova: Star | null
  bag: Stars
  box: Stars
  drawn: Star[]
  keep: number
  placed: Star[]
  matched: boolean
  third: boolean
  track: number
  counters: Counter[]
  tasks: PublicTask[]
  advanced: AdvancedCard[]
  ends: End[]
  players: Player[]
  ranking: number[]
}

export type Colour = 'blue' | 'orange' | 'purple' | 'red' | 'white' | 'yellow'

export interface Space {
  id: string
  constellation: Letter
  orbit: number
  angle: number
  x: number
  y: number
  bright: boolean
}

export interface Link {
  kind: 'direct' | 'indirect' | 'orbital'
  ends: [string, string]
}

export interface Sign {
  id: Letter
  mark: string
}

export interface Ring {
  number: number
  radius: number
}

export type Origin = 'printed' | 'ours'

export interface Strip {
  origin: Origin
  values: number[]
}

export interface Galaxy {
  origin: string
  centre: string
  spaces: Space[]
  links: Link[]
  constellations: Sign[]
  orbits: Ring[]
  opposite: [Letter, Letter][]
  neighbouring: [Letter, Letter][]
  strip: Strip
}

export interface ClusterBoard {
  id: ClusterName
  start: number
  centre: [number, number]
  angle: number
}

export interface ClusterBoards {
  origin: string
  rays: number
  boards: ClusterBoard[]
}

export interface HoleTrack {
  origin: string
  end: number
  highlighted: number[]
}

export interface CounterTrack {
  id: CounterName
  markers: string[]
  prizes: number[]
  other: number
}

export interface CounterTracks {
  origin: string
  fields: number
  tracks: CounterTrack[]
}

/** A family of cards asks in one way, of what the card names. */
export interface Card {
  code: string
  family: string
  origin: Origin
  colour?: Colour
}

/** Personal and public ones. */
export interface TaskCard extends Card {
  colours?: number
  constellation?: Letter
  constellations?: number
  orbit?: number
  count?: number
  min?: number
  max?: number
}

export interface PublicCard extends TaskCard {
  points: Pair
  points_origin: Origin
}

/** Advanced ones, which count what there is. */
export interface CountingCard extends Card {
  colours?: [Colour, Colour]
}

export interface Components {
  origin: string
  colours: Colour[]
  stars_each: number
  black_holes: number
  black_holes_in_bag: Record<string, number>
  marker_stars: number
  marker_stars_to_end: Record<string, number>
  start_stars: number[]
  steps: number
  chaos_draw: number
  chaos_keep: number
  refill_at: Record<string, number>
  constellations_to_end: number
  galaxy: Galaxy
  clusters: ClusterBoards
  hole_track: HoleTrack
  counters: CounterTracks
  basic_constellation: number
  personal_points: number
  personal: TaskCard[]
  public: PublicCard[]
  advanced: CountingCard[]
}

/** What a seat may do. */
export type Offer =
  | { do: string; verb: 'choose'; card: number; say: Phrase }
  | { do: string; verb: 'move'; steps: number; say: Phrase }
  | { do: string; verb: 'chaos'; star: number; say: Phrase }
  | { do: string; verb: 'keep'; star: number; say: Phrase }
  | { do: string; verb: 'place'; star: number; space: number; say: Phrase }
  | { do: string; verb: 'hole'; say: Phrase }
  | { do: string; verb: 'finish'; say: Phrase }
  | { do: string; verb: 'exchange'; star: number; say: Phrase }
  | { do: string; verb: 'redraw'; say: Phrase }
  | { do: string; verb: 'advance'; marker: number; say: Phrase }

/** A line of the story. */
export type Told =
  | { what: 'chose'; seat: number; card: number; say: Phrase }
  | { what: 'decided'; seat: number; say: Phrase }
  | { what: 'began'; seat: number; star: number; say: Phrase }
  | { what: 'moved'; seat: number; cluster: number; steps: number; ray: number; say: Phrase }
  | { what: 'took'; seat: number; cluster: number; ray: number; star: number; say: Phrase }
  | { what: 'gave'; seat: number; star: number; say: Phrase }
  | { what: 'drew'; seat: number; star: number; say: Phrase }
  | { what: 'kept'; seat: number; star: number; say: Phrase }
  | { what: 'dropped'; seat: number; star: number; say: Phrase }
  | { what: 'replaced'; seat: number; star: number; space: number; say: Phrase }
  | { what: 'placed'; seat: number; star: number; space: number; say: Phrase }
  | { what: 'completed'; seat: number; constellation: number; worth: number; say: Phrase }
  | { what: 'reached'; seat: number; task: number; card: number; first: number; points: number; say: Phrase }
  | { what: 'fell'; seat: number; holes: number; say: Phrase }
  | { what: 'tracked'; at: number; say: Phrase }
  | { what: 'faded'; star: number; dark: number; say: Phrase }
  | { what: 'ignited'; seat: number; star: number; drawn: number; say: Phrase }
  | { what: 'advanced'; seat: number; marker: number; field: number; say: Phrase }
  | { what: 'finished'; seat: number; say: Phrase }
  | { what: 'fulfilled'; seat: number; task: number; card: number; first: number; points: number; say: Phrase }
  | { what: 'refilled'; cluster: number; ray: number; star: number; say: Phrase }
  | { what: 'ending'; cause: number; say: Phrase }
  | { what: 'ended'; say: Phrase }
  | { what: 'unveiled'; seat: number; card: number; points: number; say: Phrase }

/** All that a board gets. */
export interface Wire {
  view: View
  offer: Offer
  told: Told
}

export const components = data as unknown as Components
