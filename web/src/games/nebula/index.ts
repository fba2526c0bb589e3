/** Nebula's face. */
import { must } from '../../base/must'
import type { GameFace } from '../../pieces/board'
import { order } from './board/order'
import { SIGN } from './icon'
import type { Wire } from './wire'

const face: GameFace<Wire> = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  scene: () => import('./howto/Example.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  newcomer: { basic: true },
  parts: () => [
    { id: 'sky', icon: 'ring', word: 'nebula-tab-sky' },
    { id: 'galaxy', icon: 'offers', word: 'nebula-tab-galaxy' },
    { id: 'tasks', icon: 'sum', word: 'nebula-tab-tasks' },
  ],
  place: ({ step }) => (step === 'take' || step === 'advance' ? 'sky' : 'galaxy'),
  order,
  tally: (view, seat) => must(view.players[seat]).sheet.total,
}

export default face
