/** What was said at the table. */
import type { Chat } from '../../base/api'

const LINES = 200

export class ChatLines {
  lines = $state.raw<Chat[]>([])
  /** How many lines came since I came, or last read it. */
  unread = $state(0)
  private known = false
  private last = Infinity

  /** On joining all lines come, then each. */
  hear(lines: Chat[], own: number[]): void {
    this.lines = [...(this.known ? this.lines : []), ...lines].slice(-LINES)
    this.known = true
    this.unread += lines.filter(({ when, seat }) => when > this.last && (seat === null || !own.includes(seat))).length
    this.last = this.lines.at(-1)?.when ?? 0
  }

  /** The line is broken: all come again. */
  lost(): void {
    this.known = false
  }
}
