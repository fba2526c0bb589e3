/** The calls of the server's API that the client makes. */
import type { Book } from './bookwire'
import type {
  Error as Wrong,
  Games,
  Id,
  ListedTable,
  LobbyInfo,
  MyName,
  MyTable,
  NewTable as Opening,
  Phrase,
  Steps,
  TableInfo as Table,
} from './wire'

export type {
  ChatLine as Chat,
  Clock as Limit,
  GameInfo as Game,
  Games,
  LobbyInfo as Lobby,
  NewSeat as Place,
  NewTable as Opening,
  OptionInfo as Option,
  Steps,
  TableInfo as Table,
} from './wire'

/** A table in the lobby, mine or others'. */
export type Listed = ListedTable & Partial<MyTable>

/** The server says no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly say?: Phrase,
  ) {
    super(text)
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`/api${path}`, { method, ...(body === undefined ? {} : json) }).catch(() => null)
  if (!answer) throw new Refused(0, 'offline', 'The server can not be reached.')
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => ({}))) as Partial<Wrong>
  throw new Refused(answer.status, said.error ?? 'failed', said.text ?? answer.statusText, said.say)
}

async function get<T>(path: string): Promise<T> {
  return (await call('GET', path)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await call('POST', path, body)).json() as Promise<T>
}

let known: Promise<Games> | undefined

/** What went wrong once is asked for again. */
function forget(problem: unknown): never {
  known = undefined
  throw problem
}

export const api = {
  /** The games of this server, asked for once. */
  games: () => (known ??= get<Games>('/games').catch(forget)),
  /** One of them, with the levels of bots. */
  game: async (slug: string) => {
    const { games, levels } = await api.games()
    const its = games.find((one) => one.slug === slug)
    if (!its) throw new Refused(404, 'no-game', 'This server has no such game.')
    return { its, levels }
  },
  texts: async (lang: string, slug: string) => (await call('GET', `/texts/${lang}/${slug}`)).text(),
  book: (lang: string, slug: string) => get<Book>(`/books/${lang}/${slug}`),
  me: () => get<MyName>('/me'),
  /** My new name, as the server keeps it. */
  rename: async (name: string) => (await call('PUT', '/me', { name })).json() as Promise<MyName>,
  /** The lobby, where a list begins after so many tables. */
  lobby: (list: keyof LobbyInfo['many'], after: number) => get<LobbyInfo>(`/lobby?${list}=${after}`),
  open: (opening: Opening) => post<Table>('/tables', opening),
  table: (id: string) => get<Table>(`/tables/${id}`),
  sit: (id: string, seat: number, name: string) => post<unknown>(`/tables/${id}/sit`, { seat, name: name || null }),
  leave: (id: string) => post<unknown>(`/tables/${id}/leave`),
  resign: (id: string, seat: number) => post<unknown>(`/tables/${id}/resign`, { seat }),
  remove: (id: string, seat: number) => post<unknown>(`/tables/${id}/remove`, { seat }),
  mute: (id: string, seat: number | null, muted: boolean) => post<unknown>(`/tables/${id}/mute`, { seat, muted }),
  takeover: (id: string, seat: number, level: string) => post<unknown>(`/tables/${id}/takeover`, { seat, level }),
  rematch: (id: string) => post<Id>(`/tables/${id}/rematch`),
  steps: (id: string, first: number, count: number, seat: number | null, panels: boolean) =>
    get<Steps>(
      `/tables/${id}/steps?${[`first=${first}&count=${count}`, query(seat, panels)].filter(Boolean).join('&')}`,
    ),
  upload: (log: unknown) => post<Id>('/replays', log),
}

/** The part of an address that says who looks, and whether panels are wanted. */
export function query(seat: number | null, panels: boolean): string {
  return [seat === null ? '' : `seat=${seat}`, panels ? 'panels=1' : ''].filter(Boolean).join('&')
}

/** The address of a websocket of ours. */
export function live(path: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/api${path}`
}
