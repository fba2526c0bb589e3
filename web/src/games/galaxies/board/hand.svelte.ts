/** Dice picked up one by one before they are sent together: for a reroll, or for the converter. */
import { must } from '../../../base/must'
import type { Face, Offer, Question } from '../wire'
import { FACES } from './printed'

export type Use = 'reroll' | 'converter'
const VERBS = { reroll: 'mark', converter: 'spend' } as const
export const NEEDED = 2 // dice that the converter spends

export class Hand {
  /** What my dice are picked for, by my choice. */
  wish = $state<Use | null>(null)
  picked = $state.raw<number[]>([])
  /** Of dice that are alike, the one that was touched. */
  touched = $state<number | null>(null)
  private plan = $state.raw<string[]>([])
  private sentAt = -1

  /** What dice are picked for now. */
  use({ kind, left }: Question, offers: Offer[]): Use | null {
    if (kind === 'reroll' && offers.some(({ verb }) => verb === 'mark')) return 'reroll'
    if (kind === 'spend' && left === NEEDED) return 'converter'
    return kind === 'turn' ? this.wish : null
  }

  turnTo(use: Use | null): void {
    this.wish = use
    this.picked = []
  }

  toggle(at: number): void {
    this.picked = this.picked.includes(at) ? this.picked.filter((one) => one !== at) : [...this.picked, at]
  }

  nearest(dice: Face[], face: Face): number {
    return this.touched !== null && dice[this.touched] === face ? this.touched : dice.indexOf(face)
  }

  /** Send the picked dice; their faces ascend, as the rules take them. */
  send(dice: Face[], use: Use): void {
    const faces = this.picked.map((at) => FACES.indexOf(must(dice[at]))).sort((a, b) => a - b)
    this.plan = [...faces.map((face) => `${VERBS[use]} face:${face}`), ...(use === 'reroll' ? ['roll'] : [])]
    this.turnTo(null)
  }

  /** The next act of what is being sent, once for each state; null: there is none. */
  next(at: number, offers: Offer[]): string | null {
    const [first, ...rest] = this.plan
    if (first === undefined || at === this.sentAt) return null
    const offered = offers.some((offer) => offer.do === first)
    this.plan = offered ? rest : []
    this.sentAt = offered ? at : -1
    return offered ? first : null
  }
}
