/** A camera over a board: how a plane of pieces lies in a window. */
import type { Point } from './shapes'

export interface Box { left: number; top: number; right: number; bottom: number }
export interface Size { width: number; height: number }
/** A point p of the plane stands at k p + (x, y) in the window. */
export interface Camera { k: number; x: number; y: number }

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
  return view.left <= box.left + 1 && view.top <= box.top + 1 && view.right >= box.right - 1 && view.bottom >= box.bottom - 1
}
