/** The scenes of Night Sky Explorer: cards flip, lines are drawn, the disc turns. */
import { flaring, lasting, type Stage } from '../../../pieces/motion'
import { Telling, type Scene } from '../../../pieces/telling.svelte'
import type { Told, Wire } from '../wire'
import { CHANGES, scenes } from './story'

const TURN = 1100
const STROKE = 150
const DRAWING = [
  { strokeDasharray: '1 1', strokeDashoffset: 1 },
  { strokeDasharray: '1 1', strokeDashoffset: 0 },
]
const SHINING = [{ opacity: 0 }, { opacity: 1 }]
const TURNING = [{ '--turn': '60deg' }, { '--turn': '0deg' }]
const FLIPPING = [
  { transform: 'scaleX(0)', opacity: 0.4 },
  { transform: 'scaleX(1)', opacity: 1 },
]

export class SkyTelling extends Telling<Wire> {
  protected override readonly changes = CHANGES

  protected override scenes(story: Told[]): Told[][] {
    return scenes(story)
  }

  protected override motion(
    stage: Stage,
    { line: { what }, after: { round } }: Scene<Wire>,
  ): Promise<unknown> | undefined {
    if (what === 'started') return this.every(stage, '[data-slot="low"]', FLIPPING, lasting('reveal'))
    if (what === 'turned') return this.every(stage, '[data-slot="top"]', FLIPPING, lasting('reveal'))
    if (what === 'drew') return this.draw(stage, round)
    if (what === 'scored') return this.every(stage, `[data-round="${round}"] b`, flaring, lasting('reveal'))
    return what === 'round' ? this.every(stage, '[data-disc]', TURNING, TURN) : undefined
  }

  private every(stage: Stage, selector: string, frames: Keyframe[], ms: number): Promise<unknown> {
    const ease = frames === TURNING ? 'ease-in-out' : undefined
    return Promise.all(this.all(selector).map((piece) => stage.play(piece, frames, { ms, ease })))
  }

  /** Line after line, on all skies at once; then the names. */
  private async draw(stage: Stage, round: number): Promise<void> {
    const skies = this.all(`[data-drawn="${round}"]`)
    const lines = skies.flatMap((sky) =>
      [...sky.querySelectorAll('path')].map((line, i) => ({ line, delay: i * STROKE })),
    )
    const named = this.all(`[data-name="${round}"]`).map((name) =>
      stage.play(name, SHINING, { ms: lasting('reveal') * 2 }),
    )
    await Promise.all([
      ...named,
      ...lines.map(({ line, delay }) => stage.play(line, DRAWING, { ms: STROKE * 2, delay })),
    ])
  }
}
