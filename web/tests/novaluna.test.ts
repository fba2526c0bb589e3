import { describe, expect, test } from 'vitest'
import { fit } from '../src/pieces/camera'
import {
  CELL,
  CENTRE,
  OUTER,
  SIDE,
  TILE,
  TRACK,
  boxAround,
  cellSpot,
  hops,
  moonWalk,
  placeSpot,
  spaceSpot,
  steps,
} from '../src/games/novaluna/board/geometry'
import { order } from '../src/games/novaluna/board/order'
import { CHANGES } from '../src/games/novaluna/motion/story'
import { advance as step, sideBySide } from '../src/pieces/story'
import { wording } from '../src/games/novaluna/board/wording'
import { marks, openTasks, placed } from '../src/games/novaluna/board/tasks'
import { printed } from '../src/games/novaluna/board/printed'
import type { Laid, Offer, Player, Told, View, Wire } from '../src/games/novaluna/wire'
import { lines, offers } from './wire'

const distance = ([x, y]: readonly [number, number]) => Math.hypot(x - CENTRE[0], y - CENTRE[1])

describe('the ring', () => {
  const places = Array.from({ length: 12 }, (_, place) => placeSpot(place))

  test('has its first place at the top and goes clockwise', () => {
    expect(placeSpot(0)).toEqual([CENTRE[0], CENTRE[1] - OUTER])
    expect(placeSpot(3)[0]).toBeGreaterThan(placeSpot(0)[0])
    expect(placeSpot(6)[1]).toBeGreaterThan(placeSpot(3)[1])
  })

  test('has room for every tile: none overlaps another or leaves the drawing', () => {
    const apart = (a: readonly [number, number], b: readonly [number, number]) =>
      Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
    places.forEach((one, i) =>
      places.slice(i + 1).forEach((other) => expect(apart(one, other)).toBeGreaterThanOrEqual(TILE - 0.5)),
    )
    for (const [x, y] of places)
      for (const at of [x, y]) expect(Math.min(at, SIDE - at)).toBeGreaterThanOrEqual(TILE / 2)
  })

  test('lets the moon walk clockwise, also past the top', () => {
    const way = moonWalk(11, 2)
    expect(way[0]).toEqual(placeSpot(11))
    expect(way.at(-1)).toEqual(placeSpot(2))
    expect(way.some(([x, y]) => x === CENTRE[0] && y === CENTRE[1] - OUTER)).toBe(true)
  })
})

describe('the track', () => {
  test('has 24 spaces on one circle', () => {
    const spots = Array.from({ length: 24 }, (_, space) => spaceSpot(space))
    for (const spot of spots) expect(distance(spot)).toBeCloseTo(TRACK, 1)
    expect(new Set(spots.map(String)).size).toBe(24)
  })

  test('shows the order of a stack: the higher a token, the nearer to the middle', () => {
    const heights = [0, 1, 2, 3].map((height) => distance(spaceSpot(5, height)))
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
    expect(new Set(heights).size).toBe(4)
  })

  test('goes on after its last space', () => {
    expect(steps(22, 3)).toBe(5)
    expect(steps(3, 10)).toBe(7)
  })

  test('is hopped along space by space onto the stack', () => {
    const way = hops([22, 1], [1, 2])
    expect(way).toHaveLength(1 + 2 * 3)
    expect(way[0]).toEqual(spaceSpot(22, 1))
    expect(way[2]).toEqual(spaceSpot(23))
    expect(way.at(-1)).toEqual(spaceSpot(1, 2))
  })
})

describe('a mosaic', () => {
  test('counts upwards', () => {
    expect(cellSpot(0, 1)[1]).toBeLessThan(cellSpot(0, 0)[1])
    expect(cellSpot(1, 0)[0]).toBeGreaterThan(cellSpot(0, 0)[0])
  })

  test('is in its box with every cell', () => {
    const box = boxAround([
      [-3, 2],
      [4, -1],
      [0, 0],
    ])
    for (const [x, y] of [cellSpot(-3, 2), cellSpot(4, -1)]) {
      expect(x).toBeGreaterThanOrEqual(box.left)
      expect(y).toBeGreaterThanOrEqual(box.top)
      expect(x + CELL).toBeLessThanOrEqual(box.right)
      expect(y + CELL).toBeLessThanOrEqual(box.bottom)
    }
  })

  test('of 44 cells in a row fits any window, and one tile is no giant', () => {
    const row = boxAround(Array.from({ length: 45 }, (_, x): [number, number] => [x, 0]))
    expect(fit(row, { width: 400, height: 300 }, 0, 1).k * (row.right - row.left)).toBeCloseTo(400)
    const one = boxAround([[0, 0]])
    expect(fit(one, { width: 300, height: 300 }, 0, 9).k * CELL).toBeLessThan(101)
    expect(boxAround([])).toEqual(one)
  })
})

