import { expect, test } from 'vitest'
import type { Phrase } from '../src/base/wire'
import type { Seat } from '../src/pieces/board'
import { described, nameOf, verdictOf } from '../src/pieces/words'

const say = ({ say, ...more }: Phrase) => [say, ...Object.values(more)].join(' ')
const t = (key: string) => `our ${key}`
const offer = { do: 'go 1', say: { say: 'go' } }

test('a seat is called by its name, or by its number', () => {
  const seats = [{ name: 'Eva' }, { name: '' }] as Seat[]
  expect([0, 1, 2].map((seat) => nameOf(seat, seats, say))).toEqual(['Eva', 'seat 1', 'seat 2'])
})

test('an offer is told with what it brings', () => {
  expect(described(offer, { gains: {}, say, t })).toBe('go')
  expect(described(offer, { gains: { 'go 1': 0 }, say, t })).toBe('go')
  expect(described(offer, { gains: { 'go 1': 3, 'go 2': 4 }, say, t })).toBe('go brings 3')
})

test("the board's own words for an offer come before the server's", () => {
  expect(described(offer, { gains: { 'go 1': 3 }, say, t }, { say: 'walk' })).toBe('our walk brings 3')
})

test('how it came out is nothing before the end', () => {
  expect(verdictOf(undefined, say)).toBe('')
  expect(verdictOf([{ say: 'won', seat: 1 }, { say: 'tied' }], say)).toBe('won 1 tied')
})
