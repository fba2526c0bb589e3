/** What cards say: their data as phrases for the texts to put in words. */
import { must } from '../../../base/must'
import type { Phrase } from '../../../base/wire'
import type { Action, AttackPart, Limit, Mission, Params, Planet, RogueGalaxy, Some } from '../wire'

const RESOURCES = ['energy', 'culture'] as const
const dashed = (op: string) => op.replaceAll('_', '-')

/** Resources as a list of phrases: 1 energy and 2 culture. */
export function stuff(amounts: Some): Phrase[] {
  return RESOURCES.flatMap((what) => (amounts[what] ? [{ say: what, count: amounts[what] }] : []))
}

/** A planet's action, sentence by sentence: its price, what it does, when it may be used. */
export function sentences(planet: Planet, later: boolean): Phrase[] {
  const { op, params, limits } = printing(planet, later)
  return [
    ...(params.pay ? [{ say: 'does-pay', stuff: stuff(params.pay) }] : []),
    does(op, params),
    ...limitPhrases(limits),
  ]
}

function printing({ action }: Planet, later: boolean): Action {
  return later && action.later_printing ? { ...action, ...action.later_printing } : action
}

const SAID: Record<string, (params: Params) => Phrase> = {
  replace_row_planet: ({ removed_to }) => ({
    say: 'does-replace-row-planet',
    to: removed_to === 'box' ? 'box' : 'deck',
  }),
  upgrade_empire: (params) => ({ say: 'does-upgrade-empire', kind: upgradeKind(params) }),
  convert: ({ from }) => ({ say: 'does-convert', from }),
  recall_ship_for_gain: ({ mix }) => ({ say: 'does-recall-ship-for-gain', mix: Number(mix) }),
  gain_and_share: (params) => ({
    say: 'does-gain-and-share',
    stuff: stuff(params),
    others: stuff(params.others ?? {}),
  }),
  use_other_players_colony: ({ fee }) => ({ say: 'does-use-other-players-colony', stuff: stuff(fee ?? {}) }),
  transfer_orbit: ({ may_colonise }) => ({ say: 'does-transfer-orbit', colonise: Number(may_colonise) }),
  follow_tax: ({ follow_cost }) => ({ say: 'does-follow-tax', count: follow_cost }),
  advance_own: ({ track, steps }) => ({ say: 'does-advance-own', track, steps }),
  regress_enemy: ({ track, ships, steps }) => ({ say: 'does-regress-enemy', track, ships, steps }),
  advance_all_players: ({ others_steps, you }) => ({
    say: 'does-advance-all-players',
    others: others_steps,
    steps: you,
  }),
}

/** What an operation does; most speak of resources alone, or of nothing that varies. */
function does(op: string, params: Params): Phrase {
  return SAID[op]?.(params) ?? { say: `does-${dashed(op)}`, stuff: stuff(params) }
}

function upgradeKind({ mixed_payment, condition }: Params): string {
  return mixed_payment ? 'mixed' : condition === 'lowest_level' ? 'lowest' : 'alone'
}

function limitPhrases(limits: Limit[]): Phrase[] {
  const [own, once] = [limits.includes('own_turn_only'), limits.includes('once_per_turn')]
  if (own && once) return [{ say: 'does-only-both' }]
  return own ? [{ say: 'does-only-own-turn' }] : once ? [{ say: 'does-only-once' }] : []
}

/** A mission by its name; its form `task` says what it asks. */
export const missionName = (mission: Mission): Phrase => ({
  say: 'mission-card',
  id: mission.id,
  task: missionTask(mission),
})

export function missionTask({ op, of, level, energy, culture }: Mission): Phrase {
  const details = { of, level, energy, culture }
  const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
  return { say: `mission-${dashed(op)}`, ...given }
}

/** What a rogue galaxy's colony face does on a level. */
export function attack(rogue: RogueGalaxy, level: number): Phrase {
  return { say: 'rogue-attack', level, parts: must(rogue.colony_actions[level - 1]).parts.map(attackPart) }
}

function attackPart({ op, steps, amount, dice, ...amounts }: AttackPart): Phrase {
  return { say: `attack-${op}`, what: stuff(amounts), count: amount ?? steps ?? dice ?? 0 }
}
