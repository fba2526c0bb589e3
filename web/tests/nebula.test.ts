import { describe, expect, test } from 'vitest'
import { ghosts } from '../src/games/nebula/board/foresight'
import { CENTRES, CORNERS, LINES, REACH, SPACE, SPOTS, raySpot } from '../src/games/nebula/board/geometry'
import { advancedCard, personalCard, publicCard } from '../src/games/nebula/board/cards'
import { heldStar, lights } from '../src/games/nebula/board/lights'
import { order } from '../src/games/nebula/board/order'
import { CHANGES, scenes } from '../src/games/nebula/motion/story'
import { advance as step } from '../src/pieces/story'
import { ADVANCED, PERSONAL, PUBLIC, SPACES, STARS } from '../src/games/nebula/board/printed'
import type { Offer, Star, Told, View, Wire } from '../src/games/nebula/wire'
import { lines, offers } from './wire'

const offer = offers<Offer>()
const told = lines<Told>()
const advance = (view: View, line: Told, next: View): View => step<Wire>(CHANGES, line, view, next)
const none = () => Object.fromEntries(STARS.map((star) => [star, 0])) as Record<Star, number>

function someView(): View {
  const players = [0, 1, 2].map(() => ({
    stars: Array<Star | null>(24).fill(null),
    observatory: none(),
    holes: 0,
    sheet: { total: 0 },
  }))
  const clusters = ['top', 'right', 'left'].map((id) => ({
    id,
    clock: 0,
    stars: Array<Star | null>(8).fill('blue'),
    reach: [],
  }))
  const view = {
    game: 'nebula',
    seats: 3,
    to_act: [1],
    over: false,
    step: 'take',
    turn: 1,
    time: { cluster: 1, left: 5 },
    ready: [],
    players,
    clusters,
  }
  return {
    ...view,
    drawn: [],
    placed: [],
    nova: 'red',
    track: 0,
    ranking: [2, 0, 1],
    tasks: [],
    counters: [],
  } as unknown as View
}

describe('the galaxy', () => {
  test('has room for every space inside the drawing, and none covers another', () => {
    SPOTS.forEach(([x, y], i) => {
      expect(Math.hypot(x, y) + SPACE).toBeLessThan(REACH)
      SPOTS.slice(i + 1).forEach(([a, b]) => expect(Math.hypot(a - x, b - y)).toBeGreaterThan(2 * SPACE))
    })
  })

  test('draws lines within constellations only', () => {
    for (const { ends } of LINES) expect(SPACES[ends[0]]!.constellation).toBe(SPACES[ends[1]]!.constellation)
    expect(LINES.filter(({ dashed }) => dashed)).toHaveLength(4)
  })
})

test('each cluster has its first ray away from the supernova', () => {
  CENTRES.forEach(([x, y], k) => {
    const [dx, dy] = raySpot(k, 0)
    expect(Math.hypot(x + dx, y + dy)).toBeGreaterThan(Math.hypot(x, y))
  })
})

describe('what is lit', () => {
  test('while placing: the stars that can be placed, and the spaces of the one in hand', () => {
    const offers = [
      offer('place', { star: 0, space: 3 }),
      offer('place', { star: 2, space: 4 }),
      offer('place', { star: 2, space: 5 }),
      offer('hole', {}),
      offer('finish', {}),
    ]
    expect(heldStar(offers, null)).toBe('blue')
    expect(heldStar(offers, 'purple')).toBe('purple')
    expect(heldStar(offers, 'white')).toBe('blue')
    const lit = lights(offers, 'purple', someView())
    expect([...lit.keys()].sort()).toEqual(['finish', 'space.4', 'space.5', 'star.0', 'star.2', 'star.6'])
    expect(lit.get('star.2')!.last).toBe(false)
    expect(lit.get('space.5')!.last).toBe(true)
    expect(lit.get('star.6')!.offers[0]!.do).toBe('hole')
  })

  test('while time is spent: the rays of the clock that moves, with both ways to a ray', () => {
    const lit = lights(
      [-5, -3, 0, 3].map((steps) => offer('move', { steps })),
      null,
      someView(),
    )
    expect([...lit.keys()].sort()).toEqual(['ray.1.0', 'ray.1.3', 'ray.1.5'])
    expect(lit.get('ray.1.3')!.offers.map((offer) => offer.do)).toEqual(['move steps:3', 'move steps:-5'])
  })
})

