/** Tells a story on the board: each line becomes true, and what it changed moves. */
import { tick } from 'svelte'
import type { Told } from '../../../table/board'
import { Stage, flaring, lasting } from '../../../pieces/motion'
import { advance, scenes } from './story'
import type { SkyState, SkyView } from '../view'

const TURN = 1100
const STROKE = 150
const DRAWING = [{ strokeDasharray: '1 1', strokeDashoffset: 1 }, { strokeDasharray: '1 1', strokeDashoffset: 0 }]
const SHINING = [{ opacity: 0 }, { opacity: 1 }]
const TURNING = [{ '--turn': '60deg' }, { '--turn': '0deg' }]
const FLIPPING = [{ transform: 'scaleX(0)', opacity: 0.4 }, { transform: 'scaleX(1)', opacity: 1 }]

export class Telling {
  /** The view while a story is told from a state; another state makes it void. */
  private shown = $state.raw<{ from: SkyState; view: SkyView } | null>(null)
  private stage = new Stage()

  constructor(private readonly board: () => HTMLElement) {}

  view(now: SkyState): SkyView {
    return this.shown?.from === now ? this.shown.view : now.view
  }

  async tell(now: SkyState, story: Told[], next: SkyState, skip: AbortSignal): Promise<void> {
    this.stage.skip()
    const stage = (this.stage = new Stage())
    skip.addEventListener('abort', () => stage.skip(), { once: true })
    this.shown = { from: now, view: now.view }
    for (const lines of scenes(story)) {
      if (stage.still || this.stage !== stage) break
      this.shown = { from: now, view: lines.reduce((view, line) => advance(view, line, next.view), this.shown.view) }
      await tick()
      await this.motion(stage, lines)
    }
    if (this.stage === stage) this.shown = { from: now, view: next.view }
  }

  private motion(stage: Stage, lines: Told[]): Promise<unknown> {
    const { what } = lines[0]!
    if (what === 'started') return this.all(stage, '[data-slot="low"]', FLIPPING, lasting('reveal'))
    if (what === 'turned') return this.all(stage, '[data-slot="top"]', FLIPPING, lasting('reveal'))
    if (what === 'drew') return this.draw(stage)
    if (what === 'scored') return this.all(stage, `[data-round="${this.shown!.view.round}"] b`, flaring, lasting('reveal'))
    if (what === 'round') return this.all(stage, '[data-disc]', TURNING, TURN)
    return Promise.resolve()
  }

  private all(stage: Stage, selector: string, frames: Keyframe[], ms: number): Promise<unknown> {
    const pieces = [...this.board().querySelectorAll(selector)]
    return Promise.all(pieces.map((piece) => stage.play(piece, frames, { ms, ease: frames === TURNING ? 'ease-in-out' : undefined })))
  }

  /** Line after line, on all skies at once; then the names. */
  private async draw(stage: Stage): Promise<void> {
    const skies = [...this.board().querySelectorAll(`[data-drawn="${this.shown!.view.round}"]`)]
    const lines = skies.flatMap((sky) => [...sky.querySelectorAll('path')].map((line, i) => ({ line, delay: i * STROKE })))
    const names = [...this.board().querySelectorAll(`[data-name="${this.shown!.view.round}"]`)]
    const named = names.map((name) => stage.play(name, SHINING, { ms: lasting('reveal') * 2 }))
    await Promise.all([...named, ...lines.map(({ line, delay }) => stage.play(line, DRAWING, { ms: STROKE * 2, delay }))])
  }
}
