/** Clocks in words and figures. */
import type { Limit } from '../../base/api'
import type { T } from '../../i18n/words.svelte'

const MINUTE = 60
const HOUR = 3600

/** Minutes and seconds, or hours and minutes; the last second counts until it is over. */
export function figures(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  if (whole >= HOUR) return `${Math.floor(whole / HOUR)} h ${two((whole % HOUR) / MINUTE)}`
  return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`
}

/** How much time players have; nothing where they have all of it. */
export function clockText(clock: Limit | null, t: T, lang: string): string {
  if (!clock) return ''
  const time = span(clock.seconds, lang)
  if (clock.per === 'game') return t('clock-game', { time, added: clock.added ?? 0 })
  return t(clock.per === 'turn' && clock.wait_out ? 'clock-turn-waited' : `clock-${clock.per}`, { time })
}

/** A time in the largest unit that it fills. */
function span(seconds: number, lang: string): string {
  const units = [
    ['hour', HOUR],
    ['minute', MINUTE],
  ] as const
  const [unit, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1]
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}
