/** Lit buttons: lit pieces as elements that can be focused and pressed. */
import { must } from '../base/must'
import type { Point } from '../ui/outlines'
import { nearestTo } from '../ui/target'
import type { BoardProps, Offer } from './board'
import { isPress, nextTo } from './rovingfocus'

/** A lit piece: what it offers; not the last press: another piece follows; without offers it is pressed already. */
export interface Light<O extends Pressed = Pressed> {
  key: string
  offers: O[]
  last: boolean
}

/** What pressing needs to know of an offer. */
type Pressed = Pick<Offer, 'do'>

export interface LitButton {
  on: boolean
  attributes: {
    role: 'button'
    tabindex: 0 | -1
    'aria-label': string
    'aria-pressed': boolean
    'data-do': string
    'data-light': string
    onclick: () => void
    onfocus: () => void
    onkeydown: (event: KeyboardEvent) => void
  }
}

interface Around<Of> {
  selected: string | null
  stop: string | null
  describe: (of: Of) => string
  press: (of: Of) => void
  focused: (key: string) => void
}

/** The buttons by the keys of their pieces. */
export interface ButtonsAt {
  at: (key: string) => LitButton | undefined
}

export class LitButtons<O extends Pressed = Pressed> implements ButtonsAt {
  constructor(
    private readonly lit: Map<string, Light<O>>,
    private readonly around: Around<Light<O>>,
  ) {}

  at(key: string): LitButton | undefined {
    const light = this.lit.get(key)
    return light && this.litButton(light)
  }

  private litButton(light: Light<O>): LitButton {
    const { selected, describe, press, focused } = this.around
    const chosen = light.offers.find((offer) => offer.do === selected)
    const on = light.last ? chosen !== undefined : !light.offers.length
    const attributes: LitButton['attributes'] = {
      role: 'button',
      tabindex: light.key === this.stop() ? 0 : -1,
      'aria-label': describe(light),
      'aria-pressed': on,
      'data-do': light.last ? (chosen ?? must(light.offers[0])).do : '',
      'data-light': light.key,
      onclick: () => press(light),
      onfocus: () => focused(light.key),
      onkeydown: (event: KeyboardEvent) => pressed(event, () => press(light)),
    }
    return { on, attributes }
  }

  /** The one piece that Tab stops at: the one last focused, or the first. */
  private stop(): string | undefined {
    const { stop } = this.around
    return stop !== null && this.lit.has(stop) ? stop : this.lit.keys().next().value
  }
}

/** The buttons of pieces with one offer each, known by what they do; Tab stops at the selected one. */
export function litButtonsOf<O extends Pressed>(offers: O[], around: Around<O>): LitButtons<O> {
  const lit = new Map(offers.map((offer) => [offer.do, { key: offer.do, offers: [offer], last: true }]))
  const { selected, describe, press } = around
  return new LitButtons<O>(lit, {
    ...around,
    stop: selected !== null && lit.has(selected) ? selected : around.stop,
    describe: ({ offers: [offer] }) => describe(must(offer)),
    press: ({ offers: [offer] }) => press(must(offer)),
  })
}

/** The first press of an offer selects it, the second one acts; none: nothing is selected any more. */
export function choose(
  offer: Pressed | null,
  { selected, select, act }: Pick<BoardProps, 'selected' | 'select' | 'act'>,
): void {
  if (offer && selected === offer.do) act(offer.do)
  else select(offer?.do ?? null)
}

/** A drawn piece is pressed by Enter and the space bar, as a button is. */
function pressed(event: KeyboardEvent, press: () => void): void {
  if (event.currentTarget instanceof HTMLButtonElement || !isPress(event.key)) return
  press()
  taken(event)
}

/** An arrow key leads from a lit piece to the next one, wherever they lie. */
export function walk(event: KeyboardEvent, root: Element, lit = '[data-light]'): void {
  const all = [...root.querySelectorAll<HTMLElement>(lit)].filter((piece) => piece.getBoundingClientRect().width)
  const on = nearestTo(event, lit)
  const at = on ? all.indexOf(on) : -1
  if (at < 0) return
  taken(event)
  all[nextTo(all.map(middle), at, event.key)]?.focus()
}

function middle(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The key has done what it does here. */
export function taken(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
