/** A socket to the server: a websocket that comes back when it breaks, with questions and their answers. */
import type { Answers, ErrorMessage, LobbyInfo, Message, Question, Said } from './wire'

export type Standing = 'connecting' | 'open' | 'lost' | 'closed'

/** All that is heard; the lobby comes without a kind. */
export type News = Message | LobbyInfo

export interface Ends {
  hear: (news: News) => void
  stand: (standing: Standing) => void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
const TOO_FAST = 4429
/** How often to ask whether anybody is there, and how long to wait for a sign of it, in milliseconds. */
const PULSE = { every: 20_000, patience: 10_000 }

/** How long to wait before the next try: longer each time, never the same for all. */
export function pause(tries: number, luck = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + luck / 2)
}

/** Did the server send us away for good? Its codes are 4000 and a status of HTTP. */
function refused(code: number): boolean {
  return code >= 4400 && code < 4500 && code !== TOO_FAST
}

/** The number of the message that news answer; 0: none. */
const number = (news: News): number => ('re' in news && news.re) || 0

export class Socket {
  private web: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private readonly pulse: ReturnType<typeof setInterval>
  private last = 0
  private readonly asked = new Map<number, (answer: News | null) => void>()

  constructor(
    private readonly address: string,
    private readonly ends: Ends,
    private readonly wait = pause,
    private readonly pace = PULSE,
  ) {
    this.connect('connecting')
    this.pulse = setInterval(this.ping, pace.every)
    document.addEventListener('visibilitychange', this.look)
  }

  /** Send a message; its number, or null if it is broken. */
  send(message: Said): number | null {
    if (this.web?.readyState !== WebSocket.OPEN) return null
    this.web.send(JSON.stringify({ id: ++this.last, ...message }))
    return this.last
  }

  /** Send a question; null if it breaks before its answer. */
  ask<Q extends Question>(question: Said & { ask: Q }): Promise<Answers[Q] | ErrorMessage | null> {
    const id = this.send(question)
    return id === null
      ? Promise.resolve(null)
      : new Promise((answer) => this.asked.set(id, answer as (news: News | null) => void))
  }

  /** Try again now, if it waits to. */
  retry(): void {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.connect('lost')
  }

  close(): void {
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    document.removeEventListener('visibilitychange', this.look)
    this.hangUp()
    this.ends.stand('closed')
  }

  private connect(standing: Standing): void {
    this.timer = undefined
    this.ends.stand(standing)
    const web = new WebSocket(this.address)
    this.web = web
    this.expect()
    web.onopen = () => this.mine(web, () => this.opened())
    web.onmessage = (event) => this.mine(web, () => this.hear(JSON.parse(String(event.data)) as News))
    web.onclose = (event) => this.mine(web, () => (refused(event.code) ? this.close() : this.broken()))
  }

  /** What a websocket says counts only while it is ours. */
  private mine(web: WebSocket, then: () => void): void {
    if (this.web === web) then()
  }

  private opened(): void {
    this.clearDeadline()
    this.ends.stand('open')
  }

  /** Somebody looks at the page again: what it shows had better be true. */
  private readonly look = (): void => {
    if (!document.hidden) this.ping()
  }

  /** Ask whether anybody is there: a network may be gone without a word. */
  private readonly ping = (): void => {
    if (this.web?.readyState !== WebSocket.OPEN) return
    this.web.send('{"ping":true}')
    this.expect()
  }

  /** Whatever is heard next is a sign; without one the socket counts as broken. */
  private expect(): void {
    this.deadline ??= setTimeout(() => this.broken(), this.pace.patience)
  }

  private clearDeadline(): void {
    clearTimeout(this.deadline)
    this.deadline = undefined
  }

  private hear(news: News): void {
    this.clearDeadline()
    this.tries = 0
    if ('kind' in news && news.kind === 'pong') return
    const re = number(news)
    const answer = this.asked.get(re)
    if (!answer) return this.ends.hear(news)
    this.asked.delete(re)
    answer(news)
  }

  private broken(): void {
    this.hangUp()
    this.ends.stand('lost')
    this.timer = setTimeout(() => this.connect('lost'), this.wait(this.tries++))
  }

  private hangUp(): void {
    this.clearDeadline()
    const web = this.web
    this.web = null
    web?.close()
    for (const answer of this.asked.values()) answer(null)
    this.asked.clear()
  }
}
