/** Tells a story on the board: each line becomes true, and its pieces move there. */
import { tick } from 'svelte'
import type { Told } from '../../../table/board'
import { Stage, appearing, calm, flaring, lasting } from '../../../pieces/motion'
import { advance } from './story'
import { STARS, type NebulaState, type NebulaView, type Star } from '../view'

/** A star on its way over the board. */
export interface Flight { star: Star; left: number; top: number; width: number }

type Line = Told & Record<string, number>
const STAGGER = 60
const SIDE_BY_SIDE = new Set(['refilled', 'drew', 'dropped', 'began'])

export class Telling {
  /** The view while a story is told from a state; another state makes it void. */
  private shown = $state.raw<{ from: NebulaState; view: NebulaView } | null>(null)
  flight = $state.raw<Flight | null>(null)
  private stage = new Stage()

  constructor(private readonly board: () => HTMLElement) {}

  view(now: NebulaState): NebulaView {
    return this.shown?.from === now ? this.shown.view : now.view
  }

  async tell(now: NebulaState, story: Told[], next: NebulaState, skip: AbortSignal): Promise<void> {
    this.stage.skip()
    const stage = (this.stage = new Stage())
    skip.addEventListener('abort', () => stage.skip(), { once: true })
    this.shown = { from: now, view: now.view }
    for (const lines of scenes(story)) {
      if (stage.still || this.stage !== stage) break
      await this.scene(stage, lines as Line[], next.view)
    }
    this.flight = null
    if (this.stage === stage) this.shown = { from: now, view: next.view }
  }

  private async scene(stage: Stage, lines: Line[], next: NebulaView): Promise<void> {
    const { from, view } = this.shown!
    const [line] = lines as [Line]
    const source = this.find(SOURCES[line.what]?.(line))?.getBoundingClientRect() ?? null
    this.shown = { from, view: lines.reduce((seen, one) => advance(seen, one, next), view) }
    await tick()
    await this.motion(stage, lines, source)
  }

  private motion(stage: Stage, lines: Line[], source: DOMRect | null): Promise<unknown> {
    const [line] = lines as [Line]
    if (FLIGHTS.has(line.what)) return this.fly(stage, STARS[line.star!]!, source, GOALS[line.what]!(line))
    const frames = line.what === 'ignited' || line.what === 'fulfilled' ? flaring : appearing
    if (line.what === 'moved') return this.wait(stage, line)
    const goal = GOALS[line.what]
    if (!goal) return Promise.resolve()
    const ms = lasting('move')
    return Promise.all(lines.map((one, i) => stage.play(this.find(goal(one)), frames, { ms, delay: i * STAGGER })))
  }

  /** The clock turns by itself; the story waits for it. */
  private wait(stage: Stage, { cluster }: Line): Promise<void> {
    return stage.play(this.find(`[data-clock="${cluster}"] > g`), [{ opacity: 1 }, { opacity: 1 }], { ms: lasting('reveal') })
  }

  /** The piece as it can be seen; the large one where there are two. */
  private find(selector: string | undefined): Element | null {
    if (!selector) return null
    const all = [...this.board().querySelectorAll(selector)].map((piece) => ({ piece, width: piece.getBoundingClientRect().width }))
    const widest = all.sort((a, b) => b.width - a.width)[0]
    return widest?.width ? widest.piece : null
  }

  private async fly(stage: Stage, star: Star, from: DOMRect | null, to: string): Promise<void> {
    const goal = this.find(to)
    if (!goal || !from || calm() || stage.still) return stage.play(goal, appearing, { ms: lasting('move') })
    const [end, home] = [goal.getBoundingClientRect(), this.board().getBoundingClientRect()]
    this.flight = { star, left: from.left - home.left, top: from.top - home.top, width: from.width }
    await tick()
    const way = `translate(${end.left - from.left}px, ${end.top - from.top}px) scale(${end.width / from.width})`
    const frames = [{ transform: 'none' }, { transform: way }]
    await stage.standIn(goal, this.find('[data-flight]'), frames, { ms: lasting('move') })
    this.flight = null
  }
}

/** Lines that go together: all rays refilled, all stars drawn. */
export function scenes(story: Told[]): Told[][] {
  const grouped: Told[][] = []
  for (const line of story) {
    const group = grouped.at(-1)
    if (group && SIDE_BY_SIDE.has(line.what) && group[0]!.what === line.what) group.push(line)
    else grouped.push([line])
  }
  return grouped
}

type Where = (line: Line) => string
const FLIGHTS = new Set(['took', 'kept', 'placed'])
const inHand: Where = ({ seat, star }) => `[data-held="obs.${seat}.${STARS[star!]}"]`
const onRay: Where = ({ cluster, ray }) => `[data-ray="${cluster}.${ray}"]`
const onSpace: Where = ({ space }) => `[data-star="${space}"]`

/** Where a line's star comes from, before the line is true. */
const SOURCES: Record<string, Where> = {
  took: onRay,
  kept: ({ star }) => `[data-held="drawn.${STARS[star!]}"]`,
  placed: inHand,
}

/** Where it is when the line is true. */
const GOALS: Record<string, Where> = {
  took: inHand,
  kept: inHand,
  placed: onSpace,
  drew: ({ star }) => `[data-held="drawn.${STARS[star!]}"]`,
  refilled: onRay,
  fell: ({ holes }) => `[data-hole="${holes! - 1}"]`,
  tracked: () => '[data-track]',
  ignited: () => '[data-nova]',
  advanced: ({ marker }) => `[data-marker="${marker}"]`,
}
