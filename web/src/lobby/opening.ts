/** A table as its opener fills the form in. */
import type { Game, Limit, Opening, Option, Place } from '../base/api'
import { must } from '../base/must'
import type { Played } from '../base/settings.svelte'

/** One seat's choice: me, a friend, or a bot of a level. */
export type Choice = 'me' | 'open' | `bot ${string}`

export const CLOCKS: Record<string, Limit | null> = {
  none: null,
  move30: { per: 'move', seconds: 30 },
  move60: { per: 'move', seconds: 60 },
  move180: { per: 'move', seconds: 180 },
  game5: { per: 'game', seconds: 300, added: 5 },
  game15: { per: 'game', seconds: 900, added: 10 },
}

/** The clocks to choose from: those that suit the game first, under the same names with any number of players. */
export function clocksFor(own: Limit[]): Record<string, Limit | null> {
  const { none, ...usual } = CLOCKS
  return {
    none: must(none),
    ...Object.fromEntries(own.map((clock, at) => [`suited${at}`, clock])),
    ...usual,
    own: null,
  }
}

const STARS = ['Mira', 'Vega', 'Altair', 'Deneb', 'Rigel', 'Spica']

/** All numbers of players from the fewest to the most. */
export function counts([low, high]: [number, number]): number[] {
  return Array.from({ length: high - low + 1 }, (_, more) => low + more)
}

/** The seats for a number of players: what was chosen stays, new ones are for friends. */
export function resized(seats: Choice[], count: number): Choice[] {
  return Array.from({ length: count }, (_, at) => seats[at] ?? (at === 0 ? 'me' : 'open'))
}

/** A list with one of its things and the next one changed round. */
export function swapped<Thing>(things: Thing[], at: number): Thing[] {
  return things.map((thing, where) =>
    where === at ? must(things[at + 1]) : where === at + 1 ? must(things[at]) : thing,
  )
}

/** The seats as the server wants them; further seats of mine have names of their own, bots those of stars. */
export function places(seats: Choice[], names: string[]): Place[] {
  const first = seats.indexOf('me')
  return seats.map((choice, at) => {
    if (choice !== 'me' && choice !== 'open')
      return { who: 'bot', level: choice.slice(4), name: must(STARS[at % STARS.length]) }
    const name = choice === 'me' && at !== first ? names[at]?.trim() : ''
    return { who: choice, ...(name ? { name } : {}) }
  })
}

/** How many bots one may play against: none where a game can be played alone. */
export function botCounts(seats: Game['seats']): number[] {
  return counts(seats).map((count) => count - 1)
}

/** What to play at once: what was played last, else a newcomer's game against as few as there can be, but not alone. */
export function atOnce(game: Game, played: Played | undefined, newcomer: Record<string, unknown> = {}): Played {
  const possible = botCounts(game.seats)
  const usual = { bots: possible.find((bots) => bots > 0) ?? 0, options: newcomer }
  return played && possible.includes(played.bots) ? played : usual
}

/** A table against bots; of the options those that mean something for so many. */
export function againstBots(game: Game, { bots, options }: Played, level: string): Opening {
  const names = optionsFor(game.options, bots + 1).map(({ name }) => name)
  const seats = places(['me', ...Array.from({ length: bots }, (): Choice => `bot ${level}`)], [])
  const fitting = Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)))
  return {
    game: game.slug,
    options: fitting as Opening['options'],
    seats,
    public: false,
    shuffle: false,
    confirm: false,
    clock: null,
  }
}

/** The options that mean something for a number of players. */
export function optionsFor(options: Option[], count: number): Option[] {
  return options.filter(({ seats }) => !seats || (seats[0] <= count && count <= seats[1]))
}

/** The options that were given: a number left open is none. */
export function given(
  options: Option[],
  values: Record<string, boolean | number | null | undefined>,
): NonNullable<Opening['options']> {
  const said = options.map(
    (option) => [option.name, values[option.name] ?? (option.kind === 'flag' ? false : null)] as const,
  )
  return Object.fromEntries(said.filter(([, value]) => value !== null))
}
