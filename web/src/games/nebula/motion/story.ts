/** The view while a story is told: after each line what that line says has become true, no more. */
import { must } from '../../../base/must'
import { sideBySide, still, type Changes } from '../../../pieces/story'
import { starOf } from '../board/printed'
import type { Cluster, Player, Star, Told, View, Wire } from '../wire'

const withAt = <T>(list: T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one))

export const CHANGES: Changes<Wire> = {
  chose: still,
  decided: still,
  began: (line, view) => held(view, line.seat, starOf(line), 1),
  moved: ({ cluster, ray }, view) => withCluster(view, cluster, { clock: ray }),
  took: (line, view) => held(withRay(view, line.cluster, line.ray, null), line.seat, starOf(line), 1),
  gave: (line, view) => held(view, line.seat, starOf(line), -1),
  drew: (line, view) => ({ ...view, drawn: [...view.drawn, starOf(line)] }),
  kept: (line, view) => held(withoutDrawn(view, starOf(line)), line.seat, starOf(line), 1),
  dropped: (line, view) => withoutDrawn(view, starOf(line)),
  replaced: ({ seat, space }, view) => withSpace(view, seat, space, null),
  placed: (line, view) => held(withSpace(view, line.seat, line.space, starOf(line)), line.seat, starOf(line), -1),
  completed: still,
  reached: still,
  fell: ({ seat, holes }, view) => held(withPlayer(view, seat, { holes }), seat, 'black', -1),
  tracked: ({ at }, view) => ({ ...view, track: at }),
  faded: (_, view) => ({ ...view, nova: null }),
  ignited: (line, view) => ({ ...(line.drawn ? view : held(view, line.seat, starOf(line), -1)), nova: starOf(line) }),
  advanced: (_, view, next) => ({ ...view, counters: next.counters }),
  finished: (_, view, next) => ({ ...view, placed: [], turn: next.turn, step: next.step }),
  fulfilled: ({ task }, view, next) => ({ ...view, tasks: withAt(view.tasks, task, must(next.tasks[task])) }),
  refilled: (line, view) => withRay(view, line.cluster, line.ray, starOf(line)),
  ending: still,
  ended: still,
  unveiled: still,
}

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return { ...view, players: withAt(view.players, seat, { ...must(view.players[seat]), ...change }) }
}

function withSpace(view: View, seat: number, space: number, value: Star | null): View {
  return withPlayer(view, seat, { stars: withAt(must(view.players[seat]).stars, space, value) })
}

/** A star comes into an observatory, or leaves it. */
function held(view: View, seat: number, which: Star, by: 1 | -1): View {
  const { observatory } = must(view.players[seat])
  return withPlayer(view, seat, { observatory: { ...observatory, [which]: Math.max(0, observatory[which] + by) } })
}

function withCluster(view: View, cluster: number, change: Partial<Cluster>): View {
  return { ...view, clusters: withAt(view.clusters, cluster, { ...must(view.clusters[cluster]), ...change }) }
}

function withRay(view: View, cluster: number, ray: number, value: Star | null): View {
  return withCluster(view, cluster, { stars: withAt(must(view.clusters[cluster]).stars, ray, value) })
}

function withoutDrawn(view: View, which: Star): View {
  const at = view.drawn.indexOf(which)
  return { ...view, drawn: view.drawn.filter((_, i) => i !== at) }
}

const TOGETHER = new Set<Told['what']>(['refilled', 'drew', 'dropped', 'began'])

/** Lines that go together: all rays refilled, all stars drawn. */
export const scenes = (story: Told[]): Told[][] => sideBySide(story, TOGETHER)
