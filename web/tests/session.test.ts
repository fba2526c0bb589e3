/** A session against a real websocket server that plays the table's part. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketServer, type WebSocket as Peer } from 'ws'
import type { Table } from '../src/lib/api'
import type { Seat, State, Told } from '../src/lib/board'
import { Session } from '../src/lib/session.svelte'

vi.stubGlobal('WebSocket', (await import('ws')).WebSocket)
vi.stubGlobal('document', { hidden: false })

let server: WebSocketServer
let session: Session
let seats: string[]
let told: string[]
let finish: (() => void) | null

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  seats = []
  told = []
  finish = null
  server.on('connection', (_, request) => seats.push(new URL(request.url!, 'http://x').searchParams.get('seat') ?? 'none'))
})

afterEach(() => {
  session.stop()
  for (const peer of server.clients) peer.terminate()
  server.close()
})

const seat = (yours: boolean): Seat => ({ who: 'person', name: '', level: null, here: true, gone: false, held: true, yours })
const table = (...yours: boolean[]) => ({ id: 'x', status: 'running', current: true, wishes: {}, seats: yours.map(seat) }) as unknown as Table
const line = (what: string): Told => ({ what, say: { say: what } })

function state(seat: number | null, toAct: number[], more: Partial<State> = {}): string {
  const both = ['go', 'stay'].map((verb) => ({ do: verb, verb, say: { say: verb } }))
  const offers = seat !== null && toAct.includes(seat) ? both : []
  const view = { game: 'g', seats: 2, to_act: toAct, over: false }
  return JSON.stringify({ kind: 'state', at: 1, seat, view, story: [], offers, undo: false, confirm: false, waits: [], clocks: null, ...more })
}

async function start(its: Table, secrets: boolean): Promise<Peer> {
  const tell = (story: Told[]) => {
    told.push(...story.map((one) => one.what))
    return new Promise<void>((done) => (finish = done))
  }
  session = new Session({ id: () => 'x', secrets: () => secrets, tell, noticed: () => {} })
  const next = connection()
  session.start(its)
  return next
}

async function connection(): Promise<Peer> {
  const [peer] = (await once(server, 'connection')) as [Peer]
  return peer
}

/** The next message of a kind that the browser sends. */
function sent(peer: Peer, part: string): Promise<Record<string, unknown>> {
  return new Promise((found) => peer.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (part in message) found(message)
  }))
}

test('on joining a seat sees its state and what happened since', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [0], { recent: [line('a'), line('b')], since: [line('b')] }))
  await vi.waitFor(() => expect(session.now?.seat).toBe(0))
  expect(session.told.map((one) => one.what)).toEqual(['a', 'b'])
  expect(session.since.map((one) => one.what)).toEqual(['b'])
  expect(session.myTurn).toBe(true)
})

test('a new state is shown only after the board has told its story', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  peer.send(state(0, [0], { at: 2, story: [line('moved')] }))
  await vi.waitFor(() => expect(told).toEqual(['moved']))
  expect(session.now!.at).toBe(1)
  expect(session.ready).toBe(false)
  finish!()
  await vi.waitFor(() => expect(session.now!.at).toBe(2))
  expect(session.ready).toBe(true)
})

test('an act names the state it was chosen at, and nothing more is done until its answer', async () => {
  const peer = await start(table(true, false), false)
  const act = sent(peer, 'at')
  peer.send(state(0, [0], { recent: [], at: 41 }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  session.act('go')
  const message = await act
  expect(message).toMatchObject({ do: 'go', at: 41 })
  expect(session.ready).toBe(false)
  peer.send(JSON.stringify({ kind: 'error', re: message.id, error: 'stale', text: 'More has happened.' }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  expect(session.problem?.key).toBe('stale')
})

test('what is not offered is neither selected nor done', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  session.select('fly')
  session.act('fly')
  expect(session.selected).toBeNull()
  expect(session.ready).toBe(true)
})

test('without secrets a hot seat moves on at once', async () => {
  const peer = await start(table(true, true), false)
  peer.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  const next = connection()
  peer.send(state(0, [1], { at: 2 }))
  ;(await next).send(state(1, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.now?.seat).toBe(1))
  expect(seats).toEqual(['0', '1'])
  expect(session.curtain).toBeNull()
})

test('undo at a hot seat goes back to the seat before', async () => {
  const peer = await start(table(true, true), false)
  peer.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  const second = connection()
  peer.send(state(0, [1], { at: 2, undo: true }))
  ;(await second).send(state(1, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.canUndo).toBe(true))
  const third = connection()
  session.undo()
  const back = await third
  const undo = sent(back, 'undo')
  back.send(state(0, [1], { at: 2, undo: true, recent: [] }))
  expect(await undo).toMatchObject({ undo: true, at: 2 })
  expect(seats).toEqual(['0', '1', '0'])
})

test('with secrets nothing of a seat is left behind the curtain', async () => {
  const watcher = await start(table(true, true), true)
  expect(seats).toEqual(['none'])
  watcher.send(state(null, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.curtain).toBe(0))
  const first = connection()
  session.come()
  const peer = await first
  const gone = once(peer, 'close')
  peer.send(state(0, [0], { recent: [line('secret')], since: [line('secret')] }))
  await vi.waitFor(() => expect(session.now?.seat).toBe(0))
  peer.send(state(0, [1], { at: 2 }))
  await vi.waitFor(() => expect(session.curtain).toBe(1))
  await gone
  expect([session.now, session.told, session.since, session.selected, session.gains]).toEqual([null, [], [], null, {}])
  expect(seats).toEqual(['none', '0'])
})

test('a seat that waits for its own confirmation is not left', async () => {
  const peer = await start(table(true, true), false)
  peer.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  peer.send(state(0, [1], { at: 2, confirm: true }))
  await vi.waitFor(() => expect(session.now!.at).toBe(2))
  expect(seats).toEqual(['0'])
  expect(session.myTurn).toBe(true)
})

test('who loses the seat to a bot looks on', async () => {
  const peer = await start(table(true, false), false)
  const next = connection()
  peer.send(JSON.stringify({ kind: 'table', ...table(false, false) }))
  await next
  await vi.waitFor(() => expect(session.standing).toBe('open'))
  expect(seats).toEqual(['0', 'none'])
})

test('after a break nothing is done until the server has said how it stands', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  const next = connection()
  peer.terminate()
  const again = await next
  await vi.waitFor(() => expect(session.standing).toBe('open'))
  expect(session.ready).toBe(false)
  again.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
})

test('the end is there when it was told, though the table knows it before', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [1]))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  const over = { game: 'g', seats: 2, to_act: [], over: true }
  peer.send(state(0, [], { story: [line('ended')], view: over }))
  peer.send(JSON.stringify({ ...table(true, false), kind: 'table', status: 'over', resigned: null }))
  await vi.waitFor(() => expect(session.table?.status).toBe('over'))
  expect(session.over).toBe(false)
  finish?.()
  await vi.waitFor(() => expect(session.over).toBe(true))
})

test('a table that somebody gave up is over at once', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [1]))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  peer.send(JSON.stringify({ ...table(true, false), kind: 'table', status: 'over', resigned: 1 }))
  await vi.waitFor(() => expect(session.over).toBe(true))
})
