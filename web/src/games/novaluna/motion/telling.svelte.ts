/** The scenes of Nova Luna: tiles fly, the moon walks, tokens hop. */
import { must } from '../../../base/must'
import { appearing, flaring, lasting, type Stage } from '../../../pieces/motion'
import { of, sideBySide, type Places } from '../../../pieces/story'
import { Telling, type Scene } from '../../../pieces/telling.svelte'
import { hops, moonWalk, steps } from '../board/geometry'
import type { Told, View, Wire } from '../wire'
import { CHANGES } from './story'

const STAGGER = 55
const PER_SPACE = 85

/** Where a line's tile comes from, before the line is true. */
const SOURCES: Places<Wire> = { took: ({ place }) => `[data-ring="${place}"]`, laid: () => '[data-hand]' }

/** Where its piece is then. */
const GOALS: Places<Wire> = {
  took: () => '[data-hand]',
  laid: ({ tile }) => `[data-tile="${tile}"] > g`,
  drew: ({ place }) => `[data-ring="${place}"]`,
  covered: ({ tile, task }) => `[data-task="${tile}.${task}"] > g`,
}

export class LunaTelling extends Telling<Wire, number> {
  protected override readonly changes = CHANGES
  protected override readonly sources = SOURCES

  protected override scenes(story: Told[]): Told[][] {
    return sideBySide(story)
  }

  protected override motion(
    stage: Stage,
    { line, lines, before, after, from }: Scene<Wire>,
  ): Promise<unknown> | undefined {
    const goal = of(GOALS, line, after)
    if (line.what === 'took')
      return Promise.all([this.fly(stage, line.tile, from, goal), this.walk(stage, before.moon, after.moon)])
    if (line.what === 'laid') return this.fly(stage, line.tile, from, goal)
    if (line.what === 'went') return this.hop(stage, line.seat, before, after)
    if (!goal) return undefined
    const pieces = lines.map((one) => this.find(of(GOALS, one, after)))
    return this.each(stage, pieces, line.what === 'covered' ? flaring : appearing, lasting('reveal'), STAGGER)
  }

  private walk(stage: Stage, from: number, to: number): Promise<void> {
    return stage.travel(this.find('[data-moon]'), moonWalk(from, to), { ms: lasting('reveal'), ease: 'ease-in-out' })
  }

  private hop(stage: Stage, seat: number, before: View, after: View): Promise<void> {
    const [a, b] = [must(before.players[seat]), must(after.players[seat])]
    const way = hops([a.space, a.height], [b.space, b.height])
    const ms = lasting('tap') + PER_SPACE * steps(a.space, b.space)
    return stage.travel(this.find(`[data-token="${seat}"]`), way, { ms, ease: 'linear' })
  }
}
