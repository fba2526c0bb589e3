/** The wire, as all games share it. Written by `make wire` from asterism/core and asterism/server: never by hand. */

/** A phrase for texts to put in words. */
export interface Phrase {
  say: string
  [argument: string]: unknown
}

export type Pair = [number, number]

/** What every table tells, whatever the game. */
export interface TableView {
  game: string
  seats: number
  seat: number | null
  to_act: number[]
  over: boolean
  commitment: string
  seed?: string
  scores?: number[]
  winners?: number[]
}

export interface Titled {
  title: Phrase
  now?: boolean
  seat?: number
}

export interface ListPanel extends Titled {
  kind: 'list'
  rows: Phrase[]
}

export interface Mark {
  colours: string[]
  done: boolean
}

export interface Piece {
  colour?: string
  text?: string
  shape?: string
  about?: Phrase
  marks?: Mark[]
}

export interface Marks {
  marks: Mark[]
}

export type Cell = number | string | Phrase | Piece | Marks

export interface PanelRow {
  cells: Cell[]
  do?: string
  about?: Phrase
}

export interface Named {
  colour: string
  name: Phrase
  shape?: string
}

export interface TablePanel extends Titled {
  kind: 'table'
  head: Phrase[]
  rows: (Cell[] | PanelRow)[]
  legend?: Named[]
}

export interface Square extends Piece {
  x: number
  y: number
  free?: string
}

export interface GridPanel extends Titled {
  kind: 'grid'
  cells: Square[]
  legend?: Named[]
  down?: boolean
}

export type Panel = ListPanel | TablePanel | GridPanel

/** One thing a seat may do now; `do` is its identity. */
export interface Offer { do: string; verb: string; say: Phrase; [argument: string]: unknown }

/** One line of the story. */
export interface Told { what: string; say: Phrase; [detail: string]: unknown }

/** What goes over the wire of a game: its own `wire.ts` says it exactly. */
export interface Wire { view: TableView; offer: Offer; told: Told }

/** What the server itself adds to a story: somebody's time was up, or took something back. */
export interface Aside {
  what: 'time-up' | 'undone'
  seat: number
  say: Phrase
}

/** A seat's clock, as somebody sees it. */
export interface ClockFace {
  left: number
  runs: boolean
}

/** A table as a seat sees it, with the story of what was just done; without a view where rules can't show it. */
export interface State<W extends Wire = Wire> {
  kind: 'state'
  at: number
  seat: number | null
  view: W['view'] | null
  story: (W['told'] | Aside)[]
  offers: W['offer'][]
  undo: boolean
  confirm: boolean
  waits: number[]
  clocks: ClockFace[] | null
  re?: number | null
  since?: (W['told'] | Aside)[]
  recent?: (W['told'] | Aside)[]
  panels?: Panel[]
  final?: Panel
  verdict?: Phrase[]
  step?: number
}

/** My name; empty before I gave one. */
export interface MyName {
  name: string
}

export interface Id {
  id: string
}

export interface OptionInfo {
  name: string
  kind: 'flag' | 'number'
  low: number
  high: number
  open: boolean
  seats: Pair | null
  labels: string[]
}

export interface GameInfo {
  slug: string
  titles: Record<string, string>
  abouts: Record<string, string>
  seats: Pair
  rules: number
  secrets: boolean
  options: OptionInfo[]
}

/** What can be played, against whom, in which languages. */
export interface Games {
  games: GameInfo[]
  levels: string[]
  languages: string[]
}

export type Status = 'open' | 'running' | 'over'

/** So many seconds for each move. */
export interface MoveClock {
  per: 'move'
  seconds: number
}

/** So many seconds for each turn; if all wait it out, the next turn begins when they are over. */
export interface TurnClock {
  per: 'turn'
  seconds: number
  wait_out?: boolean
}

/** So many seconds for the whole game, and some more after each move. */
export interface GameClock {
  per: 'game'
  seconds: number
  added?: number
}

