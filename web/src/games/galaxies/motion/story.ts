/** The view while a story is told: after each line what that line says has become true, no more. */
import type { Told } from '../../../table/board'
import { planetNumbered } from '../board/printed'
import { FACES, type Amounts, type Dice, type Face, type GalaxiesView, type Place, type Player } from '../view'

type Line = Record<string, number> & { what: string }
type Change = (view: GalaxiesView, line: Line, next: GalaxiesView) => GalaxiesView

const LANDING = 1
const ORBIT = 7
const face = (number: number): Face => FACES[number]!

const CHANGES: Record<string, Change> = {
  turn: (view, { player }, next) => ({ ...view, turn: player!, dice: { ...next.dice, inactive: [], hand: [], active: [], spent: [] } }),
  rolled: (view, line) => withDice(view, { inactive: [...view.dice.inactive, ...thrown(line)].sort(ascending), hand: [] }),
  activated: (view, line) => withDice(view, { inactive: without(view.dice.inactive, face(line.face!)), active: [...view.dice.active, face(line.face!)] }),
  spent: (view, line) => withDice(view, { inactive: without(view.dice.inactive, face(line.face!)), spent: [...view.dice.spent, face(line.face!)] }),
  turned: (view, line) => withDice(view, { inactive: [...without(view.dice.inactive, face(line.face!)), face(line.to!)].sort(ascending) }),
  reroll: (view, line) => paid(view, line.player!, { energy: -line.energy!, culture: 0 }),
  moved: (view, { player, start, to }) => arrive(leave(view, player!, start!), player!, to!, 0),
  advanced: (view, { player, place, to }) => withOrbit(view, player!, place!, to!),
  pushed: (view, { player, place, to }) => withOrbit(view, player!, place!, to!),
  shifted: (view, { player, start, to, at }) => arrive(leave(view, player!, ORBIT + start!), player!, ORBIT + to!, at!),
  colonised: (view, { player, place, planet, points }) => colonise(view, player!, place!, planet!, points!),
  removed: (view, { place }) => ({ ...view, row: withAt(view.row, place!, null) }),
  revealed: (view, { place, planet }) => ({ ...view, deck: view.deck - 1, row: withAt(view.row, place!, freshPlace(planet!)) }),
  upgraded: (view, { player, level, points, ship }) => {
    const { home, built } = view.players[player!]!
    return withPlayer(view, player!, { level: level!, points: points!, home: home + ship!, built: built + ship! })
  },
  gained: (view, line) => paid(view, line.player!, amounts(line)),
  lost: (view, line) => paid(view, line.player!, negative(line)),
  robbed: (view, line) => paid(paid(view, line.victim!, negative(line)), line.player!, amounts(line)),
  gave: (view, line) => paid(paid(view, line.player!, negative(line)), line.to!, amounts(line)),
  threw: (view, line) => withDice(view, { inactive: [face(line.face!)] }),
  forced: (view) => withDice(view, { inactive: [] }),
}

export function advance(view: GalaxiesView, line: Told, next: GalaxiesView): GalaxiesView {
  return CHANGES[line.what]?.(view, line as unknown as Line, next) ?? view
}

const amounts = ({ energy, culture }: Line): Amounts => ({ energy: energy ?? 0, culture: culture ?? 0 })
const negative = ({ energy, culture }: Line): Amounts => ({ energy: -(energy ?? 0), culture: -(culture ?? 0) })
const ascending = (a: Face, b: Face) => FACES.indexOf(a) - FACES.indexOf(b)
const thrown = (line: Line): Face[] => FACES.flatMap((one) => Array<Face>(line[one] ?? 0).fill(one))
const withAt = <T>(list: T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

function without<T>(list: T[], value: T): T[] {
  const at = list.indexOf(value)
  return list.filter((_, i) => i !== at)
}

const withDice = (view: GalaxiesView, change: Partial<Dice>): GalaxiesView => ({ ...view, dice: { ...view.dice, ...change } })

function withPlayer(view: GalaxiesView, player: number, change: Partial<Player>): GalaxiesView {
  return { ...view, players: withAt(view.players, player, { ...view.players[player]!, ...change }) }
}

function withPlace(view: GalaxiesView, place: number, change: (its: Place) => Partial<Place>): GalaxiesView {
  const its = view.row[place]
  return its ? { ...view, row: withAt(view.row, place, { ...its, ...change(its) }) } : view
}

function paid(view: GalaxiesView, player: number, { energy, culture }: Amounts): GalaxiesView {
  const its = view.players[player]!
  const within = (amount: number) => Math.max(0, Math.min(its.max, amount))
  return withPlayer(view, player, { energy: within(its.energy + energy), culture: within(its.culture + culture) })
}

function leave(view: GalaxiesView, player: number, spot: number): GalaxiesView {
  if (spot >= ORBIT) return withPlace(view, spot - ORBIT, ({ orbits }) => ({ orbits: orbits.filter((ship) => ship.player !== player) }))
  if (spot >= LANDING) return withPlace(view, spot - LANDING, ({ landed }) => ({ landed: landed.filter((one) => one !== player) }))
  return withPlayer(view, player, { home: view.players[player]!.home - 1 })
}

function arrive(view: GalaxiesView, player: number, spot: number, at: number): GalaxiesView {
  if (spot >= ORBIT) return withPlace(view, spot - ORBIT, ({ orbits }) => ({ orbits: [...orbits, { player, at }] }))
  if (spot >= LANDING) return withPlace(view, spot - LANDING, ({ landed }) => ({ landed: [...landed, player] }))
  return withPlayer(view, player, { home: view.players[player]!.home + 1 })
}

function withOrbit(view: GalaxiesView, player: number, place: number, at: number): GalaxiesView {
  return withPlace(view, place, ({ orbits }) => ({ orbits: orbits.map((ship) => (ship.player === player ? { player, at } : ship)) }))
}

/** The card goes to the coloniser, all ships on it go home. */
function colonise(view: GalaxiesView, player: number, place: number, planet: number, points: number): GalaxiesView {
  const card = view.row[place]
  const ships = [...(card?.landed ?? []), ...(card?.orbits ?? []).map((ship) => ship.player)]
  const empty = { ...view, row: withAt(view.row, place, null) }
  const homed = ships.reduce((seen, ship) => arrive(seen, ship, 0, 0), empty)
  const colonies = [...homed.players[player]!.colonies, { planet: planetNumbered(planet).id, used: false, usable: false }]
  return withPlayer(homed, player, { colonies, points })
}

function freshPlace(number: number): Place {
  const { id, name, resource, track, numbered_spaces, points } = planetNumbered(number)
  return { planet: id, name, resource, track, spaces: numbered_spaces, points, landed: [], orbits: [] }
}
