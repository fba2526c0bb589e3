/** What the board says about the moment: a title and a sentence. */
import { must } from '../../../base/must'
import type { BoardProps } from '../../../pieces/board'
import type { Sketch, View } from '../wire'
import type { Namer } from './names'
import type { Prospect } from './prospect'

interface Moment {
  view: View
  /** The seat whose sky is shown, and whether it is mine. */
  seat: number
  own: boolean
  acting: boolean
  name: (seat: number) => string
  named: Namer
  verdict: string
  soon: Prospect | null
  t: BoardProps['t']
}

export function titleOf(moment: Moment): string {
  const { view, seat, own, name, verdict, t } = moment
  if (view.over && view.rank !== null) return t('sky-rank', { rank: view.rank })
  if (view.over || verdict) return verdict || t('sky-over')
  if (!own) return name(seat)
  if (view.step === 'draw') return drawing(moment)
  if (view.step === 'name') return moment.acting ? t('sky-name-size') : t('sky-names-size', { name: name(view.first) })
  return t(moment.acting ? `sky-choose-${view.step}` : 'sky-wait')
}

function drawing({ view, seat, named, t }: Moment): string {
  const { mine } = view
  const its = must(view.players[seat])
  if (its.card === null) return ''
  const name = named(its.card)
  if (mine?.nothing) return t('sky-draws-nothing')
  if (its.done) return t('sky-drawn', { name })
  if (!mine?.sketch) return t('sky-lay', { name })
  if (mine.sketch.pieces.length > 1) return t('sky-keep')
  return mine.sketch.crossing ? t('sky-uncross') : t('sky-draw', { name })
}

export function helpOf(moment: Moment): string {
  const { view, own, acting, t } = moment
  if (view.over || !own || !view.mine) return ''
  if (view.step === 'draw') return aboutDrawing(moment, view.mine.sketch)
  if (!acting) return view.step === 'name' ? '' : t('sky-wait-help')
  return t(`sky-help-${view.step}`)
}

function aboutDrawing({ view, seat, soon, t }: Moment, sketch: Sketch | null): string {
  if (must(view.players[seat]).done) return view.seats > 1 ? t('sky-done-help') : ''
  if (sketch && sketch.pieces.length > 1) return t('sky-keep-help')
  const crossing = sketch ? sketch.crossing : (soon?.crossing ?? 0)
  if (crossing) return t('sky-crossing', { count: crossing })
  if (!soon) return sketch ? '' : t('sky-lay-help')
  const fits = soon.out ? t('sky-out', { count: soon.out, crossed: soon.crossed }) : t('sky-all-fit')
  return sketch ? `${fits} ${t('sky-leave-help')}` : fits
}
