/** The scenes of the galaxies: dice tumble, ships and planets fly. */
import { appearing, flaring, lasting, type Stage } from '../../../pieces/motion'
import { of, type Places } from '../../../pieces/story'
import { Telling, type Scene } from '../../../pieces/telling.svelte'
import { orbitOf, shipAt } from '../board/lights'
import { faceOf, planetNumbered } from '../board/printed'
import { ROGUE_SEAT } from '../board/seats'
import type { Face, View, Wire } from '../wire'
import { CHANGES } from './story'

/** What flies over the board: a ship of a seat, a die or a planet. */
export interface Cargo {
  ship?: number
  face?: Face
  planet?: string
}

const STAGGER = 60
const TUMBLE = [
  { transform: 'translateY(-26px) rotate(-200deg) scale(.7)', opacity: 0 },
  { transform: 'translateY(4px) rotate(-24deg) scale(1.06)', opacity: 1, offset: 0.6 },
  { transform: 'none', opacity: 1 },
]
const GLOW = [{ filter: 'brightness(2.1)' }, { filter: 'none' }]

const ship = (player: number, spot: number) => `[data-ship="${shipAt(player, spot)}"]`
const onTrack = ({ player, place }: { player: number; place: number }) => ship(player, orbitOf(place))
const stock = ({ player }: { player: number }) => `[data-stock="${player}"]`
const colony = ({ planet }: { planet: number }) => `[data-colony="${planetNumbered(planet).id}"]`

/** Where a line's piece comes from, before the line is true. */
const SOURCES: Places<Wire> = {
  activated: (line, view) => `[data-die="in.${view.dice.inactive.indexOf(faceOf(line))}"]`,
  moved: ({ player, start }) => ship(player, start),
  advanced: onTrack,
  pushed: onTrack,
  shifted: ({ player, start }) => ship(player, orbitOf(start)),
  colonised: ({ place }) => `[data-ball="${place}"]`,
}

/** Where it is when the line is true. */
const GOALS: Places<Wire> = {
  activated: (_, view) => `[data-die="bay.${view.dice.active.length - 1}"]`,
  threw: () => '[data-die="in.0"]',
  moved: ({ player, to }) => ship(player, to),
  advanced: onTrack,
  pushed: onTrack,
  shifted: ({ player, to }) => ship(player, orbitOf(to)),
  colonised: colony,
  revealed: ({ place }) => `[data-place="${place}"]`,
  upgraded: ({ player }) => `[data-mat="${player}"] [data-level="now"]`,
  gained: stock,
  lost: stock,
  robbed: ({ victim }) => stock({ player: victim }),
  gave: ({ to }) => stock({ player: to }),
  used: colony,
}

export class GalaxiesTelling extends Telling<Wire, Cargo> {
  protected override readonly changes = CHANGES
  protected override readonly sources = SOURCES

  protected override motion(stage: Stage, { line, after, from }: Scene<Wire>): Promise<unknown> | undefined {
    const goal = of(GOALS, line, after)
    switch (line.what) {
      case 'rolled':
        return this.each(stage, this.all('[data-die^="in."]'), TUMBLE, lasting('reveal'), STAGGER)
      case 'activated':
        return this.fly(stage, { face: faceOf(line) }, from, goal)
      case 'colonised':
        return this.fly(stage, { planet: planetNumbered(line.planet).id }, from, goal)
      case 'moved':
      case 'advanced':
      case 'pushed':
      case 'shifted':
        return this.fly(stage, { ship: emblem(line.player, after) }, from, goal)
      case 'threw':
        return stage.play(this.find(goal), TUMBLE, { ms: lasting('reveal') })
      case 'revealed':
        return stage.play(this.find(goal), appearing, { ms: lasting('reveal') })
      case 'upgraded':
        return stage.play(this.find(goal), flaring, { ms: lasting('reveal') })
      default:
        return goal ? stage.play(this.find(goal), GLOW, { ms: lasting('move') }) : undefined
    }
  }
}

const emblem = (player: number, view: View): number => (view.players[player]?.rogue ? ROGUE_SEAT : player)
