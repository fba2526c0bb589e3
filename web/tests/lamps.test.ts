import { expect, test, vi } from 'vitest'
import type { Offer } from '../src/lib/board'
import { Lamps, lampsOf, type Light } from '../src/pieces/lamps'

const offer = (name: string): Offer => ({ do: name, verb: 'go', say: { say: 'go' } })
const light = (key: string, last: boolean, ...names: string[]): [string, Light] => [key, { key, offers: names.map(offer), last }]
const lit = new Map([light('a', true, 'go 1', 'go 2'), light('b', false, 'go 3'), light('c', false)])
const around = { selected: 'go 2', stop: null, describe: () => 'words', press: () => undefined, focused: () => undefined }
const tabbed = (lamps: Lamps, keys: string[]) => keys.filter((key) => lamps.at(key)!.attributes.tabindex === 0)

test('a piece is on when its offer is selected, or when it is pressed already', () => {
  const lamps = new Lamps(lit, around)
  expect(['a', 'b', 'c'].map((key) => lamps.at(key)!.on)).toEqual([true, false, true])
  expect(['a', 'b', 'c'].map((key) => lamps.at(key)!.attributes['data-do'])).toEqual(['go 2', '', ''])
  expect(lamps.at('d')).toBeUndefined()
})

test('Tab stops at the piece last focused, or at the first', () => {
  expect(tabbed(new Lamps(lit, around), ['a', 'b', 'c'])).toEqual(['a'])
  expect(tabbed(new Lamps(lit, { ...around, stop: 'b' }), ['a', 'b', 'c'])).toEqual(['b'])
  expect(tabbed(new Lamps(lit, { ...around, stop: 'gone' }), ['a', 'b', 'c'])).toEqual(['a'])
})

test('of pieces with one offer each Tab stops at the selected one', () => {
  const offers = ['go 1', 'go 2', 'go 3'].map(offer)
  const press = vi.fn()
  const lamps = lampsOf(offers, { ...around, stop: 'go 3', press })
  expect(tabbed(lamps, ['go 1', 'go 2', 'go 3'])).toEqual(['go 2'])
  expect(tabbed(lampsOf(offers, { ...around, selected: null, stop: 'go 3' }), ['go 1', 'go 2', 'go 3'])).toEqual(['go 3'])
  lamps.at('go 1')!.attributes.onclick()
  expect(press).toHaveBeenCalledWith(offers[0])
})
