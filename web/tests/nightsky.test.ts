import { describe, expect, test } from 'vitest'
import components from '../../asterism/games/nightsky/components.json'
import { EDGE, STEP, apart, lean, numeralAngle, spot, under } from '../src/games/nightsky/board/geometry'
import { Holding, type LayOffer } from '../src/games/nightsky/board/holding.svelte'
import { EXAMPLE } from '../src/games/nightsky/howto/scenes'
import { labels, type Figure } from '../src/games/nightsky/board/labels'
import { order } from '../src/games/nightsky/board/order'
import { heart, lying, nearest, turned } from '../src/games/nightsky/board/pattern'
import { ECLIPTIC, RANKS, STARS, card, star, starAt, startSide } from '../src/games/nightsky/board/printed'
import { counted, foretold } from '../src/games/nightsky/board/prospect'
import { helpOf } from '../src/games/nightsky/board/sentences'
import { CHANGES, scenes } from '../src/games/nightsky/motion/story'
import { advance as step } from '../src/pieces/story'
import type { Corner, Drawing, Offer, Player, Told, View, Wire } from '../src/games/nightsky/wire'
import { lines, offers } from './wire'
import { onClock, wording } from '../src/games/nightsky/board/wording'
import type { Point } from '../src/ui/outlines'

const ROUNDS = [1, 2, 3, 4, 5, 6]
const CASSIOPEIA = 1

describe('the disc', () => {
  test('turns by a sixth each round, counter-clockwise, and is back after six', () => {
    const [x, y] = spot([0, 1], 2)
    expect([x, y]).toEqual([-43.3, -25])
    expect(spot([3, -2], 7)).toEqual(spot([3, -2], 1))
  })

  test('has the numeral of the round on top', () => {
    for (const round of ROUNDS) expect(numeralAngle(round, round)).toBe(0)
    expect(numeralAngle(2, 1)).toBe(60)
  })

  test('shows whole in its window just the stars that are printed as visible', () => {
    for (const round of ROUNDS) {
      const inside = STARS.filter(({ at }) => spot(at, round)[1] <= EDGE - STEP * 0.25 + 0.1).map(({ id }) => id)
      expect(inside).toEqual(STARS.filter(({ visible }) => visible.includes(round)).map(({ id }) => id))
    }
  })

  test('finds the place of the map under the pointer again', () => {
    for (const round of ROUNDS) {
      const [x, y] = under(spot([2, -3], round), round)
      expect(x).toBeCloseTo(2, 3)
      expect(y).toBeCloseTo(-3, 3)
    }
  })

  test('has words along its rows, never upside down', () => {
    expect(ROUNDS.map(lean)).toEqual([0, 30, -30, 0, 30, -30])
  })

  test('has 100 stars, an ecliptic through the Sun, and no star at the Sun', () => {
    expect(STARS).toHaveLength(100)
    expect(starAt([0, 0])).toBeUndefined()
    expect(ECLIPTIC.some(([x, y]) => x === 0 && y === 0)).toBe(true)
  })
})

describe('a pattern', () => {
  test('turns counter-clockwise by quarters', () => {
    expect(turned([2, 1], 1)).toEqual([-1, 2])
    expect(turned([2, 1], 4)).toEqual([2, 1])
    expect(turned([2, 1], -1)).toEqual([1, -2])
  })

  test('is laid by the lower left corner of its box, however it is turned', () => {
    for (const turn of [0, 1, 2, 3]) {
      const places = lying(card(13).nodes, { x: -2, y: 1, turn })
      expect(Math.min(...places.map(([x]) => x))).toBe(-2)
      expect(Math.min(...places.map(([, y]) => y))).toBe(1)
    }
  })

  test('keeps the length of its lines', () => {
    const { nodes, lines } = card(33)
    const places = lying(nodes, { x: 0, y: 0, turn: 3 })
    for (const [a, b] of lines) expect(apart(places[a]!, places[b]!)).toBeCloseTo(apart(nodes[a]!, nodes[b]!))
  })

  test('never spins the long way round', () => {
    expect(nearest(0, 3)).toBe(-1)
    expect(nearest(5, 2)).toBe(6)
    expect(nearest(-1, 3)).toBe(-1)
  })
})

