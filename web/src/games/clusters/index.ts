/** Hvězdokupy's face. */
import type { GameFace } from '../../lib/board'
import { order } from './order'
import { HOURGLASS, MORE_FOR_TWO } from './clock'
import type { ClustersView } from './view'

const face: GameFace = {
  board: () => import('./Board.svelte'),
  howto: () => import('./HowTo.svelte'),
  picture: () => import('./Picture.svelte'),
  sign: 'M11 4l1.6 4.9 4.9 1.6-4.9 1.6L11 17l-1.6-4.9-4.9-1.6 4.9-1.6zM18 14.5l.9 2.1 2.1.9-2.1.9-.9 2.1-.9-2.1-2.1-.9 2.1-.9zM18.5 5.5h.01M6 19h.01',
  texts: {
    en: () => import('./texts/en.ftl?raw').then(({ default: words }) => words),
    cs: () => import('./texts/cs.ftl?raw').then(({ default: words }) => words),
    pl: () => import('./texts/pl.ftl?raw').then(({ default: words }) => words),
    de: () => import('./texts/de.ftl?raw').then(({ default: words }) => words),
  },
  parts: () => [
    { id: 'sky', icon: 'board', word: 'clusters-tab-sky' },
    { id: 'cards', icon: 'people', word: 'clusters-tab-cards' },
  ],
  order,
  tally: (view: ClustersView, seat: number) => `${view.players[seat]!.have}/${view.players[seat]!.need}`,
  clocks: (seats) => [{ per: 'turn', seconds: seats === 2 ? HOURGLASS + MORE_FOR_TWO : HOURGLASS }],
}

export default face
