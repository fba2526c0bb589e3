/** Drag, pinch, wheel and keys on a window, as one attachment. */
import type { Attachment } from 'svelte/attachments'
import type { Point } from '../ui/outlines'
import { nearestTo } from '../ui/target'
import { besides, inside, listen, trembles } from './fingers'

export interface Gestures {
  moved: (dx: number, dy: number) => void
  zoomed: (factor: number, at: Point) => void
  key: (event: KeyboardEvent) => void
  show: (piece: SVGElement) => void
  drag: (on: boolean) => void
}

const between = ([a, b]: [PointerEvent, PointerEvent]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

export function handles(to: Gestures): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, PointerEvent>()
    let start: PointerEvent | null = null
    let dragged = false

    function down(event: PointerEvent) {
      if (nearestTo(event, 'button')) return
      fingers.set(event.pointerId, event)
      if (fingers.size === 1) dragged = false
      start = event
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId)
      if (!before || !start) return
      if (!dragged && trembles(start, event)) return
      if (!dragged) begin(event)
      if (fingers.size === 2) pinch(before, event)
      to.moved((event.clientX - before.clientX) / fingers.size, (event.clientY - before.clientY) / fingers.size)
      fingers.set(event.pointerId, event)
    }

    function begin(event: PointerEvent) {
      dragged = true
      frame.setPointerCapture(event.pointerId)
      to.drag(true)
    }

    function pinch(before: PointerEvent, now: PointerEvent) {
      const other = besides(now, fingers)
      if (!other) return
      const at = inside(frame, (now.clientX + other.clientX) / 2, (now.clientY + other.clientY) / 2)
      to.zoomed(between([now, other]) / Math.max(1, between([before, other])), at)
    }

    function up(event: PointerEvent) {
      fingers.delete(event.pointerId)
      if (!fingers.size) to.drag(false)
    }

    function wheel(event: WheelEvent) {
      event.preventDefault()
      to.zoomed(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), inside(frame, event.clientX, event.clientY))
    }

    /** The click that ends a drag chooses nothing. */
    function click(event: MouseEvent) {
      if (dragged) event.stopPropagation()
      dragged = false
    }

    function focus(event: FocusEvent) {
      if (event.target instanceof SVGElement) to.show(event.target)
    }

    const on = new AbortController()
    listen(frame, { down, move, up, click, wheel }, on.signal)
    frame.addEventListener('keydown', to.key, { signal: on.signal })
    frame.addEventListener('focusin', focus, { signal: on.signal })
    return () => on.abort()
  }
}
