/** Hvězdokupy's face. */
import { must } from '../../base/must'
import type { GameFace } from '../../pieces/board'
import { HOURGLASS, MORE_FOR_TWO } from './board/clock'
import { order } from './board/order'
import { SIGN } from './icon'
import type { Wire } from './wire'

const face: GameFace<Wire> = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  scene: () => import('./howto/Example.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  newcomer: { colour: 1 },
  parts: () => [
    { id: 'sky', icon: 'board', word: 'clusters-tab-sky' },
    { id: 'cards', icon: 'people', word: 'clusters-tab-cards' },
  ],
  order,
  tally: (view, seat) => `${must(view.players[seat]).have}/${must(view.players[seat]).need}`,
  clocks: (seats) => [{ per: 'turn', seconds: seats === 2 ? HOURGLASS + MORE_FOR_TWO : HOURGLASS }],
}

export default face
