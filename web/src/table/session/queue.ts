/** A queue: things that are handled one after the other, in the order they came. */
export class Queue<Thing> {
  private waiting: Thing[] = []
  private working = false

  constructor(private readonly handle: (thing: Thing) => Promise<void>) {}

  push(thing: Thing): void {
    this.waiting.push(thing)
    if (!this.working) void this.work()
  }

  /** Forget what has not been begun. */
  clear(): void {
    this.waiting = []
  }

  /** Does this hold of something that has not been begun? */
  some(test: (thing: Thing) => boolean): boolean {
    return this.waiting.some(test)
  }

  get length(): number {
    return this.waiting.length
  }

  private async work(): Promise<void> {
    this.working = true
    for (let thing = this.waiting.shift(); thing !== undefined; thing = this.waiting.shift()) {
      await this.handle(thing).catch((problem: unknown) => console.error(problem))
    }
    this.working = false
  }
}
