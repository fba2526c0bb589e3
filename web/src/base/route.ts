/** Where we are: a page's name with what its address says. */
export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'lost' }

const ID = '([A-Za-z0-9_-]+)'
const ROUTES: [RegExp, (found: string[]) => Route][] = [
  [/^\/$/, () => ({ page: 'lobby' })],
  [new RegExp(`^/new/${ID}$`), ([game = '']) => ({ page: 'new', game })],
  [new RegExp(`^/t/${ID}$`), ([id = '']) => ({ page: 'table', id })],
  [new RegExp(`^/t/${ID}/replay(?:/(\\d+))?$`), ([id = '', step]) => ({ page: 'replay', id, step: Number(step ?? 0) })],
  [new RegExp(`^/learn/${ID}$`), ([game = '']) => ({ page: 'learn', game })],
  [new RegExp(`^/learn/${ID}/rules$`), ([game = '']) => ({ page: 'rules', game })],
  [/^\/settings$/, () => ({ page: 'settings' })],
]

export function read(path: string): Route {
  for (const [form, route] of ROUTES) {
    const found = form.exec(path)
    if (found) return route(found.slice(1))
  }
  return { page: 'lost' }
}

/** The id in a code, a path or a whole link that somebody pasted. */
export function tableIn(pasted: string): string | null {
  const path = pasted.trim().replace(/^https?:\/\/[^/]+/, '')
  return new RegExp(`^(?:/t/)?${ID}(?:[/?#].*)?$`).exec(path)?.[1] ?? null
}
