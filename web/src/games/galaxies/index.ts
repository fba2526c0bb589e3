/** The galaxies' face. */
import type { GameFace } from '../../lib/board'
import { order } from './order'
import type { GalaxiesView } from './view'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM14.4 7.7A10 3.2-25 1 1 7.1 11',
  texts: {
    en: () => import('./texts/en.ftl?raw').then(({ default: words }) => words),
    cs: () => import('./texts/cs.ftl?raw').then(({ default: words }) => words),
    pl: () => import('./texts/pl.ftl?raw').then(({ default: words }) => words),
    de: () => import('./texts/de.ftl?raw').then(({ default: words }) => words),
  },
  parts: () => [
    { id: 'planets', icon: 'ring', word: 'galaxies-tab-planets' },
    { id: 'mats', icon: 'people', word: 'galaxies-tab-mats' },
  ],
  order,
  tally: (view: GalaxiesView, seat: number) => view.players[seat]!.points + (view.over ? (view.players[seat]!.mission_points ?? 0) : 0),
}

export default face
