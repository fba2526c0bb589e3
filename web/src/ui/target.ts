/** What an event happened on. */

/** Did it happen on an element like this itself? */
export function isOn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.matches(selector)
}

/** The nearest element like this that it happened in. */
export function nearestTo({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
