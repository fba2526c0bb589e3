/** A session: one browser at one table, through the eyes of one seat at a time. */
import { api, live, query, type Table } from '../../base/api'
import { Socket, type News, type Standing } from '../../base/socket'
import type { ClockFace, ErrorMessage, Phrase, Said } from '../../base/wire'
import type { Heard, Offer, Story, Told } from '../../pieces/board'
import { ChatLines } from './chat.svelte'
import { sameOffers, startChoice } from './choice'
import { Queue } from './queue'
import { firstSeat, mine, nextSeat } from './seats'

export interface Problem {
  key: string
  text: string
  say?: Phrase
}
export interface Advice {
  do: string
  because: Phrase
}
type Notice = 'moved' | 'turn' | 'end'

export interface Surroundings {
  id: () => string
  secrets: () => boolean
  /** Let the board tell a story; briefly, while my time runs. */
  tell: (story: Story, next: Heard, brief: boolean) => Promise<void>
  /** Stop what is told now. */
  hush: () => void
  noticed: (notice: Notice) => void
}

/** What I chose beside others, from which offers; `stale` once one of them was quicker. */
interface Wish {
  re: number
  offer: string
  offers: Offer[]
  stale: boolean
}
const LINES = 200
/** With less time than this, in seconds, nobody wants to spend it on watching. */
const HURRY = 60
const isShort = (clock: ClockFace | undefined): boolean => !!clock?.runs && clock.left < HURRY

export class Session {
  table = $state.raw<Table | null>(null)
  now = $state.raw<Heard | null>(null)
  told = $state.raw<Story>([])
  since = $state.raw<Story>([])
  readonly chat = new ChatLines()
  standing = $state<Standing>('connecting')
  problem = $state.raw<Problem | null>(null)
  selected = $state<string | null>(null)
  gains = $state.raw<Record<string, number>>({})
  foreseen = $state.raw<Told[]>([])
  sure = $state(true)
  advice = $state.raw<Advice | null>(null)
  /** Why what was tried last is not offered. */
  reason = $state.raw<Phrase | null>(null)
  thinking = $state(false)
  telling = $state(false)
  seat = $state<number | null>(null)
  /** The seat whose player must come to the screen before anything is shown. */
  curtain = $state<number | null>(null)
  /** The seat this browser looked as before, if that one has a decision to take back. */
  before = $state<number | null>(null)

  /** Did I choose to look as this seat, though another one must act? */
  chosen = $state(false)

  private pending = $state<number | null>(null)
  /** Does the server speak again, so that what is shown is how it stands? */
  private current = $state(false)
  private socket: Socket | null = null
  private panels = false
  private greet = true
  private wish: Wish | null = null
  private andUndo = false
  private readonly frames = new Queue<Heard>((frame) => this.show(frame))

  constructor(private readonly around: Surroundings) {}

  get id(): string {
    return this.around.id()
  }

  readonly own = $derived(this.table ? mine(this.table) : [])
  /** The seats that must act. */
  readonly acting = $derived(this.now?.view?.to_act ?? [])
  private readonly cut = $derived(this.now?.verdict !== undefined || this.table?.resigned != null)
  /** The end is there once it was told, not when the table knows it. */
  readonly over = $derived(
    (this.table?.status === 'over' && (!this.now?.view || this.cut)) || (this.now?.view?.over ?? false),
  )
  readonly playing = $derived(this.seat !== null && !this.over && this.table?.current !== false)
  readonly myTurn = $derived(this.playing && !!this.now && (this.now.offers.length > 0 || this.now.confirm))
  readonly ready = $derived(
    this.playing &&
      this.now !== null &&
      this.standing === 'open' &&
      this.current &&
      !this.telling &&
      this.pending === null &&
      this.table?.status === 'running',
  )
  /** Since when, on the page's own clock, the clocks have gone on. */
  readonly clockedAt = $derived(this.now?.heard ?? 0)
  readonly canUndo = $derived(this.ready && (this.now?.undo || this.before !== null))

  start(table: Table): void {
    this.table = table
    this.join(firstSeat(this.own, this.around.secrets()))
  }

  stop(): void {
    this.socket?.close()
    this.socket = null
    this.frames.clear()
  }

  retry(): void {
    this.socket?.retry()
  }

