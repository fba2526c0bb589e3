import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/base/languages'
import { Texts } from '../src/i18n/texts'
import { asked } from '../src/games/galaxies/board/asking'
import { attack, missionName, missionTask, sentences } from '../src/games/galaxies/board/cards'
import { followed, ghosts, soon } from '../src/games/galaxies/board/foresight'
import { CENTRE, HEIGHT, ORBIT, SHIP, SPACE, WIDTH, berth, spaceSpot } from '../src/games/galaxies/board/geometry'
import { Hand } from '../src/games/galaxies/board/hand.svelte'
import { lights, pieces } from '../src/games/galaxies/board/lights'
import { order } from '../src/games/galaxies/board/order'
import { MISSIONS, PLANETS, planetOf, rogueOf } from '../src/games/galaxies/board/printed'
import { CHANGES } from '../src/games/galaxies/motion/story'
import { advance as step } from '../src/pieces/story'
import type { Offer, Place, Player, Told, View, Wire } from '../src/games/galaxies/wire'
import { lines, offers } from './wire'

const line = lines<Told>()
const offer = offers<Offer>()
const advance = (view: View, line: Told, next: View): View => step<Wire>(CHANGES, line, view, next)

function place(id: string, landed: number[] = [], orbits: Place['orbits'] = []): Place {
  const { name, resource, track, numbered_spaces: spaces, points } = planetOf(id)
  return { planet: id, name, resource, track, spaces, points, landed, orbits }
}

function player(change: Partial<Player> = {}): Player {
  const nothing = { energy: 0, culture: 0 }
  return {
    rogue: false,
    energy: 2,
    culture: 1,
    max: 7,
    level: 1,
    levels: 6,
    points: 0,
    planet_points: 0,
    empire_points: 0,
    home: 2,
    built: 2,
    dice: 4,
    upgrade: 2,
    colonies: [],
    produces: nothing,
    ships_produce: nothing,
    never: false,
    chosen: true,
    mission: null,
    discarded: null,
    dealt: [],
    mission_points: null,
    ...change,
  }
}

const VIEW: View = {
  game: 'galaxies',
  seats: 2,
  seat: 0,
  to_act: [0],
  over: false,
  commitment: '',
  step: 'play',
  turn: 0,
  later_printing: false,
  row: [place('jakks', [1], [{ player: 0, at: 1 }]), place('gort'), place('helios'), place('maia')],
  deck: 36,
  unseen: [],
  under: [],
  removed: [],
  dice: {
    inactive: ['move', 'energy', 'energy', 'colony'],
    hand: [],
    active: [],
    spent: [],
    rerolled: false,
    reroll_cost: 0,
    converted: false,
  },
  question: { kind: 'turn', who: 0, planet: null, face: null, price: 0, steps: 0, left: 0 },
  doing: [],
  follow_price: 1,
  income: { energy: 0, culture: 0 },
  ending: false,
  elder: null,
  win_points: 21,
  players: [player({ home: 1 }), player({ home: 1 })],
  rogue: null,
  ranking: [0, 1],
  places: [1, 2],
}

describe('a track', () => {
  const distance = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]) => Math.hypot(x - a, y - b)

  test('runs on one circle from the start to the symbol, without spaces that touch', () => {
    for (const numbered of [1, 2, 3, 4, 5]) {
      const spots = Array.from({ length: numbered + 2 }, (_, space) => spaceSpot(space, numbered))
      for (const spot of spots) expect(distance(spot, CENTRE)).toBeCloseTo(ORBIT, 1)
      spots.slice(1).forEach((spot, i) => expect(distance(spot, spots[i]!)).toBeGreaterThan(2 * SPACE))
    }
  })

  test('starts and ends at the same places on every planet', () => {
    expect(spaceSpot(0, 1)).toEqual(spaceSpot(0, 5))
    expect(spaceSpot(2, 1)).toEqual(spaceSpot(6, 5))
  })

  test('has room for five ships on one space, none on top of another, and all within the card', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const ships = Array.from({ length: count }, (_, i) => berth(spaceSpot(0, 5), i, count))
      ships.forEach(({ spot: [x, y], r }, i) => {
        expect(r).toBeLessThanOrEqual(SHIP)
        expect(Math.min(x, WIDTH - x, y, HEIGHT - y)).toBeGreaterThan(r)
        ships.slice(i + 1).forEach((other) => expect(distance(other.spot, [x, y])).toBeGreaterThan(1.4 * r))
      })
    }
  })
})

