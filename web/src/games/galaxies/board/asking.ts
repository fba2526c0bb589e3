/** The question of the moment in words: what it is about and what to do. */
import type { BoardProps } from '../../../pieces/board'
import type { Doing, Offer, Question, View } from '../wire'
import type { Use } from './hand.svelte'
import { planetOf } from './printed'

type T = BoardProps['t']

export interface Asked {
  title: string
  way: string[]
}

/** What is asked of me, or that somebody else is asked. */
export function asked(view: View, mine: boolean, use: Use | null, name: (player: number) => string, t: T): Asked {
  const question = view.question
  if (!question) return { title: t('galaxies-over'), way: [] }
  const way = view.doing.flatMap((one) => step(one, t))
  if (mine) return { title: title(view, question, use, name, t), way }
  return { title: question.who < 0 ? t('watch-missions') : t('watch-choice', { name: name(question.who) }), way }
}

function step({ planet, face }: Doing, t: T): string[] {
  if (planet) return [planetOf(planet).name]
  return face ? [t(`face-${face}`)] : []
}

function title(view: View, question: Question, use: Use | null, name: (player: number) => string, t: T): string {
  const { kind, planet, face, price, steps, left } = question
  if (kind === 'turn' && use) return t(use === 'reroll' ? 'ask-reroll' : 'ask-spend')
  const words = {
    name: name(kind === 'follow' ? (view.doing.at(-1)?.who ?? view.turn) : view.turn),
    planet: planet ? planetOf(planet).name : '',
    face: face ? t(`face-${face}`) : '',
    price,
    steps,
    left,
    dice: view.dice.inactive.length,
  }
  return t(`ask-${kind}`, words)
}

/** A button's words: short ones of the board, with what the offer says of itself. */
export function buttonWords(offer: Offer, view: View, t: T, say: BoardProps['say']): string {
  if (SENTENCES.has(offer.verb)) return say(offer.say)
  if (offer.verb === 'follow') return t('do-follow', { price: view.question?.price ?? 0 })
  return t(`do-${offer.verb}`)
}

/** These differ by numbers alone; the rules' own sentence names them best. */
const SENTENCES = new Set(['upgrade', 'swap', 'gain', 'give'])

/** Buttons that only let something be: there is nothing to foresee, so one press does it. */
export const LETTING = new Set(['pass', 'never', 'let', 'decline'])
