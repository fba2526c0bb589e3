/** The faces of games: boards, pictures and words that this client has for some of them. */
import type { GameFace } from '../pieces/board'

const found = import.meta.glob<{ default: GameFace }>('./*/index.ts')

/** A game's face, or null: then the generic board plays it. */
export async function face(slug: string): Promise<GameFace | null> {
  const load = found[`./${slug}/index.ts`]
  return load ? (await load()).default : null
}
