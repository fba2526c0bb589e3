import { expect, test } from 'vitest'
import { clockText, figures } from '../src/table/clock/clock'
import { startChoice } from '../src/table/session/choice'
import { neighbour, ranked, shortlist } from '../src/table/offers/offers'
import { clocksFor, given, optionsFor, places, resized, swapped } from '../src/lobby/opening'
import type { GridPanel, Panel } from '../src/base/wire'
import { nearestFirst, squares, upright } from '../src/table/generic/panels'
import { Queue } from '../src/table/session/queue'
import { read, tableIn } from '../src/base/route'
import { eyes, firstSeat, nextSeat } from '../src/table/session/seats'
import type { Table } from '../src/base/api'
import type { Offer } from '../src/pieces/board'

const offer = (name: string): Offer => ({ do: name, verb: 'go', say: { say: 'go' } })

test('things are handled one after the other, whatever happens to one', async () => {
  const done: string[] = []
  const finished = new Promise<void>((end) => {
    const queue = new Queue<string>(async (thing) => {
      done.push(`${thing} begins`)
      await new Promise((next) => setTimeout(next))
      if (thing === 'b') throw new Error('this one fails')
      done.push(`${thing} ends`)
      if (thing === 'c') end()
    })
    for (const thing of ['a', 'b', 'c']) queue.push(thing)
  })
  await finished
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends'])
})

test('addresses lead to pages', () => {
  expect(read('/')).toEqual({ page: 'lobby' })
  expect(read('/t/k3-v_9')).toEqual({ page: 'table', id: 'k3-v_9' })
  expect(read('/t/k3/replay/12')).toEqual({ page: 'replay', id: 'k3', step: 12 })
  expect(read('/t/k3/replay')).toEqual({ page: 'replay', id: 'k3', step: 0 })
  expect(read('/new/novaluna')).toEqual({ page: 'new', game: 'novaluna' })
  expect(read('/no/such/page')).toEqual({ page: 'lost' })
})

test('a table is found in a code, a path and a link', () => {
  expect(tableIn(' k3v9 ')).toBe('k3v9')
  expect(tableIn('/t/k3v9')).toBe('k3v9')
  expect(tableIn('https://play.example/t/k3v9/replay/3')).toBe('k3v9')
  expect(tableIn('what is this')).toBeNull()
})

test('one seat of mine is joined at once, several only when the game has no secrets', () => {
  expect(firstSeat([], true)).toBeNull()
  expect(firstSeat([2], true)).toBe(2)
  expect(firstSeat([0, 1], false)).toBe(0)
  expect(firstSeat([0, 1], true)).toBeNull()
})

test('a game is seen again from my own seats, but from none while they keep secrets from each other', () => {
  const table = (status: string, ...whose: string[]) =>
    ({
      status,
      seats: whose.map((one) => ({ who: 'person', yours: one === 'me', held: one !== '' })),
    }) as unknown as Table
  expect(eyes(table('running', 'me', 'Eva'), true)).toEqual([0])
  expect(eyes(table('running', 'me', 'me'), true)).toEqual([null])
  expect(eyes(table('running', 'me', 'me'), false)).toEqual([0, 1])
  expect(eyes(table('over', 'Eva', 'me', 'me'), true)).toEqual([1, 2])
  expect(eyes(table('over', 'Eva', 'Jan'), true)).toEqual([null])
  expect(eyes(table('over', '', ''), true)).toEqual([null, 0, 1])
})

test('at a hot seat we look as the seat that must act', () => {
  expect(nextSeat([0, 2], 0, [2], false)).toBe(2)
  expect(nextSeat([0, 2], 0, [0, 2], false)).toBe(0)
  expect(nextSeat([0, 2], 0, [1], false)).toBe(0)
  expect(nextSeat([0, 2], 0, [2], true)).toBe(0)
  expect(nextSeat([0, 2], null, [1, 2], false)).toBe(2)
})

