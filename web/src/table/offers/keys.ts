/** Keys at the table: numbers choose, Enter does, U takes back, H asks for advice. */
import { isOn } from '../../ui/target'
import type { Session } from '../session/session.svelte'
import { neighbour, ranked } from './offers'

const CONTROLS = 'input, textarea, select, button, a, summary, [contenteditable], [role=gridcell], [role=button]'

export function handleKeys(event: KeyboardEvent, session: Session): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isOn(event, 'input, textarea, select')
  )
    return
  if (isOn(event, CONTROLS) && !/^([1-9]|[uh])$/i.test(event.key)) return
  const act = meaning(event.key, session)
  if (!act) return
  event.preventDefault()
  act()
}

function meaning(key: string, session: Session): (() => void) | null {
  const offers = ranked(session.now?.offers ?? [], session.gains)
  if (/^[1-9]$/.test(key)) {
    const offer = offers[Number(key) - 1]
    return offer ? () => choose(session, offer.do) : null
  }
  return KEYS[key.length === 1 ? key.toLowerCase() : key]?.(session, offers) ?? null
}

/** Select an offer, and bring the focus to its sentence, so that Enter does it. */
function choose(session: Session, offer: string): void {
  session.select(offer)
  document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(offer)}"]`)?.focus()
}

type Meaning = (session: Session, offers: ReturnType<typeof ranked>) => (() => void) | null
const step =
  (by: 1 | -1): Meaning =>
  (session, offers) => {
    const next = neighbour(offers, session.selected, by)
    return next === null ? null : () => choose(session, next)
  }

const KEYS: Record<string, Meaning> = {
  Enter: (session) => () =>
    session.now?.confirm ? session.confirm() : session.selected !== null && session.act(session.selected),
  Escape: (session) => (session.selected === null ? null : () => session.select(null)),
  u: (session) => (session.canUndo ? () => session.undo() : null),
  h: (session) => (session.myTurn ? () => void session.hint() : null),
  ArrowDown: step(1),
  ArrowRight: step(1),
  ArrowUp: step(-1),
  ArrowLeft: step(-1),
}
