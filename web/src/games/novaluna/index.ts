/** Nova Luna's face. */
import type { GameFace } from '../../lib/board'
import { order } from './order'
import { placed, type LunaView } from './view'
import { wording } from './wording'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
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
