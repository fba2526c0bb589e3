/** What kind of screen this is. A phone shows one part of a board at a time; it stands or lies. */
import { MediaQuery } from 'svelte/reactivity'

/** Too low for a whole board: a phone on its side, or a window at much zoom. */
const flat = new MediaQuery(
  '(max-height: 500px) and (min-width: 560px), (max-height: 640px) and (min-width: 681px) and (max-width: 1099px)',
)
const narrow = new MediaQuery('(max-width: 680px)')
const spacious = new MediaQuery('(min-width: 1100px) and (min-height: 820px)')
const middling = new MediaQuery('(max-width: 1099px)')

export const screen = {
  get phone(): 'standing' | 'lying' | undefined {
    return flat.current ? 'lying' : narrow.current ? 'standing' : undefined
  },
  /** Has the side column room for something of the board? */
  get roomy(): boolean {
    return spacious.current
  },
  /** Is there no room for the side column? Then it is a drawer. */
  get drawer(): boolean {
    return middling.current && !this.phone
  },
}
