/** The view while a story is told: after each line what that line says has become true, no more. */
import { must } from '../../../base/must'
import { still, type Changes } from '../../../pieces/story'
import { faceOf, FACES, planetNumbered } from '../board/printed'
import type { Amounts, Dice, Face, Place, Player, View, Wire } from '../wire'

const LANDING = 1
const ORBIT = 7

export const CHANGES: Changes<Wire> = {
  kept: still,
  chosen: still,
  turn: ({ player }, view, next) => ({
    ...view,
    turn: player,
    dice: { ...next.dice, inactive: [], hand: [], active: [], spent: [] },
  }),
  rolled: (line, view) =>
    withDice(view, { inactive: [...view.dice.inactive, ...thrown(line)].sort(ascending), hand: [] }),
  activated: (line, view) =>
    withDice(view, {
      inactive: without(view.dice.inactive, faceOf(line)),
      active: [...view.dice.active, faceOf(line)],
    }),
  repeated: still,
  reroll: ({ player, energy }, view) => paid(view, player, { energy: -energy, culture: 0 }),
  spent: (line, view) =>
    withDice(view, { inactive: without(view.dice.inactive, faceOf(line)), spent: [...view.dice.spent, faceOf(line)] }),
  turned: (line, view) =>
    withDice(view, { inactive: [...without(view.dice.inactive, faceOf(line)), must(FACES[line.to])].sort(ascending) }),
  moved: ({ player, start, to }, view) => arrive(leave(view, player, start), player, to, 0),
  advanced: ({ player, place, to }, view) => withOrbit(view, player, place, to),
  pushed: ({ player, place, to }, view) => withOrbit(view, player, place, to),
  shifted: ({ player, start, to, at }, view) => arrive(leave(view, player, ORBIT + start), player, ORBIT + to, at),
  colonised: ({ player, place, planet, points }, view) => colonise(view, player, place, planet, points),
  revealed: ({ place, planet }, view) => ({
    ...view,
    deck: view.deck - 1,
    row: withAt(view.row, place, freshPlace(planet)),
  }),
  removed: ({ place }, view) => ({ ...view, row: withAt(view.row, place, null) }),
  upgraded: ({ player, level, points, ship }, view) => {
    const { home, built } = must(view.players[player])
    return withPlayer(view, player, { level, points, home: home + ship, built: built + ship })
  },
  gained: (line, view) => paid(view, line.player, line),
  lost: (line, view) => paid(view, line.player, negative(line)),
  robbed: (line, view) => paid(paid(view, line.victim, negative(line)), line.player, line),
  gave: (line, view) => paid(paid(view, line.player, negative(line)), line.to, line),
  used: still,
  declined: still,
  followed: still,
  passed: still,
  abstained: still,
  forced: (_, view) => withDice(view, { inactive: [] }),
  threw: (line, view) => withDice(view, { inactive: [faceOf(line)] }),
  attacked: still,
  extra: still,
  ending: still,
  dry: still,
  unveiled: still,
  ended: still,
}

const negative = ({ energy, culture }: Amounts): Amounts => ({ energy: -energy, culture: -culture })
const ascending = (a: Face, b: Face) => FACES.indexOf(a) - FACES.indexOf(b)
const thrown = (count: Record<Face, number>): Face[] => FACES.flatMap((one) => Array<Face>(count[one]).fill(one))
const withAt = <T>(list: T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

function without<T>(list: T[], value: T): T[] {
  const at = list.indexOf(value)
  return list.filter((_, i) => i !== at)
}

const withDice = (view: View, change: Partial<Dice>): View => ({ ...view, dice: { ...view.dice, ...change } })

function withPlayer(view: View, player: number, change: Partial<Player>): View {
  return { ...view, players: withAt(view.players, player, { ...must(view.players[player]), ...change }) }
}

function withPlace(view: View, place: number, change: (its: Place) => Partial<Place>): View {
  const its = view.row[place]
  return its ? { ...view, row: withAt(view.row, place, { ...its, ...change(its) }) } : view
}

function paid(view: View, player: number, { energy, culture }: Amounts): View {
  const its = must(view.players[player])
  const within = (amount: number) => Math.max(0, Math.min(its.max, amount))
  return withPlayer(view, player, { energy: within(its.energy + energy), culture: within(its.culture + culture) })
}

function leave(view: View, player: number, spot: number): View {
  if (spot >= ORBIT)
    return withPlace(view, spot - ORBIT, ({ orbits }) => ({ orbits: orbits.filter((ship) => ship.player !== player) }))
  if (spot >= LANDING)
    return withPlace(view, spot - LANDING, ({ landed }) => ({ landed: landed.filter((one) => one !== player) }))
  return withPlayer(view, player, { home: must(view.players[player]).home - 1 })
}

function arrive(view: View, player: number, spot: number, at: number): View {
  if (spot >= ORBIT) return withPlace(view, spot - ORBIT, ({ orbits }) => ({ orbits: [...orbits, { player, at }] }))
  if (spot >= LANDING) return withPlace(view, spot - LANDING, ({ landed }) => ({ landed: [...landed, player] }))
  return withPlayer(view, player, { home: must(view.players[player]).home + 1 })
}

function withOrbit(view: View, player: number, place: number, at: number): View {
  return withPlace(view, place, ({ orbits }) => ({
    orbits: orbits.map((ship) => (ship.player === player ? { player, at } : ship)),
  }))
}

/** The card goes to the coloniser, all ships on it go home. */
function colonise(view: View, player: number, place: number, planet: number, points: number): View {
  const card = view.row[place]
  const ships = [...(card?.landed ?? []), ...(card?.orbits ?? []).map((ship) => ship.player)]
  const empty = { ...view, row: withAt(view.row, place, null) }
  const homed = ships.reduce((seen, ship) => arrive(seen, ship, 0, 0), empty)
  const colonies = [
    ...must(homed.players[player]).colonies,
    { planet: planetNumbered(planet).id, used: false, usable: false },
  ]
  return withPlayer(homed, player, { colonies, points })
}

function freshPlace(number: number): Place {
  const { id, name, resource, track, numbered_spaces, points } = planetNumbered(number)
  return { planet: id, name, resource, track, spaces: numbered_spaces, points, landed: [], orbits: [] }
}
