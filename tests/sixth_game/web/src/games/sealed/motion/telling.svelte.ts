/** The scenes of Sealed: bids are laid open, and the prize goes to the highest. */
import { appearing, flaring, lasting, type Stage } from '../../../pieces/motion'
import { still, type Changes } from '../../../pieces/story'
import { Telling, type Scene } from '../../../pieces/telling.svelte'
import type { View, Wire } from '../wire'

const CHANGES: Changes<Wire> = {
  bid: still,
  sealed: ({ seat }, view) => ({ ...view, ready: withAt(view.ready, seat, true) }),
  won: ({ seat, prize }, view): View => ({ ...view, points: withAt(view.points, seat, view.points[seat]! + prize) }),
}

const withAt = <T>(list: T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

export class SealedTelling extends Telling<Wire> {
  protected override readonly changes = CHANGES

  protected override motion(stage: Stage, { line }: Scene<Wire>): Promise<void> {
    const player = this.find(`[data-player="${line.seat}"]`)
    return stage.play(player, line.what === 'won' ? flaring : appearing, { ms: lasting('move') })
  }
}
