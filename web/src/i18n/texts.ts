/** Phrases put into words with Fluent, as `asterism/texts` does it. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { must } from '../base/must'
import type { Phrase } from '../base/wire'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
type Words = Record<string, FluentVariable>

/** One language's words, for a game and for the names at a table; an empty name is none. */
export class Texts {
  private readonly bundle: FluentBundle

  constructor(
    readonly lang: string,
    sources: string[],
    private readonly names: string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  /** A phrase in words. */
  say(phrase: Phrase): string {
    return must(this.forms(phrase)[''])
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  private forms(phrase: Phrase): Record<string, string> {
    const key = phrase.say
    const message = this.bundle.getMessage(key)
    if (!message || message.value === null) throw new Error(`there is no text ${key} in ${this.lang}`)
    const patterns: Record<string, Pattern> = { '': message.value, ...message.attributes }
    const name = key === 'seat' ? this.names[Number(phrase.seat)] : ''
    const args = name ? {} : this.args(phrase)
    const formed = Object.entries(patterns).map(([form, it]) => [form, name || this.format(key, it, args)] as const)
    return Object.fromEntries(formed)
  }

  private format(key: string, pattern: Pattern, args: Words): string {
    const errors: Error[] = []
    const words = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length) throw new Error(`the text ${key} in ${this.lang} can't be said: ${errors.join('; ')}`)
    return words
  }

  private args(phrase: Phrase): Words {
    const args: Words = {}
    for (const [name, value] of Object.entries(phrase)) if (name !== 'say') Object.assign(args, this.arg(name, value))
    if (phrase.say === 'seat') args.number = plain(Number(phrase.seat) + 1)
    return args
  }

  private arg(name: string, value: unknown): Words {
    if (Array.isArray(value)) return { [name]: this.joined(value as Phrase[]) }
    if (typeof value === 'number' || typeof value === 'boolean') return { [name]: plain(Number(value)) }
    if (typeof value === 'string') return { [name]: value }
    if (!isPhrase(value))
      throw new Error(`the argument ${name} of a phrase is neither a number, a string, a phrase nor a list`)
    const forms = Object.entries(this.forms(value))
    return Object.fromEntries(forms.map(([form, words]) => [form ? `${name}-${form}` : name, words]))
  }

  private joined(phrases: Phrase[]): string {
    const words = phrases.map((phrase) => this.say(phrase))
    if (words.length < 2) return words.join('')
    const kind = phrases.some(holdsAList) ? 'list-long' : 'list'
    const inner = words.slice(1, -1)
    const first = inner.reduce((first, next) => this.say({ say: kind, first, next }), must(words[0]))
    return this.say({ say: `${kind}-last`, first, next: must(words.at(-1)) })
  }
}

function holdsAList(phrase: Phrase): boolean {
  return Object.values(phrase).some(Array.isArray)
}

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'say' in value && typeof value.say === 'string'
}

/** A number without separators between its thousands. */
function plain(number: number): FluentNumber {
  return new FluentNumber(number, { useGrouping: false })
}
