/** The seats of a table in the order of play, as far as the game has one. */
import type { Phrase, TableView } from '../../base/wire'
import type { GameFace } from '../../pieces/board'
import type { Session } from '../session/session.svelte'

export interface Listed {
  seat: number
  note: Phrase | null
}

/** Who has the first player's mark, where there is one. */
export function firstOf(view: TableView | null | undefined, face: GameFace | null): number | null {
  if (!view || view.seats === 1 || face?.first === null) return null
  return face?.first?.(view) ?? 0
}

export function listed(session: Session, face: GameFace | null): Listed[] {
  const view = session.now?.view
  if (view && face?.order && (view.over || !session.over)) return face.order(view)
  return (session.table?.seats ?? []).map((_, seat) => ({ seat, note: null }))
}
