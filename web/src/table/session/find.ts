/** A table with all that is needed to show it. */
import { api, type Game, type Table } from '../../base/api'
import { face } from '../../games/faces'
import type { GameFace } from '../../pieces/board'

export interface Found {
  table: Table
  game: Game | undefined
  face: GameFace | null
}

export async function find(id: string): Promise<Found> {
  const [table, { games }] = await Promise.all([api.table(id), api.games()])
  return { table, game: games.find((game) => game.slug === table.game), face: await face(table.game) }
}
