/** Tells a story on the board: each line becomes true, and its pieces move there. */
import { tick } from 'svelte'
import type { Told } from '../../../table/board'
import { Stage, appearing, calm, flaring, lasting } from '../../../pieces/motion'
import { hops, moonWalk, steps } from '../board/geometry'
import { advance } from './story'
import type { LunaState, LunaView } from '../view'

export interface Flight { tile: number; left: number; top: number; width: number }

const STAGGER = 55
const PER_SPACE = 85

export class Telling {
  /** The view while a story is told from a state; another state makes it void. */
  private shown = $state.raw<{ from: LunaState; view: LunaView } | null>(null)
  flight = $state.raw<Flight | null>(null)
  private stage = new Stage()

  constructor(private readonly board: () => HTMLElement) {}

  view(now: LunaState): LunaView {
    return this.shown?.from === now ? this.shown.view : now.view
  }

  async tell(now: LunaState, story: Told[], next: LunaState, skip: AbortSignal): Promise<void> {
    this.stage.skip()
    const stage = (this.stage = new Stage())
    skip.addEventListener('abort', () => stage.skip(), { once: true })
    this.shown = { from: now, view: now.view }
    for (const lines of scenes(story)) {
      if (stage.still || this.stage !== stage) break
      await this.scene(stage, lines, next.view)
    }
    if (this.stage === stage) this.shown = { from: now, view: next.view }
  }

  private async scene(stage: Stage, lines: Told[], next: LunaView): Promise<void> {
    const { from, view } = this.shown!
    const [line] = lines as [Told]
    const source = this.source(line)
    const after = lines.reduce((seen, one) => advance(seen, one, next), view)
    this.shown = { from, view: after }
    await tick()
    await this.motion(stage, lines, view, after, source)
  }

  private motion(stage: Stage, lines: Told[], before: LunaView, after: LunaView, source: DOMRect | null): Promise<unknown> {
    const [line] = lines as [Told]
    if (line.what === 'took') {
      return Promise.all([this.fly(stage, line, source, '[data-hand]'), this.walk(stage, before.moon, after.moon)])
    }
    if (line.what === 'went') return this.hop(stage, line.seat as number, before, after)
    if (line.what === 'laid') return this.fly(stage, line, source, `[data-tile="${line.tile as number}"] > g`)
    if (line.what === 'drew') return this.each(stage, lines, ({ place }) => `[data-ring="${place as number}"]`, appearing)
    if (line.what === 'covered') {
      return this.each(stage, lines, ({ tile, task }) => `[data-task="${tile as number}.${task as number}"] > g`, flaring)
    }
    return Promise.resolve()
  }

  /** The piece as it can be seen; the large one where there are two. */
  private find(selector: string): Element | null {
    const all = [...this.board().querySelectorAll(selector)].map((piece) => ({ piece, width: piece.getBoundingClientRect().width }))
    const widest = all.sort((a, b) => b.width - a.width)[0]
    return widest?.width ? widest.piece : null
  }

  private source(line: Told): DOMRect | null {
    const selector = line.what === 'took' ? `[data-ring="${line.place as number}"]` : line.what === 'laid' ? '[data-hand]' : null
    return (selector && this.find(selector)?.getBoundingClientRect()) || null
  }

  private async fly(stage: Stage, line: Told, from: DOMRect | null, to: string): Promise<void> {
    const goal = this.find(to)
    if (!goal || !from || calm() || stage.still) return stage.play(goal, appearing, { ms: lasting('move') })
    const [end, home] = [goal.getBoundingClientRect(), this.board().getBoundingClientRect()]
    this.flight = { tile: line.tile as number, left: from.left - home.left, top: from.top - home.top, width: from.width }
    await tick()
    const way = `translate(${end.left - from.left}px, ${end.top - from.top}px) scale(${end.width / from.width})`
    const frames = [{ transform: 'none' }, { transform: way }]
    await stage.standIn(goal, this.find('[data-flight]'), frames, { ms: lasting('move') })
    this.flight = null
  }

  private walk(stage: Stage, from: number, to: number): Promise<void> {
    return stage.travel(this.find('[data-moon]'), moonWalk(from, to), { ms: lasting('reveal'), ease: 'ease-in-out' })
  }

  private hop(stage: Stage, seat: number, before: LunaView, after: LunaView): Promise<void> {
    const [a, b] = [before.players[seat]!, after.players[seat]!]
    const way = hops([a.space, a.height], [b.space, b.height])
    const ms = lasting('tap') + PER_SPACE * steps(a.space, b.space)
    return stage.travel(this.find(`[data-token="${seat}"]`), way, { ms, ease: 'linear' })
  }

  private each(stage: Stage, lines: Told[], selector: (line: Told) => string, frames: Keyframe[]): Promise<unknown> {
    const ms = lasting('reveal')
    return Promise.all(lines.map((line, i) => stage.play(this.find(selector(line)), frames, { ms, delay: i * STAGGER })))
  }
}

/** Lines that go together: all tiles drawn, all tasks covered. */
export function scenes(story: Told[]): Told[][] {
  const grouped: Told[][] = []
  for (const line of story) {
    const group = grouped.at(-1)
    if (group && group[0]!.what === line.what) group.push(line)
    else grouped.push([line])
  }
  return grouped
}
