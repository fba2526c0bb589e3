/** The pattern in hand: where it hangs, how it is turned, and the offer it snaps to. */
import { must } from '../../../base/must'
import { nextTo } from '../../../pieces/rovingfocus'
import type { Point } from '../../../ui/outlines'
import type { Offer } from '../wire'
import { STEP, apart, spot, under } from './geometry'
import { heart, lying, middle, nearest } from './pattern'

export type LayOffer = Extract<Offer, { verb: 'lay' }>

interface Around {
  lays: () => LayOffer[]
  nodes: () => Point[]
  round: () => number
  selected: () => string | null
  select: (offer: string | null) => void
}

const SNAP = 1.3
const HIGH: Point = [0, -2.4 * STEP] // about the middle of the window

export class Holding {
  /** Quarter turns as they were made, so that the pattern turns the way one turned it. */
  quarters = $state(0)
  /** Where on the map the pattern's middle is wanted. */
  private wanted = $state.raw<Point | null>(null)

  private card: number | null = null

  constructor(private readonly around: Around) {}

  /** Where it lies, if it fits there. */
  readonly lay = $derived.by(() => this.around.lays().find((one) => one.do === this.around.selected()) ?? null)
  /** Where its middle is, on the map. */
  readonly at = $derived.by((): Point | null => (this.lay ? heart(this.around.nodes(), this.lay) : this.wanted))

  private get turn(): number {
    return ((this.quarters % 4) + 4) % 4
  }

  private get turns(): number[] {
    return [0, 1, 2, 3].filter((turn) => this.around.lays().some((lay) => lay.turn === turn))
  }

  private get here(): LayOffer[] {
    return this.around.lays().filter(({ turn }) => turn === this.turn)
  }

  /** A card's pattern comes to hand: upright, in the middle of the window; taken up again it is as it was. */
  take(card: number): void {
    if (this.card !== card) {
      this.card = card
      this.quarters = nearest(this.quarters, this.turns[0] ?? 0)
      this.wanted = under(HIGH, this.around.round())
    }
    this.snap(Infinity)
  }

  /** Hold it over a place of the map. */
  hold(place: Point): void {
    this.wanted = place
    this.snap(SNAP)
  }

  /** A finger drags it. */
  drag([dx, dy]: Point): void {
    const from = this.wanted ?? this.at
    if (from) this.hold([from[0] + dx, from[1] + dy])
  }

  /** Turn it: 1 counter-clockwise, -1 clockwise. */
  rotate(way: 1 | -1): void {
    const { turns } = this
    if (turns.length < 2) return
    const next = must(turns[(turns.indexOf(this.turn) + way + turns.length) % turns.length])
    this.wanted ??= this.at
    this.quarters = nearest(this.quarters, next)
    this.snap(Infinity)
  }

  /** The next place in an arrow's direction. */
  move(key: string): void {
    const { here, lay } = this
    if (!lay) return this.snap(Infinity)
    const spots = here.map((one) => spot(heart(this.around.nodes(), one), this.around.round()))
    const next = here[nextTo(spots, here.indexOf(lay), key)]
    if (next) this.choose(next)
  }

  /** Something else selected a lay: hold it like that. */
  follow(lay: LayOffer): void {
    this.quarters = nearest(this.quarters, lay.turn)
    const place = heart(this.around.nodes(), lay)
    if (!this.wanted || apart(this.wanted, place) > SNAP) this.wanted = place
  }

  /** The text of the lay nearest to where it floats, offered or not. */
  get floating(): string {
    const [x, y] = this.wanted ?? [0, 0]
    const corner = lying(this.around.nodes(), { x: 0, y: 0, turn: this.turn })
    const [dx, dy] = middle(corner)
    return `lay turn:${this.turn} x:${Math.round(x - dx)} y:${Math.round(y - dy)}`
  }

  private choose(lay: LayOffer): void {
    this.wanted = heart(this.around.nodes(), lay)
    this.around.select(lay.do)
  }

  /** Select the nearest lay within reach; none: it floats. */
  private snap(reach: number): void {
    const place = this.wanted
    const far = (one: LayOffer) => (place ? apart(heart(this.around.nodes(), one), place) : 0)
    const best = this.here.reduce<LayOffer | null>((a, b) => (a && far(a) <= far(b) ? a : b), null)
    const next = best && far(best) <= reach ? best.do : null
    if (next !== this.around.selected()) this.around.select(next)
  }
}