describe('lights', () => {
  test('stand on the piece that an offer means', () => {
    expect(pieces(offer('activate', { face: 3 }))).toEqual(['die.3'])
    expect(pieces(offer('ship', { at: 0 }))).toEqual(['mine.0'])
    expect(pieces(offer('go', { to: 9 }))).toEqual(['spot.9'])
    expect(pieces(offer('advance', { place: 2 }))).toEqual(['mine.9'])
    expect(pieces(offer('push', { player: 1, place: 0 }))).toEqual(['ship.1.7'])
    expect(pieces(offer('end'))).toEqual([])
  })

  test('lead over two pieces where an offer names two', () => {
    const shifts = [
      [0, 1],
      [0, 2],
      [3, 1],
    ].map(([start, to]) => offer('shift', { start, to }))
    const first = lights(shifts, [])
    expect([...first.keys()]).toEqual(['mine.7', 'mine.10'])
    expect(first.get('mine.7')!.last).toBe(false)
    const second = lights(shifts, ['mine.7'])
    expect([...second.keys()]).toEqual(['spot.8', 'spot.9', 'mine.7'])
    expect(second.get('spot.9')).toMatchObject({ last: true, offers: [{ do: 'shift start:0 to:2' }] })
  })
})

describe('dice in the hand', () => {
  test('are sent one by one in the order of their faces, each once for a state, and then rolled', () => {
    const hand = new Hand()
    hand.turnTo('reroll')
    hand.toggle(3)
    hand.toggle(1)
    hand.send(VIEW.dice.inactive, 'reroll')
    const all = [offer('mark', { face: 1 }), offer('mark', { face: 5 }), offer('roll')]
    expect(hand.next(7, all)).toBe('mark face:1')
    expect(hand.next(7, all)).toBeNull()
    expect(hand.next(8, all)).toBe('mark face:5')
    expect(hand.next(9, all)).toBe('roll')
    expect(hand.next(10, all)).toBeNull()
  })

  test('are put back when the rules no longer take them', () => {
    const hand = new Hand()
    hand.toggle(0)
    hand.send(VIEW.dice.inactive, 'reroll')
    expect(hand.next(1, [offer('end')])).toBeNull()
    expect(hand.next(2, [offer('mark', { face: 0 }), offer('roll')])).toBeNull()
  })

  test('of two that are alike the touched one is meant', () => {
    const hand = new Hand()
    expect(hand.nearest(VIEW.dice.inactive, 'energy')).toBe(1)
    hand.touched = 2
    expect(hand.nearest(VIEW.dice.inactive, 'energy')).toBe(2)
  })
})

describe('a story', () => {
  test('of a die moves it to the activation bay', () => {
    const after = advance(VIEW, line('activated', { player: 0, face: 1 }), VIEW)
    expect(after.dice.inactive).toEqual(['move', 'energy', 'colony'])
    expect(after.dice.active).toEqual(['energy'])
  })

  test('of a move takes the ship from one place to the other', () => {
    const landed = advance(VIEW, line('moved', { player: 0, start: 7, to: 2, planet: 34 }), VIEW)
    expect(landed.row[0]!.orbits).toEqual([])
    expect(landed.row[1]!.landed).toEqual([0])
    const home = advance(landed, line('moved', { player: 0, start: 2, to: 0, planet: 0 }), VIEW)
    expect(home.players[0]!.home).toBe(2)
    const away = advance(home, line('moved', { player: 0, start: 0, to: 9, planet: 10 }), VIEW)
    expect(away.row[2]!.orbits).toEqual([{ player: 0, at: 0 }])
    expect(away.players[0]!.home).toBe(1)
  })

  test('of a colony sends all ships home and gives the card to its owner', () => {
    const number = PLANETS.findIndex(({ id }) => id === 'jakks') + 1
    const after = advance(VIEW, line('colonised', { player: 0, place: 0, planet: number, points: 1 }), VIEW)
    expect(after.row[0]).toBeNull()
    expect(after.players.map(({ home }) => home)).toEqual([2, 2])
    expect(after.players[0]).toMatchObject({ points: 1, colonies: [{ planet: 'jakks' }] })
    const fresh = advance(after, line('revealed', { place: 0, planet: 1 }), VIEW)
    expect(fresh.row[0]).toMatchObject({ planet: PLANETS[0]!.id, landed: [], orbits: [] })
    expect(fresh.deck).toBe(35)
  })

  test('of stolen energy keeps within what both can hold', () => {
    const full = { ...VIEW, players: [player({ energy: 7 }), player({ energy: 2 })] }
    const after = advance(full, line('robbed', { player: 0, victim: 1, energy: 1, culture: 0 }), VIEW)
    expect(after.players.map(({ energy }) => energy)).toEqual([7, 1])
  })

  test('of a roll shows the dice by their faces', () => {
    const before = { ...VIEW, dice: { ...VIEW.dice, inactive: [], hand: [] } }
    const after = advance(
      before,
      line('rolled', { move: 0, energy: 1, culture: 0, diplomacy: 2, economy: 0, colony: 1 }),
      VIEW,
    )
    expect(after.dice.inactive).toEqual(['energy', 'diplomacy', 'diplomacy', 'colony'])
  })

  test('of something unknown changes nothing', () => {
    expect(advance(VIEW, line('passed', { player: 1 }), VIEW)).toBe(VIEW)
  })
})

