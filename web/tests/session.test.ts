/** A session against a real websocket server that plays the table's part. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketServer, type WebSocket as Peer } from 'ws'
import type { Table } from '../src/base/api'
import type { Heard, State, Story } from '../src/pieces/board'
import { Session } from '../src/table/session/session.svelte'
import { read } from './frames'
import { line, state, table } from './states'

vi.stubGlobal('WebSocket', (await import('ws')).WebSocket)
const page = Object.assign(new EventTarget(), { hidden: false })
vi.stubGlobal('document', page)

let server: WebSocketServer
let session: Session
let seats: string[]
let told: string[]
let noticed: string[]
let finish: (() => void) | null

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  seats = []
  told = []
  noticed = []
  finish = null
  page.hidden = false
  server.on('connection', (_, request) =>
    seats.push(new URL(request.url!, 'http://x').searchParams.get('seat') ?? 'none'),
  )
})

afterEach(() => {
  session.stop()
  for (const peer of server.clients) peer.terminate()
  server.close()
})

async function start(its: Table, secrets: boolean): Promise<Peer> {
  const tell = (story: Story, _: Heard, brief: boolean) => {
    told.push(...story.map((one) => (brief ? `${one.what}, briefly` : one.what)))
    return new Promise<void>((done) => (finish = done))
  }
  const hush = () => finish?.()
  session = new Session({ id: () => 'x', secrets: () => secrets, tell, hush, noticed: (news) => noticed.push(news) })
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
  return new Promise((found) =>
    peer.on('message', (data) => {
      const message = read(data)
      if (part in message) found(message)
    }),
  )
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

/** At a hot seat seat 0 has decided and seat 1 takes that back: the connection of seat 0, come anew. */
async function takenBack() {
  const peer = await start(table(true, true), false)
  peer.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  const second = connection()
  peer.send(state(0, [1], { at: 2, undo: true }))
  ;(await second).send(state(1, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.canUndo).toBe(true))
  const third = connection()
  session.undo()
  return third
}

test('undo at a hot seat goes back to the seat before', async () => {
  const back = await takenBack()
  const undo = sent(back, 'undo')
  back.send(state(0, [1], { at: 2, undo: true, recent: [] }))
  expect(await undo).toMatchObject({ undo: true, at: 2 })
  expect(seats).toEqual(['0', '1', '0'])
})

