/** The lobby as it is now, heard from the server. */
import { api, live, type Lobby } from '../base/api'
import { Socket, type News, type Standing } from '../base/socket'

/** The lists that come by pages. */
export type Paged = keyof Lobby['many']

/** Lives as long as the component that makes it. */
export class LobbyNews {
  tables = $state.raw<Lobby>({ open: [], running: [], mine: [], many: { open: 0, running: 0 } })
  /** What was asked for of further pages. */
  further = $state.raw<Pick<Lobby, Paged>>({ open: [], running: [] })
  known = $state(false)
  standing = $state<Standing>('connecting')
  private socket: Socket | null = null

  constructor() {
    $effect(() => {
      const socket = new Socket(live('/lobby/live'), {
        hear: (news) => this.hear(news),
        stand: (it) => (this.standing = it),
      })
      this.socket = socket
      return () => socket.close()
    })
  }

  /** Try again now. */
  retry(): void {
    this.socket?.retry()
  }

  /** Have the page of a list that comes after so many tables. */
  async more(list: Paged, after: number): Promise<void> {
    const page = await api.lobby(list, after)
    this.further = { ...this.further, [list]: [...this.further[list], ...page[list]] }
  }

  private hear(news: News): void {
    if ('kind' in news) return
    this.tables = news
    this.known = true
  }
}
