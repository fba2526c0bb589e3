/** Clocks in words and figures. */
import type { Limit } from './api'
import type { T } from './words.svelte'

/** Minutes and seconds; the last second counts until it is over. */
export function figures(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How much time players have; nothing where they have all of it. */
export function clockText(clock: Limit | null, t: T): string {
  if (!clock) return ''
  if (clock.per === 'move') return t('clock-move', { seconds: clock.seconds })
  if (clock.per === 'turn') return t(clock.wait_out ? 'clock-turn-waited' : 'clock-turn', { seconds: clock.seconds })
  return t('clock-game', { minutes: clock.seconds / 60, added: clock.added ?? 0 })
}
