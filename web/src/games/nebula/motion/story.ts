/** The view while a story is told: after each line what that line says has become true, no more. */
import type { Told } from '../../../table/board'
import { STARS, type Cluster, type NebulaView, type Player, type Star } from '../view'

type Line = Record<string, number> & { what: string }
type Change = (view: NebulaView, line: Line, next: NebulaView) => NebulaView

const star = (line: Line): Star => STARS[line.star!]!
const withAt = <T>(list: T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

const CHANGES: Record<string, Change> = {
  began: (view, line) => held(view, line.seat!, star(line), 1),
  moved: (view, { cluster, ray }) => withCluster(view, cluster!, { clock: ray! }),
  took: (view, line) => held(withRay(view, line.cluster!, line.ray!, null), line.seat!, star(line), 1),
  gave: (view, line) => held(view, line.seat!, star(line), -1),
  drew: (view, line) => ({ ...view, drawn: [...view.drawn, star(line)] }),
  kept: (view, line) => held(withoutDrawn(view, star(line)), line.seat!, star(line), 1),
  dropped: (view, line) => withoutDrawn(view, star(line)),
  replaced: (view, { seat, space }) => withSpace(view, seat!, space!, null),
  placed: (view, line) => held(withSpace(view, line.seat!, line.space!, star(line)), line.seat!, star(line), -1),
  fell: (view, { seat, holes }) => held(withPlayer(view, seat!, { holes: holes! }), seat!, 'black', -1),
  tracked: (view, { at }) => ({ ...view, track: at! }),
  faded: (view) => ({ ...view, nova: null }),
  ignited: (view, line) => ({ ...(line.drawn ? view : held(view, line.seat!, star(line), -1)), nova: star(line) }),
  advanced: (view, _, next) => ({ ...view, counters: next.counters }),
  finished: (view, _, next) => ({ ...view, placed: [], turn: next.turn, step: next.step }),
  fulfilled: (view, { task }, next) => ({ ...view, tasks: withAt(view.tasks, task!, next.tasks[task!]!) }),
  refilled: (view, line) => withRay(view, line.cluster!, line.ray!, star(line)),
}

export function advance(view: NebulaView, line: Told, next: NebulaView): NebulaView {
  return CHANGES[line.what]?.(view, line as unknown as Line, next) ?? view
}

function withPlayer(view: NebulaView, seat: number, change: Partial<Player>): NebulaView {
  return { ...view, players: withAt(view.players, seat, { ...view.players[seat]!, ...change }) }
}

function withSpace(view: NebulaView, seat: number, space: number, value: Star | null): NebulaView {
  return withPlayer(view, seat, { stars: withAt(view.players[seat]!.stars, space, value) })
}

/** A star comes into an observatory, or leaves it. */
function held(view: NebulaView, seat: number, which: Star, by: 1 | -1): NebulaView {
  const { observatory } = view.players[seat]!
  return withPlayer(view, seat, { observatory: { ...observatory, [which]: Math.max(0, observatory[which] + by) } })
}

function withCluster(view: NebulaView, cluster: number, change: Partial<Cluster>): NebulaView {
  return { ...view, clusters: withAt(view.clusters, cluster, { ...view.clusters[cluster]!, ...change }) }
}

function withRay(view: NebulaView, cluster: number, ray: number, value: Star | null): NebulaView {
  return withCluster(view, cluster, { stars: withAt(view.clusters[cluster]!.stars, ray, value) })
}

function withoutDrawn(view: NebulaView, which: Star): NebulaView {
  const at = view.drawn.indexOf(which)
  return { ...view, drawn: view.drawn.filter((_, i) => i !== at) }
}
