import { expect, test } from 'vitest'
import type { Story } from '../src/pieces/board'
import { inOneLine, lastTurn } from '../src/table/story/lastturn'

const line = (what: string, seat?: number) =>
  ({ what, say: { say: what }, ...(seat === undefined ? {} : { seat }) }) as Story[number]
const told = (me: number | null, ...lines: Story) => {
  const found = lastTurn(lines, me)
  return found && [found.seat, ...found.lines.map(({ what }) => what)]
}

test('the last turn of another is told whole, without mine and without those before', () => {
  expect(told(0, line('a', 1), line('b', 2), line('c', 2), line('drawn'), line('d', 2), line('mine', 0))).toEqual([
    2,
    'b',
    'c',
    'drawn',
    'd',
  ])
})

test('what belongs to nobody stands only within a turn', () => {
  expect(told(0, line('mine', 0), line('round'), line('a', 1), line('end'))).toEqual([1, 'a'])
})

test('a sentence may name its player itself', () => {
  const said = { what: 'x', say: { say: 'x', who: { say: 'seat', seat: 1 } } } as Story[number]
  expect(told(0, said)).toEqual([1, 'x'])
})

test('where nobody else has acted there is nothing to tell', () => {
  expect(told(0, line('mine', 0), line('round'))).toBe(null)
  expect(told(null, line('a', 0))).toEqual([0, 'a'])
})

test('on one line a player is named once', () => {
  expect(inOneLine(['Vega takes a star.', 'Vega places it.', 'A task is met.'], 'Vega')).toBe(
    'Vega takes a star; places it; A task is met.',
  )
})
