/** Nebula's face. */
import type { GameFace } from '../../table/board'
import { DRAWINGS } from '../../ui/drawings'
import { order } from './board/order'
import { SIGN } from './icon'
import type { NebulaView } from './view'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  parts: () => [
    { id: 'sky', icon: DRAWINGS.ring, word: 'nebula-tab-sky' },
    { id: 'galaxy', icon: DRAWINGS.offers, word: 'nebula-tab-galaxy' },
    { id: 'tasks', icon: DRAWINGS.sum, word: 'nebula-tab-tasks' },
  ],
  order,
  tally: (view: NebulaView, seat: number) => view.players[seat]!.sheet.total,
}

export default face
