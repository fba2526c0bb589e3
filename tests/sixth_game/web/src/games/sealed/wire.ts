/** The wire of sealed. Written by `make wire` from asterism/games/sealed: never by hand. */
import type { Phrase, TableView } from '../../base/wire'

/** Sealed as a seat sees it. */
export interface View extends TableView {
  points: number[]
  ready: boolean[]
  shown: number[]
  hand: number[]
  bid: number | null
}

/** What a seat may do. */
export type Offer =
  | { do: string; verb: 'bid'; card: number; say: Phrase }

/** A line of the story. */
export type Told =
  | { what: 'bid'; seat: number; card: number; say: Phrase }
  | { what: 'sealed'; seat: number; say: Phrase }
  | { what: 'won'; seat: number; prize: number; say: Phrase }

/** All that a board gets. */
export interface Wire {
  view: View
  offer: Offer
  told: Told
}
