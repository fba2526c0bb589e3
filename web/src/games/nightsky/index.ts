/** Night Sky Explorer's face. */
import { must } from '../../base/must'
import type { GameFace } from '../../pieces/board'
import { order } from './board/order'
import { wording } from './board/wording'
import { SIGN } from './icon'
import type { Wire } from './wire'

const face: GameFace<Wire> = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  parts: (view) => [
    { id: 'sky', icon: 'ring', word: 'sky-tab-sky' },
    { id: 'cards', icon: 'copy', word: 'sky-tab-cards' },
    view.seats === 1
      ? { id: 'others', icon: 'sum', word: 'sky-tab-ranks' }
      : { id: 'others', icon: 'people', word: 'sky-tab-others' },
  ],
  place: ({ step }) => (step === 'draw' ? 'sky' : 'cards'),
  order,
  wording,
  first: (view) => view.first,
  tally: (view, seat) => must(view.players[seat]).total,
}

export default face
