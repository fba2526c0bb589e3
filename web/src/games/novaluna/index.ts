/** Nova Luna's face. */
import type { GameFace } from '../../pieces/board'
import { order } from './board/order'
import { placed } from './board/tasks'
import { wording } from './board/wording'
import { MOSAIC, SIGN } from './icon'
import type { Wire } from './wire'

const face: GameFace<Wire> = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  scene: () => import('./howto/Example.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  newcomer: { first_game: true },
  parts: (view) => [
    { id: 'ring', icon: 'ring', word: 'luna-tab-ring' },
    { id: 'mosaic', icon: MOSAIC, word: 'luna-tab-mosaic' },
    view.seats === 1
      ? { id: 'others', icon: 'sum', word: 'luna-tab-sums' }
      : { id: 'others', icon: 'people', word: 'luna-tab-others' },
  ],
  place: ({ hand }) => (hand === null ? 'ring' : 'mosaic'),
  order,
  wording,
  tally: placed,
  first: null,
}

export default face
