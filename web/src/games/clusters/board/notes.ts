/** What the die's panel says: whose turn it is, and what is to be done. */
import type { BoardProps } from '../../../pieces/board'
import type { View } from '../wire'
import { lineOf } from './geometry'
import { rolledBefore } from './sky'

export type Roller = 'bob' | 'moon' | 'star'

/** What the die shows while a story is told, and for whom it was rolled. */
export interface Shown {
  face: number
  couple: number | null
  of: 'roll' | `${Roller}-row` | `${Roller}-column`
}

export interface Moment {
  view: View
  /** Is it my turn, or that of one of several who share this screen? */
  mine: boolean
  shared: boolean
  name: string
  shown: Shown | null
  late: boolean
  /** Does the sand still run for somebody who has played already? */
  waits: boolean
  /** The die as an offer, in words. */
  roll: string
  verdict: string
  /** May the die be rolled again? */
  reroll: boolean
  say: BoardProps['say']
  t: BoardProps['t']
}

export function title({ view, mine, shared, name, waits, t }: Moment): string {
  if (view.over) return t('clusters-over')
  if (waits) return t('clusters-sand')
  if (mine) return shared ? t('clusters-your-turn-named', { name }) : t('clusters-your-turn')
  return t('clusters-turn-of', { name })
}

export function note(moment: Moment): string {
  const { view, mine, shared, name, shown, late, waits, roll, verdict, t } = moment
  if (shown && shown.of !== 'roll') return t(`clusters-${shown.of}`, { number: shown.face })
  if (late) return t('clusters-late')
  if (verdict) return verdict
  if (waits) return mine && !shared ? t('clusters-sand-then-you') : t('clusters-sand-then', { name })
  if (view.step === 'opening') return t(mine ? 'clusters-opening' : 'clusters-opens', { count: view.opening })
  if (view.step === 'roll') return mine ? roll || t('clusters-roll') : t('clusters-rolls')
  return placing(moment)
}

function placing({ view, mine, reroll, say, t }: Moment): string {
  if (view.step === 'take' || view.step === 'put') return t(`clusters-${view.step}`)
  if (!view.roll) return t('clusters-zero')
  if (view.lit.length) return t('clusters-place')
  if (mine) return t(view.stock ? 'clusters-none' : 'clusters-empty', { reroll: Number(reroll) })
  return view.stock ? t('clusters-no-cell') : say({ say: 'why-no-star-left' })
}

/** Where the rolls of the setup put the Moon and a first star, in words. */
export function setupRolls(view: View, say: Moment['say']): string {
  return rolledBefore(view)
    .map((cell, at) => say({ say: at ? 'die-star' : 'die-moon', ...lineOf(cell) }))
    .join(' · ')
}