test('what brings most stands first, and the rest keeps its order', () => {
  const offers = ['a', 'b', 'c', 'd'].map(offer)
  expect(ranked(offers, { c: 2, d: 1 }).map((one) => one.do)).toEqual(['c', 'd', 'a', 'b'])
})

test('a short list holds what is selected, though it stands far down', () => {
  const offers = Array.from({ length: 12 }, (_, at) => offer(`o${at}`))
  expect(
    shortlist(offers, 'o11', false)
      .map((one) => one.do)
      .slice(-2),
  ).toEqual(['o8', 'o11'])
  expect(shortlist(offers, null, true)).toHaveLength(12)
})

test('arrows go around the offers', () => {
  const offers = ['a', 'b', 'c'].map(offer)
  expect(neighbour(offers, null, 1)).toBe('a')
  expect(neighbour(offers, null, -1)).toBe('c')
  expect(neighbour(offers, 'c', 1)).toBe('a')
  expect(neighbour([], null, 1)).toBeNull()
})

test('a choice outlives what others do, but not my own act', () => {
  const first = ['a', 'b', 'c'].map(offer)
  const other = first.slice(0, 2)
  expect(startChoice(first, first, 'b')).toBe('b')
  expect(startChoice(other, first, 'b')).toBeNull()
  expect(startChoice(other.slice(0, 1), first, null)).toBe('a')
})

test('what wants a decision stands first, then what is mine; an empty grid is left out', () => {
  const grid = (seat: number): GridPanel => ({
    kind: 'grid',
    title: { say: `${seat}` },
    seat,
    cells: [{ x: 0, y: 0, text: '1' }],
  })
  const hand: Panel = { kind: 'list', title: { say: 'hand' }, rows: [], now: true }
  const shown = nearestFirst([grid(0), grid(1), { ...grid(2), cells: [] }, hand], 1)
  expect(shown.map((panel) => panel.title.say)).toEqual(['hand', '1', '0'])
})

test('a grid is read from the top left, with gaps where nothing lies', () => {
  const panel: GridPanel = {
    kind: 'grid',
    title: { say: 'g' },
    cells: [
      { x: -1, y: 0, text: 'a' },
      { x: 1, y: 1, text: 'b' },
    ],
  }
  const rows = squares(panel).map((row) => [row.y, row.cells.map(({ cell }) => cell?.text ?? null)])
  expect(rows).toEqual([
    [1, [null, null, 'b']],
    [0, ['a', null, null]],
  ])
})

test('a grid may count its rows downwards', () => {
  const cells = [
    { x: 1, y: 1, text: 'a' },
    { x: 1, y: 2, text: 'b' },
  ]
  expect(squares({ kind: 'grid', title: { say: 'g' }, cells, down: true }).map(({ y }) => y)).toEqual([1, 2])
})

test('clocks that suit the game stand first, then the usual ones and one of any length', () => {
  const names = Object.keys(clocksFor([{ per: 'turn', seconds: 25 }]))
  expect(names.slice(0, 2)).toEqual(['none', 'suited0'])
  expect(names.at(-1)).toBe('own')
  expect(clocksFor([]).move30).toEqual({ per: 'move', seconds: 30 })
})

test('a clock that suits the game stays chosen when the number of players changes its time', () => {
  const [two, three] = [25, 20].map((seconds) => clocksFor([{ per: 'turn', seconds }]))
  expect(Object.keys(two!)).toEqual(Object.keys(three!))
  expect([two!.suited0, three!.suited0]).toEqual([
    { per: 'turn', seconds: 25 },
    { per: 'turn', seconds: 20 },
  ])
})

test('seats that were chosen stay when the number of players changes', () => {
  expect(resized([], 3)).toEqual(['me', 'open', 'open'])
  expect(resized(['me', 'bot hard', 'me'], 2)).toEqual(['me', 'bot hard'])
  expect(resized(['me', 'bot hard'], 3)).toEqual(['me', 'bot hard', 'open'])
})

