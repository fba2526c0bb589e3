/** Settings: what this browser's player likes, kept by the browser. */
import { spoken, type Language } from './languages'

export const THEMES = ['night', 'day', 'glow'] as const
export type Theme = (typeof THEMES)[number]

/** How quickly the board tells what happened. */
export const SPEEDS = ['slow', 'usual', 'quick'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Settings {
  language: Language
  theme: Theme | 'system'
  sound: boolean
  volume: number
  motion: boolean
  speed: Speed
  notify: boolean
  level: string
  text: boolean
  /** What was played last of each game: how many bots, and by which options. */
  played: Record<string, Played>
}

export interface Played {
  bots: number
  options: Record<string, unknown>
}

const KEY = 'asterism'

export function defaults(): Settings {
  const language = spoken(navigator.languages)
  return {
    language,
    theme: 'night',
    sound: true,
    volume: 0.5,
    motion: true,
    speed: 'usual',
    notify: false,
    level: 'medium',
    text: false,
    played: {},
  }
}

/** What was kept, as far as it makes sense. */
function kept(): Settings {
  const start = defaults()
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const good = Object.entries(start)
      .filter(([name, usual]) => typeof found[name] === typeof usual)
      .map(([name]) => [name, found[name]] as const)
    return { ...start, ...Object.fromEntries(good) }
  } catch {
    return start
  }
}

export const settings: Settings = $state(kept())

const light = matchMedia('(prefers-color-scheme: light)')
let systemLight = $state(light.matches)
light.addEventListener('change', () => (systemLight = light.matches))

export function theme(): Theme {
  return settings.theme === 'system' ? (systemLight ? 'day' : 'night') : settings.theme
}

/** Keeps the settings, and shows them on the page. Call once, within an effect root. */
export function keep(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing plays as well.
    }
  })
  $effect(() => {
    const page = document.documentElement
    page.dataset.theme = theme()
    page.dataset.speed = settings.speed
    page.dataset.motion = settings.motion ? 'on' : 'off'
    page.lang = settings.language
    const sky = getComputedStyle(page).getPropertyValue('--sky')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', sky)
  })
}