describe('the pattern in hand', () => {
  const lay = (turn: number, x: number, y: number): LayOffer => ({
    do: `lay turn:${turn} x:${x} y:${y}`,
    verb: 'lay',
    say: { say: 'lay' },
    turn,
    x,
    y,
  })
  const { nodes } = card(1)

  function hold(lays: LayOffer[], round = 1) {
    let selected: string | null = null
    const around = { lays: () => lays, nodes: () => nodes, round: () => round, selected: () => selected }
    const holding = new Holding({ ...around, select: (offer) => (selected = offer) })
    return { holding, selected: () => selected }
  }

  test('snaps to the nearest offer of its turn', () => {
    const { holding, selected } = hold([lay(0, 0, 0), lay(0, 3, 0), lay(1, 3, 0)])
    holding.take(1)
    holding.hold(heart(nodes, lay(0, 3, 0)))
    expect(selected()).toBe('lay turn:0 x:3 y:0')
  })

  test('floats where no offer is near', () => {
    const { holding, selected } = hold([lay(0, 0, 0)])
    holding.take(1)
    expect(selected()).toBe('lay turn:0 x:0 y:0')
    holding.hold([-6, -6])
    expect(selected()).toBeNull()
    expect(holding.at).toEqual([-6, -6])
  })

  test('turns among the turns that are offered', () => {
    const { holding, selected } = hold([lay(0, 0, 0), lay(1, 0, 0)])
    holding.take(1)
    holding.rotate(1)
    expect(selected()).toBe('lay turn:1 x:0 y:0')
    holding.rotate(1)
    expect(selected()).toBe('lay turn:0 x:0 y:0')
  })

  test('is where it was when it is taken up again, and in the middle with a new card', () => {
    const { holding, selected } = hold([lay(0, -2, 2), lay(0, 3, 0)])
    holding.take(1)
    holding.hold(heart(nodes, lay(0, 3, 0)))
    holding.take(1)
    expect(selected()).toBe('lay turn:0 x:3 y:0')
    holding.take(2)
    expect(selected()).toBe('lay turn:0 x:-2 y:2')
  })

  test('goes where the arrow points on the screen, also when the disc is turned', () => {
    const { holding, selected } = hold([lay(0, 0, 0), lay(0, 0, 1), lay(0, 0, -1)], 4)
    holding.take(1)
    holding.hold(heart(nodes, lay(0, 0, 0)))
    holding.move('ArrowUp')
    expect(selected()).toBe('lay turn:0 x:0 y:-1')
  })
})

describe('names', () => {
  const figures: Figure[] = EXAMPLE.map(({ round, card: number, stars, lines }) => ({
    id: round,
    name: card(number).latin,
    stars: stars.map((one) => star(one).at),
    lines: lines.map(([a, b]): [Point, Point] => [star(a).at, star(b).at]),
  }))

  test('stand beside stars, never on them, in every round', () => {
    for (const round of ROUNDS) {
      for (const { at } of labels(figures, round, () => true)) {
        expect(Math.min(...STARS.map((one) => apart(at, spot(one.at, round))))).toBeGreaterThan(STEP * 0.3)
      }
    }
  })

  test('are there for what can be seen', () => {
    expect(labels(figures, 1, () => true)).toHaveLength(6)
    expect(labels(figures, 1, () => false)).toHaveLength(0)
    const high = labels(figures, 1, ([, y]) => y < 0)
    expect(high.map(({ name }) => name)).toEqual(['Cassiopeia', 'Virgo', 'Hercules', 'Ursa Major'])
  })
})

// A view in the middle of a round, as the server sends it.

