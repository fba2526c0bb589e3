/** Night Sky Explorer's face. */
import type { GameFace } from '../../lib/board'
import { order } from './order'
import type { SkyView } from './view'
import { wording } from './wording'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: 'M5 6l5 3 3 6 6 2M10 9l7-4M5 6h.01M10 9h.01M13 15h.01M19 17h.01M17 5h.01M4 20h.01',
  texts: {
    en: () => import('./texts/en.ftl?raw').then(({ default: words }) => words),
    cs: () => import('./texts/cs.ftl?raw').then(({ default: words }) => words),
    pl: () => import('./texts/pl.ftl?raw').then(({ default: words }) => words),
    de: () => import('./texts/de.ftl?raw').then(({ default: words }) => words),
  },
  parts: (view: SkyView) => [
    { id: 'sky', icon: 'ring', word: 'sky-tab-sky' },
    { id: 'cards', icon: 'copy', word: 'sky-tab-cards' },
    view.seats === 1 ? { id: 'others', icon: 'sum', word: 'sky-tab-ranks' } : { id: 'others', icon: 'people', word: 'sky-tab-others' },
  ],
  order,
  wording,
  tally: (view: SkyView, seat: number) => view.players[seat]!.total,
}

export default face
