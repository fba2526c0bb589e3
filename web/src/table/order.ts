/** The seats of a table in the order of play, as far as the game has one. */
import type { Phrase } from '../app/wire'
import type { GameFace } from './board'
import type { Session } from './session.svelte'

export interface Listed { seat: number; note: Phrase | null }

export function listed(session: Session, face: GameFace | null): Listed[] {
  const view = session.now?.view
  if (view && face?.order && (view.over || !session.over)) return face.order(view)
  return (session.table?.seats ?? []).map((_, seat) => ({ seat, note: null }))
}
