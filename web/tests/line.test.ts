import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketServer, type WebSocket as Peer } from 'ws'
import { Line, pause, type Message, type Standing } from '../src/lib/line'

vi.stubGlobal('WebSocket', (await import('ws')).WebSocket)

let server: WebSocketServer
let line: Line | undefined
let heard: Message[]
let stood: Standing[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  heard = []
  stood = []
})

afterEach(() => {
  line?.close()
  for (const peer of server.clients) peer.terminate()
  server.close()
})

async function connect(): Promise<Peer> {
  const { port } = server.address() as AddressInfo
  line = new Line(`ws://127.0.0.1:${port}`, { hear: (message) => heard.push(message), stand: (it) => stood.push(it) }, () => 5)
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
    const { id, ask } = JSON.parse(String(data))
    peer.send(JSON.stringify({ kind: 'answer', re: id, gains: { [ask]: id } }))
  })
  const [first, second] = await Promise.all([line!.ask({ ask: 'gains' }), line!.ask({ ask: 'hint' })])
  expect([first!.gains, second!.gains]).toEqual([{ gains: 1 }, { hint: 2 }])
  expect(heard).toEqual([])
})

test('a broken line comes back by itself', async () => {
  const peer = await connect()
  const again = once(server, 'connection')
  peer.terminate()
  await again
  await vi.waitFor(() => expect(stood).toEqual(['connecting', 'open', 'lost', 'lost', 'open']))
})

test('a question whose answer never comes is answered by nothing', async () => {
  const peer = await connect()
  const answer = line!.ask({ ask: 'hint' })
  peer.terminate()
  expect(await answer).toBeNull()
})

test('nothing can be sent over a broken line', async () => {
  await connect()
  line!.close()
  expect(line!.send({ chat: 'Hello' })).toBeNull()
  expect(await line!.ask({ ask: 'hint' })).toBeNull()
})

test('a line that the server ends for good stays closed', async () => {
  const peer = await connect()
  peer.close(4404)
  await vi.waitFor(() => expect(stood.at(-1)).toBe('closed'))
  expect(stood).not.toContain('lost')
})

test('a closed line hears nothing more', async () => {
  const peer = await connect()
  peer.send('{"kind": "late"}')
  line!.close()
  await new Promise((done) => peer.once('close', done))
  expect(heard).toEqual([])
})

test('each pause is longer than the one before, up to a bound', () => {
  const pauses = Array.from({ length: 12 }, (_, tries) => pause(tries, 1))
  expect(pauses.slice(0, 4)).toEqual([500, 1000, 2000, 4000])
  expect(pauses.at(-1)).toBe(15_000)
  expect(pause(3, 0)).toBe(2000)
})
