/** The galaxies' face. */
import type { GameFace } from '../../table/board'
import { DRAWINGS } from '../../ui/drawings'
import { order } from './board/order'
import { SIGN } from './icon'
import type { GalaxiesView } from './view'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./howto/HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: SIGN,
  parts: () => [
    { id: 'planets', icon: DRAWINGS.ring, word: 'galaxies-tab-planets' },
    { id: 'mats', icon: DRAWINGS.people, word: 'galaxies-tab-mats' },
  ],
  order,
  tally: (view: GalaxiesView, seat: number) => view.players[seat]!.points + (view.over ? (view.players[seat]!.mission_points ?? 0) : 0),
}

export default face
