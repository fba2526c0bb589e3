/** Stories of Star Clusters on a board whose pieces only note how they are moved. */
import { render } from 'svelte/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { State, Story } from '../src/pieces/board'
import DiePanel from '../src/games/clusters/board/DiePanel.svelte'
import { PLACE } from '../src/games/clusters/howto/scenes'
import { ClustersTelling } from '../src/games/clusters/motion/telling.svelte'
import type { Told, View, Wire } from '../src/games/clusters/wire'
import { lines } from './wire'

const sounds = vi.hoisted(() => [] as string[])
vi.mock('../src/base/sound', () => ({ play: (tune: string) => sounds.push(tune) }))
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '480ms' }))
vi.stubGlobal('matchMedia', () => ({ matches: false }))

let moved: { piece: string; duration: number; late: boolean; die: unknown; moon: number; stars: number[] }[]
let telling: ClustersTelling
let now: State<Wire>

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
  sounds.length = 0
  moved = []
  telling = new ClustersTelling(
    () => ({ querySelectorAll: (piece: string) => [found(piece)] }) as unknown as HTMLElement,
  )
  now = state({ turn: 0 })
})

function found(piece: string) {
  const animate = (_: Keyframe[], { duration }: { duration: number }) => {
    const { moon, stars } = telling.view(now)
    moved.push({ piece, duration, late: telling.late, die: telling.die?.of, moon, stars })
    return { finished: Promise.resolve(), cancel: () => undefined }
  }
  return { animate, getBoundingClientRect: () => ({ width: 1 }) }
}

function state(change: Partial<View>, more: Partial<State<Wire>> = {}): State<Wire> {
  const view = { ...PLACE, seats: 3, players: [PLACE.players[0]!, PLACE.players[0]!, PLACE.players[0]!], ...change }
  return {
    kind: 'state',
    at: 1,
    seat: 0,
    view,
    story: [],
    offers: [],
    undo: false,
    confirm: false,
    waits: [],
    clocks: null,
    ...more,
  }
}

const line = lines<Told>()
const LATE = [line('late'), line('bob', { row: 1, column: 1, star: 1 })]
const tell = (story: Story<Wire>, next = state({ turn: 1 })) =>
  telling.tell(now, story, next, new AbortController().signal)

test('the sand stays run out until all is told that came of it', async () => {
  await tell(LATE)
  expect(moved.filter(({ die }) => die === 'bob-column').map(({ late }) => late)).toContain(true)
  expect(moved.every(({ late }) => late)).toBe(true)
  expect(telling.late).toBe(false)
  expect(sounds).toEqual(['late'])
})

test('the end of time can be read, whether pieces move or not', async () => {
  const longest = () =>
    Math.max(...moved.filter(({ piece }) => piece === '[data-hourglass]').map(({ duration }) => duration))
  await tell(LATE)
  expect(longest()).toBeGreaterThanOrEqual(1200)
  moved = []
  document.documentElement.dataset.motion = 'off'
  await tell(LATE)
  expect(longest()).toBeGreaterThanOrEqual(1200)
})

test('time does not wait for a story: the newest clocks are known while it is told', async () => {
  const next = state({ turn: 1 }, { clocks: [], heard: 5 })
  const told = tell([line('placed', { cell: 0 })], next)
  expect(telling.newest(now)).toBe(next)
  expect(telling.newest(next)).toBe(next)
  await told
})

test('at the very start two rolls bring the Moon, and with four players two more a star', async () => {
  now = state({ step: 'opening', seats: 4, moon: 9, stars: [1] })
  await telling.arrive(now)
  const rolled = moved.filter(({ piece }) => piece === '[data-die]')
  expect(rolled.map(({ die }) => die)).toEqual(['moon-row', 'moon-column', 'star-row', 'star-column'])
  expect(rolled.map(({ moon, stars }) => [moon, stars])).toEqual([
    [-1, []],
    [-1, []],
    [9, []],
    [9, []],
  ])
  expect(telling.view(now)).toBe(now.view)
})

test('once somebody has placed a star nothing arrives any more', async () => {
  now = state({ step: 'opening', seats: 3, stars: [1] })
  await telling.arrive(now)
  expect(moved).toEqual([])
})

test('a new story takes the place of the one before', async () => {
  const [first, second] = [tell(LATE), tell([line('rolled', { face: 6, couple: 2, again: 0 })], state({ turn: 0 }))]
  await first
  expect(telling.die?.of).toBe('roll')
  await second
  expect(telling.die).toBeNull()
})

test('the hourglass counts from when a frame was heard, not from when it is shown', () => {
  const clocks = [
    { left: 12, runs: true },
    { left: 12, runs: false },
    { left: 12, runs: false },
  ]
  vi.spyOn(performance, 'now').mockReturnValue(20_000)
  const newest = state({ turn: 0 }, { clocks, heard: 15_000 })
  const t = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' ')
  const moment = {
    view: newest.view,
    mine: true,
    shared: false,
    name: '',
    shown: null,
    late: false,
    verdict: '',
    reroll: false,
    say: () => '',
    t,
  }
  const nothing = () => ''
  const { body } = render(DiePanel, {
    props: { moment, newest, offers: [], selected: null, describe: nothing, press: nothing },
  })
  expect(body).toContain('clusters-seconds 7')
})
