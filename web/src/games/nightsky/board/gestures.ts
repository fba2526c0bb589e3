/** A hand over the sky: the mouse carries the pattern, a finger drags it, the wheel and two fingers turn it. */
import type { Attachment } from 'svelte/attachments'
import { besides, inside, listen, trembles } from '../../../pieces/fingers'
import type { Point } from '../../../ui/outlines'
import { nearestTo } from '../../../ui/target'

export interface Hand {
  /** The mouse is over a point of the frame. */
  over: (at: Point) => void
  /** The mouse clicked, or a finger tapped. */
  press: (at: Point, touch: boolean) => void
  /** Does a finger here take the pattern? Else it moves the sky. */
  grabs: (at: Point) => boolean
  drag: (dx: number, dy: number) => void
  pan: (dx: number, dy: number) => void
  /** 1 counter-clockwise, -1 clockwise. */
  rotate: (way: 1 | -1) => void
}

const NOTCH = 50 // so much of the wheel is a quarter turn
const PAUSE = 140
const TWIST = 32 // so many degrees between two fingers are one too

const degrees = (a: PointerEvent, b: PointerEvent) =>
  (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI

export function handles(hand: Hand): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, PointerEvent>()
    let start: PointerEvent | null = null
    let moved = false
    let holds = false
    let twist = 0
    let rolled = 0
    let rolledAt = 0

    const at = (event: MouseEvent): Point => inside(frame, event.clientX, event.clientY)
    const isControl = (event: Event) => nearestTo(event, 'button') !== null

    function down(event: PointerEvent) {
      if (isControl(event)) return
      fingers.set(event.pointerId, event)
      if (fingers.size > 1) return begin(event)
      start = event
      moved = false
      holds = event.pointerType !== 'mouse' && hand.grabs(at(event))
    }

    function begin(event: PointerEvent) {
      moved = true
      twist = 0
      frame.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId)
      if (!before && event.pointerType === 'mouse' && !isControl(event)) return hand.over(at(event))
      if (!before || !start) return
      if (!moved && trembles(start, event)) return
      if (!moved) begin(event)
      fingers.set(event.pointerId, event)
      if (fingers.size === 2) turning(before, event)
      else if (holds) hand.drag(event.clientX - before.clientX, event.clientY - before.clientY)
      else hand.pan(event.clientX - before.clientX, event.clientY - before.clientY)
    }

    function turning(before: PointerEvent, now: PointerEvent) {
      const other = besides(now, fingers)
      if (!other) return
      const by = degrees(other, now) - degrees(other, before)
      twist += ((by + 540) % 360) - 180
      if (Math.abs(twist) < TWIST) return
      hand.rotate(twist > 0 ? -1 : 1)
      twist = 0
    }

    function up(event: PointerEvent) {
      const was = fingers.delete(event.pointerId)
      if (was && !moved && event.type === 'pointerup') hand.press(at(event), event.pointerType !== 'mouse')
    }

    /** The click that ends a drag chooses nothing. */
    function click(event: MouseEvent) {
      if (moved && !isControl(event)) event.stopPropagation()
    }

    function wheel(event: WheelEvent) {
      if (event.ctrlKey) return
      event.preventDefault()
      rolled += event.deltaY
      if (Math.abs(rolled) < NOTCH || event.timeStamp - rolledAt < PAUSE) return
      hand.rotate(rolled > 0 ? -1 : 1)
      rolled = 0
      rolledAt = event.timeStamp
    }

    const on = new AbortController()
    listen(frame, { down, move, up, click, wheel }, on.signal)
    return () => on.abort()
  }
}
