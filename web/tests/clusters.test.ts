import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fullness, sandOf, secondsLeft, ticked } from '../src/games/clusters/board/clock'
import { CELL, STEP, WIDTH, cellAt, corner, lineOf, middle } from '../src/games/clusters/board/geometry'
import { note, setupRolls, title, type Moment } from '../src/games/clusters/board/notes'
import { coming, order } from '../src/games/clusters/board/order'
import { PLACE, STANDS, litOffers } from '../src/games/clusters/howto/scenes'
import { CHANGES, lastCell } from '../src/games/clusters/motion/story'
import { advance as step } from '../src/pieces/story'
import { SIGNS, card, paintOf } from '../src/games/clusters/board/printed'
import { foretold, placeOf, rolledBefore, shining, tone } from '../src/games/clusters/board/sky'
import type { Player, Told, View, Wire } from '../src/games/clusters/wire'
import { lines } from './wire'
import { LANGUAGES } from '../src/base/languages'
import { Texts } from '../src/i18n/texts'
import { crescent, star } from '../src/ui/outlines'

const line = lines<Told>()
const advance = (view: View, line: Told, next: View): View => step<Wire>(CHANGES, line, view, next)
const player = (have: number): Player => ({
  card: 'P03',
  colour: 'purple',
  rating: 1,
  need: 7,
  have,
  best: [],
  standing: [],
})
const view = (change: Partial<View> = {}): View => ({
  ...PLACE,
  seats: 3,
  turn: 1,
  players: [player(1), player(2), player(3)],
  ...change,
})

describe('the sky', () => {
  test('has its first cell at the top left and fits its drawing', () => {
    expect(cellAt(1, 1)).toBe(0)
    expect(cellAt(8, 8)).toBe(63)
    expect(lineOf(cellAt(3, 7))).toEqual({ row: 3, column: 7 })
    expect(corner(9)[0] - corner(0)[0]).toBe(STEP)
    expect(Math.max(...corner(63)) + CELL).toBeLessThanOrEqual(WIDTH)
    expect(middle(0)[0]).toBe(corner(0)[0] + CELL / 2)
  })

  test('lights the two numbers in two tones, and free cells in none of them', () => {
    const [lit] = PLACE.lit
    expect(tone(PLACE, lit!)).toBe('couple')
    expect(tone({ ...PLACE, roll: { face: 2, couple: 6, first: 2, again: false } }, lit!)).toBe('face')
    expect(tone({ ...PLACE, step: 'opening', roll: null }, lit!)).toBe('free')
    expect(tone({ ...PLACE, roll: null, zero: true }, lit!)).toBe('free')
  })

  test('lights a star that may be moved, and where to, as brightly as any number', () => {
    for (const step of ['take', 'put'] as const) expect(tone({ ...PLACE, step }, 0)).toBe('face')
  })

  test('lets the stars of a constellation that stands shine', () => {
    expect(shining(STANDS, null).size).toBe(7)
    expect(shining(PLACE, null).size).toBe(0)
    expect(litOffers(PLACE)).toHaveLength(PLACE.lit.length)
  })

  test('lets only the stars shine of whom one looks at, and shows where that one stands', () => {
    const won = (cells: number[]): Player => ({ ...player(7), best: [60], standing: [cells] })
    const both = view({ players: [won([1, 2]), won([2, 3]), player(3)] })
    expect(shining(both, null)).toEqual(new Set([1, 2, 3]))
    expect(shining(both, both.players[1]!)).toEqual(new Set([2, 3]))
    expect(shining(both, both.players[2]!).size).toBe(0)
    expect(placeOf(both.players[1]!)).toEqual([2, 3])
    expect(placeOf({ ...player(3), best: [4] })).toEqual([4])
  })

  test('is drawn as the rules have it in the picture of how to play', () => {
    const around = (cell: number) =>
      PLACE.stars.filter(
        (star) =>
          star !== cell && Math.max(Math.abs((star >> 3) - (cell >> 3)), Math.abs((star & 7) - (cell & 7))) === 1,
      ).length
    const free = Array.from({ length: 64 }, (_, cell) => cell).filter(
      (cell) => !PLACE.stars.includes(cell) && cell !== PLACE.moon,
    )
    expect(PLACE.lit).toEqual(free.filter((cell) => [2, 6].includes(around(cell))))
    for (const cell of PLACE.lit) expect(PLACE.near[cell]).toBe(around(cell))
  })

  test('knows the cards by their codes', () => {
    expect(card('P03').rows).toEqual(['*.*', '***', '*.*'])
  })

  test('gives each colour of cards a sign of its own, neither a star nor a moon, and its own paint', () => {
    const signs = Object.values(SIGNS).map((sign) => sign(6))
    expect(new Set([...signs, crescent(6), star(5, 6, 0.46)]).size).toBe(5)
    expect(paintOf('green')).toBe('var(--green)')
  })
})

describe('what a story would bring', () => {
  test('a constellation that grows, or stands', () => {
    expect(foretold([line('placed', { seat: 0 }), line('grew', { seat: 0, have: 5 })], 0, 7)).toBe(5)
    expect(foretold([line('placed', { seat: 0 }), line('stood', { seat: 0 })], 0, 7)).toBe(7)
  })

  test('nothing where another wins', () => {
    expect(foretold([line('placed', { seat: 0 }), line('stood', { seat: 1 })], 0, 7)).toBeNull()
  })
})

