/** Tells a story on the board: each line becomes true, and its pieces move there. */
import { tick } from 'svelte'
import type { Told } from '../../../table/board'
import { Stage, appearing, calm, flaring, lasting } from '../../../pieces/motion'
import { orbitOf, shipAt } from '../board/lights'
import { planetNumbered } from '../board/printed'
import { ROGUE_SEAT } from '../board/seats'
import { advance } from './story'
import { FACES, type Face, type GalaxiesState, type GalaxiesView } from '../view'

/** A piece on its way over the board. */
export interface Flight { ship?: number; face?: Face; planet?: string; left: number; top: number; width: number }

type Line = Told & Record<string, number>
const STAGGER = 60
const TUMBLE = [
  { transform: 'translateY(-26px) rotate(-200deg) scale(.7)', opacity: 0 },
  { transform: 'translateY(4px) rotate(-24deg) scale(1.06)', opacity: 1, offset: 0.6 },
  { transform: 'none', opacity: 1 },
]
const GLOW = [{ filter: 'brightness(2.1)' }, { filter: 'none' }]

export class Telling {
  /** The view while a story is told from a state; another state makes it void. */
  private shown = $state.raw<{ from: GalaxiesState; view: GalaxiesView } | null>(null)
  flight = $state.raw<Flight | null>(null)
  private stage = new Stage()

  constructor(private readonly board: () => HTMLElement) {}

  view(now: GalaxiesState): GalaxiesView {
    return this.shown?.from === now ? this.shown.view : now.view
  }

  async tell(now: GalaxiesState, story: Told[], next: GalaxiesState, skip: AbortSignal): Promise<void> {
    this.stage.skip()
    const stage = (this.stage = new Stage())
    skip.addEventListener('abort', () => stage.skip(), { once: true })
    this.shown = { from: now, view: now.view }
    for (const line of story) {
      if (stage.still || this.stage !== stage) break
      await this.scene(stage, line as Line, next.view)
    }
    this.flight = null
    if (this.stage === stage) this.shown = { from: now, view: next.view }
  }

  private async scene(stage: Stage, line: Line, next: GalaxiesView): Promise<void> {
    const { from, view } = this.shown!
    const before = this.rect(SOURCES[line.what]?.(line, view))
    this.shown = { from, view: advance(view, line, next) }
    await tick()
    await this.motion(stage, line, before)
  }

  private motion(stage: Stage, line: Line, from: DOMRect | null): Promise<unknown> {
    const { view } = this.shown!
    const goal = GOALS[line.what]?.(line, view)
    const rogue = line.player !== undefined && view.players[line.player]?.rogue ? ROGUE_SEAT : line.player
    if (line.what === 'rolled') return this.tumble(stage)
    if (line.what === 'activated') return this.fly(stage, { face: FACES[line.face!]! }, from, goal)
    if (line.what === 'colonised') return this.fly(stage, { planet: planetNumbered(line.planet!).id }, from, goal)
    if (SHIPS.has(line.what)) return this.fly(stage, { ship: rogue }, from, goal)
    if (line.what === 'threw') return stage.play(this.find(goal), TUMBLE, { ms: lasting('reveal') })
    if (line.what === 'revealed') return stage.play(this.find(goal), appearing, { ms: lasting('reveal') })
    if (line.what === 'upgraded') return stage.play(this.find(goal), flaring, { ms: lasting('reveal') })
    return goal ? stage.play(this.find(goal), GLOW, { ms: lasting('move') }) : Promise.resolve()
  }

  /** The piece as it can be seen; the large one where there are two. */
  private find(selector: string | undefined): Element | null {
    if (!selector) return null
    const all = [...this.board().querySelectorAll(selector)].map((piece) => ({ piece, width: piece.getBoundingClientRect().width }))
    const widest = all.sort((a, b) => b.width - a.width)[0]
    return widest?.width ? widest.piece : null
  }

  private rect(selector: string | undefined): DOMRect | null {
    return this.find(selector)?.getBoundingClientRect() ?? null
  }

  private async fly(stage: Stage, what: Partial<Flight>, from: DOMRect | null, to: string | undefined): Promise<void> {
    const goal = this.find(to)
    if (!goal || !from || calm() || stage.still) return stage.play(goal, appearing, { ms: lasting('move') })
    const [end, home] = [goal.getBoundingClientRect(), this.board().getBoundingClientRect()]
    this.flight = { ...what, left: from.left - home.left, top: from.top - home.top, width: from.width }
    await tick()
    const way = `translate(${end.left - from.left}px, ${end.top - from.top}px) scale(${end.width / from.width})`
    const frames = [{ transform: 'none' }, { transform: way }]
    await stage.standIn(goal, this.find('[data-flight]'), frames, { ms: lasting('move') })
    this.flight = null
  }

  private tumble(stage: Stage): Promise<unknown> {
    const dice = [...this.board().querySelectorAll('[data-die^="in."]')]
    return Promise.all(dice.map((die, i) => stage.play(die, TUMBLE, { ms: lasting('reveal'), delay: i * STAGGER })))
  }
}


const SHIPS = new Set(['moved', 'advanced', 'pushed', 'shifted'])
type Where = (line: Line, view: GalaxiesView) => string | undefined
const ship = (player: number, spot: number) => `[data-ship="${shipAt(player, spot)}"]`
const onTrack: Where = ({ player, place }) => ship(player!, orbitOf(place!))

/** Where a line's piece comes from, before the line is true. */
const SOURCES: Record<string, Where> = {
  activated: ({ face }, view) => `[data-die="in.${view.dice.inactive.indexOf(FACES[face!]!)}"]`,
  moved: ({ player, start }) => ship(player!, start!),
  advanced: onTrack,
  pushed: onTrack,
  shifted: ({ player, start }) => ship(player!, orbitOf(start!)),
  colonised: ({ place }) => `[data-ball="${place}"]`,
}

/** Where it is when the line is true. */
const GOALS: Record<string, Where> = {
  activated: (_, view) => `[data-die="bay.${view.dice.active.length - 1}"]`,
  threw: () => '[data-die="in.0"]',
  moved: ({ player, to }) => ship(player!, to!),
  advanced: onTrack,
  pushed: onTrack,
  shifted: ({ player, to }) => ship(player!, orbitOf(to!)),
  colonised: ({ planet }) => `[data-colony="${planetNumbered(planet!).id}"]`,
  revealed: ({ place }) => `[data-place="${place}"]`,
  upgraded: ({ player }) => `[data-mat="${player}"] [data-level="now"]`,
  gained: ({ player }) => `[data-stock="${player}"]`,
  lost: ({ player }) => `[data-stock="${player}"]`,
  robbed: ({ victim }) => `[data-stock="${victim}"]`,
  gave: ({ to }) => `[data-stock="${to}"]`,
  used: ({ planet }) => `[data-colony="${planetNumbered(planet!).id}"]`,
}
