import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXAMPLES as SKIES } from '../src/games/clusters/howto/scenes'
import { SPACES } from '../src/games/nebula/board/printed'
import { GALAXIES } from '../src/games/nebula/howto/examples'
import { EXAMPLES as MOSAICS } from '../src/games/novaluna/howto/scenes'

/** The scenes that a book of rules names. */
function scenes(slug: string): string[] {
  const book = readFileSync(new URL(`../../asterism/games/${slug}/book/en.md`, import.meta.url), 'utf8')
  return [...book.matchAll(/^> \*\*[^*]+\*\* \{([a-z0-9-]+)\}/gm)].map(([, scene]) => scene!)
}

test('every worked example of Nova Luna and Star Clusters has its picture', () => {
  expect(Object.keys(MOSAICS)).toEqual(scenes('novaluna').filter((scene) => scene !== 'both-sums'))
  expect(Object.keys(SKIES)).toEqual(scenes('clusters').filter((scene) => scene !== 'same-pair-twice'))
})

test('a picture is of an example that the book has', () => {
  expect(scenes('nebula')).toEqual(expect.arrayContaining(['chaos', ...Object.keys(GALAXIES)]))
  const known = SPACES.map(({ id }) => id)
  for (const { there, lit } of Object.values(GALAXIES))
    expect(known).toEqual(expect.arrayContaining([...Object.keys(there), ...lit]))
})

test('no two tiles of a mosaic lie on one cell, and what is covered is a task of its tile', () => {
  for (const { tiles } of Object.values(MOSAICS)) {
    expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(tiles.length)
    expect(tiles.some(({ tasks }) => tasks.some(({ covered }) => covered))).toBe(true)
  }
})
