/** The printed tiles, by their numbers, and other numbers of the rules. */
import { must } from '../../../base/must'
import type { Phrase } from '../../../base/wire'
import { components, type Colour, type Counts, type Laid, type Tile } from '../wire'

export const PLACES = components.ring_places
export const SPACES = components.track_spaces
export const FIRST_HALF = components.solo_tokens[0]
export const TOKEN_COST = components.solo_cost_per_token_left
const COLOURS = components.colours

export const printed = (tile: number): Tile => must(components.tiles[tile - 1])

/** A task's colours in their order, each with how many it asks. */
export function asked(task: Counts): { colour: Colour; count: number }[] {
  return Object.entries(task).flatMap(([name, count]) =>
    COLOURS.filter((colour) => colour === name).map((colour) => ({ colour, count })),
  )
}

/** A tile as a phrase, as the server's offers name it. */
export function tilePhrase(number: number): Phrase {
  const { colour, cost, tasks } = printed(number)
  const phrases = tasks.map((task) => ({ say: 'task', parts: asked(task).map((part) => ({ say: 'part', ...part })) }))
  return { say: 'whole-tile', number, colour, cost, asks: tasks.length, tasks: phrases }
}

export function laidPhrase({ tile, tasks }: Laid): Phrase {
  return {
    say: 'laid',
    tile: tilePhrase(tile),
    done: tasks.filter(({ covered }) => covered).length,
    tasks: tasks.length,
  }
}
