/** The lobby as it is now, heard from the server. */
import { live, type Lobby } from '../app/api'
import { Socket, type News, type Standing } from '../app/socket'

/** Lives as long as the component that makes it. */
export class LobbyNews {
  tables = $state.raw<Lobby>({ open: [], running: [], mine: [] })
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

  private hear(news: News): void {
    if ('kind' in news) return
    this.tables = news
    this.known = true
  }
}