describe('a story', () => {
  const view = someView()

  test('takes a star from a ray into the observatory', () => {
    const after = advance(view, told('took', { seat: 1, cluster: 2, ray: 4, star: 0 }), view)
    expect(after.clusters[2]!.stars[4]).toBeNull()
    expect(after.players[1]!.observatory.blue).toBe(1)
    expect(view.players[1]!.observatory.blue).toBe(0)
  })

  test('places it in the galaxy', () => {
    const held = advance(view, told('kept', { seat: 1, star: 3 }), view)
    const after = advance(held, told('placed', { seat: 1, star: 3, space: 7 }), view)
    expect(after.players[1]!.stars[7]).toBe('red')
    expect(after.players[1]!.observatory.red).toBe(0)
  })

  test('turns a clock, moves the marker of black holes and lights a new supernova', () => {
    const lines = [
      told('moved', { seat: 1, cluster: 0, steps: -3, ray: 5 }),
      told('fell', { seat: 1, holes: 1 }),
      told('tracked', { at: 3 }),
    ]
    const after = [...lines, told('faded', { star: 3 }), told('ignited', { seat: 1, star: 5, drawn: 1 })].reduce(
      (seen, line) => advance(seen, line, view),
      view,
    )
    expect([after.clusters[0]!.clock, after.players[1]!.holes, after.track, after.nova]).toEqual([5, 1, 3, 'yellow'])
  })

  test('tells what belongs together at once', () => {
    const story = (['moved', 'took', 'took', 'refilled', 'refilled'] as const).map((what) => told(what))
    expect(scenes(story).map((lines) => lines.length)).toEqual([1, 1, 1, 2])
  })
})

test('a preview shows the star on its space, the clock on its ray and what would be taken', () => {
  const soon = ghosts([
    told('moved', { cluster: 2, ray: 6 }),
    told('took', { cluster: 0, ray: 1, star: 2 }),
    told('placed', { space: 9, star: 5 }),
  ])
  expect(soon.clock).toEqual({ cluster: 2, ray: 6 })
  expect(soon.taken.get(0)).toBe(1)
  expect(soon.space).toEqual({ at: 9, star: 'yellow' })
})

test('the order of play begins with whose turn it is, and ends as the ranking', () => {
  expect(order(someView()).map(({ seat }) => seat)).toEqual([1, 2, 0])
  expect(order({ ...someView(), over: true }).map(({ seat }) => seat)).toEqual([2, 0, 1])
  expect(order({ ...someView(), step: 'choose', ready: [2] }).map(({ note }) => note.say)).toEqual([
    'nebula-chooses',
    'nebula-chooses',
    'nebula-ready',
  ])
})

test('all who share the victory have the first place', () => {
  const ranks = (winners: number[]) => order({ ...someView(), over: true, winners }).map(({ note }) => note.rank)
  expect(ranks([2])).toEqual([1, 2, 3])
  expect(ranks([0, 2])).toEqual([1, 1, 3])
})

test('every card has a sentence of its family', () => {
  const phrases = [
    ...PERSONAL.map((_, k) => personalCard(k)),
    ...PUBLIC.map((_, k) => publicCard(k)),
    ...ADVANCED.map((_, k) => advancedCard(k)),
  ]
  expect(phrases).toHaveLength(70)
  expect(personalCard(0)).toMatchObject({ say: 'card-bright_of_colour', colour: 'blue', min: 4 })
  expect(advancedCard(0)).toMatchObject({ say: 'card-linked_pair', colour: 'blue', other: 'orange' })
})

test('every constellation has a corner of its own, opposite ones opposite', () => {
  const at = Object.fromEntries(
    CORNERS.map(({ constellation, x, y }) => [constellation, `${Math.sign(x)} ${Math.sign(y)}`]),
  )
  expect(at).toEqual({ A: '1 -1', B: '-1 -1', C: '-1 1', D: '1 1' })
})
