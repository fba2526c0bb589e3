/** How any board tells a story: scene by scene, on a board whose pieces only note that they were moved. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { TableView } from '../src/base/wire'
import type { Aside, State } from '../src/pieces/board'
import { appearing, type Stage } from '../src/pieces/motion'
import { of, own, sideBySide, still, type Changes } from '../src/pieces/story'
import { Telling, type Scene } from '../src/pieces/telling.svelte'

type Told =
  | { what: 'rose'; by: number; say: { say: string } }
  | { what: 'fell'; by: number; say: { say: string } }
  | { what: 'slept'; say: { say: string } }
interface Hill {
  view: TableView & { height: number }
  offer: { do: string; verb: 'climb'; say: { say: string } }
  told: Told
}

const CHANGES: Changes<Hill> = {
  rose: ({ by }, view) => ({ ...view, height: view.height + by }),
  fell: ({ by }, view) => ({ ...view, height: view.height - by }),
  slept: still,
}

class HillTelling extends Telling<Hill, string> {
  protected override readonly changes = CHANGES
  protected override readonly sources = { rose: () => 'valley' }
  scened: { what: string; lines: number; from: boolean; heights: [number, number] }[] = []

  protected override scenes(story: Told[]): Told[][] {
    return sideBySide(story)
  }

  protected override motion(stage: Stage, { line, lines, before, after, from }: Scene<Hill>): Promise<unknown> {
    this.scened.push({
      what: line.what,
      lines: lines.length,
      from: from !== null,
      heights: [before.height, after.height],
    })
    return stage.play(this.find('top'), appearing, { ms: 10 })
  }
}

let moving: (() => void)[]
let telling: HillTelling

function piece(width: number, name = '') {
  const animate = () => {
    const finished = new Promise<void>((done) => moving.push(done))
    return { finished, cancel: () => moving.forEach((done) => done()) }
  }
  return { name, animate, getBoundingClientRect: () => ({ width }) }
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  moving = []
  telling = new HillTelling(
    () => ({ querySelectorAll: () => [piece(0), piece(5), piece(9, 'wide')] }) as unknown as HTMLElement,
  )
})

const state = (height: number): State<Hill> => ({
  kind: 'state',
  at: 1,
  seat: 0,
  story: [],
  offers: [],
  undo: false,
  confirm: false,
  waits: [],
  clocks: null,
  view: { game: 'hill', seats: 1, seat: 0, to_act: [0], over: false, commitment: '', height },
})
const line = (what: 'rose' | 'fell', by: number): Told => ({ what, by, say: { say: what } })
const aside: Aside = { what: 'time-up', seat: 0, say: { say: 'time-up' } }
const finish = () => vi.waitFor(() => expect(moving.splice(0).map((done) => done()).length).toBeGreaterThan(0))

test('each scene becomes true before its pieces move, and what the server adds is told by others', async () => {
  const [now, next] = [state(1), state(9)]
  const told = telling.tell(
    now,
    [aside, line('rose', 2), line('rose', 3), line('fell', 1)],
    next,
    new AbortController().signal,
  )
  await vi.waitFor(() => expect(telling.view(now).height).toBe(6))
  expect(telling.newest(now)).toBe(next)
  await finish()
  await vi.waitFor(() => expect(telling.view(now).height).toBe(5))
  await finish()
  await told
  expect(telling.scened).toEqual([
    { what: 'rose', lines: 2, from: true, heights: [1, 6] },
    { what: 'fell', lines: 1, from: false, heights: [6, 5] },
  ])
  expect(telling.view(now)).toBe(next.view)
})

test('what is skipped ends as the server says, without further scenes', async () => {
  const [now, next, skip] = [state(1), state(9), new AbortController()]
  const told = telling.tell(now, [line('rose', 2), line('fell', 1)], next, skip.signal)
  await vi.waitFor(() => expect(telling.scened).toHaveLength(1))
  skip.abort()
  await told
  expect(telling.scened).toHaveLength(1)
  expect(telling.view(now)).toBe(next.view)
})

test('another state is shown as it is', () => {
  const now = state(1)
  void telling.tell(now, [line('rose', 2)], state(3), new AbortController().signal)
  expect(telling.view(state(7)).height).toBe(7)
})

test('of pieces that are there twice the widest moves', () => {
  const found = (telling as unknown as { find: (selector: string) => { name: string } }).find('top')
  expect(found.name).toBe('wide')
})

test('a table says what a line means, or nothing', () => {
  expect(of<Hill, [number], string>({ rose: ({ by }, more) => `${by + more}` }, line('rose', 2), 5)).toBe('7')
  expect(of<Hill, [number], string>({ rose: () => 'up' }, line('fell', 2), 5)).toBeUndefined()
})

test('the lines of the game itself are told apart from those of the server', () => {
  expect(own<Hill>([aside, line('rose', 1), { ...aside, what: 'undone' }])).toEqual([line('rose', 1)])
})

test('lines of one kind stand side by side, or only those of some kinds', () => {
  const story = [line('rose', 1), line('rose', 2), line('fell', 1), line('fell', 2)]
  expect(sideBySide(story).map((lines) => lines.length)).toEqual([2, 2])
  expect(sideBySide(story, new Set(['fell'] as const)).map((lines) => lines.length)).toEqual([1, 1, 2])
})
