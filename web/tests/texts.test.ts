import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Texts } from '../src/i18n/texts'

const read = (path: string) => readFileSync(new URL(`../../asterism/${path}`, import.meta.url), 'utf-8')
const luna = (lang: string, names: string[] = []) =>
  new Texts(lang, [read(`texts/${lang}.ftl`), read(`games/novaluna/texts/${lang}.ftl`)], names)
const part = (count: number, colour: string) => ({ say: 'part', count, colour })
const task = (...parts: object[]) => ({ say: 'task', parts })
const tile = (tasks: object[]) => ({ say: 'whole-tile', number: 12, colour: 'red', cost: 3, asks: tasks.length, tasks })

test('a seat without a name is called by its number', () => {
  expect(luna('en').say({ say: 'seat', seat: 0 })).toBe('Player 1')
})

test('a seat is called by its name in all forms', () => {
  expect(luna('en', ['', 'Eva']).say({ say: 'told-refilled', who: { say: 'seat', seat: 1 } })).toBe(
    'Eva refills the ring.',
  )
})

test('a form of a nested phrase reaches the message around it', () => {
  const tile = { say: 'tile', number: 12, colour: 'red' }
  const phrase = { say: 'told-covered', who: { say: 'seat', seat: 0 }, tile, task: task(part(1, 'blue')), left: 2 }
  expect(luna('en').say(phrase)).toBe('Player 1 fulfils a task on the red tile 12: 1 blue. 2 tokens are left.')
})

test('a message may stand within another one', () => {
  const phrase = { say: 'pick', place: 4, tile: tile([]) }
  expect(luna('en').say(phrase)).toBe('Take the red tile 12 (cost 3, no tasks) from place 4.')
})

test('a list is joined as the language does it', () => {
  const words = luna('en')
  const seats = [0, 1, 2].map((seat) => ({ say: 'seat', seat }))
  expect(words.say({ say: 'end-share', who: seats })).toBe('Player 1, Player 2 and Player 3 share the victory.')
  expect(words.say({ say: 'end-share', who: seats.slice(0, 1) })).toBe('Player 1 share the victory.')
})

test('a list of lists takes semicolons', () => {
  const tasks = [task(part(1, 'red'), part(2, 'blue')), task(part(3, 'yellow'))]
  const phrase = { say: 'ring-place', place: 1, tile: tile(tasks) }
  expect(luna('en').say(phrase)).toBe('Place 1: the red tile 12 (cost 3, tasks: 1 red and 2 blue; 3 yellow)')
})

test('numbers have no separators between their thousands', () => {
  expect(luna('de').say({ say: 'seed', seed: 1234567 })).toContain('1234567')
})

test('a number chooses by its value and by its plural', () => {
  expect(luna('en').say({ say: 'brings', count: 1 })).toBe('covers 1 task')
  expect(luna('en').say({ say: 'brings', count: 2 })).toBe('covers 2 tasks')
})

test('a phrase that can not be said is an error, not a gap', () => {
  expect(() => luna('en').say({ say: 'brings' })).toThrow(/brings/)
  expect(() => luna('en').say({ say: 'no-such' })).toThrow(/no-such/)
  expect(() => luna('en').say({ say: 'brings', count: null })).toThrow(/count/)
})
