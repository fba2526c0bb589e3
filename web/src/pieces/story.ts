/** Stories: tables of what each kind of line means, and lines that are told together. */
import type { Aside, Story, Wire } from './board'

/** What to do with each kind of line of a game. */
export type ByWhat<W extends Wire, More extends unknown[], Result> = {
  [What in W['told']['what']]: (line: Extract<W['told'], { what: What }>, ...more: More) => Result
}

/** What each line makes of the view: after it what it says has become true, no more. */
export type Changes<W extends Wire> = ByWhat<W, [view: W['view'], next: W['view']], W['view']>

/** Where something of a line is on the board. */
export type Places<W extends Wire> = Partial<ByWhat<W, [view: W['view']], string>>

/** For lines that change nothing one sees. */
export const still = <View>(_: unknown, view: View): View => view

/** What a table says of a line. */
export function of<W extends Wire, More extends unknown[], Result>(
  table: Partial<ByWhat<W, More, Result>>,
  line: W['told'],
  ...more: More
): Result | undefined {
  const meaning: ((line: never, ...more: More) => Result) | undefined = table[line.what as W['told']['what']]
  return meaning?.(line as never, ...more)
}

/** The view after a line. */
export function advance<W extends Wire>(
  changes: Changes<W>,
  line: W['told'],
  view: W['view'],
  next: W['view'],
): W['view'] {
  return of(changes, line, view, next) ?? view
}

/** The lines of the game itself. */
export function own<W extends Wire>(story: Story<W>): W['told'][] {
  return story.filter((line): line is Exclude<typeof line, Aside> => line.what !== 'time-up' && line.what !== 'undone')
}

/** Lines of one kind that follow each other, as one scene: all kinds, or these. */
export function sideBySide<Line extends { what: string }>(story: Line[], kinds?: Set<Line['what']>): Line[][] {
  const scenes: Line[][] = []
  for (const line of story) {
    const scene = scenes.at(-1)
    if (scene?.[0]?.what === line.what && (!kinds || kinds.has(line.what))) scene.push(line)
    else scenes.push([line])
  }
  return scenes
}
