/** Lamps: lit pieces as elements that can be focused and pressed. */
import type { Offer } from '../../lib/board'
import { isPress } from '../../pieces/roving'
import type { Light } from './lights'

export interface Lamp {
  on: boolean
  offer: Offer | null
  attributes: {
    role: 'button'
    tabindex: 0 | -1
    'aria-label': string
    'aria-pressed': boolean
    'data-do': string
    onclick: () => void
    onfocus: () => void
    onkeydown: (event: KeyboardEvent) => void
  }
}

interface Around {
  lit: Map<string, Light>
  selected: string | null
  stop: string | null
  describe: (light: Light) => string
  press: (light: Light) => void
  focused: (key: string) => void
}

export class Lamps {
  constructor(private readonly around: Around) {}

  at(key: string): Lamp | undefined {
    const light = this.around.lit.get(key)
    return light && this.lamp(light)
  }

  private lamp(light: Light): Lamp {
    const { selected, describe, press, focused, stop } = this.around
    const on = light.last ? light.offers.some((offer) => offer.do === selected) : light.offers.length === 0
    const attributes = {
      role: 'button' as const,
      tabindex: (light.key === this.stopAt(stop) ? 0 : -1) as 0 | -1,
      'aria-label': describe(light),
      'aria-pressed': on,
      'data-do': light.last ? light.offers[0]!.do : '',
      onclick: () => press(light),
      onfocus: () => focused(light.key),
      onkeydown: (event: KeyboardEvent) => pressed(event, () => press(light)),
    }
    return { on, offer: light.last ? light.offers[0]! : null, attributes }
  }

  /** The one piece that Tab stops at: the one last focused, or the first. */
  private stopAt(stop: string | null): string | undefined {
    const { lit } = this.around
    return stop !== null && lit.has(stop) ? stop : lit.keys().next().value
  }
}

/** A drawn piece is pressed by Enter and the space bar, as a button is. */
function pressed(event: KeyboardEvent, press: () => void): void {
  if (event.currentTarget instanceof HTMLButtonElement || !isPress(event.key)) return
  press()
  event.preventDefault()
  event.stopPropagation()
}
