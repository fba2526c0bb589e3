/** Tells a story on the board: the die rolls, stars rise, and what each line says becomes true. */
import { tick } from 'svelte'
import type { Told } from '../../../table/board'
import { play } from '../../../app/sound'
import { Stage, appearing, flaring, lasting } from '../../../pieces/motion'
import { lineOf, middle } from '../board/geometry'
import { advance, bobs } from './story'
import { rolledBefore, type ClustersState, type ClustersView } from '../view'

type Roller = 'bob' | 'moon' | 'star'
type Spot = ReturnType<typeof lineOf>

/** What the die shows while a story is told, and for whom it was rolled. */
export interface Shown { face: number; couple: number | null; of: 'roll' | `${Roller}-row` | `${Roller}-column` }

const TUMBLE: Keyframe[] = [
  { transform: 'rotate(-300deg) scale(.5)', opacity: 0.3 },
  { transform: 'rotate(24deg) scale(1.12)', opacity: 1, offset: 0.75 },
  { transform: 'none', opacity: 1 },
]
const SWEEP: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }]
const SHAKE: Keyframe[] = [0, -9, 9, -6, 6, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }))
const READ = 1200
const NOWHERE = -1

export class Telling {
  private shown = $state.raw<{ from: ClustersState; view: ClustersView; next: ClustersState } | null>(null)
  die = $state.raw<Shown | null>(null)
  row = $state<number | null>(null)
  column = $state<number | null>(null)
  /** Time is up, until all is told that came of it. */
  late = $state(false)
  private stage = new Stage()

  constructor(private readonly board: () => HTMLElement) {}

  view(now: ClustersState): ClustersView {
    return this.shown?.from === now ? this.shown.view : now.view
  }

  /** The newest state that is known: time does not wait until its story is told. */
  newest(now: ClustersState): ClustersState {
    return this.shown?.from === now ? this.shown.next : now
  }

  async tell(now: ClustersState, story: Told[], next: ClustersState, skip: AbortSignal): Promise<void> {
    const stage = this.begin(now, now.view, next)
    skip.addEventListener('abort', () => stage.skip(), { once: true })
    for (const line of story) {
      if (stage.still) break
      await this.scene(stage, line, next.view)
    }
    if (this.stage === stage) this.end({ from: now, view: next.view, next })
  }

  /** At the very start: two rolls bring the Moon, with four players two more a star. */
  async arrive(now: ClustersState): Promise<void> {
    const cells = rolledBefore(now.view)
    if (!cells.length) return
    const stage = this.begin(now, { ...now.view, moon: NOWHERE, stars: [] }, now)
    for (const [at, cell] of cells.entries()) {
      if (stage.still) break
      await this.rollFor(stage, at ? 'star' : 'moon', lineOf(cell))
      if (this.stage !== stage) return
      this.show(at ? now.view : { ...now.view, stars: [] })
      await this.rise(stage, cell)
    }
    if (this.stage === stage) this.end(null)
  }

  private begin(from: ClustersState, view: ClustersView, next: ClustersState): Stage {
    this.stage.skip()
    this.stage = new Stage()
    this.end({ from, view, next })
    return this.stage
  }

  private end(shown: typeof this.shown): void {
    this.rest()
    this.late = false
    this.shown = shown
  }

  private show(view: ClustersView): void {
    this.shown = { ...this.shown!, view }
  }

  private rest(): void {
    this.die = this.row = this.column = null
  }

  private async scene(stage: Stage, line: Told, next: ClustersView): Promise<void> {
    if (line.what === 'bob') await this.rollFor(stage, 'bob', lineOf(bobs(line)))
    if (this.stage !== stage) return
    this.show(advance(this.shown!.view, line, next))
    await this.motion(stage, line)
    if (this.stage === stage) this.rest()
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
  private async rollFor(stage: Stage, who: Roller, { row, column }: Spot): Promise<void> {
    await this.tumble(stage, { face: row, couple: null, of: `${who}-row` })
    if (this.stage !== stage) return
    this.row = row
    await tick()
    void stage.play(this.find('[data-row]'), SWEEP, { ms: lasting('move') })
    await this.tumble(stage, { face: column, couple: null, of: `${who}-column` })
    if (this.stage !== stage) return
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
    const stars = [...this.board().querySelectorAll('[data-shines]')]
    await Promise.all(stars.map((star, i) => stage.play(star, appearing, { ms: lasting('reveal'), delay: i * 60 })))
  }

  private async timeUp(stage: Stage): Promise<void> {
    this.late = true
    play('late')
    await tick()
    const glass = this.find('[data-hourglass]')
    await Promise.all([stage.play(glass, SHAKE, { ms: 2 * lasting('reveal') }), stage.hold(glass, READ)])
  }

  private find(selector: string): Element | null {
    const all = [...this.board().querySelectorAll(selector)]
    return all.find((piece) => piece.getBoundingClientRect().width > 0) ?? null
  }
}
