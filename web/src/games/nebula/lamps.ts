/** Lamps: lit pieces as elements that can be focused and pressed. */
import { isPress } from '../../pieces/roving'
import type { Light } from './lights'

export interface Lamp {
  on: boolean
  attributes: {
    role: 'button'
    tabindex: 0 | -1
    'aria-label': string
    'aria-pressed': boolean
    'data-do': string
    'data-light': string
    onclick: () => void
    onkeydown: (event: KeyboardEvent) => void
  }
}

interface Around {
  lit: Map<string, Light>
  selected: string | null
  stop: string | null
  describe: (light: Light) => string
  press: (light: Light) => void
}

export class Lamps {
  constructor(private readonly around: Around) {}

  at(key: string): Lamp | undefined {
    const light = this.around.lit.get(key)
    return light && this.lamp(light)
  }

  private lamp(light: Light): Lamp {
    const { selected, describe, press } = this.around
    const chosen = light.last ? light.offers.find((offer) => offer.do === selected) : undefined
    const attributes = {
      role: 'button' as const,
      tabindex: (light.key === this.stopAt() ? 0 : -1) as 0 | -1,
      'aria-label': describe(light),
      'aria-pressed': chosen !== undefined,
      'data-do': (chosen ?? light.offers[0]!).do,
      'data-light': light.key,
      onclick: () => press(light),
      onkeydown: (event: KeyboardEvent) => pressed(event, () => press(light)),
    }
    return { on: chosen !== undefined, attributes }
  }

  /** The one piece that Tab stops at: the one last focused, or the first. */
  private stopAt(): string | undefined {
    const { lit, stop } = this.around
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
