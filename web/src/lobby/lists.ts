/** The lobby's tables, in the lists they are shown in. */
import type { Listed, Lobby } from '../base/api'
import type { Paged } from './lobby.svelte'
import type { T } from '../i18n/words.svelte'

export interface Lists {
  mine: Listed[]
  finished: Listed[]
  open: Listed[]
  running: Listed[]
}

/** Mine: where it is my turn first, then those that run, then those that wait for players; in each the newest first.
 * Others' tables stand as the server lists them, with those of further pages after the first. */
export function lists({ mine, open, running }: Lobby, further: Pick<Lobby, Paged>): Lists {
  const [over, alive] = [mine.filter(isOver), mine.filter((table) => !isOver(table))]
  return {
    mine: newestFirst(alive).toSorted((a, b) => nearness(b) - nearness(a)),
    finished: newestFirst(over),
    open: others([...open, ...further.open], mine),
    running: others([...running, ...further.running], mine),
  }
}

/** Each table once, though it may stand on two pages when some came or went between. */
function others(tables: Listed[], mine: Listed[]): Listed[] {
  const shown = new Set(mine.map(({ id }) => id))
  return tables.filter(({ id }) => !shown.has(id) && shown.add(id))
}

const isOver = (table: Listed): boolean => table.status === 'over'
const nearness = (table: Listed): number => (table.your_turn ? 2 : table.status === 'running' ? 1 : 0)
const newestFirst = (tables: Listed[]): Listed[] => tables.toSorted((a, b) => b.created - a.created)

/** How a finished game came out: who won, and with which points; alone the points. */
export function outcome({ result, seats }: Listed, t: T): string {
  if (!result) return ''
  const points = result.scores.join(' : ')
  if (seats.length === 1) return t('result-alone', { points })
  const mine = result.winners.some((seat) => seats[seat]?.yours)
  const who = result.winners.map((seat) => seats[seat]?.name || t('player', { number: seat + 1 })).join(', ')
  const words = !who
    ? t('result-nobody')
    : mine && result.winners.length === 1
      ? t('result-mine')
      : t('result-won', { who })
  return `${words} · ${points}`
}
