// node load.cjs PORT TABLES WARMUP SECONDS: moves a second that reached the other seat, and how long each took, as JSON.
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { game } = require('./game.cjs')

const [port, tables, warmup, seconds] = process.argv.slice(2).map(Number)
const server = `http://127.0.0.1:${port}`
const waits = []
let measuring = false

async function openTable() {
  const answer = await fetch(`${server}/games/marks/create`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ numPlayers: 2 }),
  })
  return (await answer.json()).matchID
}

async function join(matchID, playerID) {
  const answer = await fetch(`${server}/games/marks/${matchID}/join`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ playerID, playerName: playerID }),
  })
  return (await answer.json()).playerCredentials
}

function sit(matchID, playerID, credentials, sent) {
  const client = Client({ game, multiplayer: SocketIO({ server }), matchID, playerID, credentials, debug: false })
  let seen = -1
  client.subscribe(state => {
    if (!state || !state.isConnected || state.ctx.currentPlayer !== playerID || state.G.count <= seen) return
    seen = state.G.count
    if (measuring && sent.at) waits.push(performance.now() - sent.at)
    sent.at = performance.now()
    setImmediate(() => client.moves.put(seen))
  })
  client.start()
}

async function main() {
  for (let number = 0; number < tables; number++) {
    const id = await openTable()
    const sent = { at: 0 }
    for (const player of ['0', '1']) sit(id, player, await join(id, player), sent)
  }
  await new Promise(done => setTimeout(done, warmup * 1000))
  measuring = true
  const start = performance.now()
  await new Promise(done => setTimeout(done, seconds * 1000))
  const lasted = (performance.now() - start) / 1000
  waits.sort((a, b) => a - b)
  console.log(JSON.stringify({ seconds: lasted, moves: waits.length, p50: waits[waits.length >> 1] / 1000, p99: waits[Math.floor(waits.length * 0.99)] / 1000 }))
  process.exit(0)
}

main()
