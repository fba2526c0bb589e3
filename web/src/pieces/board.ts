/** What a game's board gets and gives: it knows no rules, it shows a view and lights the offers. */
import type { Component, Snippet } from 'svelte'
import type { Limit } from '../base/api'
import type { Aside, Offer, Phrase, SeatInfo, State as Sent, Told, Wire } from '../base/wire'
import type { Drawing } from '../ui/Icon.svelte'

export type { Aside, Offer, Told, Wire }
export type Seat = SeatInfo
export type Story<W extends Wire = Wire> = (W['told'] | Aside)[]

/** A state that this browser heard of; when, on the page's own clock: since then the clocks have gone on. */
export type Heard<W extends Wire = Wire> = Sent<W> & { heard?: number }

/** A state that can be shown: other rules may have no view of it. */
export type State<W extends Wire = Wire> = Heard<W> & { view: W['view'] }

/** Can a state be shown? */
export const isShown = (state: Heard | null): state is State => !!state?.view

/** The props of every board. The shell shows the bar, You may, Story and the action row; the board the rest.
 *
 * For board builders:
 * - A board fills its place (100 % of width and height) and never makes the page scroll. Its place is a size
 *   container named `board`: write `@container board (max-width: 700px)`. Around a board on a phone stands
 *   `data-phone`, `standing` or `lying`: write `:global([data-phone]) { ... }`. There the shell shows the action sheet
 *   with the board's `task` itself and `actions` renders nothing, and its tabs show the parts that the game's face
 *   names: the board shows `part` alone.
 * - The task of the moment is one imperative sentence, on an element with `data-task`.
 * - A lit piece is a button with `data-do` (its offer; empty if it only leads to several) and `aria-pressed` (selected
 *   or not). Among pieces of one group one has tabindex 0, the others -1; a click or Enter selects, the next one acts.
 * - Take `state` under another name (`let { state: now } = $props()`), or Svelte reads `$state` as a store.
 * - No `style="..."` in templates (the CSP forbids it); `style:left={...}` and SVG attributes are fine.
 * - Keys: the shell takes 1-9, Enter, Escape, U, H and ? when focus is on no control. A board takes arrow keys on its
 *   own pieces, and calls preventDefault on what it uses.
 * - The main button's words are `act-<verb>` of the game's texts here (with the offer's numbers and strings as
 *   arguments), if it has them.
 * - What an offer brings stands in the list as `+n`, or as `gain` of the game's texts here, if it has that.
 */
export interface BoardProps<W extends Wire = Wire> {
  state: State<W>
  seats: Seat[]
  /** The offer that is selected on the board and in the list alike; null: none. */
  selected: string | null
  /** What each offer brings at a glance, once known. */
  gains: Record<string, number>
  /** The story the selected offer would bring, once known. */
  foreseen: W['told'][]
  /** May this seat act here now (false in replays, for spectators, and while a story is told)? */
  live: boolean
  say: (phrase: Phrase) => string
  /** A sentence of the client's own texts. */
  t: (key: string, args?: Record<string, unknown>) => string
  select: (offer: string | null) => void
  act: (offer: string) => void
  /** Why something is not offered; the answer is a sentence. */
  why: (action: string) => Promise<string>
  /** On a phone: the part of the board to show. */
  part: string
  /** Bring a part to sight, where the next thing happens. */
  show: (part: string) => void
  /** Undo left, main button right: the board puts it at the foot of its main panel. */
  actions: Snippet
  /** Where there is room: put something of the board into the side column; what it gives back takes it away again. */
  beside?: (content: Snippet) => () => void
}

/** A board may export `tell`: it animates a story from the present view and ends when that is done.
 *
 * `skip` aborts when a click or key skips the story: the shell waits no longer, and the board drops what still moves.
 * Whether to move at all is `reducedMotion()` of `pieces/motion`: the shell sets `data-motion` on the page. */
export interface BoardExports<W extends Wire = Wire> {
  tell?: (story: Story<W>, next: State<W>, skip: AbortSignal) => Promise<void>
  /** What the player is to do now, as one imperative sentence. */
  task?: () => string
}

/** A part of a board, as a phone's tabs name it; `word` is a key of the game's own texts. */
export interface Part {
  id: string
  icon: Drawing
  word: string
}

/** A seat in the order of play, with what to note; the note is of the game's own texts. */
export interface Placed {
  seat: number
  note: Phrase
}

/** What `web/src/games/<slug>/index.ts` exports by default; the client's own words for a game lie in its `texts`. */
export interface GameFace<W extends Wire = Wire> {
  board: () => Promise<{ default: Component<BoardProps<W>, BoardExports<W>> }>
  howto?: () => Promise<{ default: Component<Pick<BoardProps, 'say' | 't'>> }>
  /** The picture of an example in the book of rules, if it has one. */
  scene?: () => Promise<{ default: Component<{ scene: string }> }>
  /** The picture on the game's card in the lobby. */
  picture?: () => Promise<{ default: Component }>
  /** The game's sign beside its tables in the lobby: a path drawn by its lines in a box of 24. */
  sign?: string
  /** The parts of the board that a phone shows one at a time. */
  parts?: (view: W['view']) => Part[]
  /** The part in which this seat has something to do now. */
  place?: (view: W['view'], seat: number | null) => string
  /** The order of play now, or the ranking after the end; else the seats stand as they sit. */
  order?: (view: W['view']) => Placed[]
  /** The options of a first game, for who has played none yet. */
  newcomer?: Record<string, unknown>
  /** Pictures of the values of options that have labels, by the option's name; the first value is the usual one. */
  choices?: Record<string, () => Promise<{ default: Component<{ value: number }> }>>
  /** Who has the first player's mark; without it the first seat. Null: nobody, since chance draws who begins. */
  first?: ((view: W['view']) => number) | null
  /** An offer in the words of one who sees the board, of the game's own texts; null: as the server says it. */
  wording?: (offer: W['offer'], view: W['view']) => Phrase | null
  /** A short count worth seeing beside each seat, as tokens placed. */
  tally?: (view: W['view'], seat: number) => string | number
  /** Clocks that suit the game with so many players; a form for a new table offers them first. */
  clocks?: (seats: number) => Limit[]
}
