/** Tells a story on the board: the die rolls, stars rise, and what each line says becomes true. */
import { tick } from 'svelte'
import type { Told } from '../../lib/board'
import { play } from '../../lib/sound'
import { Stage, appearing, flaring, lasting } from '../../pieces/motion'
import { middle } from './geometry'
import { advance, bobs } from './story'
import type { ClustersState, ClustersView } from './view'

/** What the die shows while a story is told. */
export interface Shown { face: number; couple: number | null; of: 'roll' | 'row' | 'column' }

const TUMBLE: Keyframe[] = [
  { transform: 'rotate(-300deg) scale(.5)', opacity: 0.3 },
  { transform: 'rotate(24deg) scale(1.12)', opacity: 1, offset: 0.75 },
  { transform: 'none', opacity: 1 },
]
const SWEEP: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }]
const SHAKE: Keyframe[] = [0, -9, 9, -6, 6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }))

export class Telling {
  private shown = $state.raw<{ from: ClustersState; view: ClustersView } | null>(null)
  die = $state.raw<Shown | null>(null)
  row = $state<number | null>(null)
  column = $state<number | null>(null)
  late = $state(false)
  private stage = new Stage()

  constructor(private readonly board: () => HTMLElement) {}

  view(now: ClustersState): ClustersView {
    return this.shown?.from === now ? this.shown.view : now.view
  }

  async tell(now: ClustersState, story: Told[], next: ClustersState, skip: AbortSignal): Promise<void> {
    this.stage.skip()
    const stage = (this.stage = new Stage())
    skip.addEventListener('abort', () => stage.skip(), { once: true })
    this.shown = { from: now, view: now.view }
    for (const line of story) {
      if (stage.still || this.stage !== stage) break
      await this.scene(stage, line, next.view)
    }
    if (this.stage !== stage) return
    this.rest()
    this.shown = { from: now, view: next.view }
  }

  private rest(): void {
    this.die = this.row = this.column = null
    this.late = false
  }

  private async scene(stage: Stage, line: Told, next: ClustersView): Promise<void> {
    if (line.what === 'bob') await this.rollForBob(stage, line)
    const { from, view } = this.shown!
    this.shown = { from, view: advance(view, line, next) }
    await this.motion(stage, line)
    this.rest()
  }

  private async motion(stage: Stage, line: Told): Promise<unknown> {
    if (line.what === 'rolled') return this.tumble(stage, { face: line.face as number, couple: line.couple as number, of: 'roll' })
    if (line.what === 'placed') return this.rise(stage, line.cell as number)
    if (line.what === 'bob') return line.star ? this.rise(stage, bobs(line)) : undefined
    if (line.what === 'moved') return this.move(stage, line.start as number, line.to as number)
    if (line.what === 'stood') return this.shine(stage)
    if (line.what === 'late') return this.timeUp(stage)
    return undefined
  }

  /** Two rolls: the row lights up, then the column. */
  private async rollForBob(stage: Stage, line: Told): Promise<void> {
    await this.tumble(stage, { face: line.row as number, couple: null, of: 'row' })
    this.row = line.row as number
    await tick()
    void stage.play(this.find('[data-row]'), SWEEP, { ms: lasting('move') })
    await this.tumble(stage, { face: line.column as number, couple: null, of: 'column' })
    this.column = line.column as number
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
    await stage.play(this.find(`[data-star="${cell}"]`), flaring, { ms: lasting('reveal') })
  }

  private async move(stage: Stage, from: number, to: number): Promise<void> {
    await tick()
    await stage.travel(this.find(`[data-star="${to}"]`), [middle(from), middle(to)], { ms: lasting('reveal') })
  }

  private async shine(stage: Stage): Promise<void> {
    await tick()
    const stars = [...this.board().querySelectorAll('[data-shines]')]
    await Promise.all(stars.map((star, i) => stage.play(star, appearing, { ms: lasting('reveal'), delay: i * 60 })))
  }

  private async timeUp(stage: Stage): Promise<void> {
    this.late = true
    play('late')
    await tick()
    await stage.play(this.find('[data-hourglass]'), SHAKE, { ms: 2 * lasting('reveal') })
  }

  private find(selector: string): Element | null {
    const all = [...this.board().querySelectorAll(selector)]
    return all.find((piece) => piece.getBoundingClientRect().width > 0) ?? null
  }
}
