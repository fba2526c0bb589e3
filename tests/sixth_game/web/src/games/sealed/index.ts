/** Sealed's face. */
import type { GameFace } from '../../pieces/board'
import { ENVELOPE } from './icon'
import type { Wire } from './wire'

const face: GameFace<Wire> = {
  board: () => import('./Board.svelte'),
  sign: ENVELOPE,
  parts: () => [{ id: 'bids', icon: ENVELOPE, word: 'sealed-tab' }],
  order: (view) =>
    view.points.map((_, seat) => ({ seat, note: { say: view.ready[seat] ? 'sealed-ready' : 'sealed-thinks' } })),
  tally: (view, seat) => view.points[seat]!,
}

export default face