describe('foresight', () => {
  test('shows a ship where it would be, and whether that colonises', () => {
    const story = [
      line('advanced', { player: 0, place: 0, planet: 4, to: 2 }),
      line('colonised', { player: 0, place: 0, planet: 4, points: 1 }),
    ]
    expect(ghosts(story)).toEqual([{ place: 0, player: 0, at: 2, done: true }])
    expect(ghosts([line('moved', { player: 1, start: 0, to: 3, planet: 5 })])).toEqual([
      { place: 2, player: 1, at: null, done: false },
    ])
    expect(ghosts([line('moved', { player: 1, start: 3, to: 0, planet: 0 })])).toEqual([])
  })

  test('adds up what a player would have, up to the most', () => {
    const story = [
      line('lost', { player: 0, energy: 2, culture: 0 }),
      line('gained', { player: 0, energy: 0, culture: 9 }),
      line('upgraded', { player: 0, level: 2, points: 1, ship: 0 }),
    ]
    expect(soon(player(), 0, story)).toEqual({ energy: 0, culture: 7, level: 2, points: 1 })
    expect(soon(player(), 1, story)).toEqual({ energy: 2, culture: 1, level: 1, points: 0 })
  })
})

describe('following', () => {
  const question = { ...VIEW.question!, kind: 'follow' as const, who: 0, price: 1 }

  test('brings culture into the room that its own price makes', () => {
    const full = player({ energy: 7, culture: 7, ships_produce: { energy: 2, culture: 2 } })
    const view = { ...VIEW, question, players: [full, player()] }
    expect(followed(view, 0, 'culture')).toBe(1)
    expect(followed(view, 0, 'energy')).toBe(0)
  })

  test('is asked after whoever used the face, which may be in the turn of another', () => {
    const doing = [
      { kind: 'follow' as const, who: 0, planet: null, face: null },
      { kind: 'follow' as const, who: 1, planet: null, face: null },
    ]
    const words = (view: View) =>
      asked(
        view,
        true,
        null,
        (who) => `player ${who}`,
        (_, words) => String(words?.name),
      ).title
    expect(words({ ...VIEW, question, doing })).toBe('player 1')
    expect(words({ ...VIEW, turn: 1, doing })).toBe('player 1')
  })
})

describe('the order of play', () => {
  const notes = (view: View) => order(view).map(({ seat, note }) => [seat, note.say])

  test('goes clockwise from whoever is at turn', () => {
    expect(notes({ ...VIEW, turn: 1, question: { ...VIEW.question!, who: 1 } })).toEqual([
      [1, 'order-turn'],
      [0, 'order-waits'],
    ])
    expect(notes({ ...VIEW, question: { ...VIEW.question!, kind: 'follow', who: 1 } })).toEqual([
      [0, 'order-turn'],
      [1, 'order-asked'],
    ])
  })

  test('has no rogue galaxy in it, as it sits on no seat', () => {
    expect(notes({ ...VIEW, seats: 1, turn: 1 })).toEqual([[0, 'order-asked']])
  })

  test('gives equals the same place', () => {
    const end = order({ ...VIEW, seats: 3, over: true, ranking: [2, 0, 1], places: [2, 2, 1] })
    expect(end.map(({ seat, note }) => [seat, note.rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ])
  })

  test('is the ranking after the end', () => {
    expect(notes({ ...VIEW, over: true, ranking: [1, 0] })).toEqual([
      [1, 'order-rank'],
      [0, 'order-rank'],
    ])
    expect(order({ ...VIEW, seats: 1, over: true, ranking: [0, 1], places: [2, 1] })).toEqual([
      { seat: 0, note: { say: 'order-rank', rank: 2 } },
    ])
  })
})

describe.each(LANGUAGES)('cards in $name', ({ code: lang }) => {
  const read = (path: string) => readFileSync(new URL(`../../asterism/${path}`, import.meta.url), 'utf8')
  const words = new Texts(lang, [read(`texts/${lang}.ftl`), read(`games/galaxies/texts/${lang}.ftl`)])

  test('say what every planet does, in both printings', () => {
    const said = PLANETS.map((planet) =>
      [false, true].map((later) =>
        sentences(planet, later)
          .map((one) => words.say(one))
          .join(' '),
      ),
    )
    for (const [first] of said) expect(first).toMatch(/\p{L}.*\.$/u)
    const changed = PLANETS.filter((_, i) => said[i]![0] !== said[i]![1]).map(({ id }) => id)
    expect(changed.sort()).toEqual(['andellouxian6', 'clj0517', 'gort', 'helios', 'latorres', 'mared'])
  })

  test('say what every mission asks, each in its own words', () => {
    const said = MISSIONS.map((mission) => [missionName(mission), missionTask(mission)].map((one) => words.say(one)))
    expect(new Set(said.map(([name]) => name)).size).toBe(MISSIONS.length)
    expect(new Set(said.map(([, task]) => task)).size).toBe(MISSIONS.length)
  })

  test('say how every rogue galaxy attacks on every level', () => {
    for (const id of ['artemis', 'rothkel', 'zendica', 'hades', 'gamelyn']) {
      for (const level of [1, 2, 3, 4, 5]) expect(words.say(attack(rogueOf(id), level))).toMatch(/\p{L}.*\.$/u)
    }
  })
})