  /** Look as a seat from now on. */
  join(seat: number | null): void {
    this.stop()
    this.forget()
    this.curtain = null
    this.seat = seat
    const address = live(`/tables/${this.id}/live?${query(seat, this.panels)}`)
    const socket: Socket = new Socket(address, {
      hear: (message) => this.socket === socket && this.hear(message),
      stand: (standing) => this.stand(standing),
    })
    this.socket = socket
  }

  /** Does the board need panels from now on? Then the same seat joins anew. */
  need(panels: boolean): void {
    const same = panels === this.panels
    this.panels = panels
    if (same || !this.socket) return
    this.greet = false
    this.join(this.seat)
  }

  private forget(): void {
    this.now = null
    this.told = this.since = this.foreseen = []
    this.selected = this.advice = this.problem = this.pending = this.wish = null
    this.gains = {}
  }

  private stand(standing: Standing): void {
    this.standing = standing
    if (standing === 'open') return
    this.chat.lost()
    this.pending = this.wish = null
    this.current = false
  }

  private hear(news: News): void {
    if (!('kind' in news)) return
    if ('re' in news && news.re === this.pending) this.pending = null
    if (news.kind === 'state') this.hearState({ ...news, heard: performance.now() })
    if (news.kind === 'table') this.know(news)
    if (news.kind === 'chat') this.chat.hear(news.lines, this.own)
    if (news.kind === 'error') this.refuse(news)
  }

  /** What happened before is told no longer once my own time runs. */
  private hearState(frame: Heard): void {
    if (this.hurried(frame)) this.around.hush()
    this.frames.push(frame)
  }

  private readonly hurried = ({ clocks, view }: Heard): boolean =>
    !!view?.to_act.some((seat) => this.own.includes(seat) && isShort(clocks?.[seat]))

  private refuse(message: ErrorMessage): void {
    this.problem = { key: message.error, text: message.text, say: message.say }
    if (this.wish && this.wish.re === message.re)
      this.wish = message.error === 'stale' ? { ...this.wish, stale: true } : null
    if (message.error === 'not-your-seat') void this.lookAgain()
  }

  /** My seat is no longer mine: see what is. */
  private async lookAgain(): Promise<void> {
    this.table = await api.table(this.id)
    this.join(firstSeat(this.own, this.around.secrets()))
  }

  /** The table changed: perhaps I sat down, or lost my seat. */
  private know(table: Table): void {
    this.table = table
    const kept = this.seat !== null && this.own.includes(this.seat)
    if (this.curtain === null && !kept && this.seat !== firstSeat(this.own, this.around.secrets())) {
      this.join(firstSeat(this.own, this.around.secrets()))
    }
  }

  private async show(frame: Heard): Promise<void> {
    const joining = this.now === null || frame.recent !== undefined
    if (!joining) await this.tell(frame)
    if (frame.seat !== this.seat) return
    if (!joining) this.before = null
    this.chosen &&= joining
    if (frame.story.some((one) => one.seat === this.seat)) this.wish = null
    const wasMine = this.myTurn
    this.told = joining ? (frame.recent ?? frame.story) : [...this.told, ...frame.story].slice(-LINES)
    this.since = joining ? this.greeting(frame) : this.since.length ? [...this.since, ...frame.story].slice(-LINES) : []
    this.greet = false
    const again = this.wishedStill(frame)
    this.settle(frame)
    this.notice(joining, wasMine)
    if (this.andUndo) return this.takeBack()
    if (again !== null) return this.act(again)
    if (!this.chosen || this.seat === null) this.moveOn()
    this.ponder()
  }

  /** What happened meanwhile, for one who comes, or comes back after it. */
  private greeting(frame: Heard): Story {
    const missed = this.now !== null && !this.current && this.now.at !== frame.at
    return this.greet || missed ? (frame.since ?? []) : this.since
  }

  private async tell(frame: Heard): Promise<void> {
    if (!frame.story.length || document.hidden || this.frames.some(this.hurried)) return
    this.telling = true
    await this.around.tell(frame.story, frame, this.hurried(frame)).finally(() => (this.telling = false))
  }

  /** A new truth: what was foreseen before it is gone, and what was chosen, unless somebody else acted meanwhile. */
  private settle(frame: Heard): void {
    this.selected = startChoice(frame.offers, this.now?.offers ?? [], this.selected)
    this.now = frame
    this.current = true
    this.foreseen = []
    this.gains = {}
    this.advice = this.reason = null
  }

