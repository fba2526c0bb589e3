/** Dragging a piece onto a zone; a press without a drag stays a press. */
const FAR = 6

interface Drag {
  id: number
  x: number
  y: number
  far: boolean
}

/** The zone under a point of the screen, by its `data-drop`. */
function zoneAt(x: number, y: number): string | null {
  const over = document.elementsFromPoint(x, y).map((piece) => piece.closest<HTMLElement>('[data-drop]'))
  return over.find(Boolean)?.dataset.drop ?? null
}

export function draggable(drop: (zone: string) => void): (piece: HTMLElement) => () => void {
  return (piece) => {
    let drag: Drag | null = null

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      drag = { id: event.pointerId, x: event.clientX, y: event.clientY, far: false }
      piece.setPointerCapture(drag.id) // a quick hand leaves the piece at once
    }
    const move = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.id) return
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
      if (!drag.far && Math.hypot(dx, dy) < FAR) return
      drag.far = true
      piece.style.transform = `translate(${dx}px, ${dy}px)`
      piece.dataset.dragged = ''
    }
    const up = (event: PointerEvent) => {
      const dragged = drag?.far ?? false
      drag = null
      piece.style.transform = ''
      delete piece.dataset.dragged
      if (!dragged) return
      piece.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => piece.removeEventListener('click', swallow, { capture: true }))
      const zone = event.type === 'pointerup' ? zoneAt(event.clientX, event.clientY) : null
      if (zone) drop(zone)
    }
    const swallow = (event: Event) => event.stopImmediatePropagation()

    const on = new AbortController()
    const options = { signal: on.signal }
    piece.addEventListener('pointerdown', down, options)
    piece.addEventListener('pointermove', move, options)
    piece.addEventListener('pointerup', up, options)
    piece.addEventListener('pointercancel', up, options)
    return () => on.abort()
  }
}
