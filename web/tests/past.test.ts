/** The past is fetched ahead in ranges, and nothing is asked for twice. */
import { expect, test } from 'vitest'
import type { Steps } from '../src/base/api'
import type { State } from '../src/pieces/board'
import { Past } from '../src/table/replay/past'

/** A game of so many steps; what is asked for is noted. */
class Game {
  asked: number[] = []
  broken = false

  constructor(
    public last: number,
    private readonly most = 100,
  ) {}

  readonly ask = (first: number, count: number): Promise<Steps> => {
    this.asked.push(first)
    if (this.broken) return Promise.reject(new Error('offline'))
    const there = Math.max(0, Math.min(count, this.most, this.last + 1 - first))
    const states = Array.from({ length: there }, (_, at) => ({ step: first + at }) as State)
    return Promise.resolve({ rules: 1, current: true, steps: this.last, states })
  }
}

async function walk(past: Past, steps: number[]): Promise<(number | undefined)[]> {
  const seen = []
  for (const n of steps) seen.push((await past.at(n)).state.step)
  return seen
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, n) => n)

test('every step is seen, forwards and backwards, and each range asked for once', async () => {
  const game = new Game(120)
  const past = new Past(game.ask, true)
  expect(await walk(past, upTo(120))).toEqual(upTo(120))
  expect(await walk(past, upTo(120).reverse())).toEqual(upTo(120).reverse())
  expect(game.asked).toEqual([0, 25, 50, 75, 100])
})

test('the next steps are there before they are wanted', async () => {
  const game = new Game(120)
  const past = new Past(game.ask, true)
  await past.at(14)
  expect(game.asked).toEqual([0])
  await past.at(15)
  expect(game.asked).toEqual([0, 25])
  await past.at(80)
  expect(game.asked).toEqual([0, 25, 75, 50])
})

test('the rest of a range is asked for where an answer holds no more', async () => {
  const game = new Game(57, 10)
  expect(await walk(new Past(game.ask, true), upTo(57))).toEqual(upTo(57))
  expect(game.asked).toEqual([0, 10, 20, 25, 35, 45, 50])
})

test('past the end is the last step', async () => {
  const game = new Game(57)
  expect(await new Past(game.ask, true).at(99_999)).toEqual({ state: { step: 57 }, last: 57 })
})

test('while a game runs its end is asked for anew', async () => {
  const game = new Game(3)
  const past = new Past(game.ask, false)
  expect((await past.at(3)).last).toBe(3)
  game.last = 5
  expect((await past.at(2)).last).toBe(5)
  expect((await past.at(5)).state.step).toBe(5)
})

test('what could not be had is asked for again', async () => {
  const game = new Game(9)
  const past = new Past(game.ask, true)
  game.broken = true
  await expect(past.at(4)).rejects.toThrow('offline')
  game.broken = false
  expect((await past.at(4)).state.step).toBe(4)
})
