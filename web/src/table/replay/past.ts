/** The steps of a game that was played, fetched ahead in ranges: who goes through them does not wait. */
import type { State, Steps } from '../../base/wire'

/** How many steps are asked for at once, and how near the end of what is there the next ones are. */
const RANGE = 25
const AHEAD = 10

export class Past {
  private readonly ranges = new Map<number, Promise<Steps>>()

  /** `over`: can no further steps come? */
  constructor(
    private readonly ask: (first: number, count: number) => Promise<Steps>,
    private readonly over: boolean,
  ) {}

  /** A step, or the last one if there are not so many; and the number of the last. */
  async at(n: number): Promise<{ state: State; last: number }> {
    const { states, steps } = await this.range(n)
    const state = states[n % RANGE]
    if (!state && n > steps) return this.at(steps)
    if (!state) throw new Error(`step ${n} of ${steps} is missing`)
    this.lookAround(n, steps)
    return { state, last: steps }
  }

  /** The range a step is in, asked for once; what could not be had is asked for again. */
  private range(n: number): Promise<Steps> {
    const first = n - (n % RANGE)
    const found = this.ranges.get(first) ?? this.whole(first, RANGE)
    this.ranges.set(first, found)
    found.catch(() => this.ranges.delete(first))
    return found
  }

  /** Some steps, however many an answer holds. */
  private async whole(first: number, count: number): Promise<Steps> {
    const found = await this.ask(first, count)
    const there = found.states.length
    if (!there || there === count || first + there > found.steps) return found
    const rest = await this.whole(first + there, count - there)
    return { ...rest, states: [...found.states, ...rest.states] }
  }

  /** Have the steps next to a step; where the game still runs, its end may be another one the next time. */
  private lookAround(n: number, last: number): void {
    for (const near of [n + AHEAD, n - AHEAD]) if (near >= 0 && near <= last) void this.range(near)
    if (n === last && !this.over) this.ranges.delete(n - (n % RANGE))
  }
}