test('at a hot seat nothing can be taken back before anything was decided', async () => {
  const peer = await start(table(true, true), false)
  const next = connection()
  peer.send(state(0, [1], { recent: [] }))
  ;(await next).send(state(1, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  expect(session.canUndo).toBe(false)
  const back = connection()
  session.lookAs(0)
  ;(await back).send(state(0, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  expect(session.canUndo).toBe(false)
})

test('a hot seat whose decision can be taken back no longer leaves the screen to who must act', async () => {
  const back = await takenBack()
  const fourth = connection()
  back.send(state(0, [1], { at: 3, recent: [] }))
  ;(await fourth).send(state(1, [1], { at: 3, recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  expect(seats).toEqual(['0', '1', '0', '1'])
  expect([session.canUndo, session.problem?.key]).toEqual([false, 'no-undo'])
})

test('a seat of mine that I chose to look as stays, behind its curtain too', async () => {
  const watcher = await start(table(true, true), true)
  watcher.send(state(null, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.curtain).toBe(0))
  expect(session.chosen).toBe(false)
  session.lookAs(1)
  expect([session.curtain, session.chosen]).toEqual([1, true])
  const own = connection()
  session.come()
  ;(await own).send(state(1, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.now?.seat).toBe(1))
  expect(session.curtain).toBeNull()
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
  const over = { game: 'g', seats: 2, seat: 0, to_act: [], over: true, commitment: '' }
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

/** Everything the browser sends to be done. */
function deeds(peer: Peer): Record<string, unknown>[] {
  const all: Record<string, unknown>[] = []
  peer.on('message', (data) => {
    const message = read(data)
    if ('at' in message) all.push(message)
  })
  return all
}

/** I choose to go, but the server knows more: it tells what happened, refuses, and shows how it stands now. */
async function tooLate(peer: Peer, toAct: number[], fresh: Partial<State> = {}): Promise<Record<string, unknown>[]> {
  const all = deeds(peer)
  peer.send(state(0, toAct, { recent: [], at: 41 }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  session.act('go')
  await vi.waitFor(() => expect(all).toHaveLength(1))
  peer.send(state(0, toAct, { at: 42, ...fresh }))
  peer.send(JSON.stringify({ kind: 'error', re: all[0]!.id, error: 'stale', text: 'More has happened.' }))
  peer.send(state(0, toAct, { at: 42, recent: [line('late')], ...fresh }))
  await vi.waitFor(() => expect(session.told).toHaveLength(1))
  return all
}

/** Whatever the browser wanted to send before this, it has. */
async function quiet(peer: Peer): Promise<void> {
  const heard = sent(peer, 'chat')
  session.say('Hello')
  await heard
}

test('a choice beside others is made again when one of them was quicker', async () => {
  const peer = await start(table(true, false), false)
  const all = await tooLate(peer, [0, 1])
  await vi.waitFor(() => expect(all).toHaveLength(2))
  expect(all[1]).toMatchObject({ do: 'go', at: 42 })
  expect(session.problem).toBeNull()
})

test('where only I decide, a choice that comes too late was made elsewhere, and is not made twice', async () => {
  const peer = await start(table(true, false), false)
  const all = await tooLate(peer, [0])
  await quiet(peer)
  expect(all).toHaveLength(1)
  expect(session.problem?.key).toBe('stale')
})

test('a choice among other things than I saw is not made by itself', async () => {
  const peer = await start(table(true, false), false)
  const go = { do: 'go', verb: 'go', say: { say: 'go' } }
  const all = await tooLate(peer, [0, 1], { offers: [go] })
  await quiet(peer)
  expect(all).toHaveLength(1)
  expect(session.problem?.key).toBe('stale')
})

test('an undo that comes too late does not bring an earlier choice back', async () => {
  const peer = await start(table(true, false), false)
  const all = deeds(peer)
  peer.send(state(0, [0, 1], { recent: [], at: 41 }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  session.act('go')
  await vi.waitFor(() => expect(all).toHaveLength(1))
  const done = { re: all[0]!.id, at: 42, undo: true } as Partial<State>
  peer.send(state(0, [0, 1], done))
  await vi.waitFor(() => expect(session.canUndo).toBe(true))
  session.undo()
  await vi.waitFor(() => expect(all).toHaveLength(2))
  peer.send(JSON.stringify({ kind: 'error', re: all[1]!.id, error: 'stale', text: 'More has happened.' }))
  peer.send(state(0, [0, 1], { at: 43, recent: [] }))
  await vi.waitFor(() => expect(session.now?.at).toBe(43))
  await quiet(peer)
  expect(all).toHaveLength(2)
})

test('what happens while I still read what I missed is added to it', async () => {
  page.hidden = true
  const peer = await start(table(true, false), false)
  peer.send(state(0, [1], { recent: [line('a')], since: [line('a')] }))
  peer.send(state(0, [1], { at: 2, story: [line('b')] }))
  await vi.waitFor(() => expect(session.since.map((one) => one.what)).toEqual(['a', 'b']))
  session.since = []
  peer.send(state(0, [0], { at: 3, story: [line('c')] }))
  await vi.waitFor(() => expect(session.told.map((one) => one.what)).toEqual(['a', 'b', 'c']))
  expect(session.since).toEqual([])
})

/** The line breaks and is back. */
async function again(peer: Peer): Promise<Peer> {
  const next = connection()
  peer.terminate()
  return next
}

test('who was away while something happened is told what, who missed nothing is not', async () => {
  let peer = await start(table(true, false), false)
  peer.send(state(0, [1], { recent: [line('a')], since: [] }))
  await vi.waitFor(() => expect(session.now?.at).toBe(1))
  peer = await again(peer)
  peer.send(state(0, [1], { recent: [line('a')], since: [line('a')] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  expect(session.since).toEqual([])
  peer = await again(peer)
  peer.send(state(0, [0], { at: 2, recent: [line('a'), line('b')], since: [line('a'), line('b')] }))
  await vi.waitFor(() => expect(session.since.map((one) => one.what)).toEqual(['a', 'b']))
})

test('who looks elsewhere hears of a game that begins with their turn', async () => {
  page.hidden = true
  const peer = await start(table(true, false), false)
  peer.send(state(0, [0]))
  await vi.waitFor(() => expect(noticed).toEqual(['turn']))
})

test('who looks elsewhere hears of a turn that came while the line was broken, but once', async () => {
  page.hidden = true
  let peer = await start(table(true, false), false)
  peer.send(state(0, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  peer = await again(peer)
  peer.send(state(0, [0], { at: 2, recent: [] }))
  await vi.waitFor(() => expect(session.myTurn).toBe(true))
  peer = await again(peer)
  peer.send(state(0, [0], { at: 2, recent: [] }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  expect(noticed).toEqual(['turn'])
})

test('who looks at the page hears nothing on joining', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [0]))
  await vi.waitFor(() => expect(session.myTurn).toBe(true))
  expect(noticed).toEqual([])
})

const chat = (when: number, seat: number | null) => ({ who: '', seat, text: 'Hello', when })
const talk = (...lines: object[]) => JSON.stringify({ kind: 'chat', lines })

test('unread is what others say after I came, over a broken line too', async () => {
  let peer = await start(table(true, false), false)
  peer.send(talk(chat(1, 1), chat(2, null)))
  peer.send(talk(chat(3, 0)))
  await vi.waitFor(() => expect(session.chat.lines).toHaveLength(3))
  expect(session.chat.unread).toBe(0)
  peer.send(talk(chat(4, 1)))
  await vi.waitFor(() => expect(session.chat.unread).toBe(1))
  peer = await again(peer)
  peer.send(talk(chat(1, 1), chat(2, null), chat(3, 0), chat(4, 1), chat(5, null)))
  await vi.waitFor(() => expect(session.chat.unread).toBe(2))
  expect(session.chat.lines).toHaveLength(5)
})

const clocks = (...left: number[]) => left.map((one) => ({ left: one, runs: one > 0 }))

/** Somebody moves and their move is being told, then moves on. */
async function watching(peer: Peer, then: Partial<State>, toAct = [0]): Promise<void> {
  peer.send(state(0, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  for (const [at, what] of ['a', 'b'].entries())
    peer.send(state(0, [1], { at: at + 2, story: [line(what)], clocks: clocks(0, 20) }))
  await vi.waitFor(() => expect(told).toEqual(['a']))
  peer.send(state(0, toAct, { at: 4, story: [line('c')], ...then }))
}

test('once my own time runs, what came before is told no longer, and the rest briefly', async () => {
  const peer = await start(table(true, false), false)
  await watching(peer, { clocks: clocks(20, 0) })
  await vi.waitFor(() => expect(told).toEqual(['a', 'c, briefly']))
  expect(session.told.map((one) => one.what)).toEqual(['a', 'b'])
})

test('who has plenty of time, or waits for another, is told everything', async () => {
  const peer = await start(table(true, false), false)
  await watching(peer, { clocks: clocks(600, 0) })
  for (const last of ['a', 'b', 'c']) {
    await vi.waitFor(() => expect(told.at(-1)).toBe(last))
    finish!()
  }
  peer.send(state(0, [1], { at: 5, story: [line('d')], clocks: clocks(8, 8) }))
  await vi.waitFor(() => expect(told.at(-1)).toBe('d'))
})

test('the time of the other player at my screen is spared too', async () => {
  const peer = await start(table(true, true), false)
  peer.send(state(0, [0], { recent: [] }))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  peer.send(state(0, [1], { at: 2, story: [line('a')], clocks: clocks(0, 20) }))
  await vi.waitFor(() => expect(told).toEqual(['a, briefly']))
})

test('a clock counts from the moment its state was heard, however long the story takes', async () => {
  const peer = await start(table(true, false), false)
  peer.send(state(0, [1], { recent: [] }))
  await vi.waitFor(() => expect(session.now).not.toBeNull())
  peer.send(state(0, [0], { at: 2, story: [line('a')], clocks: clocks(20, 0) }))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  const heard = performance.now()
  await new Promise((done) => setTimeout(done, 50))
  finish!()
  await vi.waitFor(() => expect(session.now!.at).toBe(2))
  expect(session.clockedAt).toBeLessThanOrEqual(heard)
})

test('a choice beside others that I made in another window is not made twice', async () => {
  const peer = await start(table(true, false), false)
  const all = deeds(peer)
  peer.send(state(0, [0, 1], { recent: [], at: 41 }))
  await vi.waitFor(() => expect(session.ready).toBe(true))
  session.act('go')
  await vi.waitFor(() => expect(all).toHaveLength(1))
  page.hidden = true
  peer.send(state(0, [0, 1], { at: 42, story: [{ ...line('went'), seat: 0 }] }))
  peer.send(JSON.stringify({ kind: 'error', re: all[0]!.id, error: 'stale', text: 'More has happened.' }))
  peer.send(state(0, [0, 1], { at: 42, recent: [line('went')] }))
  await vi.waitFor(() => expect(session.problem?.key).toBe('stale'))
  await quiet(peer)
  expect(all).toHaveLength(1)
})
