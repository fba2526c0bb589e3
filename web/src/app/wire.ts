/** The wire, as all games share it. Written by `make wire` from asterism/core: never by hand. */

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

export interface ListPanel {
  title: Phrase
  now?: boolean
  seat?: number
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

export interface TablePanel {
  title: Phrase
  now?: boolean
  seat?: number
  kind: 'table'
  head: Phrase[]
  rows: (Cell[] | PanelRow)[]
  legend?: Named[]
}

export interface Square {
  colour?: string
  text?: string
  shape?: string
  about?: Phrase
  marks?: Mark[]
  x: number
  y: number
  free?: string
}

export interface GridPanel {
  title: Phrase
  now?: boolean
  seat?: number
  kind: 'grid'
  cells: Square[]
  legend?: Named[]
  down?: boolean
}

export type Panel = ListPanel | TablePanel | GridPanel
