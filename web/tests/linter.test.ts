/** The linter finds what is planted, here in a component; in TypeScript files it needs all types, which takes longer. */
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const linter = new ESLint()

async function found(text: string): Promise<(string | null)[]> {
  const results = await linter.lintText(`${text}\n`, { filePath: 'src/ui/Any.svelte' })
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))
}

test.each([
  ['{@html name}', 'svelte/no-at-html-tags'],
  ['<script lang="ts">export const one: any = 1</script>', '@typescript-eslint/no-explicit-any'],
  ['<script lang="ts">if (1) console.log(2)</script>', 'no-constant-condition'],
])('%s is found', async (text, rule) => {
  expect(await found(text)).toEqual([rule])
})

test('good markup is let be', async () => {
  expect(await found('<p>{name}</p>')).toEqual([])
})
