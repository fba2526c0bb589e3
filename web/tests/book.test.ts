import { expect, test } from 'vitest'
import type { Book, Chapter, Sentence } from '../src/base/bookwire'
import { counted, found, runs, sentence } from '../src/i18n/book'

const rule = (number: string, text: string): Sentence => ({
  kind: 'sentence',
  number,
  text,
  reading: false,
  departure: false,
})
const CHAPTERS: Chapter[] = [
  { number: 1, title: 'Hvězdy', blocks: [rule('1.1', 'Jedna *černá* díra.'), rule('1.2', 'Łódź na niebie.')] },
  {
    number: 2,
    title: 'Konec',
    blocks: [
      { kind: 'table', head: ['Karta'], rows: [['černá']] },
      { kind: 'note', text: 'Nic.' },
    ],
  },
]

test('words are cut where bold and italics begin and end', () => {
  expect(runs('a **b** *c* d')).toEqual([
    { text: 'a ', as: '' },
    { text: 'b', as: 'b' },
    { text: ' ', as: '' },
    { text: 'c', as: 'i' },
    { text: ' d', as: '' },
  ])
})

test('a search finds sentences and tables by all words, whatever the accents', () => {
  expect(found(CHAPTERS, 'CERNA')).toEqual([
    { ...CHAPTERS[0], blocks: [CHAPTERS[0]!.blocks[0]] },
    { ...CHAPTERS[1], blocks: [CHAPTERS[1]!.blocks[0]] },
  ])
  expect(counted(found(CHAPTERS, 'dira cerna'))).toBe(1)
  expect(counted(found(CHAPTERS, 'lodz'))).toBe(1)
  expect(found(CHAPTERS, 'dira niebie')).toEqual([])
})

test('a number, a title and an empty search are found too', () => {
  expect(counted(found(CHAPTERS, '1.2'))).toBe(1)
  expect(found(CHAPTERS, 'konec')).toEqual([CHAPTERS[1]])
  expect(found(CHAPTERS, '  ')).toBe(CHAPTERS)
})

test('a sentence is read by its number, without marks', () => {
  const book: Book = { title: '', facts: [], intro: [], chapters: CHAPTERS, cited: {} }
  expect(sentence(book, '1.1')).toBe('Jedna černá díra.')
  expect(sentence(book, '3.1')).toBe('')
})