// A view in the middle of a turn, as the server sends it.

const tile = (number: number, x: number, covered = [false, false, false]): Laid => ({
  tile: number,
  x,
  y: 0,
  tasks: printed(number).tasks.map((need, k) => ({ need, have: {}, covered: covered[k]! })),
})
const PLAYER: Player = { tokens: 20, time: 3, space: 3, height: 0, tiles: [tile(48, 0)], cells: [[1, 0]] }
const player = (change: Partial<Player> = {}): Player => ({ ...PLAYER, ...change })
const line = lines<Told>()
const offer = offers<Offer>()
const advance = (view: View, line: Told, next: View): View => step<Wire>(CHANGES, line, view, next)

const VIEW: View = {
  game: 'novaluna',
  seats: 2,
  seat: 0,
  to_act: [0],
  over: false,
  commitment: '',
  step: 'pick',
  turn: 0,
  moon: 0,
  ring: [null, 18, 21, null, null, null, null, null, null, null, null, null],
  bag: [30, 31],
  hand: null,
  phase: 1,
  first_sum: 0,
  given: 20,
  order: [0, 1],
  ranking: [0, 1],
  players: [player(), player({ time: 5, space: 5, tiles: [] })],
}

describe('a story', () => {
  test('of a pick ends where the server says', () => {
    const ring = VIEW.ring.map((one) => (one === 21 ? null : one))
    const players = [player({ time: 6, space: 6 }), VIEW.players[1]!]
    const next: View = { ...VIEW, step: 'place', moon: 2, hand: 21, ring, players }
    const story = [line('took', { seat: 0, place: 2, tile: 21 }), line('went', { seat: 0, start: 3, to: 6 })]
    expect(story.reduce((view, one) => advance(view, one, next), VIEW)).toEqual(next)
  })

  test('of a tile laid puts tokens on only when they are told', () => {
    const held = { ...VIEW, hand: 18, step: 'place' as const }
    const next: View = {
      ...VIEW,
      players: [player({ tokens: 19, tiles: [tile(48, 0, [false, true, false]), tile(18, 1)] }), VIEW.players[1]!],
    }
    const laid = advance(held, line('laid', { seat: 0, tile: 18, x: 1, y: 0 }), next)
    expect(laid.hand).toBeNull()
    expect(laid.players[0]!.tiles.map((one) => one.tile)).toEqual([48, 18])
    expect(laid.players[0]!.tiles[0]!.tasks[1]!.covered).toBe(false)
    const done = advance(laid, line('covered', { seat: 0, tile: 48, task: 1, left: 19 }), next)
    expect(done.players).toEqual(next.players)
  })

  test('of a refill fills the ring from the bag', () => {
    const full = [line('drew', { place: 3, tile: 30 }), line('drew', { place: 4, tile: 31 })].reduce(
      (view, one) => advance(view, one, VIEW),
      VIEW,
    )
    expect(full.ring.slice(0, 5)).toEqual([null, 18, 21, 30, 31])
    expect(full.bag).toEqual([])
  })

  test('of something that is not seen changes nothing', () => {
    expect(advance(VIEW, line('ended', { tokens: 1 }), VIEW)).toBe(VIEW)
  })

  test('is told in scenes: all tiles drawn at once, all tokens at once', () => {
    const told = (['refilled', 'drew', 'drew', 'phase', 'covered', 'covered'] as const).map((what) => line(what))
    expect(sideBySide(told).map((lines) => lines.length)).toEqual([1, 2, 1, 2])
  })
})

