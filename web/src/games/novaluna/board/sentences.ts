/** What is to be done now, in words. */
import type { BoardProps } from '../../../pieces/board'
import type { View } from '../wire'
import { printed } from './printed'

/** The task of the moment, mine or another's; nothing where there is none. */
export function taskOf(view: View, mine: boolean, picks: number, refill: boolean, t: BoardProps['t']): string {
  if (view.over) return ''
  if (view.hand !== null)
    return t(mine ? 'luna-lay' : 'luna-lays', { colour: printed(view.hand).colour, cost: printed(view.hand).cost })
  if (view.step === 'place') return ''
  if (!mine) return t('luna-choosing')
  if (picks) return t('luna-take', { count: picks })
  return refill ? t('luna-refill-now') : ''
}
