import { expect, test } from 'vitest'
import type { Game, Listed, Option, Table } from '../src/base/api'
import type { MyTable } from '../src/base/wire'
import { chosen, setup } from '../src/table/room/facts'
import { lists, outcome } from '../src/lobby/lists'
import { againstBots, atOnce } from '../src/lobby/opening'

const table = (id: string, status: Table['status'], created: number, more: Partial<MyTable> = {}) =>
  ({ id, status, created, seats: [{ yours: false, who: 'person' }], ...more }) as MyTable
const ids = (tables: Listed[]) => tables.map(({ id }) => id).join(' ')
const NOTHING = { mine: [], open: [], running: [], many: { open: 0, running: 0 } }
const t = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' ')

test('of my tables those that wait for me come first, then running and open ones; finished ones stand apart', () => {
  const mine = [
    table('open', 'open', 9),
    table('old', 'over', 1),
    table('runs', 'running', 2),
    table('newer', 'running', 3),
    table('waits', 'running', 0, { your_turn: true }),
    table('new', 'over', 8),
  ]
  const { mine: alive, finished } = lists({ ...NOTHING, mine }, NOTHING)
  expect(ids(alive)).toBe('waits newer runs open')
  expect(ids(finished)).toBe('new old')
})

test('tables of others stand as the server lists them, each once, and mine not again', () => {
  const some = (...names: string[]) => names.map((id, at) => table(id, 'open', at))
  const first = { ...NOTHING, mine: some('mine'), open: some('a', 'c', 'b'), running: some('mine', 'r') }
  const { open, running } = lists(first, { open: some('b', 'mine', 'd'), running: some('s') })
  expect([ids(open), ids(running)]).toEqual(['a c b d', 'r s'])
})

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  kind: 'flag',
  low: 0,
  high: 1,
  open: false,
  labels: [],
  seats: null,
  ...more,
})
const words = { has: (key: string) => key !== 'option-late_game', say: ({ say }: { say: string }) => say }

test('the options that were set are called by their names', () => {
  const options = [
    option('first'),
    option('late_game'),
    option('tokens', { kind: 'number', low: 2, high: 20 }),
    option('colour', { kind: 'number', low: 1, high: 3, labels: ['purple', 'green'] }),
    option('rogue', { kind: 'number' }),
  ]
  const values = { first: false, late_game: true, tokens: 8, colour: 2, rogue: null }
  expect(chosen(options, values, words)).toEqual(['Late game', 'option-tokens: 8', 'option-colour: option-is-green'])
})

test('a table tells its clock, whether turns are confirmed, and who finds it', () => {
  const seats = (...who: string[]) => who.map((one) => ({ who: one })) as Table['seats']
  const its = {
    clock: { per: 'move', seconds: 60 },
    confirm: true,
    public: true,
    seats: seats('person', 'open'),
  } as Table
  expect(setup(its, t, 'en')).toEqual(['clock-move 1 minute', 'table-confirms', 'public'])
  expect(setup({ ...its, clock: null, confirm: false, seats: seats('person', 'bot') }, t, 'en')).toEqual([
    'public-full',
  ])
  expect(setup({ ...its, clock: null, confirm: false, public: false }, t, 'en')).toEqual(['private'])
})

const game = {
  slug: 'x',
  seats: [1, 4],
  options: [option('first', { seats: [2, 3] }), option('alone', { seats: [1, 1] })],
} as unknown as Game

test('a newcomer plays a first game against one bot, who comes back what was played last', () => {
  expect(atOnce(game, undefined, { first: true })).toEqual({ bots: 1, options: { first: true } })
  expect(atOnce(game, { bots: 0, options: {} }, { first: true })).toEqual({ bots: 0, options: {} })
  expect(atOnce(game, { bots: 7, options: {} })).toEqual({ bots: 1, options: {} })
})

test('a table against bots has the options that fit so many players', () => {
  const opening = againstBots(game, { bots: 2, options: { first: true, alone: true } }, 'hard')
  expect(opening.options).toEqual({ first: true })
  expect(opening.seats.map(({ who, level }) => [who, level])).toEqual([
    ['me', undefined],
    ['bot', 'hard'],
    ['bot', 'hard'],
  ])
  expect(againstBots(game, { bots: 0, options: { first: true, alone: true } }, 'hard').options).toEqual({ alone: true })
})

test('a finished game says who won, and with which points', () => {
  const seats = [
    { name: 'Eva', yours: true },
    { name: '', yours: false },
  ] as Listed['seats']
  const ended = (winners: number[], people = seats) =>
    outcome({ seats: people, result: { scores: [7, 9].slice(0, people.length), winners } } as unknown as Listed, t)
  expect(ended([0])).toBe('result-mine · 7 : 9')
  expect(ended([1])).toBe('result-won player 2 · 7 : 9')
  expect(ended([0, 1])).toBe('result-won Eva, player 2 · 7 : 9')
  expect(ended([])).toBe('result-nobody · 7 : 9')
  expect(ended([0], seats.slice(0, 1))).toBe('result-alone 7')
  expect(outcome({ seats, result: null } as unknown as Listed, t)).toBe('')
})
