/** The words of a game: the server's, that say phrases, and the client's own for its board. */
import { api } from '../base/api'
import type { Language } from '../base/languages'
import { settings } from '../base/settings.svelte'
import type { Phrase, TableView } from '../base/wire'
import { Texts } from '../i18n/texts'
import { orKey, t as shell } from '../i18n/words.svelte'
import type { GameFace, Offer } from '../pieces/board'
import { face } from './faces'

const OWN = import.meta.glob<string>('./*/texts/*.ftl', { query: '?raw', import: 'default' })

interface Sources {
  lang: Language
  said: string
  own: string
  wording: GameFace['wording']
}

async function sources(lang: Language, slug: string): Promise<Sources> {
  const [said, its] = await Promise.all([api.texts(lang, slug), face(slug)])
  return { lang, said, own: (await OWN[`./${slug}/texts/${lang}.ftl`]?.()) ?? '', wording: its?.wording }
}

/** Follows the language; made while a component is. */
export class GameWords {
  private loaded = $state.raw<Sources | null>(null)
  private readonly texts: Texts | null = $derived.by(
    () => this.loaded && new Texts(this.loaded.lang, [this.loaded.said], this.names()),
  )
  private readonly board: Texts | null = $derived.by(
    () => this.loaded && new Texts(this.loaded.lang, [this.loaded.own]),
  )
  readonly ready = $derived(this.loaded !== null)
  failed = $state(false)

  constructor(
    slug: () => string,
    private readonly names: () => string[] = () => [],
  ) {
    $effect(() => void this.load(settings.language, slug()))
  }

  private async load(lang: Language, slug: string): Promise<void> {
    try {
      const found = await sources(lang, slug)
      if (lang === settings.language) this.loaded = found
      this.failed = false
    } catch (problem) {
      console.error(problem)
      this.failed = true
    }
  }

  has(key: string): boolean {
    return this.texts?.has(key) ?? false
  }

  /** A phrase in words. */
  say = (phrase: Phrase): string => (this.texts ? orKey(this.texts, phrase) : '')

  /** An offer in words: where the board is seen, as one who sees it says it. */
  offer = (offer: Offer, view: TableView | null): string => {
    const phrase = settings.text || !view ? null : this.loaded?.wording?.(offer, view)
    return phrase ? this.t(phrase.say, phrase) : this.say(offer.say)
  }

  /** A sentence of the client's own: the game's, or the shell's. */
  t = (key: string, args: Record<string, unknown> = {}): string =>
    this.board?.has(key) ? orKey(this.board, { say: key, ...args }) : shell(key, args)

  hasOwn(key: string): boolean {
    return this.board?.has(key) ?? false
  }
}
