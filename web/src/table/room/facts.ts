/** By which rules a table plays, in words. */
import type { Option, Table } from '../../base/api'
import type { Say, T } from '../../i18n/words.svelte'
import { clockText } from '../clock/clock'

/** The words of the table's game, as far as they are needed here. */
export interface OptionWords {
  has: (key: string) => boolean
  say: Say
}

export function optionName(option: Option, words: OptionWords): string {
  const key = `option-${option.name}`
  return words.has(key)
    ? words.say({ say: key })
    : option.name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())
}

/** The options that were set, each by its name and what was chosen. */
export function chosen(options: Option[], values: Record<string, unknown>, words: OptionWords): string[] {
  const set = options.filter(
    ({ name }) => values[name] !== undefined && values[name] !== null && values[name] !== false,
  )
  return set.map((option) =>
    option.kind === 'flag'
      ? optionName(option, words)
      : `${optionName(option, words)}: ${value(option, values, words)}`,
  )
}

function value({ name, low, labels }: Option, values: Record<string, unknown>, words: OptionWords): string {
  const word = labels[Number(values[name]) - low]
  return word === undefined ? String(values[name]) : words.say({ say: `option-is-${word}` })
}

/** How the table itself is set up: its clock, whether turns are confirmed, and who finds it. */
export function setup(table: Table, t: T, lang: string): string[] {
  const free = table.seats.some((seat) => seat.who === 'open')
  const drawn = table.shuffle && table.status === 'open' ? t('seats-by-chance') : ''
  const found = table.public ? t(free ? 'public' : 'public-full') : t('private')
  return [clockText(table.clock, t, lang), table.confirm ? t('table-confirms') : '', drawn, found].filter(Boolean)
}
