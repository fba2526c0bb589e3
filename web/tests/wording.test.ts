/** The client's own words: the same in all languages, and all that the source asks for. */
import { parse, Junk, Message, Visitor, type VariableReference } from '@fluent/syntax'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, spoken } from '../src/base/languages'

const TEXTS: Record<string, string> = import.meta.glob('../src/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CODE: Record<string, string> = import.meta.glob(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SAID = Object.keys(import.meta.glob('../../asterism/**/texts/*.ftl', { query: '?raw' }))
const SERVER: Record<string, string> = import.meta.glob('../../asterism/server/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CODES = LANGUAGES.map(({ code }) => code)

class Variables extends Visitor {
  names = new Set<string>()
  override visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name)
  }
}

const entries = (folder: string, lang: string) => parse(TEXTS[`${folder}texts/${lang}.ftl`] ?? '', {}).body

/** Each key with its arguments. */
function keys(folder: string, lang: string): Record<string, string> {
  const messages = entries(folder, lang).filter((entry) => entry instanceof Message)
  return Object.fromEntries(messages.map((message) => [message.id.name, variables(message)]))
}

function variables(message: Message): string {
  const found = new Variables()
  found.visit(message)
  return [...found.names].sort().join(' ')
}

/** Keys the code asks for, and the beginnings of those it puts together. */
function asked(code: string): { whole: string[]; begun: string[] } {
  const all = (form: RegExp) => [...code.matchAll(form)].map((found) => found[1]!)
  return { whole: all(/\bt\(\s*'([\w-]+)'/g), begun: all(/`([a-z]+-)\$\{/g) }
}

const source = Object.values(CODE).join('\n')
const everything = asked(source)
const folders = Object.keys(TEXTS).flatMap((path) => /^(.*\/)texts\/en\.ftl$/.exec(path)?.slice(1) ?? [])

test('every language has its file wherever there are texts, and every file has its language', () => {
  const files = [...Object.keys(TEXTS), ...SAID].toSorted()
  const places = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))]
  expect(places.length).toBeGreaterThan(10)
  expect(places.flatMap((place) => CODES.map((code) => `${place}/${code}.ftl`)).toSorted()).toEqual(files)
})

test('a browser is spoken to in the first of its languages that we know, else in English', () => {
  expect(spoken(['fr-FR', 'pl-PL', 'cs'])).toBe('pl')
  expect(spoken(['CS'])).toBe('cs')
  expect(spoken(['fr'])).toBe('en')
})

describe.each(folders)('the words in %s', (folder) => {
  const english = keys(folder, 'en')

  test.each(CODES)('can be read in %s', (lang) => {
    expect(entries(folder, lang).filter((entry) => entry instanceof Junk)).toEqual([])
  })

  test.each(CODES)('have each key once in %s', (lang) => {
    const all = entries(folder, lang).flatMap((entry) => (entry instanceof Message ? entry.id.name : []))
    expect(all.filter((key, i) => all.indexOf(key) < i)).toEqual([])
  })

  test.each(CODES)('have the same keys and arguments in %s', (lang) => {
    expect(keys(folder, lang)).toEqual(english)
  })

  test('are all needed', () => {
    const needed = (key: string) =>
      source.includes(`'${key}'`) || everything.begun.some((start) => key.startsWith(start))
    expect(Object.keys(english).filter((key) => !needed(key))).toEqual([])
  })
})

test('every sentence that the code asks for is there', () => {
  const known = new Set(folders.flatMap((folder) => Object.keys(keys(folder, 'en'))))
  expect(everything.whole.filter((key) => !known.has(key))).toEqual([])
})

test('every refusal of the server has words of ours, or brings its reason', () => {
  const refusals = [
    ...Object.values(SERVER)
      .join('\n')
      .matchAll(/\bRefused\(\s*"([\w-]+)"(.*)/g),
  ]
  const known = keys('../src/i18n/', 'en')
  const unexplained = refusals.filter(([, key, more]) => !(`error-${key}` in known) && !more!.includes('say='))
  expect(refusals.length).toBeGreaterThan(40)
  expect(unexplained.map(([, key]) => key)).toEqual([])
})
