/** The shell's own words, in the language that was chosen. */
import type { Language } from '../base/languages'
import { must } from '../base/must'
import { settings } from '../base/settings.svelte'
import type { Phrase } from '../base/wire'
import { Texts } from './texts'

const SHELL = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' })

let texts = $state.raw(new Texts('en', []))

export async function load(lang: Language): Promise<void> {
  const source = await must(SHELL[`./texts/${lang}.ftl`])()
  if (lang === settings.language) texts = new Texts(lang, [source])
}

export type Say = (phrase: Phrase) => string
export type T = (key: string, args?: Record<string, unknown>) => string

/** A sentence of the shell's own. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  return orKey(texts, { say: key, ...args })
}

export function knows(key: string): boolean {
  return texts.has(key)
}

/** A phrase in words; a phrase that can't be said is named, so that play goes on. */
export function orKey(words: Texts, phrase: Phrase): string {
  try {
    return words.say(phrase)
  } catch (problem) {
    console.error(problem)
    return phrase.say
  }
}