const NO = { count: 0, points: 0 }
const PLAYER: Player = {
  start: 1,
  side: 1,
  card: CASSIOPEIA,
  top: { type: 'red', value: 2 },
  low: { type: 'white', value: 1 },
  low_card: null,
  drawings: [],
  rounds: [null, null, null, null, null, null],
  crossed: 0,
  fading: { count: 7, points: 21 },
  sun: NO,
  ecliptic: NO,
  rim: NO,
  total: 21,
  done: false,
}
const VIEW: View = {
  game: 'nightsky',
  seats: 2,
  seat: 0,
  to_act: [0, 1],
  over: false,
  commitment: '',
  step: 'draw',
  round: 1,
  first: 0,
  sizes: [6, 7, 7, 8, 9, 10],
  size: 5,
  players: [PLAYER, PLAYER],
  mine: { seat: 0, choice: null, sketch: null, nothing: false, usable: [] },
  ranking: [0, 1],
  places: [1, 1],
  rank: null,
}
const line = lines<Told>()
const offer = offers<Offer>()
const advance = (view: View, line: Told, next: View): View => step<Wire>(CHANGES, line, view, next)
const DRAWN: Drawing = EXAMPLE[0]!
const AFTER: Player = {
  ...PLAYER,
  card: null,
  top: null,
  low: PLAYER.top,
  low_card: CASSIOPEIA,
  drawings: [DRAWN],
  rounds: [16, null, null, null, null, null],
  total: 37,
}
const NEXT: View = { ...VIEW, step: 'name', round: 2, first: 1, size: null, players: [AFTER, AFTER] }

describe('a story', () => {
  const tell = (...lines: Told[]) => lines.reduce((view, one) => advance(view, one, NEXT), VIEW)

  test('shows a drawing when it is told, and its points only then', () => {
    const drawn = tell(line('drew', { seat: 1, card: CASSIOPEIA }))
    expect(drawn.players[1]!.drawings).toEqual([DRAWN])
    expect(drawn.players[0]!.drawings).toEqual([])
    expect(drawn.players[1]!.rounds[0]).toBeNull()
    const scored = advance(drawn, line('scored', { seat: 1 }), NEXT)
    expect(scored.players[1]!.rounds[0]).toBe(16)
  })

  test('of a round ends where the server says', () => {
    const both = [0, 1].flatMap((seat) => [
      line('drew', { seat, card: CASSIOPEIA }),
      line('scored', { seat }),
      line('placed', { seat }),
    ])
    const end = tell(...both, line('first', { seat: 1 }), line('round', { round: 2 }))
    expect(end.players).toEqual(NEXT.players)
    expect([end.round, end.first, end.step]).toEqual([2, 1, 'name'])
  })

  test('tells that somebody has decided, and no more', () => {
    const view = tell(line('decided', { seat: 1 }))
    expect(view.players[1]).toEqual({ ...PLAYER, done: true })
  })

  test('is told in scenes: all draw at once, then all score, then the discs turn', () => {
    const told = (
      ['drew', 'scored', 'placed', 'drew', 'scored', 'placed', 'first', 'round', 'turned', 'turned'] as const
    ).map((what) => line(what))
    expect(scenes(told).map((lines) => `${lines[0]!.what} ${lines.length}`)).toEqual([
      'drew 2',
      'scored 2',
      'placed 2',
      'first 1',
      'round 1',
      'turned 2',
    ])
  })
})

describe('a prospect', () => {
  test('adds the points that the story foresees', () => {
    const story = [
      line('laid', { crossing: 2 }),
      line('counts', { top: 4, low: 3, lines: 9 }),
      line('places', { sun: 1, ecliptic: 2, rim: 0, out: 1, crossed: 1 }),
    ]
    expect(foretold(story)).toMatchObject({ points: 16, sun: 1, ecliptic: 2, out: 1, crossed: 1, crossing: 2 })
    expect(foretold([line('laid')])).toBeNull()
  })

  test('says first that a line would cross an older one', () => {
    const say = (crossing: number) => {
      const soon = foretold([line('laid', { crossing }), line('counts', { top: 1, low: 1, lines: 0 })])
      return helpOf({
        view: VIEW,
        seat: 0,
        own: true,
        acting: true,
        name: String,
        named: String,
        verdict: '',
        soon,
        t: (key) => key,
      })
    }
    expect(say(1)).toBe('sky-crossing')
    expect(say(0)).toBe('sky-all-fit')
  })

  test('of a drawing is what the server counted', () => {
    const { top, low, lines, points } = counted(DRAWN.counts)
    expect(points).toBe(DRAWN.counts.points)
    expect(top + low + lines).toBe(points)
  })
})

