/** The galaxies' face. */
import { must } from '../../base/must'
import type { GameFace } from '../../pieces/board'
import { order } from './board/order'
import { SIGN } from './icon'
import type { Wire } from './wire'

const face: GameFace<Wire> = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  choices: { rogue: () => import('./RoguePicture.svelte') },
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  parts: () => [
    { id: 'planets', icon: 'ring', word: 'galaxies-tab-planets' },
    { id: 'mats', icon: 'people', word: 'galaxies-tab-mats' },
  ],
  place: ({ question }) => (question?.kind === 'rob' || question?.kind === 'borrow' ? 'mats' : 'planets'),
  order,
  tally: (view, seat) =>
    must(view.players[seat]).points + (view.over ? (must(view.players[seat]).mission_points ?? 0) : 0),
}

export default face
