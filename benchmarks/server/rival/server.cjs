// node server.cjs PORT [FOLDER]: in memory, or durable in the folder by boardgame.io's own FlatFile.
const { Server, FlatFile } = require('boardgame.io/server')
const { game } = require('./game.cjs')

const [port, folder] = process.argv.slice(2)
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined
Server({ games: [game], db, origins: ['http://127.0.0.1'] }).run({ port: Number(port), callback: () => console.log('ready') })