test('only further seats of mine and bots bring names of their own', () => {
  expect(places(['me', 'me', 'open', 'bot easy'], ['', ' Eva ', 'x'])).toEqual([
    { who: 'me' },
    { who: 'me', name: 'Eva' },
    { who: 'open' },
    { who: 'bot', level: 'easy', name: 'Deneb' },
  ])
})

test('the first seat of mine has my name, also where another name was given before', () => {
  expect(places(['bot easy', 'me'], ['', 'Second'])[1]).toEqual({ who: 'me' })
})

test('an option that is left open is not sent', () => {
  const options = [
    { name: 'first', kind: 'flag' as const, low: 0, high: 1, open: false, labels: [], seats: null },
    { name: 'tokens', kind: 'number' as const, low: 2, high: 20, open: true, labels: [], seats: null },
  ]
  expect(given(options, {})).toEqual({ first: false })
  expect(given(options, { first: true, tokens: 9 })).toEqual({ first: true, tokens: 9 })
})

test('an option is shown only with the numbers of players it means something for', () => {
  const common = { kind: 'flag' as const, low: 0, high: 1, open: false, labels: [] }
  const options = [
    { ...common, name: 'any', seats: null },
    { ...common, name: 'alone', seats: [1, 1] as [number, number] },
    { ...common, name: 'few', seats: [2, 3] as [number, number] },
  ]
  const shown = (count: number) => optionsFor(options, count).map(({ name }) => name)
  expect([1, 2, 3, 4].map(shown)).toEqual([['any', 'alone'], ['any', 'few'], ['any', 'few'], ['any']])
})

test('a clock shows its last second until it is over', () => {
  expect([figures(61), figures(0.2), figures(0), figures(-3)]).toEqual(['1:01', '0:01', '0:00', '0:00'])
})

test('a long clock shows hours and minutes', () => {
  expect([figures(86_400), figures(3_725), figures(3_599)]).toEqual(['24 h 00', '1 h 02', '59:59'])
})

test('a clock is told in the words of its kind', () => {
  const t = (key: string, args = {}) => `${key} ${JSON.stringify(args)}`
  expect(clockText(null, t, 'en')).toBe('')
  expect(clockText({ per: 'move', seconds: 30 }, t, 'en')).toBe('clock-move {"time":"30 seconds"}')
  expect(clockText({ per: 'game', seconds: 300, added: 5 }, t, 'de')).toBe('clock-game {"time":"5 Minuten","added":5}')
  expect(clockText({ per: 'turn', seconds: 86_400, wait_out: true }, t, 'cs')).toBe(
    'clock-turn-waited {"time":"24 hodin"}',
  )
})

test('a wide table stands on its side', () => {
  const say = (word: string) => ({ say: word })
  const wide: Panel = {
    kind: 'table',
    title: say('final'),
    head: ['who', 'a', 'b', 'c', 'd'].map(say),
    rows: [
      [say('Eva'), 1, 2, 3, 4],
      [say('Ben'), 5, 6, 7, 8],
    ],
  }
  const narrow: Panel = { ...wide, head: wide.head.slice(0, 3), rows: [[say('Eva'), 1, 2]] }
  expect(upright(wide)).toMatchObject({
    head: ['who', 'Eva', 'Ben'].map(say),
    rows: [
      [say('a'), 1, 5],
      [say('b'), 2, 6],
      [say('c'), 3, 7],
      [say('d'), 4, 8],
    ],
  })
  expect(upright(narrow)).toBe(narrow)
})

test('who sits earlier changes places with the one before', () => {
  expect(swapped(['a', 'b', 'c'], 1)).toEqual(['a', 'c', 'b'])
  expect(swapped(['a', 'b'], 0)).toEqual(['b', 'a'])
})
