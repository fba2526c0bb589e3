import { expect, test, vi } from 'vitest'
import { Looking, othersThan } from '../src/pieces/looking.svelte'

const looking = (mine: number | null, show = () => undefined) => new Looking({ mine: () => mine, first: () => 2, show })

test('a player sees the own board first, a spectator that of another', () => {
  expect(looking(1)).toMatchObject({ shown: 1, own: true })
  expect(looking(null)).toMatchObject({ shown: 2, own: false })
})

test('who looks at a player twice looks at the own board again, and it is brought to sight each time', () => {
  const show = vi.fn()
  const eyes = looking(1, show)
  eyes.look(0)
  expect(eyes).toMatchObject({ shown: 0, own: false })
  eyes.look(0)
  expect(eyes).toMatchObject({ shown: 1, own: true })
  expect(show).toHaveBeenCalledTimes(2)
})

test('from one player one can look at the next, and back', () => {
  const eyes = looking(1)
  eyes.look(0)
  eyes.look(3)
  expect(eyes.shown).toBe(3)
  eyes.back()
  expect(eyes.shown).toBe(1)
})

test('the others are all but me, and to a spectator all', () => {
  expect(othersThan(1, ['a', 'b', 'c'])).toEqual([0, 2])
  expect(othersThan(null, ['a', 'b'])).toEqual([0, 1])
})
