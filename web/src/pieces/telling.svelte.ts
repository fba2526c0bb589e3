/** Telling: a story on a board, scene by scene. What its lines say becomes true, and then their pieces move there. */
import { tick } from 'svelte'
import type { State, Story, Wire } from './board'
import { Stage, appearing, reducedMotion, lasting } from './motion'
import { advance, of, own, type Changes, type Places } from './story'

/** A piece on its way over the board. */
export interface Flight<Cargo> {
  cargo: Cargo
  left: number
  top: number
  width: number
}

/** Lines that are told together: the first of them, the view before and after them, and where the piece came from. */
export interface Scene<W extends Wire> {
  line: W['told']
  lines: W['told'][]
  before: W['view']
  after: W['view']
  from: DOMRect | null
}

interface Shown<W extends Wire> {
  from: State<W>
  view: W['view']
  next: State<W>
}

/** A game says what its lines change and what moves then. */
export abstract class Telling<W extends Wire, Cargo = never> {
  /** The view while a story is told from a state; another state makes it void. */
  private shown = $state.raw<Shown<W> | null>(null)
  flight = $state.raw<Flight<Cargo> | null>(null)
  private stage = new Stage()

  constructor(private readonly board: () => HTMLElement) {}

  /** What each line changes. */
  protected abstract readonly changes: Changes<W>
  /** Where the piece of a line is, before the line is true. */
  protected readonly sources: Places<W> = {}

  protected abstract motion(stage: Stage, scene: Scene<W>): Promise<unknown> | undefined

  /** Lines that are told together. */
  protected scenes(story: W['told'][]): W['told'][][] {
    return story.map((line) => [line])
  }

  /** What moves before a line is true. */
  protected prelude(_stage: Stage, _line: W['told']): Promise<void> | undefined {
    return undefined
  }

  view(now: State<W>): W['view'] {
    return this.shown?.from === now ? this.shown.view : now.view
  }

  /** The newest state that is known: time does not wait until its story is told. */
  newest(now: State<W>): State<W> {
    return this.shown?.from === now ? this.shown.next : now
  }

  async tell(now: State<W>, story: Story<W>, next: State<W>, skip: AbortSignal): Promise<void> {
    const stage = this.begin(now, now.view, next)
    skip.addEventListener('abort', () => stage.skip(), { once: true })
    for (const lines of this.scenes(own(story))) {
      if (stage.still) break
      await this.scene(stage, lines, next.view)
    }
    if (this.isOn(stage)) this.end(next.view)
  }

  /** Begin to tell; what was told before is over. */
  protected begin(from: State<W>, view: W['view'], next: State<W>): Stage {
    this.stage.skip()
    this.stage = new Stage()
    this.shown = { from, view, next }
    return this.stage
  }

  /** Is this still what is told? */
  protected isOn(stage: Stage): boolean {
    return this.stage === stage
  }

  protected show(view: W['view']): void {
    if (this.shown) this.shown = { ...this.shown, view }
  }

  protected end(view: W['view']): void {
    this.flight = null
    this.show(view)
  }

  protected async scene(stage: Stage, lines: W['told'][], next: W['view']): Promise<void> {
    const [line] = lines
    if (!line) return
    await this.prelude(stage, line)
    if (!this.isOn(stage) || !this.shown) return
    const before = this.shown.view
    const from = this.find(of(this.sources, line, before))?.getBoundingClientRect() ?? null
    const after = lines.reduce((seen, one) => advance(this.changes, one, seen, next), before)
    this.show(after)
    await tick()
    await this.motion(stage, { line, lines, before, after, from })
  }

  protected all(selector: string): Element[] {
    return [...this.board().querySelectorAll(selector)]
  }

  /** The piece as it can be seen; the large one where there are two. */
  protected find(selector: string | undefined): Element | null {
    if (!selector) return null
    const seen = this.all(selector).map((piece) => ({ piece, width: piece.getBoundingClientRect().width }))
    const widest = seen.sort((a, b) => b.width - a.width)[0]
    return widest?.width ? widest.piece : null
  }

  /** Something flies from where it was to where it lies now. */
  protected async fly(stage: Stage, cargo: Cargo, from: DOMRect | null, to: string | undefined): Promise<void> {
    const goal = this.find(to)
    if (!goal || !from || reducedMotion() || stage.still) return stage.play(goal, appearing, { ms: lasting('move') })
    const [end, home] = [goal.getBoundingClientRect(), this.board().getBoundingClientRect()]
    this.flight = { cargo, left: from.left - home.left, top: from.top - home.top, width: from.width }
    await tick()
    const way = `translate(${end.left - from.left}px, ${end.top - from.top}px) scale(${end.width / from.width})`
    await stage.standIn(goal, this.find('[data-flight]'), [{ transform: 'none' }, { transform: way }], {
      ms: lasting('move'),
    })
    this.flight = null
  }

  /** Each line's piece moves, one a little after the other. */
  protected each(
    stage: Stage,
    pieces: (Element | null)[],
    frames: Keyframe[],
    ms: number,
    stagger: number,
  ): Promise<unknown> {
    return Promise.all(pieces.map((piece, i) => stage.play(piece, frames, { ms, delay: i * stagger })))
  }
}
