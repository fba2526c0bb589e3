/** Nebula's view, as the server sends it, and the components it names.
 *
 * Numbers in verbs and events: `star` indexes STARS (0 blue ... 5 yellow, 6 black hole), `space` indexes SPACES,
 * `cluster` CLUSTERS (0 top, 1 right, 2 left), `ray` 0 to 7 clockwise, `marker` MARKERS (0-5 colours,
 * 6-9 constellations A-D, 10-13 advanced cards I-IV), `task` the four public cards on the table.
 *
 * Verbs (what a seat may do), by step:
 *   choose   choose card:0|1            keep one of the two personal tasks dealt (all seats at once)
 *   take     move steps:-5..5           move the clock of `time.cluster`, clockwise above 0; top, then right, then left;
 *                                       clocks without a choice left stand still by themselves
 *            chaos star:0..6            put a star of the observatory back into the box, draw five
 *   keep     keep star:0..6             keep one of the stars drawn (twice)
 *   place    place star:0..5 space:0..23
 *            hole                       put a black hole on the own strip
 *            finish                     end the turn
 *   exchange exchange star:0..6         the new supernova, out of the own observatory
 *            redraw                     the new supernova, drawn from the bag
 *   advance  advance marker:0..13       move a value marker one field to the right
 *
 * Events (`what` with its details):
 *   chose seat card         to the seat alone: its personal task (card: index of PERSONAL)
 *   decided seat            to all others
 *   began seat star         a star drawn at the start
 *   moved seat cluster steps ray        the clock stands at this ray now
 *   took seat cluster ray star
 *   gave seat star          the star given up for chaos
 *   drew seat star          one of the five of chaos
 *   kept seat star / dropped seat star
 *   replaced seat star space            an old star leaves the galaxy ...
 *   placed seat star space              ... and the new one lies there
 *   completed seat constellation worth  this star completed a constellation (worth as the counters stand)
 *   reached seat task card first points this star meets a public task; it counts when the turn ends
 *   fell seat holes         a black hole on the strip: how many lie there now
 *   tracked at              the common marker moved to this field
 *   faded star dark         the supernova leaves the game; dark: 1 if no star is left for a new one
 *   ignited seat star drawn             the new one; drawn: 1 from the bag, 0 from the observatory
 *   advanced seat marker field
 *   finished seat
 *   fulfilled seat task card first points   card: index of PUBLIC; first: 1 or 0
 *   refilled cluster ray star
 *   ending cause            the game ends with this round (cause: index of CAUSES)
 *   ended
 *   unveiled seat card points           a personal task at the end, with 14 or 0 points
 */
import components from '../../../../asterism/games/nebula/components.json'
import type { State } from '../../table/board'
import type { Colour } from '../../pieces/shapes'

export type Star = Extract<Colour, 'blue' | 'orange' | 'purple' | 'red' | 'white' | 'yellow' | 'black'>
export type Counts = Record<Star, number>
export type Cause = 'track' | 'constellations' | 'bag' | 'tasks'
export type Step = 'choose' | 'take' | 'keep' | 'place' | 'exchange' | 'advance' | 'done'

export const STARS: Star[] = [...(components.colours as Star[]), 'black']
export const SPACES = components.galaxy.spaces
export const LINKS = components.galaxy.links
export const CLUSTERS = components.clusters.boards
export const RAYS = components.clusters.rays
export const CAUSES: Cause[] = ['track', 'constellations', 'bag', 'tasks']
export const STRIP = components.galaxy.strip.values
export const HOLE_TRACK = components.hole_track
export const MARKERS = components.counters.tracks.flatMap(({ markers }) => markers)
export const PERSONAL = components.personal
export const PUBLIC = components.public
export const ADVANCED = components.advanced
export const PERSONAL_POINTS = components.personal_points

/** How far a card is: `counted` are the spaces that count for it now, `lacking` those it still asks for by name. */
export interface Progress { have: number; need: number; met: boolean; counted: number[]; lacking: number[] }

/** A ray that can be reached with the steps left; several ways differ in steps. */
export interface Reach { ray: number; star: Star | null; steps: number[] }

export interface Cluster {
  id: 'top' | 'right' | 'left'
  /** The ray of clock and moon. */
  clock: number
  stars: (Star | null)[]
  /** While time is invested: has this clock had its move? */
  moved: boolean
  /** While time is invested: the rays this clock can still reach (all three clusters at once, at their most). */
  reach: Reach[]
  /** The star at the clock: what would be taken if it stays there. */
  takes: Star | null
}

export interface Marker {
  marker: number
  name: string
  field: number
  /** 0 is the lowest of its stack. */
  height: number
  /** 1 to 3, or null without a prize. */
  rank: number | null
  /** Points for each star, constellation or item as the counters stand. */
  worth: number
}

export interface Counter {
  id: 'colours' | 'constellations' | 'advanced'
  /** Start field first, then the five others; each stack from below, as numbers of markers. */
  fields: number[][]
  markers: Marker[]
}

export interface PublicTask {
  card: number
  code: string
  /** For the first player and for all later ones. */
  points: [number, number]
  first: number | null
  later: number[]
  /** One entry a seat. */
  progress: Progress[]
}

export interface AdvancedCard {
  card: number
  code: string
  numeral: string
  worth: number
  /** How many of what it asks each seat has, and on which spaces. */
  counts: number[]
  counted: number[][]
}

export interface Constellation { id: string; filled: number; size: number; worth: number }

/** The final scoring in its six parts, as if the game ended now; personal is null where it is not known. */
export interface Sheet {
  personal: number | null
  public: number
  holes: number
  constellations: number
  colours: number
  advanced: number
  total: number
}

export interface Personal { card: number; code: string; points: number; progress: Progress }

export interface Player {
  /** One entry a space, in the order of SPACES. */
  stars: (Star | null)[]
  observatory: Counts
  holes: number
  /** The number on the first free field of the strip. */
  strip: number
  constellations: Constellation[]
  orbits: { number: number; filled: number; size: number }[]
  /** How many stars of each colour lie in the galaxy. */
  colours: Counts
  /** Marker stars not yet on a card. */
  markers: number
  /** The personal task, where the viewer may know it. */
  task: Personal | null
  sheet: Sheet
}

export interface NebulaGame {
  basic: boolean
  step: Step
  turn: number
  round: number
  /** Seats that have chosen their personal task. */
  ready: number[]
  /** While choosing: the two cards dealt to the viewer, as indexes of PERSONAL. */
  choices: number[]
  /** While investing time: the clock that moves next and the steps left; else null. */
  time: { cluster: number; left: number } | null
  clusters: Cluster[]
  nova: Star | null
  bag: Counts
  box: Counts
  /** The stars of chaos on the table, and how many of them are still to be kept. */
  drawn: Star[]
  keep: number
  /** What was placed this turn, and how many may be placed in all as it stands; `third`: only a match may follow. */
  placed: Star[]
  matched: boolean
  third: boolean
  /** The field of the common marker of black holes. */
  track: number
  counters: Counter[]
  tasks: PublicTask[]
  advanced: AdvancedCard[]
  /** The four ends: how far each is, and whether it holds. */
  ends: { cause: Cause; now: number; at: number; holds: boolean }[]
  players: Player[]
  /** Seats from first to last by the sheet, as far as the viewer knows it. */
  ranking: number[]
}

export type NebulaState = State<NebulaGame>
export type NebulaView = NebulaState['view']
