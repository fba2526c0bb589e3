/** What the build adds to the bundle: the pages of the API docs, and compressed copies of all text. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const swagger = join(web, 'node_modules', 'swagger-ui-dist')
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/
const SMALL = 1024

/** Copies Swagger's own files beside our init script, into `docs`. */
export function apiDocs(): Plugin {
  return built(async (folder) => {
    const docs = join(folder, 'docs')
    await mkdir(docs, { recursive: true })
    const theirs = ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE']
    await Promise.all(theirs.map((name) => cp(join(swagger, name), join(docs, name))))
    await cp(join(web, 'tools', 'docs.js'), join(docs, 'init.js'))
  }, 'api-docs')
}

/** Puts .gz and .br copies beside every text file that gains by it. */
export function precompressed(): Plugin {
  return built(async (folder) => {
    const names = await readdir(folder, { recursive: true })
    await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(folder, name))))
  }, 'precompressed')
}

function built(work: (folder: string) => Promise<void>, name: string): Plugin {
  let folder = ''
  return {
    name,
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: { sequential: true, order: 'post', handler: () => work(folder) },
  }
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < SMALL) return
  const tight = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, tight))
}
