/** Nova Luna's face. */
import type { GameFace } from '../../lib/board'
import { order } from './order'
import { placed, type LunaView } from './view'
import { wording } from './wording'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: 'M14.5 3.6a8.6 8.6 0 1 0 5.9 11.6A7.4 7.4 0 0 1 14.5 3.6z',
  texts: {
    en: () => import('./texts/en.ftl?raw').then(({ default: words }) => words),
    cs: () => import('./texts/cs.ftl?raw').then(({ default: words }) => words),
    pl: () => import('./texts/pl.ftl?raw').then(({ default: words }) => words),
    de: () => import('./texts/de.ftl?raw').then(({ default: words }) => words),
  },
  parts: (view: LunaView) => [
    { id: 'ring', icon: 'ring', word: 'luna-tab-ring' },
    { id: 'mosaic', icon: 'mosaic', word: 'luna-tab-mosaic' },
    view.seats === 1 ? { id: 'others', icon: 'sum', word: 'luna-tab-sums' } : { id: 'others', icon: 'people', word: 'luna-tab-others' },
  ],
  order,
  wording,
  tally: (view: LunaView, seat: number) => placed(view, seat),
}

export default face