  /** On joining, only what one who looks elsewhere would miss. */
  private notice(joining: boolean, wasMine: boolean): void {
    const turn = this.myTurn && !wasMine
    if (!joining) this.around.noticed(this.over ? 'end' : turn ? 'turn' : 'moved')
    else if (turn && document.hidden) this.around.noticed('turn')
  }

  /** At a hot seat, look as the seat that must act now; with secrets only behind a curtain. */
  private moveOn(): void {
    const next = nextSeat(this.own, this.seat, this.acting, this.now?.confirm ?? false)
    if (next === this.seat || next === null || this.over) return
    if (this.around.secrets() && this.own.length > 1) return this.draw(next)
    this.change(next)
  }

  private change(seat: number): void {
    const before = this.now?.undo ? this.seat : null
    this.greet = false
    this.join(seat)
    this.before = before
  }

  private draw(next: number): void {
    this.stop()
    this.forget()
    this.seat = null
    this.curtain = next
  }

  /** The next player is here: the curtain opens. */
  come(): void {
    this.greet = true
    if (this.curtain !== null) this.join(this.curtain)
  }

  /** Look as another seat of mine, by choice. */
  lookAs(seat: number): void {
    if (seat === this.seat) return
    this.chosen = true
    if (this.around.secrets()) this.draw(seat)
    else this.change(seat)
  }

  // What a player does

  private request(message: Said): void {
    this.problem = null
    if (!this.ready || !this.socket || !this.now) return
    this.pending = this.socket.send({ ...message, at: this.now.at })
  }

  act(offer: string): void {
    if (!this.now?.offers.some((one) => one.do === offer)) return
    this.before = null
    this.since = []
    this.request({ do: offer })
    const beside = this.acting.length > 1
    this.wish =
      beside && this.pending !== null ? { re: this.pending, offer, offers: this.now.offers, stale: false } : null
  }

  /** Somebody who decides beside me was quicker: my choice stands, so it is sent once more. Where nobody does, it was
   * I myself, in another window, and to send it again would be to decide twice. */
  private wishedStill(frame: Heard): string | null {
    if (!this.wish?.stale || frame.recent === undefined) return null
    const { offer, offers } = this.wish
    this.wish = null
    return sameOffers(frame.offers, offers) ? offer : null
  }

  confirm(): void {
    this.request({ confirm: true })
  }

  /** Take my last decision back; at a hot seat that of the seat before, if the present one has none. */
  undo(): void {
    if (this.now?.undo || this.before === null) return this.request({ undo: true })
    this.andUndo = true
    this.greet = false
    this.join(this.before)
  }

  private takeBack(): void {
    this.andUndo = false
    this.before = null
    if (this.now?.undo) return this.request({ undo: true })
    this.moveOn()
    this.ponder()
    this.problem = { key: 'no-undo', text: '' }
  }

  /** Say something to the table; false if nobody hears it now. */
  say(text: string): boolean {
    return (this.socket?.send({ chat: text }) ?? null) !== null
  }

  select(offer: string | null): void {
    if (offer !== null && !this.now?.offers.some((one) => one.do === offer)) return
    this.problem = this.reason = null
    this.selected = offer
    this.foreseen = []
    this.sure = true
    if (offer !== null) void this.foresee(offer)
  }

  private async foresee(offer: string): Promise<void> {
    const answer = await this.socket?.ask({ ask: 'preview', do: offer })
    if (answer?.kind !== 'answer' || this.selected !== offer) return
    this.foreseen = answer.story
    this.sure = answer.sure
  }

  /** Ask what the offers bring, and what the only one would. */
  private ponder(): void {
    if (!this.playing || !this.now?.offers.length) return
    void this.weigh(this.now.at)
    if (this.selected !== null) void this.foresee(this.selected)
  }

  private async weigh(at: number): Promise<void> {
    const answer = await this.socket?.ask({ ask: 'gains' })
    if (answer?.kind === 'answer' && this.now?.at === at) this.gains = answer.gains
  }

  async why(action: string): Promise<Phrase | null> {
    const answer = await this.socket?.ask({ ask: 'why', do: action })
    return (this.reason = answer?.kind === 'answer' ? answer.say : null)
  }

  async hint(): Promise<void> {
    const at = this.now?.at
    this.thinking = true
    const answer = await this.socket?.ask({ ask: 'hint' })
    this.thinking = false
    if (answer?.kind === 'error') this.refuse(answer)
    if (answer?.kind !== 'answer' || this.now?.at !== at) return
    this.select(answer.do)
    this.advice = { do: answer.do, because: answer.because }
  }
}
