/** Imports go one way: a file of src knows its own folder and those below it. */
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** The folders, the lowest first. One of a game knows no other game; beside them lies how they are found. */
const LAYERS = ['base', 'i18n', 'ui', 'pieces', 'games/*', 'games', 'table', 'lobby', 'app']

type Files = Record<string, string>
interface Import {
  file: string
  path: string
  to: string
}

const OURS: Files = import.meta.glob(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SIXTH: Files = import.meta.glob(
  ['../../tests/sixth_game/web/src/**/*.svelte', '../../tests/sixth_game/web/src/**/*.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const ALL = Object.fromEntries(
  Object.entries({ ...OURS, ...SIXTH }).map(([path, text]) => [path.replace(/^.*?\/src\//, ''), text]),
)

/** A string that begins as a path does: in imports of every kind, and in patterns of files. */
const PATH = /(['"`])!?((?:\.{1,2}|\/src)\/[^'"`\n]+)\1/g

function importsOf(files: Files): Import[] {
  const found = (file: string, text: string) =>
    [...text.matchAll(PATH)].map(([, , path = '']) => ({ file, path, to: target(file, path) }))
  return Object.entries(files).flatMap(([file, text]) => found(file, text))
}

/** What a path leads to, seen from src; a game's data count as its own. */
function target(file: string, path: string): string {
  const to = path.startsWith('/src/') ? path.slice(5) : posix.join(posix.dirname(file), path)
  return to.replace(/^(\.\.\/)+asterism\//, '')
}

function layerOf(path: string): string {
  const [first = '', second = '', ...more] = path.split('/')
  return first === 'games' && more.length ? `games/${second}` : first
}

const height = (layer: string): number => LAYERS.indexOf(layer.replace(/^games\/.+/, 'games/*'))

/** Files in folders that the table does not have. */
const strange = (files: Files): string[] => Object.keys(files).filter((file) => height(layerOf(file)) < 0)

/** Imports that lead up, to another game, or to where the table knows no folder. */
function wrong(files: Files): string[] {
  const allowed = (from: string, to: string) => from === to || (height(to) >= 0 && height(to) < height(from))
  const bad = importsOf(files).filter(({ file, to }) => !allowed(layerOf(file), layerOf(to)))
  return bad.map(({ file, path }) => `${file} imports ${path}`)
}

/** Folders that know each other in a circle. All folders of a game know its wire and data, so these stand apart. */
function circles(files: Files): string[] {
  const folder = (path: string) =>
    /^games\/[^/]+\/(wire(\.ts)?|components\.json)$/.test(path) ? 'wire' : posix.dirname(path)
  const ways = importsOf(files).map(({ file, to }) => `${folder(file)} -> ${folder(to)}`)
  return around([...new Set(ways)].map((way) => way.split(' -> ')).filter(([from, to]) => from !== to)).map((way) =>
    way.join(' -> '),
  )
}

/** Without the ways to those who know nobody, and from those whom nobody knows, again and again. */
function around(ways: string[][]): string[][] {
  const [from, to] = [new Set(ways.map((way) => way[0])), new Set(ways.map((way) => way[1]))]
  const left = ways.filter((way) => from.has(way[1]) && to.has(way[0]))
  return left.length < ways.length ? around(left) : left
}

test('every folder is in the table, and the table has no other', () => {
  expect(strange(ALL)).toEqual([])
  expect(new Set(Object.keys(ALL).map((file) => height(layerOf(file))))).toEqual(new Set(LAYERS.keys()))
})

test('no file imports one from above, and no game another game', () => {
  expect(wrong(ALL)).toEqual([])
})

test('no folders know each other in a circle', () => {
  expect(circles(ALL)).toEqual([])
})

test.each([
  ['pieces/Die.svelte', `<script>import Room from '../table/Room.svelte'</script>`],
  ['base/me.svelte.ts', `import type { T } from "../i18n/words.svelte"`],
  ['base/api.ts', `export { t } from '../i18n/words.svelte'`],
  ['ui/Bar.svelte', `{#await import('../lobby/Lobby.svelte')}{/await}`],
  ['pieces/faces.ts', `import.meta.glob<{ default: () => void }>(['../ui/*.svelte', '../games/*/index.ts'])`],
  ['table/find.ts', `import '/src/app/main.ts'`],
  ['games/nebula/Board.svelte', `import Tile from '../novaluna/board/Tile.svelte'`],
  ['games/nebula/wire.ts', `import data from '../../../../asterism/games/novaluna/components.json'`],
  ['games/nebula/index.ts', `import { face } from '../faces'`],
  ['table/Room.svelte', `import '../elsewhere/thing'`],
])('an upward import is found in %s', (file, text) => {
  expect(wrong({ [file]: text })).toEqual([expect.stringContaining(`${file} imports `)])
})

test.each([
  ['table/find.ts', `import { face } from '../games/faces'`],
  ['games/faces.ts', `import.meta.glob('./*/index.ts')`],
  ['games/nebula/wire.ts', `import data from '../../../../asterism/games/nebula/components.json'`],
  ['games/nebula/board/Task.svelte', `import Mark from '../../../pieces/Mark.svelte'`],
])('a downward import is no fault in %s', (file, text) => {
  expect(wrong({ [file]: text })).toEqual([])
})

test('a folder that is not in the table is found', () => {
  expect(strange({ 'base/api.ts': '', 'attic/old.ts': '', 'loose.ts': '' })).toEqual(['attic/old.ts', 'loose.ts'])
})

test('a circle is found, and not what only leads to it or from it', () => {
  const files = {
    'app/main.ts': `'../table/Room'`,
    'table/Room.svelte': `'./seats/Seats'`,
    'table/seats/Seats.svelte': `'../find' '../../ui/Bar'`,
  }
  expect(circles(files)).toEqual(['table -> table/seats', 'table/seats -> table'])
})
