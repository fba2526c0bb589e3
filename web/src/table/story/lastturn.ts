/** What another player did last, in one line. */
import { isPhrase } from '../../i18n/texts'
import type { Story } from '../../pieces/board'

type Line = Story[number]

/** Whose line it is: the seat it names, or else the one its sentence speaks of. */
export function actor(line: Line): number | null {
  const named = line.seat ?? (isPhrase(line.say?.who) ? line.say.who.seat : null)
  return typeof named === 'number' ? named : null
}

/** The last lines of one who is not me, with what belongs to nobody among them. */
export function lastTurn(told: Story, me: number | null): { seat: number; lines: Line[] } | null {
  const last = told.findLastIndex((line) => actor(line) !== null && actor(line) !== me)
  const seat = told[last] ? actor(told[last]) : null
  if (seat === null) return null
  const before = told.slice(0, last).findLastIndex((line) => actor(line) !== null && actor(line) !== seat)
  const lines = told.slice(before + 1, last + 1)
  return { seat, lines: lines.slice(lines.findIndex((line) => actor(line) === seat)) }
}

/** Sentences on one line: whoever all of them are about is named once. */
export function inOneLine(sentences: string[], name: string): string {
  const short = sentences.map((one, at) => (at && one.startsWith(`${name} `) ? one.slice(name.length + 1) : one))
  return short.map((one, at) => (at < short.length - 1 ? one.replace(/\.$/, ';') : one)).join(' ')
}
