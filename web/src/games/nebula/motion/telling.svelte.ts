/** The scenes of Nebula: stars fly, clocks turn, the supernova flares. */
import { appearing, flaring, lasting, type Stage } from '../../../pieces/motion'
import { of, type Places } from '../../../pieces/story'
import { Telling, type Scene } from '../../../pieces/telling.svelte'
import { starOf } from '../board/printed'
import type { Star, Told, Wire } from '../wire'
import { CHANGES, scenes } from './story'

const STAGGER = 60

const inHand = (line: { seat: number; star: number }) => `[data-held="obs.${line.seat}.${starOf(line)}"]`
const drawn = (line: { star: number }) => `[data-held="drawn.${starOf(line)}"]`
const onRay = ({ cluster, ray }: { cluster: number; ray: number }) => `[data-ray="${cluster}.${ray}"]`
const onSpace = ({ space }: { space: number }) => `[data-star="${space}"]`

/** Where a line's star comes from, before the line is true. */
const SOURCES: Places<Wire> = { took: onRay, kept: drawn, placed: inHand }

/** Where it is when the line is true. */
const GOALS: Places<Wire> = {
  took: inHand,
  kept: inHand,
  placed: onSpace,
  drew: drawn,
  refilled: onRay,
  fell: ({ holes }) => `[data-hole="${holes - 1}"]`,
  tracked: () => '[data-track]',
  ignited: () => '[data-nova]',
  advanced: ({ marker }) => `[data-marker="${marker}"]`,
}

export class NebulaTelling extends Telling<Wire, Star> {
  protected override readonly changes = CHANGES
  protected override readonly sources = SOURCES

  protected override scenes(story: Told[]): Told[][] {
    return scenes(story)
  }

  protected override motion(stage: Stage, { line, lines, after, from }: Scene<Wire>): Promise<unknown> | undefined {
    const goal = of(GOALS, line, after)
    if (line.what === 'took' || line.what === 'kept' || line.what === 'placed')
      return this.fly(stage, starOf(line), from, goal)
    if (line.what === 'moved') return this.wait(stage, line.cluster)
    if (!goal) return undefined
    const pieces = lines.map((one) => this.find(of(GOALS, one, after)))
    return this.each(stage, pieces, line.what === 'ignited' ? flaring : appearing, lasting('move'), STAGGER)
  }

  /** The clock turns by itself; the story waits for it. */
  private wait(stage: Stage, cluster: number): Promise<void> {
    return stage.play(this.find(`[data-clock="${cluster}"] > g`), [{ opacity: 1 }, { opacity: 1 }], {
      ms: lasting('reveal'),
    })
  }
}
