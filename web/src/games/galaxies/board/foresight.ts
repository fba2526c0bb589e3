/** What the selected choice would bring, read from the story it foresees. */
import { must } from '../../../base/must'
import type { Amounts, Resource, Told, View } from '../wire'

/** A ship where it would be; at: the space on the track, null: on the surface; done: that colonises. */
export interface Ghost {
  place: number
  player: number
  at: number | null
  done: boolean
}

const LANDING = 1
const ORBIT = 7

export function ghosts(story: Told[]): Ghost[] {
  return story.flatMap((line) => ghost(line, story) ?? [])
}

function ghost(line: Told, story: Told[]): Ghost | null {
  if (line.what === 'moved') return landing(line.player, line.to)
  if (line.what === 'shifted')
    return { place: line.to, player: line.player, at: line.at, done: colonises(story, line.to) }
  if (line.what === 'advanced' || line.what === 'pushed') {
    return { place: line.place, player: line.player, at: line.to, done: colonises(story, line.place) }
  }
  return null
}

function landing(player: number, spot: number): Ghost | null {
  if (spot >= ORBIT) return { place: spot - ORBIT, player, at: 0, done: false }
  return spot >= LANDING ? { place: spot - LANDING, player, at: null, done: false } : null
}

const colonises = (story: Told[], place: number) =>
  story.some((line) => line.what === 'colonised' && line.place === place)

/** A player after the story: resources, level and points, as far as it tells of them. */
export interface Soon extends Amounts {
  level: number
  points: number
}

export function soon(now: Soon & { max: number }, player: number, story: Told[]): Soon {
  const after: Soon = { energy: now.energy, culture: now.culture, level: now.level, points: now.points }
  for (const line of story) change(after, player, line)
  const within = (amount: number) => Math.max(0, Math.min(now.max, amount))
  return { ...after, energy: within(after.energy), culture: within(after.culture) }
}

function change(after: Soon, player: number, line: Told): void {
  const add = ({ energy, culture }: Amounts, sign: number) => {
    after.energy += sign * energy
    after.culture += sign * culture
  }
  const mine = 'player' in line && line.player === player
  if (line.what === 'gained' && mine) add(line, 1)
  if (line.what === 'lost' && mine) add(line, -1)
  if (line.what === 'robbed') add(line, mine ? 1 : line.victim === player ? -1 : 0)
  if (line.what === 'gave') add(line, mine ? -1 : line.to === player ? 1 : 0)
  if (line.what === 'reroll' && mine) after.energy -= line.energy
  if (line.what === 'upgraded' && mine) [after.level, after.points] = [line.level, line.points]
  if (line.what === 'colonised' && mine) after.points = line.points
}

/** What following an energy or a culture die would bring; the culture paid makes room for more. */
export function followed(view: View, player: number, what: Resource): number {
  const its = must(view.players[player])
  const paid = what === 'culture' ? (view.question?.price ?? 0) : 0
  return Math.min(its.ships_produce[what], its.max - its[what] + paid)
}
