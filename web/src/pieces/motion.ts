/** Motion of pieces: transform and opacity only, skipped by a click, mere fades where motion is unwanted. */
import { must } from '../base/must'
import type { Point } from '../ui/outlines'

const EASE = 'cubic-bezier(.2, .8, .2, 1)'
const FADE = [{ opacity: 0 }, { opacity: 1 }]

export function reducedMotion(): boolean {
  return document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const PACES: Record<string, number> = { slow: 2, quick: 0.45 }

/** How much longer than usual a story takes, as the player likes it. */
export function pace(): number {
  return PACES[document.documentElement.dataset.speed ?? ''] ?? 1
}

/** A duration of the theme in milliseconds. */
export function lasting(name: 'tap' | 'move' | 'reveal'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--m-${name}`).trim()
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0
}

/** A way as seen from its end, where the piece lies already. */
export function along(points: readonly Point[], scale = 1): Keyframe[] {
  const [endX, endY] = must(points.at(-1))
  return points.map(([x, y]) => ({ transform: `translate(${scale * (x - endX)}px, ${scale * (y - endY)}px)` }))
}

const SVG = 'http://www.w3.org/2000/svg'
const OVER = { position: 'absolute', left: '0', top: '0', zIndex: '5', pointerEvents: 'none', willChange: 'transform' }
const POINT = { display: 'block', width: '1px', height: '1px', overflow: 'visible' }

/** A copy of a drawn piece on a layer of its own: a piece that moves within a drawing makes all of it be painted each frame. */
function lift(piece: SVGGraphicsElement, place: DOMMatrix): HTMLElement {
  const [layer, drawing] = [document.createElement('div'), document.createElementNS(SVG, 'svg')]
  layer.dataset.travels = Object.keys(piece.dataset)[0]
  layer.ariaHidden = 'true'
  Object.assign(layer.style, OVER)
  Object.assign(drawing.style, POINT)
  layer.append(drawing)
  piece.ownerSVGElement?.after(layer)
  drawing.append(copied(piece, place, layer.getBoundingClientRect()))
  return layer
}

function copied(piece: SVGGraphicsElement, { a, d, e, f }: DOMMatrix, { left, top }: DOMRect): SVGGElement {
  const group = document.createElementNS(SVG, 'g')
  const copy = piece.cloneNode(true)
  // who looks for the piece finds only the piece
  if (copy instanceof SVGElement) forgetData(copy)
  group.setAttribute('transform', `matrix(${a} 0 0 ${d} ${e - left} ${f - top})`)
  group.append(copy)
  return group
}

function forgetData(element: SVGElement): void {
  for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name)
}

export const appearing: Keyframe[] = [
  { opacity: 0, transform: 'scale(.6)' },
  { opacity: 1, transform: 'scale(1)' },
]

export const flaring: Keyframe[] = [
  { opacity: 0, transform: 'scale(2.2)' },
  { opacity: 1, transform: 'scale(.9)', offset: 0.7 },
  { opacity: 1, transform: 'scale(1)' },
]

interface How {
  ms: number
  delay?: number
  ease?: string
}

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
    const timing = reducedMotion()
      ? { duration: lasting('tap') }
      : { duration: how.ms * pace(), delay: (how.delay ?? 0) * pace(), easing: how.ease ?? EASE }
    await this.run(piece.animate(reducedMotion() ? FADE : frames, { ...timing, fill: 'backwards' }))
  }

  /** Something stands so long to be read, whether pieces move or not. */
  async hold(piece: Element | null, ms: number): Promise<void> {
    if (piece && !this.still) await this.run(piece.animate([], { duration: ms * pace() }))
  }

  private async run(motion: Animation): Promise<void> {
    this.running.add(motion)
    await motion.finished.catch(() => undefined)
    this.running.delete(motion)
  }

  /** A piece of a drawing goes along points of that drawing, to where it lies now. */
  async travel(piece: Element | null, way: readonly Point[], how: How): Promise<void> {
    const around = piece?.parentNode
    const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null
    if (!(piece instanceof SVGGraphicsElement) || !matrix || this.still || reducedMotion())
      return this.play(piece, FADE, how)
    const layer = lift(piece, matrix)
    await this.standIn(piece, layer, along(way, matrix.a), how)
    layer.remove()
  }

  /** Another one moves, and the piece itself is not to be seen meanwhile. */
  async standIn(piece: Element, other: Element | null, frames: Keyframe[], how: How): Promise<void> {
    const drawn = piece instanceof SVGElement || piece instanceof HTMLElement ? piece : null
    drawn?.style.setProperty('visibility', 'hidden')
    await this.play(other, frames, how)
    drawn?.style.removeProperty('visibility')
  }
}
