/** Nebula's face. */
import type { GameFace } from '../../lib/board'
import { order } from './order'
import type { NebulaView } from './view'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: 'M12 12c0-2 3-2.5 4.2-.5s-.4 6-4.2 6-7-2.9-7-6.5M12 12c0 2-3 2.5-4.2.5s.4-6 4.2-6 7 2.9 7 6.5M19.5 4.5h.01M4.5 19.5h.01',
  texts: {
    en: () => import('./texts/en.ftl?raw').then(({ default: words }) => words),
    cs: () => import('./texts/cs.ftl?raw').then(({ default: words }) => words),
    pl: () => import('./texts/pl.ftl?raw').then(({ default: words }) => words),
    de: () => import('./texts/de.ftl?raw').then(({ default: words }) => words),
  },
  parts: () => [
    { id: 'sky', icon: 'ring', word: 'nebula-tab-sky' },
    { id: 'galaxy', icon: 'offers', word: 'nebula-tab-galaxy' },
    { id: 'tasks', icon: 'sum', word: 'nebula-tab-tasks' },
  ],
  order,
  tally: (view: NebulaView, seat: number) => view.players[seat]!.sheet.total,
}

export default face
