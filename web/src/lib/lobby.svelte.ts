/** The lobby as it is now, heard from the server. */
import { live, type Lobby } from './api'
import { Line, type Message, type Standing } from './line'

/** Lives as long as the component that makes it. */
export class LobbyNews {
  tables = $state.raw<Lobby>({ open: [], running: [], mine: [] })
  known = $state(false)
  standing = $state<Standing>('connecting')
  private line: Line | null = null

  constructor() {
    $effect(() => {
      const line = new Line(live('/lobby/live'), { hear: (news) => this.hear(news), stand: (it) => (this.standing = it) })
      this.line = line
      return () => line.close()
    })
  }

  /** Try the line again now. */
  retry(): void {
    this.line?.retry()
  }

  /** The lobby itself comes without a kind. */
  private hear(news: Message): void {
    if (news.kind !== undefined) return
    this.tables = news as unknown as Lobby
    this.known = true
  }
}
