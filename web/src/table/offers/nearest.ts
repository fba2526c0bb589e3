/** Where pieces are smaller than a fingertip, a tap beside one means the nearest lit one. */
import type { Attachment } from 'svelte/attachments'
import { nearestTo } from '../../ui/target'

const BESIDE = 10
const LIT = 'svg [data-do]'
const UNLIT = '[role=img], .grip'

interface Near {
  piece: Element
  gap: number
  way: number
}

function near(piece: Element, x: number, y: number): Near {
  const { left, right, top, bottom } = (piece.querySelector('.grip') ?? piece).getBoundingClientRect()
  const gap = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  return { piece, gap, way: Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) }
}

/** The lit piece a finger means; null: none is near enough. */
function meant(board: Element, x: number, y: number): Element | null {
  const all = [...board.querySelectorAll(LIT)].filter((piece) => piece.querySelectorAll('.grip').length < 2)
  const close = all.map((piece) => near(piece, x, y)).filter(({ gap }) => gap <= BESIDE)
  return close.sort((a, b) => a.way - b.way)[0]?.piece ?? null
}

export const nearestLit: Attachment<HTMLElement> = (board) => {
  function tap(event: PointerEvent) {
    const on = nearestTo(event, '[data-do], button, a, input')
    if (event.pointerType !== 'touch' || (on && !on.matches(LIT)) || (!on && nearestTo(event, UNLIT))) return
    const piece = meant(board, event.clientX, event.clientY)
    if (!piece || piece === on) return
    event.stopPropagation()
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  board.addEventListener('click', tap, { capture: true })
  return () => board.removeEventListener('click', tap, { capture: true })
}
