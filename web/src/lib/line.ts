/** A line to the server: a websocket that comes back when it breaks, with questions and their answers. */
export type Standing = 'connecting' | 'open' | 'lost' | 'closed'
export interface Message { kind?: string; re?: number; [part: string]: unknown }

export interface Ends {
  hear: (message: Message) => void
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

export class Line {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private readonly pulse: ReturnType<typeof setInterval>
  private last = 0
  private readonly asked = new Map<number, (answer: Message | null) => void>()

  constructor(private readonly address: string, private readonly ends: Ends, private readonly wait = pause, private readonly pace = PULSE) {
    this.connect('connecting')
    this.pulse = setInterval(this.ping, pace.every)
    document.addEventListener('visibilitychange', this.look)
  }

  /** Send a message; its number, or null if the line is broken. */
  send(message: Record<string, unknown>): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null
    this.socket.send(JSON.stringify({ id: ++this.last, ...message }))
    return this.last
  }

  /** Send a question; null if the line breaks before its answer. */
  ask(question: Record<string, unknown>): Promise<Message | null> {
    const id = this.send(question)
    return id === null ? Promise.resolve(null) : new Promise((answer) => this.asked.set(id, answer))
  }

  /** Try again now, if the line waits to. */
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
    const socket = new WebSocket(this.address)
    this.socket = socket
    this.expect()
    socket.onopen = () => this.mine(socket, () => this.opened())
    socket.onmessage = (event) => this.mine(socket, () => this.hear(JSON.parse(String(event.data)) as Message))
    socket.onclose = (event) => this.mine(socket, () => (refused(event.code) ? this.close() : this.broken()))
  }

  /** What a socket says counts only while it is the line's own. */
  private mine(socket: WebSocket, then: () => void): void {
    if (this.socket === socket) then()
  }

  private opened(): void {
    this.calm()
    this.ends.stand('open')
  }

  /** Somebody looks at the page again: what it shows had better be true. */
  private readonly look = (): void => {
    if (!document.hidden) this.ping()
  }

  /** Ask whether anybody is there: a network may be gone without a word. */
  private readonly ping = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.socket.send('{"ping":true}')
    this.expect()
  }

  /** Whatever is heard next is a sign; without one the line counts as broken. */
  private expect(): void {
    this.deadline ??= setTimeout(() => this.broken(), this.pace.patience)
  }

  private calm(): void {
    clearTimeout(this.deadline)
    this.deadline = undefined
  }

  private hear(message: Message): void {
    this.calm()
    this.tries = 0
    if (message.kind === 'pong') return
    const answer = message.re === undefined ? undefined : this.asked.get(message.re)
    if (!answer) return this.ends.hear(message)
    this.asked.delete(message.re!)
    answer(message)
  }

  private broken(): void {
    this.hangUp()
    this.ends.stand('lost')
    this.timer = setTimeout(() => this.connect('lost'), this.wait(this.tries++))
  }

  private hangUp(): void {
    this.calm()
    const socket = this.socket
    this.socket = null
    socket?.close()
    for (const answer of this.asked.values()) answer(null)
    this.asked.clear()
  }
}
