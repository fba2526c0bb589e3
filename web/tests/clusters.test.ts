import { describe, expect, test } from 'vitest'
import type { Told } from '../src/lib/board'
import { fullness, secondsLeft, ticked } from '../src/games/clusters/clock'
import { CELL, STEP, WIDTH, cellAt, corner, middle } from '../src/games/clusters/geometry'
import { coming, order } from '../src/games/clusters/order'
import { PLACE, STANDS, litOffers } from '../src/games/clusters/scenes'
import { advance, lastCell } from '../src/games/clusters/story'
import { card, shining, tone, type ClustersView, type Player } from '../src/games/clusters/view'

const line = (what: string, details: Record<string, unknown> = {}): Told => ({ what, say: { say: what }, ...details })
const player = (have: number): Player => ({ card: 'P03', colour: 'purple', rating: 1, need: 7, have, best: [], standing: [] })
const view = (change: Partial<ClustersView> = {}): ClustersView => ({
  ...PLACE, seats: 3, turn: 1, players: [player(1), player(2), player(3)], ...change,
})

describe('the sky', () => {
  test('has its first cell at the top left and fits its drawing', () => {
    expect(cellAt(1, 1)).toBe(0)
    expect(cellAt(8, 8)).toBe(63)
    expect(corner(9)[0] - corner(0)[0]).toBe(STEP)
    expect(Math.max(...corner(63)) + CELL).toBeLessThanOrEqual(WIDTH)
    expect(middle(0)[0]).toBe(corner(0)[0] + CELL / 2)
  })

  test('lights the two numbers in two tones, and free cells in none of them', () => {
    const [lit] = PLACE.lit
    expect(tone(PLACE, lit!)).toBe('couple')
    expect(tone({ ...PLACE, roll: { face: 2, couple: 6, first: 2, again: false } }, lit!)).toBe('face')
    expect(tone({ ...PLACE, step: 'opening', roll: null }, lit!)).toBe('free')
  })

  test('lets the stars of a constellation that stands shine', () => {
    expect(shining(STANDS).size).toBe(7)
    expect(shining(PLACE).size).toBe(0)
    expect(litOffers(PLACE)).toHaveLength(PLACE.lit.length)
  })

  test('is drawn as the rules have it in the picture of how to play', () => {
    const around = (cell: number) => PLACE.stars.filter((star) => star !== cell && Math.max(Math.abs((star >> 3) - (cell >> 3)), Math.abs((star & 7) - (cell & 7))) === 1).length
    const free = Array.from({ length: 64 }, (_, cell) => cell).filter((cell) => !PLACE.stars.includes(cell) && cell !== PLACE.moon)
    expect(PLACE.lit).toEqual(free.filter((cell) => [2, 6].includes(around(cell))))
    for (const cell of PLACE.lit) expect(PLACE.near[cell]).toBe(around(cell))
  })

  test('knows the cards by their codes', () => {
    expect(card('P03').rows).toEqual(['*.*', '***', '*.*'])
  })
})

describe('the story', () => {
  test('lets stars rise one by one', () => {
    const before = view({ stars: [1], stock: 58 })
    expect(advance(before, line('placed', { seat: 0, cell: 9 }), before)).toMatchObject({ stars: [1, 9], stock: 57, lit: [] })
    expect(advance(before, line('bob', { row: 2, column: 5, star: 1 }), before).stars).toEqual([1, 12])
    expect(advance(before, line('bob', { row: 1, column: 2, star: 0 }), before).stars).toEqual([1])
  })

  test('moves a star, and shows it lifted until then', () => {
    const before = view({ stars: [1, 2] })
    const lifted = advance(before, line('took', { cell: 1 }), before)
    expect(lifted).toMatchObject({ taken: 1, stars: [1, 2] })
    expect(advance(lifted, line('moved', { start: 1, to: 9 }), before)).toMatchObject({ taken: null, stars: [2, 9] })
  })

  test('shows what was rolled', () => {
    const rolled = advance(view({ roll: null }), line('rolled', { face: 6, couple: 2, again: 0 }), view({ roll: null }))
    expect(rolled.roll).toEqual({ face: 6, couple: 2, first: 6, again: false })
  })

  test('knows which star came last', () => {
    expect(lastCell([line('placed', { cell: 4 }), line('bob', { row: 1, column: 1, star: 0 })])).toBe(4)
    expect(lastCell([line('placed', { cell: 4 }), line('moved', { start: 4, to: 5 }), line('grew')])).toBe(5)
    expect(lastCell([line('bob', { row: 2, column: 5, star: 1 })])).toBe(12)
    expect(lastCell([line('rolled')])).toBeNull()
  })
})

describe('the order of play', () => {
  test('goes on from who acts, and backwards before the first turn', () => {
    expect(coming(view())).toEqual([1, 2, 0])
    expect(coming(view({ step: 'opening', turn: 2 }))).toEqual([2, 1, 0])
    expect(order(view()).map(({ note }) => note.say)).toEqual(['clusters-now', 'clusters-next', 'clusters-of'])
  })

  test('puts the winners first at the end', () => {
    const over = order(view({ over: true, winners: [1] }))
    expect(over.map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(over[0]!.note.say).toBe('clusters-wins')
  })
})

describe('the hourglass', () => {
  test('runs between what the server says, and stands where nobody acts', () => {
    expect(secondsLeft({ left: 20, runs: true }, 1000, 6000)).toBe(15)
    expect(secondsLeft({ left: 20, runs: true }, 1000, 60000)).toBe(0)
    expect(secondsLeft({ left: 20, runs: false }, 1000, 6000)).toBe(20)
  })

  test('is full where a clock is', () => {
    const clocks = [{ left: 20, runs: false }, { left: 12, runs: true }]
    expect(fullness(10, clocks)).toBe(0.5)
    expect(fullness(20, clocks)).toBe(1)
  })

  test('ticks with each of the last seconds', () => {
    expect(ticked(5.1, 4.9)).toBe(true)
    expect(ticked(4.9, 4.7)).toBe(false)
    expect(ticked(9.1, 8.9)).toBe(false)
    expect(ticked(0.1, 0)).toBe(false)
  })
})
