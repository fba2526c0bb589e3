// The smallest game a boardgame.io server can carry: two seats put marks in turn, with a state about as long as a table's view.
const CELLS = 200

exports.game = {
  name: 'marks',
  setup: () => ({ cells: Array(CELLS).fill(0), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  // Without `client: false` a browser shows its move before the server has seen it.
  moves: { put: { client: false, move: put } },
}

function put({ G, playerID }, cell) {
  G.cells[cell % CELLS] = playerID
  G.count += 1
}
