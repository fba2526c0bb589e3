/** The scenes of Star Clusters: the die rolls, stars rise, the sand runs out. */
import { tick } from 'svelte'
import { play } from '../../../base/sound'
import type { State } from '../../../pieces/board'
import { appearing, flaring, lasting, type Stage } from '../../../pieces/motion'
import { Telling, type Scene } from '../../../pieces/telling.svelte'
import { lineOf, middle } from '../board/geometry'
import type { Roller, Shown } from '../board/notes'
import { rolledBefore } from '../board/sky'
import type { Told, View, Wire } from '../wire'
import { bobs, CHANGES } from './story'

type Spot = ReturnType<typeof lineOf>

const TUMBLE: Keyframe[] = [
  { transform: 'rotate(-300deg) scale(.5)', opacity: 0.3 },
  { transform: 'rotate(24deg) scale(1.12)', opacity: 1, offset: 0.75 },
  { transform: 'none', opacity: 1 },
]
const SWEEP: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }]
const SHAKE: Keyframe[] = [0, -9, 9, -6, 6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }))
const READ = 1200
const STAGGER = 60
const NOWHERE = -1

export class ClustersTelling extends Telling<Wire> {
  protected override readonly changes = CHANGES
  die = $state.raw<Shown | null>(null)
  row = $state<number | null>(null)
  column = $state<number | null>(null)
  /** Time is up, until all is told that came of it. */
  late = $state(false)

  /** At the very start: two rolls bring the Moon, with four players two more a star. */
  async arrive(now: State<Wire>): Promise<void> {
    const cells = rolledBefore(now.view)
    if (!cells.length) return
    const stage = this.begin(now, { ...now.view, moon: NOWHERE, stars: [] }, now)
    for (const [at, cell] of cells.entries()) {
      if (stage.still) break
      await this.rollFor(stage, at ? 'star' : 'moon', lineOf(cell))
      if (!this.isOn(stage)) return
      this.show(at ? now.view : { ...now.view, stars: [] })
      await this.rise(stage, cell)
    }
    if (this.isOn(stage)) this.end(now.view)
  }

  protected override begin(from: State<Wire>, view: View, next: State<Wire>): Stage {
    this.clear()
    return super.begin(from, view, next)
  }

  protected override end(view: View): void {
    this.clear()
    super.end(view)
  }

  private clear(): void {
    this.rest()
    this.late = false
  }

  private rest(): void {
    this.die = this.row = this.column = null
  }

  protected override prelude(stage: Stage, line: Told): Promise<void> | undefined {
    return line.what === 'bob' ? this.rollFor(stage, 'bob', lineOf(bobs(line))) : undefined
  }

  protected override async motion(stage: Stage, { line }: Scene<Wire>): Promise<void> {
    await this.moving(stage, line)
    if (this.isOn(stage)) this.rest()
  }

  private moving(stage: Stage, line: Told): Promise<void> | undefined {
    if (line.what === 'rolled') return this.tumble(stage, { face: line.face, couple: line.couple, of: 'roll' })
    if (line.what === 'placed') return this.rise(stage, line.cell)
    if (line.what === 'bob') return line.star ? this.rise(stage, bobs(line)) : undefined
    if (line.what === 'moved') return this.move(stage, line.start, line.to)
    if (line.what === 'stood') return this.shine(stage)
    return line.what === 'late' ? this.timeUp(stage) : undefined
  }

  /** Two rolls: the row lights up, then the column. */
  private async rollFor(stage: Stage, who: Roller, { row, column }: Spot): Promise<void> {
    await this.tumble(stage, { face: row, couple: null, of: `${who}-row` })
    if (!this.isOn(stage)) return
    this.row = row
    await tick()
    void stage.play(this.find('[data-row]'), SWEEP, { ms: lasting('move') })
    await this.tumble(stage, { face: column, couple: null, of: `${who}-column` })
    if (!this.isOn(stage)) return
    this.column = column
    await tick()
    await stage.play(this.find('[data-column]'), SWEEP, { ms: lasting('reveal') })
  }

  private async tumble(stage: Stage, die: Shown): Promise<void> {
    this.die = die
    await tick()
    await stage.play(this.find('[data-die]'), TUMBLE, { ms: lasting('reveal') })
  }

  private async rise(stage: Stage, cell: number): Promise<void> {
    await tick()
    await stage.play(this.find(`[data-star="${cell}"], [data-moon="${cell}"]`), flaring, { ms: lasting('reveal') })
  }

  private async move(stage: Stage, from: number, to: number): Promise<void> {
    await tick()
    await stage.travel(this.find(`[data-star="${to}"]`), [middle(from), middle(to)], { ms: lasting('reveal') })
  }

  private async shine(stage: Stage): Promise<void> {
    await tick()
    await this.each(stage, this.all('[data-shines]'), appearing, lasting('reveal'), STAGGER)
  }

  private async timeUp(stage: Stage): Promise<void> {
    this.late = true
    play('late')
    await tick()
    const glass = this.find('[data-hourglass]')
    await Promise.all([stage.play(glass, SHAKE, { ms: 2 * lasting('reveal') }), stage.hold(glass, READ)])
  }
}
