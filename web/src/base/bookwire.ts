/** A game's rules. Written by `make wire` from asterism/texts/book.py: never by hand. */

export interface Fact {
  key: string
  label: string
  text: string
}

export interface Sentence {
  kind: 'sentence'
  number: string
  text: string
  reading: boolean
  departure: boolean
}

export interface Note {
  kind: 'note'
  text: string
}

export interface Example {
  kind: 'example'
  scene: string
  title: string
  text: string
}

export interface Rows {
  kind: 'table'
  head: string[]
  rows: string[][]
}

export type Block = Sentence | Note | Example | Rows

export interface Chapter {
  number: number
  title: string
  blocks: Block[]
}

export interface Book {
  title: string
  facts: Fact[]
  intro: string[]
  chapters: Chapter[]
  cited: Record<string, string>
}
