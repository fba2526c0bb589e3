/** A camera over a board: how a plane of pieces lies in a window. */
import type { Point } from '../ui/outlines'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}
/** A point p of the plane stands at k p + (x, y) in the window. */
export interface Camera {
  k: number
  x: number
  y: number
}

/** The whole box in the middle of the window, neither larger nor smaller than the limits. */
export function fit(box: Box, size: Size, least: number, most: number): Camera {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const k = Math.min(most, Math.max(least, Math.min(size.width / width, size.height / height)))
  const middle = (from: number, to: number, room: number) => (room - k * (from + to)) / 2
  return { k, x: middle(box.left, box.right, size.width), y: middle(box.top, box.bottom, size.height) }
}

/** Zoom so that the point under the finger stays there. */
export function zoom(camera: Camera, [x, y]: Point, factor: number, least: number, most: number): Camera {
  const k = Math.min(most, Math.max(least, camera.k * factor))
  const grow = k / camera.k
  return { k, x: x - grow * (x - camera.x), y: y - grow * (y - camera.y) }
}

/** A small board stays in the window, a large one fills it: nothing gets lost. */
export function hold(camera: Camera, box: Box, size: Size): Camera {
  const { k } = camera
  const kept = (at: number, from: number, to: number, room: number) => {
    const [first, last] = [-k * from, room - k * to]
    return Math.min(Math.max(at, Math.min(first, last)), Math.max(first, last))
  }
  return { k, x: kept(camera.x, box.left, box.right, size.width), y: kept(camera.y, box.top, box.bottom, size.height) }
}

/** What of the plane the window shows. */
export function seen({ k, x, y }: Camera, size: Size): Box {
  return { left: -x / k, top: -y / k, right: (size.width - x) / k, bottom: (size.height - y) / k }
}

/** Is the whole box in the window? */
export function whole(camera: Camera, box: Box, size: Size): boolean {
  const view = seen(camera, size)
  return (
    view.left <= box.left + 1 && view.top <= box.top + 1 && view.right >= box.right - 1 && view.bottom >= box.bottom - 1
  )
}

/** Moved no farther than needed for a piece to be in the window. */
export function reveal(camera: Camera, piece: Box, size: Size): Camera {
  const { k } = camera
  const moved = (at: number, from: number, to: number, room: number) => Math.max(-k * from, Math.min(at, room - k * to))
  return {
    k,
    x: moved(camera.x, piece.left, piece.right, size.width),
    y: moved(camera.y, piece.top, piece.bottom, size.height),
  }
}

/** Is a piece in the window and not under its lower right corner, where something else lies? */
export function clear(camera: Camera, piece: Box, size: Size, corner: Size): boolean {
  const { right, bottom } = seen(camera, size)
  const [side, foot] = [right - corner.width / camera.k, bottom - corner.height / camera.k]
  return whole(camera, piece, size) && (piece.right <= side + 1 || piece.bottom <= foot + 1)
}

/** The board as large as all lit pieces are clear; where it can't be that small, the first ones are. */
export function overview(box: Box, lit: Box[], size: Size, corner: Size, least: number, most: number): Camera {
  const [beside, above] = [
    { ...size, width: size.width - corner.width },
    { ...size, height: size.height - corner.height },
  ]
  const views = [size, beside, above].map((room) => fit(box, room, least, most)).sort((a, b) => b.k - a.k)
  const all = views.find((view) => lit.every((piece) => clear(view, piece, size, corner)))
  return all ?? lit.reduceRight((view, piece) => reveal(view, piece, above), fit(box, above, least, most))
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const
export type Side = (typeof SIDES)[number]

/** The sides beyond which pieces lie outside the window. */
export function beyond(camera: Camera, pieces: Box[], size: Size): Side[] {
  const view = seen(camera, size)
  const out: Record<Side, (piece: Box) => boolean> = {
    left: ({ left }) => left < view.left - 1,
    right: ({ right }) => right > view.right + 1,
    top: ({ top }) => top < view.top - 1,
    bottom: ({ bottom }) => bottom > view.bottom + 1,
  }
  return SIDES.filter((side) => pieces.some(out[side]))
}