export type Clock = MoveClock | TurnClock | GameClock

export type Who = 'person' | 'bot' | 'open'

/** Who sits on a seat, as everybody may know it. */
export interface SeatInfo {
  who: Who
  name: string
  level: string | null
  here: boolean
  gone: boolean
  held: boolean
  resigned: boolean
  muted: boolean
  yours: boolean
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string
  link: string | null
  game: string
  options: Record<string, unknown>
  status: Status
  public: boolean
  shuffle: boolean
  confirm: boolean
  clock: Clock | null
  created: number
  rules: number
  current: boolean
  rematch: string | null
  resigned: number | null
  wishes: Record<string, number[]>
  host: boolean
  quiet: boolean
  seats: SeatInfo[]
}

/** How a game came out. */
export interface Points {
  scores: number[]
  winners: number[]
}

/** A table in the lobby, with its result once it has one. */
export interface ListedTable extends TableInfo {
  to_act: number[]
  result: Points | null
}

/** A table where I sit, or that I opened. */
export interface MyTable extends ListedTable {
  your_turn: boolean
}

/** How many tables of others there are to join and to watch, on all pages. */
export interface Many {
  open: number
  running: number
}

/** Tables to join and tables to watch, a page of each, and my own, which stand nowhere else. */
export interface LobbyInfo {
  open: ListedTable[]
  running: ListedTable[]
  mine: MyTable[]
  many: Many
}

/** Some steps of a game, how many there are after the start, and the rules it was played by. */
export interface Steps {
  rules: number
  current: boolean
  steps: number
  states: State[]
}

/** What is wrong: a key, an English sentence and, where there is one, a phrase. */
export interface Error {
  error: string
  text: string
  say?: Phrase
}

/** What an offer would bring, and whether luck has no say in it. */
export interface Preview {
  kind: 'answer'
  re: number | null
  story: Told[]
  sure: boolean
}

/** Why an action is not offered. */
export interface Reason {
  kind: 'answer'
  re: number | null
  say: Phrase
}

/** What each offer brings at a glance. */
export interface Gains {
  kind: 'answer'
  re: number | null
  gains: Record<string, number>
}

/** What a bot would do, and why. */
export interface Hint {
  kind: 'answer'
  re: number | null
  do: string
  because: Phrase
}

/** What each question is answered with. */
export interface Answers {
  preview: Preview
  why: Reason
  gains: Gains
  hint: Hint
}

/** Who shall sit on a seat of a new table. */
export interface NewSeat {
  who: 'me' | 'open' | 'bot'
  level?: string | null
  name?: string | null
}

/** A table to be opened. */
export interface NewTable {
  game: string
  options?: Record<string, boolean | number | null>
  seats: NewSeat[]
  public?: boolean
  shuffle?: boolean
  confirm?: boolean
  clock?: Clock | null
}

export type Question = 'preview' | 'why' | 'gains' | 'hint'

/** One message of a browser: a do, an undo, a confirmation, a question or chat. */
export interface Said {
  id?: number | null
  do?: string | null
  at?: number | null
  undo?: true | null
  confirm?: true | null
  ask?: Question | null
  chat?: string | null
}

/** The table, on joining and whenever it changes. */
export interface TableMessage extends TableInfo {
  kind: 'table'
}

export interface ChatLine {
  who: string
  seat: number | null
  text: string
  when: number
}

/** Lines of chat: the last ones on joining, then each. */
export interface ChatMessage {
  kind: 'chat'
  lines: ChatLine[]
}

/** A chat, undo or confirmation was accepted. */
export interface Done {
  kind: 'done'
  re: number | null
}

/** Something was not accepted. */
export interface ErrorMessage extends Error {
  kind: 'error'
  re: number | null
}

/** The line still holds. */
export interface Pong {
  kind: 'pong'
}

export type Message = TableMessage | State | ChatMessage | Preview | Reason | Gains | Hint | Done | ErrorMessage | Pong
