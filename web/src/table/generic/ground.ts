import type { Piece } from '../../base/wire'

const DEEP = ['red', 'blue', 'turquoise', 'yellow']

/** What a piece lies on: a deep shade of its colour, where there is one. */
export function ground({ colour = '' }: Piece): string {
  return DEEP.includes(colour) ? `var(--${colour}-deep-2)` : 'var(--raised)'
}
