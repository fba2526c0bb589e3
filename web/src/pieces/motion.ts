/** Motion of pieces: transform and opacity only, skipped by a click, mere fades where motion is unwanted. */
import type { Point } from './shapes'

const EASE = 'cubic-bezier(.2, .8, .2, 1)'
const FADE = [{ opacity: 0 }, { opacity: 1 }]

export function calm(): boolean {
  return document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A duration of the theme in milliseconds. */
export function lasting(name: 'tap' | 'move' | 'reveal'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim()
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0
}

export const along = (points: readonly Point[]): Keyframe[] =>
  points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }))

export const appearing: Keyframe[] = [
  { opacity: 0, transform: 'scale(.6)' },
  { opacity: 1, transform: 'scale(1)' },
]

export const flaring: Keyframe[] = [
  { opacity: 0, transform: 'scale(2.2)' },
  { opacity: 1, transform: 'scale(.9)', offset: 0.7 },
  { opacity: 1, transform: 'scale(1)' },
]

interface How { ms: number; delay?: number; ease?: string }

/** One telling of a story. A change is made first and its motion plays over it, so nothing can be left half done. */
export class Stage {
  private running = new Set<Animation>()
  private over = false

  /** Nothing moves any more. */
  skip(): void {
    this.over = true
    for (const one of this.running) one.cancel()
  }

  get still(): boolean {
    return this.over || document.hidden
  }

  async play(piece: Element | null | undefined, frames: Keyframe[], how: How): Promise<void> {
    if (!piece || this.still) return
    const timing = calm() ? { duration: lasting('tap') } : { duration: how.ms, delay: how.delay ?? 0, easing: how.ease ?? EASE }
    const run = piece.animate(calm() ? FADE : frames, { ...timing, fill: 'backwards' })
    this.running.add(run)
    await run.finished.catch(() => undefined)
    this.running.delete(run)
  }
}
