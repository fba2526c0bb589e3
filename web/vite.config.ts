import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { apiDocs, precompressed } from './tools/assets.ts'

const server = { target: 'http://127.0.0.1:8765', ws: true }

export default defineConfig({
  plugins: [svelte(), apiDocs(), precompressed()],
  build: {
    outDir: '../asterism/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // A first visit takes few requests: what the lobby needs at once is one file, what it shows of games another.
        codeSplitting: {
          groups: [
            { name: 'lobby', test: /src\/app\/main\.ts$/, priority: 2 },
            { name: 'cards', test: /src\/games\/[^/]+\/(index\.ts|Picture\.svelte)$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server } },
  test: { include: ['tests/**/*.test.ts'] },
})
