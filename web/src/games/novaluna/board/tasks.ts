/** Tasks on tiles: what they ask, what is there, what is still open. */
import { must } from '../../../base/must'
import type { Colour, Counts, Player, Task, Told, View } from '../wire'
import { covering } from './foresight'
import { asked, FIRST_HALF } from './printed'

/** A task as it is printed: one mark for each tile it asks, and whether that one is there. */
export function marks(need: Counts, have: Counts | null): { colour: Colour; there: boolean }[] {
  return asked(need).flatMap(({ colour, count }) =>
    Array.from({ length: count }, (_, i) => ({ colour, there: !have || i < (have[colour] ?? 0) })),
  )
}

/** Tokens on tasks; alone the second heap comes with the second phase. */
export function placed(view: View, seat: number): number {
  const given = view.seats === 1 && view.phase === 1 ? FIRST_HALF : view.given
  return given - must(view.players[seat]).tokens
}

export interface Open {
  tile: number
  task: number
  need: Counts
  have: Counts
  missing: number
  soon: boolean
}

/** The tasks without a token, those nearest to done first. */
export function openTasks(player: Player, foreseen: Told[]): Open[] {
  const soon = new Set(covering(foreseen).map(({ tile, task }) => `${tile}.${task}`))
  const open = player.tiles.flatMap(({ tile, tasks }) =>
    tasks.flatMap((it, task) =>
      it.covered ? [] : [{ tile, task, ...it, missing: missing(it), soon: soon.has(`${tile}.${task}`) }],
    ),
  )
  return open.sort((a, b) => Number(b.soon) - Number(a.soon) || a.missing - b.missing)
}

const missing = ({ need, have }: Task): number => marks(need, have).filter(({ there }) => !there).length
