/** Night Sky Explorer's face. */
import type { GameFace } from '../../table/board'
import { DRAWINGS } from '../../ui/drawings'
import { order } from './board/order'
import type { SkyView } from './view'
import { wording } from './board/wording'
import { SIGN } from './icon'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  parts: (view: SkyView) => [
    { id: 'sky', icon: DRAWINGS.ring, word: 'sky-tab-sky' },
    { id: 'cards', icon: DRAWINGS.copy, word: 'sky-tab-cards' },
    view.seats === 1 ? { id: 'others', icon: DRAWINGS.sum, word: 'sky-tab-ranks' } : { id: 'others', icon: DRAWINGS.people, word: 'sky-tab-others' },
  ],
  order,
  wording,
  tally: (view: SkyView, seat: number) => view.players[seat]!.total,
}

export default face
