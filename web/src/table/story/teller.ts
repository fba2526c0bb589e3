/** A teller: lets a board tell a story, and stops it when somebody has seen enough. */
import type { BoardExports, State, Story } from '../../pieces/board'

/** How long a story may take, in milliseconds. */
const LONGEST = 10_000
const BRIEF = 1500

export class Teller {
  private running: AbortController | null = null

  constructor(
    private readonly board: () => BoardExports | undefined,
    private readonly pace: () => number = () => 1,
  ) {}

  async tell(story: Story, next: State, brief = false): Promise<void> {
    const tell = this.board()?.tell
    if (!tell) return
    const running = (this.running = new AbortController())
    const enough = new Promise<void>((done) => running.signal.addEventListener('abort', () => done()))
    const timer = setTimeout(() => running.abort(), brief ? BRIEF : LONGEST * Math.max(1, this.pace()))
    const told = tell(story, next, running.signal).catch((problem: unknown) => console.error(problem))
    await Promise.race([told, enough])
    clearTimeout(timer)
    this.running = null
  }

  /** Skip what is told now; true if something was. */
  skipped(): boolean {
    const telling = this.running !== null
    this.running?.abort()
    return telling
  }
}
