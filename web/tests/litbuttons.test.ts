import { expect, test, vi } from 'vitest'
import type { Offer } from '../src/pieces/board'
import { choose, LitButtons, litButtonsOf, type ButtonsAt, type Light } from '../src/pieces/litbuttons'

const offer = (name: string): Offer => ({ do: name, verb: 'go', say: { say: 'go' } })
const light = (key: string, last: boolean, ...names: string[]): [string, Light] => [
  key,
  { key, offers: names.map(offer), last },
]
const lit = new Map([light('a', true, 'go 1', 'go 2'), light('b', false, 'go 3'), light('c', false)])
const around = {
  selected: 'go 2',
  stop: null,
  describe: () => 'words',
  press: () => undefined,
  focused: () => undefined,
}
const tabbed = (litButtons: ButtonsAt, keys: string[]) =>
  keys.filter((key) => litButtons.at(key)!.attributes.tabindex === 0)

test('a piece is on when its offer is selected, or when it is pressed already', () => {
  const litButtons = new LitButtons(lit, around)
  expect(['a', 'b', 'c'].map((key) => litButtons.at(key)!.on)).toEqual([true, false, true])
  expect(['a', 'b', 'c'].map((key) => litButtons.at(key)!.attributes['data-do'])).toEqual(['go 2', '', ''])
  expect(litButtons.at('d')).toBeUndefined()
})

test('Tab stops at the piece last focused, or at the first', () => {
  expect(tabbed(new LitButtons(lit, around), ['a', 'b', 'c'])).toEqual(['a'])
  expect(tabbed(new LitButtons(lit, { ...around, stop: 'b' }), ['a', 'b', 'c'])).toEqual(['b'])
  expect(tabbed(new LitButtons(lit, { ...around, stop: 'gone' }), ['a', 'b', 'c'])).toEqual(['a'])
})

test('of pieces with one offer each Tab stops at the selected one', () => {
  const offers = ['go 1', 'go 2', 'go 3'].map(offer)
  const press = vi.fn()
  const litButtons = litButtonsOf(offers, { ...around, stop: 'go 3', press })
  expect(tabbed(litButtons, ['go 1', 'go 2', 'go 3'])).toEqual(['go 2'])
  expect(tabbed(litButtonsOf(offers, { ...around, selected: null, stop: 'go 3' }), ['go 1', 'go 2', 'go 3'])).toEqual([
    'go 3',
  ])
  litButtons.at('go 1')!.attributes.onclick()
  expect(press).toHaveBeenCalledWith(offers[0])
})

test('the first press of an offer selects it, the second one acts, and none selects nothing', () => {
  const [select, act] = [vi.fn(), vi.fn()]
  choose(offer('go 1'), { selected: 'go 2', select, act })
  choose(null, { selected: 'go 2', select, act })
  expect(select.mock.calls).toEqual([['go 1'], [null]])
  expect(act).not.toHaveBeenCalled()
  choose(offer('go 2'), { selected: 'go 2', select, act })
  expect(act.mock.calls).toEqual([['go 2']])
  expect(select).toHaveBeenCalledTimes(2)
})
