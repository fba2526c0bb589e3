/** Nova Luna's face. */
import type { GameFace } from '../../table/board'
import { DRAWINGS } from '../../ui/drawings'
import { order } from './board/order'
import { placed, type LunaView } from './view'
import { wording } from './board/wording'
import { MOSAIC, SIGN } from './icon'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  parts: (view: LunaView) => [
    { id: 'ring', icon: DRAWINGS.ring, word: 'luna-tab-ring' },
    { id: 'mosaic', icon: MOSAIC, word: 'luna-tab-mosaic' },
    view.seats === 1 ? { id: 'others', icon: DRAWINGS.sum, word: 'luna-tab-sums' } : { id: 'others', icon: DRAWINGS.people, word: 'luna-tab-others' },
  ],
  order,
  wording,
  tally: (view: LunaView, seat: number) => placed(view, seat),
}

export default face
