import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket as NodeSocket, WebSocketServer, type WebSocket as Peer } from 'ws'
import { Socket, pause, type News, type Standing } from '../src/base/socket'
import { read, text } from './frames'

/** As in a browser: a socket that fails closes, and throws nothing. */
class Quiet extends NodeSocket {
  constructor(address: string) {
    super(address)
    this.on('error', () => {})
  }
}
vi.stubGlobal('WebSocket', Quiet)
const page = Object.assign(new EventTarget(), { hidden: false })
vi.stubGlobal('document', page)

const OFTEN = { every: 5, patience: 60_000 }
const NEVER = { every: 60_000, patience: 60_000 }

let server: WebSocketServer
let socket: Socket | undefined
let heard: News[]
let stood: Standing[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  heard = []
  stood = []
})

afterEach(() => {
  socket?.close()
  for (const peer of server.clients) peer.terminate()
  server.close()
})

async function connect(pace = NEVER): Promise<Peer> {
  const { port } = server.address() as AddressInfo
  socket = new Socket(
    `ws://127.0.0.1:${port}`,
    { hear: (message) => heard.push(message), stand: (it) => stood.push(it) },
    () => 5,
    pace,
  )
  const [peer] = (await once(server, 'connection')) as [Peer]
  await vi.waitFor(() => expect(stood).toContain('open'))
  return peer
}

test('what the server says is heard', async () => {
  const peer = await connect()
  peer.send('{"kind": "table", "id": "x"}')
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'table', id: 'x' }]))
})

test('a question gets its own answer, which nobody else hears', async () => {
  const peer = await connect()
  peer.on('message', (data) => {
    const { id, ask } = read(data)
    peer.send(JSON.stringify({ kind: 'answer', re: id, asked: ask }))
  })
  const [first, second] = await Promise.all([socket!.ask({ ask: 'gains' }), socket!.ask({ ask: 'hint' })])
  expect([first, second]).toMatchObject([
    { re: 1, asked: 'gains' },
    { re: 2, asked: 'hint' },
  ])
  expect(heard).toEqual([])
})

test('a broken socket comes back by itself', async () => {
  const peer = await connect()
  const again = once(server, 'connection')
  peer.terminate()
  await again
  await vi.waitFor(() => expect(stood).toEqual(['connecting', 'open', 'lost', 'lost', 'open']))
})

test('a question whose answer never comes is answered by nothing', async () => {
  const peer = await connect()
  const answer = socket!.ask({ ask: 'hint' })
  peer.terminate()
  expect(await answer).toBeNull()
})

test('nothing can be sent over a broken socket', async () => {
  await connect()
  socket!.close()
  expect(socket!.send({ chat: 'Hello' })).toBeNull()
  expect(await socket!.ask({ ask: 'hint' })).toBeNull()
})

test('a socket that the server ends for good stays closed', async () => {
  const peer = await connect()
  peer.close(4404)
  await vi.waitFor(() => expect(stood.at(-1)).toBe('closed'))
  expect(stood).not.toContain('lost')
})

test('a closed socket hears nothing more', async () => {
  const peer = await connect()
  peer.send('{"kind": "late"}')
  socket!.close()
  await new Promise((done) => peer.once('close', done))
  expect(heard).toEqual([])
})

/** What a server hears that answers nothing. */
function pings(peer: Peer): string[] {
  const said: string[] = []
  peer.on('message', (data) => said.push(text(data)))
  return said
}

test('a socket is asked again and again whether anybody is there, and nobody else hears the answer', async () => {
  const peer = await connect(OFTEN)
  const said = pings(peer)
  peer.on('message', () => peer.send('{"kind": "pong"}'))
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(2))
  expect(new Set(said)).toEqual(new Set(['{"ping":true}']))
  expect([stood, heard]).toEqual([['connecting', 'open'], []])
})

test('a socket on which nobody answers counts as broken and comes back', async () => {
  await connect({ every: 5, patience: 150 })
  await vi.waitFor(() => expect(stood.filter((it) => it === 'open').length).toBeGreaterThan(1))
  expect(stood.slice(0, 4)).toEqual(['connecting', 'open', 'lost', 'lost'])
})

test('who asked in vain hears so when the socket counts as broken', async () => {
  await connect({ every: 5, patience: 150 })
  expect(await socket!.ask({ ask: 'hint' })).toBeNull()
})

test('a server that does not even open the socket is given up', async () => {
  server.close()
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const tried = once(silent, 'connection')
  socket = new Socket(`ws://127.0.0.1:${port}`, { hear: () => {}, stand: (it) => stood.push(it) }, () => 5, {
    every: 60_000,
    patience: 5,
  })
  await tried
  await vi.waitFor(() => expect(stood).toContain('lost'))
  socket.close()
  silent.close()
})

test('who looks at the page again asks at once, who looks away does not', async () => {
  const said = pings(await connect())
  for (page.hidden of [true, false]) page.dispatchEvent(new Event('visibilitychange'))
  socket!.send({ chat: 'Hello' })
  await vi.waitFor(() => expect(said.at(-1)).toContain('Hello'))
  expect(said.slice(0, -1)).toEqual(['{"ping":true}'])
})

test('each pause is longer than the one before, up to a bound', () => {
  const pauses = Array.from({ length: 12 }, (_, tries) => pause(tries, 1))
  expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000])
  expect(pauses.at(-1)).toBe(15_000)
  expect(pause(3, 0)).toBe(2000)
})