describe('words for places', () => {
  test('are the hour on a clock around the Sun, and steps', () => {
    expect(onClock([0, -2 * STEP])).toEqual({ hour: 12, steps: 2 })
    expect(onClock([3 * STEP, 0])).toEqual({ hour: 3, steps: 3 })
    expect(onClock([-2 * STEP, -2 * STEP])).toEqual({ hour: 11, steps: 3 })
    expect(onClock([0, STEP])).toEqual({ hour: 6, steps: 1 })
  })

  test('turn with the disc', () => {
    const lay = offer('lay', { turn: 1, x: -1, y: 1 })
    expect(wording(lay, VIEW)).toEqual({ say: 'sky-offer-lay', turn: 1, hour: 12, steps: 3 })
    expect(wording(lay, { ...VIEW, round: 4 })).toEqual({ say: 'sky-offer-lay', turn: 1, hour: 6, steps: 3 })
  })

  test('are left to the server where no place is meant', () => {
    expect(wording({ do: 'confirm', verb: 'confirm', say: { say: 'draw' } }, VIEW)).toBeNull()
    expect(
      wording({ do: '', verb: 'lay', say: { say: 'lay' }, turn: 0, x: 0, y: 0 }, { ...VIEW, mine: null }),
    ).toBeNull()
  })
})

describe('the players', () => {
  const notes = (view: View) => order(view).map(({ seat, note }) => [seat, note.say])

  test('are told by who has decided', () => {
    const players = [{ ...PLAYER, done: true }, PLAYER]
    expect(notes({ ...VIEW, players })).toEqual([
      [0, 'sky-has-drawn'],
      [1, 'sky-draws'],
    ])
    expect(notes({ ...VIEW, players, step: 'sevens' })).toEqual([
      [0, 'sky-has-chosen'],
      [1, 'sky-chooses'],
    ])
    expect(notes({ ...VIEW, step: 'name', first: 1 })).toEqual([
      [0, 'sky-waits'],
      [1, 'sky-names'],
    ])
  })

  test('stand by place after the end; equals share one', () => {
    const end = order({ ...VIEW, over: true, ranking: [1, 2, 0], places: [3, 1, 1] })
    expect(end.map(({ seat, note }) => [seat, note.place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ])
  })
})

describe('the sky of the last picture', () => {
  const stars = EXAMPLE.flatMap((drawing) => drawing.stars).map(star)
  const lines = EXAMPLE.flatMap((drawing) => drawing.lines)

  test('has the stars and lines that its text counts', () => {
    const over = new Set(components.ecliptic.crossed_lines.map(String))
    expect(stars.filter(({ sun }) => sun)).toHaveLength(7)
    expect(lines.filter(([a, b]) => over.has(`${Math.min(a, b)},${Math.max(a, b)}`))).toHaveLength(8)
    expect(stars.filter(({ rim }) => rim)).toHaveLength(3)
  })

  test('is drawn with six cards of one hand', () => {
    const sizes = EXAMPLE.map((drawing) => card(drawing.card).nodes.length)
    for (const size of sizes) expect(count(sizes, size)).toBeLessThanOrEqual(count(components.hand, size))
  })

  test('takes each star once, and only in a round that shows it', () => {
    expect(new Set(stars).size).toBe(stars.length)
    for (const { round, stars } of EXAMPLE) for (const one of stars) expect(star(one).visible).toContain(round)
  })

  test('has no lines that cross: no two have the same middle', () => {
    const middles = lines.map(([a, b]) => String([0, 1].map((i) => star(a).at[i]! + star(b).at[i]!)))
    expect(new Set(middles).size).toBe(lines.length)
  })

  test('counts what its cards say', () => {
    const corners = [startSide(1, 1), ...EXAMPLE.map((drawing) => card(drawing.card))]
    EXAMPLE.forEach((drawing, i) => {
      const { top, low, lines } = counted(drawing.counts)
      expect([top, low, lines]).toEqual(points(drawing, corners[i + 1]!, corners[i]!))
    })
  })

  const count = (all: number[], one: number) => all.filter((other) => other === one).length

  function points({ stars, lines }: Drawing, top: Corner, low: Corner): number[] {
    const of = (type: string) => stars.filter((one) => star(one).type === type).length
    const joins = (a: number, b: number) => star(a).type === top.type && star(b).type === low.type
    const joined = lines.filter(([a, b]) => joins(a, b) || joins(b, a)).length
    return [of(top.type) * top.value, of(low.type) * low.value, joined * (top.value + low.value)]
  }
})

test('the ranks begin where the rulebook says', () => {
  expect(RANKS).toEqual([0, 51, 91, 131, 151])
})
