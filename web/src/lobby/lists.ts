/** The lobby's tables, in the lists they are shown in. */
import type { Listed, Lobby } from '../app/api'

export interface Lists { mine: Listed[]; finished: Listed[]; open: Listed[]; running: Listed[] }

/** Mine: where it is my turn first, then those that run, then those that wait for players; in each list the newest first. */
export function lists({ mine, open, running }: Lobby): Lists {
  const [over, alive] = [mine.filter(isOver), mine.filter((table) => !isOver(table))]
  return {
    mine: newestFirst(alive).toSorted((a, b) => nearness(b) - nearness(a)),
    finished: newestFirst(over),
    open: newestFirst(open.filter(isOthers)),
    running: newestFirst(running.filter(isOthers)),
  }
}

const isOver = (table: Listed): boolean => table.status === 'over'
const isOthers = (table: Listed): boolean => !table.seats.some((seat) => seat.yours)
const nearness = (table: Listed): number => (table.your_turn ? 2 : table.status === 'running' ? 1 : 0)
const newestFirst = (tables: Listed[]): Listed[] => tables.toSorted((a, b) => b.created - a.created)
