import { expect, test } from 'vitest'
import { meanings, Voice } from '../src/table/generic/voice'
import type { Panel } from '../src/base/wire'

const say = ({ say }: { say: string }) => say
const t = (key: string, args: Record<string, unknown> = {}) => [args.count, args.what ?? key].filter(Boolean).join(' ')
const red = { colour: 'red', name: { say: 'ruby' } }
const panels: Panel[] = [
  { kind: 'table', title: { say: 'ring' }, head: [], rows: [], legend: [red] },
  { kind: 'list', title: { say: 'hand' }, rows: [] },
]
const voice = new Voice(say, t, meanings(panels))

test('a piece is called by what its colour means, whichever panel says so', () => {
  expect(voice.piece({ colour: 'red', text: '64' })).toBe('ruby 64')
  expect(voice.piece({ colour: 'blue' })).toBe('blue')
})

test('what a game says about a piece comes before its colour', () => {
  expect(voice.piece({ colour: 'red', text: '◷', about: { say: 'the clock' } })).toBe('the clock')
})

test('an empty place says so', () => {
  expect(voice.piece({ text: '', shape: '·' })).toBe('nothing')
})

test('a task tells what it asks for, or that it is done', () => {
  expect(voice.mark({ colours: ['red', 'blue', 'red'], done: false })).toBe('2 ruby, 1 blue')
  expect(voice.mark({ colours: ['red'], done: true })).toBe('done')
})
