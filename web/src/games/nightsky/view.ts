/**
 * Night Sky Explorer's view, as the server sends it, and the cards and stars it names by number.
 *
 * Stars go by their numbers, 1 to 100, constellation cards 1 to 41 and start cards 1 to 6: the order of components.json.
 *
 * Verbs
 *   side side:0                 choose a side of the start card; all at once
 *   name size:7                 the first player (alone: in even rounds) names a size that is left
 *   seven card:0                the left or the right of two face-down sevens; all at once
 *   nothing                     draw nothing this round
 *   lay turn:1 x:-2 y:0         lay the pattern: quarter turns counter-clockwise, then the lower left corner of the
 *                               turned pattern's box on x, y; turns that look alike are offered once, the lowest
 *   keep star:24                the rest fell apart: keep the piece that has this star (its lowest one)
 *   leave star:24               leave one more star out
 *   confirm                     done, offered while no line crosses an older one
 *
 * Events, each with `what`
 *   sided seat side             a side is chosen (only its owner hears it until all have)
 *   decided seat                somebody has decided; what is not told
 *   started seat start side     the sides are shown
 *   named seat size             a size is named
 *   chance size                 alone: the size of the card drawn by chance
 *   took seat card              which seven was picked (only its owner)
 *   turned seat card            a constellation card is turned over
 *   laid turn x y kept pieces crossing     (only its owner, as the next four)
 *   kept star stars
 *   left star stars
 *   counts top low lines        points of the sketch as it stands, in parts; of its best piece if it falls apart
 *   places sun ecliptic rim out crossed    what it means for the end: stars, lines, stars; stars left out, fading crossed
 *   drew seat card stars out    shown to all: what was drawn, stars 0 for nothing
 *   scored seat top low lines   its points in parts
 *   placed seat sun ecliptic rim crossed   what it means for the end, if anything
 *   first seat                  the first-player card goes to this seat
 *   round round                 a new round begins, the discs turn
 *   ended
 */
import type { State } from '../../table/board'

export type StarType = 'red' | 'white' | 'yellow' | 'blue'

/** The star and its value in a card's corner. */
export interface Corner { type: StarType; value: number }

/** Points of a drawing, in parts. */
export interface Counts {
  top: { stars: number; value: number; points: number }
  low: { stars: number; value: number; points: number }
  lines: { lines: number; value: number; points: number }
  points: number
  /** For the end: stars around the Sun, lines over the ecliptic, stars at the rim, and their points. */
  sun: { count: number; points: number }
  ecliptic: { count: number; points: number }
  rim: { count: number; points: number }
  /** Stars of the card not drawn, how many fading stars that crosses off, and what these would have brought. */
  out: number
  crossed: number
  lost: number
}

/** A drawn constellation. */
export interface Drawing {
  round: number
  card: number
  /** Empty if nothing was drawn. */
  stars: number[]
  lines: [number, number][]
  counts: Counts
}

export interface Player {
  start: number
  /** The chosen side of the start card, once all are shown. */
  side: 0 | 1 | null
  /** This round's card while drawing. */
  card: number | null
  /** The corners that count now; null where there is no card yet. */
  top: Corner | null
  low: Corner | null
  /** Which card shows the lower corner: a constellation card of the last round, or null for the start card. */
  low_card: number | null
  drawings: Drawing[]
  /** Points by round, null for rounds to come. */
  rounds: (number | null)[]
  /** Fading stars crossed off, of seven. */
  crossed: number
  fading: { count: number; points: number }
  sun: { count: number; points: number }
  ecliptic: { count: number; points: number }
  rim: { count: number; points: number }
  /** All points so far, as they would count if the game ended now. */
  total: number
  /** Has decided and waits for the others. */
  done: boolean
}

/** A star of the laid pattern. `star` is null on the Sun and off the map. */
export interface Node {
  x: number
  y: number
  star: number | null
  kept: boolean
  /** Why it is not kept. */
  why: null | 'sun' | 'outside' | 'hidden' | 'taken' | 'left'
}

export interface Sketch {
  turn: number
  x: number
  y: number
  /** In the order of the card's nodes. */
  nodes: Node[]
  /** In the order of the card's lines; ends are indices of nodes. */
  lines: { ends: [number, number]; kept: boolean; crosses: boolean }[]
  /** More than one: choose with `keep star:<star>`. */
  pieces: { star: number; stars: number[]; counts: Counts }[]
  /** As it stands; null while it lies in pieces. */
  counts: Counts | null
  crossing: number
}

export interface Mine {
  seat: number
  /** The side or the seven chosen and not shown yet. */
  choice: 0 | 1 | null
  sketch: Sketch | null
  /** Decided to draw nothing. */
  nothing: boolean
  /** Stars that can be drawn on now. */
  usable: number[]
}

export interface Sky {
  step: 'sides' | 'name' | 'sevens' | 'draw' | 'over'
  /** 1 to 6. */
  round: number
  first: number
  /** The sizes of everybody's face-down cards, ascending. */
  sizes: number[]
  /** The size of this round's cards, once it is known. */
  size: number | null
  players: Player[]
  /** Of the seat that looks; null for spectators. */
  mine: Mine | null
  /** Seats, best first. */
  ranking: number[]
  /** The place of each seat, from 1; equals have the same. */
  places: number[]
  /** Alone, after the end: 0 (lowest) to 4. */
  rank: number | null
}

export type SkyState = State<Sky>
export type SkyView = SkyState['view']
