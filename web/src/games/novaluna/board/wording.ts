/** Where a cell lies, in the words of one who sees the mosaic. */
import { must } from '../../../base/must'
import type { Pair, Phrase } from '../../../base/wire'
import type { Offer, Player, View } from '../wire'
import { printed } from './printed'

const SIDES: [side: string, to: Pair][] = [
  ['above', [0, -1]],
  ['below', [0, 1]],
  ['left', [1, 0]],
  ['right', [-1, 0]],
]
const ENOUGH = 2

/** An offer to lay a tile, by the tiles beside the cell; other offers say it themselves. */
export function wording(offer: Offer, view: View): Phrase | null {
  if (offer.verb !== 'place') return null
  const player = must(view.players[view.turn])
  const cell: Pair = [offer.x, offer.y]
  const [first, second] = beside(player, cell)
  if (!first) return { say: 'luna-lay-first' }
  const said = second ? { say: 'luna-lay-corner', first, second } : { say: 'luna-lay-beside', first }
  return twice(player, cell) ? { say: 'luna-lay-row', place: said, row: row(player, cell) } : said
}

function beside(player: Player, [x, y]: Pair): Phrase[] {
  const found = SIDES.flatMap(([side, [dx, dy]]) => {
    const it = player.tiles.find((laid) => laid.x === x + dx && laid.y === y + dy)
    return it ? [{ say: 'luna-spot', side, colour: printed(it.tile).colour, cost: printed(it.tile).cost }] : []
  })
  return found.slice(0, ENOUGH)
}

/** Do the same words mean another cell too? */
function twice(player: Player, cell: Pair): boolean {
  const words = (one: Pair) => JSON.stringify(beside(player, one))
  return player.cells.filter((one) => words(one) === words(cell)).length > 1
}

/** Rows count from the top. */
const row = (player: Player, [, y]: Pair): number => Math.max(...player.cells.map((cell) => cell[1])) - y + 1
