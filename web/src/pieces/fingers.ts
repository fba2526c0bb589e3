/** Fingers on a frame; a mouse whose button is down is one too. */
import type { Point } from '../ui/outlines'

/** What a frame hears of fingers and of the wheel. */
interface Hears {
  down: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  up: (event: PointerEvent) => void
  /** Before any piece in the frame hears of it. */
  click: (event: MouseEvent) => void
  wheel: (event: WheelEvent) => void
}

const SLACK = 7 // a finger that trembles less than this still taps

export const trembles = (start: PointerEvent, now: PointerEvent): boolean =>
  Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) < SLACK

/** The finger that is down beside this one. */
export const besides = (now: PointerEvent, fingers: Map<number, PointerEvent>): PointerEvent | undefined =>
  [...fingers.values()].find((one) => one.pointerId !== now.pointerId)

/** A point of the window, seen from the frame's corner. */
export function inside(frame: HTMLElement, x: number, y: number): Point {
  const box = frame.getBoundingClientRect()
  return [x - box.left, y - box.top]
}

export function listen(frame: HTMLElement, { down, move, up, click, wheel }: Hears, signal: AbortSignal): void {
  frame.addEventListener('pointerdown', down, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', up, { signal })
  frame.addEventListener('pointercancel', up, { signal })
  frame.addEventListener('click', click, { signal, capture: true })
  frame.addEventListener('wheel', wheel, { signal, passive: false })
}
