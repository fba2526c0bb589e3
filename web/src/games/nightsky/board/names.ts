/** What constellations are called: in the words of the game where it is played, else in Latin. */
import { getContext, setContext } from 'svelte'
import type { BoardProps } from '../../../pieces/board'
import { card } from './printed'

export type Namer = (number: number) => string

const KEY = Symbol('names')

export function nameBy(say: BoardProps['say']): Namer {
  const namer = (number: number) => say({ say: 'card', card: number })
  setContext(KEY, namer)
  return namer
}

/** How the components inside call a card. */
export const namer = (): Namer => getContext<Namer | undefined>(KEY) ?? ((number) => card(number).latin)
