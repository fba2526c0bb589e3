import { describe, expect, test } from 'vitest'
import { beyond, clear, fit, hold, overview, reveal, seen, whole, zoom, type Box } from '../src/pieces/camera'
import { along } from '../src/pieces/motion'
import { nextAround, nextTo } from '../src/pieces/rovingfocus'
import { SHAPE_OF, moonlight, outline } from '../src/pieces/shapes'
import { polar, type Point } from '../src/ui/outlines'

const BOX = { left: -100, top: -50, right: 300, bottom: 150 }
const SIZE = { width: 500, height: 500 }

describe('a camera', () => {
  test('fits a board into the middle of its window', () => {
    const camera = fit(BOX, SIZE, 0, 10)
    expect(camera.k).toBe(1.25)
    expect(seen(camera, SIZE)).toMatchObject({ left: -100, right: 300 })
    expect(camera.y + camera.k * 50).toBe(250)
    expect(whole(camera, BOX, SIZE)).toBe(true)
  })

  test('never makes pieces larger or smaller than allowed', () => {
    expect(fit(BOX, SIZE, 0, 0.5).k).toBe(0.5)
    expect(fit(BOX, SIZE, 3, 9).k).toBe(3)
  })

  test('keeps the point under the finger when it zooms', () => {
    const before = fit(BOX, SIZE, 0, 10)
    const after = zoom(before, [120, 80], 2, 0, 10)
    const under = (camera: typeof before): Point => [(120 - camera.x) / camera.k, (80 - camera.y) / camera.k]
    expect(under(after)).toEqual(under(before))
    expect(after.k).toBe(2.5)
  })

  test('does not lose the board', () => {
    const far = hold({ k: 1, x: 9000, y: -9000 }, BOX, SIZE)
    expect(whole(far, BOX, SIZE)).toBe(true)
    const close = hold({ k: 4, x: 9000, y: 0 }, BOX, SIZE)
    expect(seen(close, SIZE).left).toBe(BOX.left)
  })
})

describe('a camera over lit pieces', () => {
  const CORNER = { width: 100, height: 100 }
  const cell = (x: number, y: number): Box => ({ left: x, top: y, right: x + 50, bottom: y + 50 })
  const SQUARE = { left: 0, top: 0, right: 500, bottom: 500 }

  test('is that of the whole board while nothing is lit', () => {
    expect(overview(BOX, [], SIZE, CORNER, 0, 10)).toEqual(fit(BOX, SIZE, 0, 10))
  })

  test('keeps them away from what lies in the corner', () => {
    const lit = [cell(0, 0), cell(450, 450)]
    expect(clear(fit(SQUARE, SIZE, 0, 10), lit[1]!, SIZE, CORNER)).toBe(false)
    const camera = overview(SQUARE, lit, SIZE, CORNER, 0, 10)
    expect(lit.every((piece) => clear(camera, piece, SIZE, CORNER))).toBe(true)
    expect(camera.k).toBe(0.8)
  })

  test('shows the first of them where not all can be seen, and on which sides others are', () => {
    const lit = [cell(450, 450), cell(0, 450), cell(0, 0)]
    const camera = overview(SQUARE, lit, SIZE, CORNER, 2, 10)
    expect(camera.k).toBe(2)
    expect(clear(camera, lit[0]!, SIZE, CORNER)).toBe(true)
    expect(beyond(camera, lit, SIZE)).toEqual(['left', 'top'])
  })

  test('moves no farther than needed to show one', () => {
    const camera = { k: 1, x: 0, y: 0 }
    expect(reveal(camera, cell(100, 100), SIZE)).toEqual(camera)
    expect(reveal(camera, cell(500, -20), SIZE)).toEqual({ k: 1, x: -50, y: 20 })
  })
})

describe('arrow keys', () => {
  const spots: Point[] = [
    [0, 0],
    [100, 0],
    [200, 10],
    [0, 100],
    [90, 100],
  ]

  test('go to the nearest piece that way', () => {
    expect(nextTo(spots, 0, 'ArrowRight')).toBe(1)
    expect(nextTo(spots, 1, 'ArrowRight')).toBe(2)
    expect(nextTo(spots, 1, 'ArrowDown')).toBe(4)
    expect(nextTo(spots, 4, 'ArrowUp')).toBe(1)
  })

  test('stay where nothing lies that way', () => {
    expect(nextTo(spots, 0, 'ArrowLeft')).toBe(0)
    expect(nextTo(spots, 0, 'x')).toBe(0)
  })

  test('reach every piece from every other', () => {
    const reached = new Set([0])
    for (const at of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(nextTo(spots, at, key))
    expect(reached.size).toBe(spots.length)
  })

  test('go around a ring', () => {
    expect(nextAround(3, 2, 'ArrowRight')).toBe(0)
    expect(nextAround(3, 0, 'ArrowLeft')).toBe(2)
    expect(nextAround(3, 1, 'a')).toBe(1)
  })
})

test('a way is told from its end, where the piece lies already', () => {
  const told = along(
    [
      [10, 20],
      [30, 20],
    ],
    2,
  ).map(({ transform }) => transform)
  expect(told).toEqual(['translate(-40px, 0px)', 'translate(0px, 0px)'])
})

describe('shapes', () => {
  test('start at the top and turn clockwise', () => {
    expect(polar(10, 0)).toEqual([0, -10])
    expect(polar(10, 90)).toEqual([10, -0])
  })

  test('differ for every colour', () => {
    expect(new Set(Object.values(SHAPE_OF)).size).toBe(Object.keys(SHAPE_OF).length)
  })

  test('of five and six rays point different ways: only five point straight up', () => {
    const top = (d: string) =>
      Math.min(
        ...d
          .slice(1, -1)
          .split('L')
          .map((point) => Number(point.split(' ')[1])),
      )
    const rays = (d: string) => d.split('L').length / 2
    expect(rays(outline('star5', 10))).toBe(5)
    expect(rays(outline('star6', 10))).toBe(6)
    expect(top(outline('star5', 10))).toBeCloseTo(-11.2)
    expect(top(outline('star6', 10))).toBeGreaterThan(-9.5)
  })

  test('of a moon: new is dark, full is round, halves are straight', () => {
    expect(moonlight(10, 0)).toContain('A10 10 0 0 1 0 10A10 10 0 0 0')
    expect(moonlight(10, 0.5)).toContain('A10 10 0 0 1 0 10A10 10 0 0 1')
    expect(moonlight(10, 0.25)).toContain('A0 10')
  })
})