describe('what is read from a view', () => {
  test('marks of a task are there in the number the server counted', () => {
    expect(marks({ blue: 2, red: 1 }, { blue: 1, red: 4 }).map(({ there }) => there)).toEqual([true, false, true])
    expect(marks({ blue: 2 }, null).every(({ there }) => there)).toBe(true)
  })

  test('open tasks come nearest to done first, those a choice would cover before all', () => {
    const tiles = [
      {
        ...tile(59, 0),
        tasks: printed(59).tasks.map((need, k) => ({ need, have: k === 2 ? { blue: 1 } : {}, covered: false })),
      },
    ]
    expect(openTasks(player({ tiles }), []).map(({ task, missing }) => [task, missing])).toEqual([
      [2, 1],
      [0, 3],
      [1, 3],
    ])
    expect(openTasks(player({ tiles }), [line('covered', { tile: 59, task: 1 })])[0]).toMatchObject({
      task: 1,
      soon: true,
    })
  })

  test('alone the first heap has eight tokens', () => {
    expect(placed({ ...VIEW, seats: 1, given: 21, players: [player({ tokens: 6 })] }, 0)).toBe(2)
    expect(placed({ ...VIEW, seats: 1, given: 21, phase: 2, players: [player({ tokens: 13 })] }, 0)).toBe(8)
    expect(placed(VIEW, 0)).toBe(0)
  })
})

describe('the order of play', () => {
  const notes = (view: View) => order(view).map(({ seat, note }) => [seat, note.say])

  test('starts with whoever acts, then whoever is farthest back', () => {
    expect(notes(VIEW)).toEqual([
      [0, 'luna-now'],
      [1, 'luna-ahead'],
    ])
    expect(order(VIEW)[1]!.note.count).toBe(2)
  })

  test('tells while a tile is laid whether the same one acts again', () => {
    expect(notes({ ...VIEW, step: 'place', hand: 18 })).toEqual([
      [0, 'luna-again'],
      [1, 'luna-ahead'],
    ])
    expect(notes({ ...VIEW, step: 'place', hand: 18, order: [1, 0] })).toEqual([
      [0, 'luna-now'],
      [1, 'luna-next'],
    ])
  })

  test('is the ranking after the end', () => {
    expect(notes({ ...VIEW, over: true, ranking: [1, 0] })).toEqual([
      [1, 'luna-rank'],
      [0, 'luna-rank'],
    ])
    expect(notes({ ...VIEW, over: true, ranking: [0], players: VIEW.players.slice(0, 1) })).toEqual([[0, 'luna-solo']])
  })
})

describe('an offer to lay a tile', () => {
  const laid = (tile: number, x: number, y: number): Laid => ({ tile, x, y, tasks: [] })
  const seen = (tiles: Laid[], cells: [number, number][]) =>
    ({ turn: 0, players: [{ tiles, cells }] }) as unknown as View
  const place = (x: number, y: number) => offer('place', { x, y })
  const spot = (side: string, tile: number) => ({
    say: 'luna-spot',
    side,
    colour: printed(tile).colour,
    cost: printed(tile).cost,
  })

  test('names the tile beside it, and the side', () => {
    const view = seen(
      [laid(5, 0, 0)],
      [
        [0, 1],
        [1, 0],
        [-1, 0],
        [0, -1],
      ],
    )
    expect(wording(place(0, 1), view)).toEqual({ say: 'luna-lay-beside', first: spot('above', 5) })
    expect(wording(place(0, -1), view)).toEqual({ say: 'luna-lay-beside', first: spot('below', 5) })
    expect(wording(place(-1, 0), view)).toEqual({ say: 'luna-lay-beside', first: spot('left', 5) })
    expect(wording(place(1, 0), view)).toEqual({ say: 'luna-lay-beside', first: spot('right', 5) })
  })

  test('names two tiles in a corner', () => {
    const view = seen([laid(5, 0, 0), laid(9, 1, 1)], [[1, 0]])
    expect(wording(place(1, 0), view)).toEqual({
      say: 'luna-lay-corner',
      first: spot('below', 9),
      second: spot('right', 5),
    })
  })

  test('tells the row too, counted from the top, where the words alone mean two cells', () => {
    const view = seen(
      [laid(5, 0, 0), laid(5, 0, 2)],
      [
        [0, 3],
        [1, 0],
        [1, 2],
      ],
    )
    expect(wording(place(1, 2), view)).toEqual({
      say: 'luna-lay-row',
      place: { say: 'luna-lay-beside', first: spot('right', 5) },
      row: 2,
    })
  })

  test('needs no neighbour when it is the first, and other offers say it themselves', () => {
    expect(wording(place(0, 0), seen([], [[0, 0]]))).toEqual({ say: 'luna-lay-first' })
    expect(wording(offer('pick', { place: 0 }), seen([], []))).toBeNull()
  })
})