describe("the die's panel", () => {
  const moment = (change: Partial<Moment> = {}): Moment => ({
    view: view(),
    mine: true,
    shared: false,
    name: 'Vega',
    shown: null,
    late: false,
    waits: false,
    roll: '',
    verdict: '',
    reroll: false,
    say: ({ say }) => say,
    t: (key, args) => [key, ...Object.values(args ?? {})].join(' '),
    ...change,
  })

  test('names whose turn it is where several share a screen', () => {
    expect(title(moment())).toBe('clusters-your-turn')
    expect(title(moment({ shared: true }))).toBe('clusters-your-turn-named Vega')
    expect(title(moment({ mine: false }))).toBe('clusters-turn-of Vega')
  })

  test('says that no cell fits only where none does', () => {
    expect(note(moment())).toBe('clusters-place')
    expect(note(moment({ view: view({ lit: [] }) }))).toBe('clusters-none 0')
    expect(note(moment({ view: view({ lit: [] }), reroll: true }))).toBe('clusters-none 1')
    expect(note(moment({ view: view({ lit: [], stock: 0 }) }))).toBe('clusters-empty 0')
    expect(note(moment({ view: view({ lit: [] }), mine: false }))).toBe('clusters-no-cell')
    expect(note(moment({ view: view({ lit: [], stock: 0 }), mine: false }))).toBe('why-no-star-left')
  })

  test('tells who places before the first turn what to do, and the others what goes on', () => {
    expect(note(moment({ view: view({ step: 'opening', opening: 6 }) }))).toBe('clusters-opening 6')
    expect(note(moment({ view: view({ step: 'opening', opening: 6 }), mine: false }))).toBe('clusters-opens 6')
  })

  test('says that the sand still runs for who has played, and who comes then', () => {
    expect(title(moment({ waits: true }))).toBe('clusters-sand')
    expect(note(moment({ waits: true }))).toBe('clusters-sand-then-you')
    expect(note(moment({ waits: true, mine: false }))).toBe('clusters-sand-then Vega')
  })

  test('tells what is rolled for Bob, the Moon and the first star', () => {
    expect(note(moment({ late: true, shown: { face: 3, couple: null, of: 'bob-row' } }))).toBe('clusters-bob-row 3')
    expect(note(moment({ shown: { face: 5, couple: null, of: 'moon-column' } }))).toBe('clusters-moon-column 5')
    expect(note(moment({ late: true }))).toBe('clusters-late')
  })

  test('keeps the rolls of the setup until somebody has placed a star', () => {
    const start = view({ step: 'opening', seats: 3, moon: 9, stars: [], opening: 6 })
    expect(rolledBefore(start)).toEqual([9])
    expect(rolledBefore({ ...start, stars: [1] })).toEqual([])
    expect(rolledBefore({ ...start, seats: 4, stars: [1] })).toEqual([9, 1])
    expect(rolledBefore({ ...start, step: 'roll' })).toEqual([])
    const said = setupRolls({ ...start, seats: 4, stars: [1] }, ({ say, row, column }) => [say, row, column].join(' '))
    expect(said).toBe('die-moon 2 2 · die-star 1 2')
  })
})

describe('the story', () => {
  test('lets stars rise one by one', () => {
    const before = view({ stars: [1], stock: 58 })
    expect(advance(before, line('placed', { seat: 0, cell: 9 }), before)).toMatchObject({ stars: [1, 9], stock: 57 })
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

  test('never says that no cell fits where one does', () => {
    const [before, roll] = [
      view({ step: 'roll', roll: null, lit: [] }),
      line('rolled', { face: 6, couple: 2, again: 0 }),
    ]
    expect(advance(before, roll, view({ lit: [3] }))).toMatchObject({ step: 'place', lit: [3] })
    expect(advance(before, roll, view({ step: 'take', lit: [4] }))).toMatchObject({ step: 'take', lit: [4] })
    expect(advance(view({ lit: [3] }), line('placed', { seat: 1, cell: 3 }), view({ turn: 2 })).lit).toEqual([3])
  })

  test('says it where the turn is lost', () => {
    expect(
      advance(view({ lit: [3] }), line('rolled', { face: 4, couple: 8, again: 1 }), view({ turn: 2, lit: [5] })),
    ).toMatchObject({ step: 'place', lit: [] })
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

  test('shows the sand that runs, though the next one is at turn', () => {
    const [runs, stands] = [
      { left: 6, runs: true },
      { left: 10, runs: false },
    ]
    expect(sandOf([runs, stands, stands], 1)).toBe(0)
    expect(sandOf([stands, runs, stands], 1)).toBe(1)
    expect(sandOf([stands, stands, stands], 1)).toBe(1)
  })

  test('is full where a clock is', () => {
    const clocks = [
      { left: 20, runs: false },
      { left: 12, runs: true },
    ]
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

test('Czech prepositions go with their numbers', () => {
  const words = new Texts('cs', [readFileSync(new URL('../src/games/clusters/texts/cs.ftl', import.meta.url), 'utf-8')])
  expect(words.say({ say: 'clusters-of', have: 4, need: 7 })).toBe('4 ze 7')
  expect(words.say({ say: 'clusters-of', have: 4, need: 9 })).toBe('4 z 9')
  expect(words.say({ say: 'clusters-then', have: 6, need: 7, then: 7 })).toBe('6 ze 7, pak 7')
})

test('a theme is named as it is called', () => {
  for (const { code: lang } of LANGUAGES) {
    const read = (path: string) =>
      new Texts(lang, [readFileSync(new URL(`../src/${path}/${lang}.ftl`, import.meta.url), 'utf-8')])
    expect(read('games/clusters/texts').say({ say: 'howto-more-text' })).toContain(
      read('i18n/texts').say({ say: 'theme-glow' }),
    )
  }
})
