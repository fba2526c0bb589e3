/** Outlines around the origin; angles in degrees, clockwise from the top. */

export type Point = readonly [number, number]

export const tidy = (n: number): number => Math.round(n * 100) / 100

export function polar(radius: number, angle: number, centre: Point = [0, 0]): Point {
  const turn = (angle * Math.PI) / 180
  return [tidy(centre[0] + radius * Math.sin(turn)), tidy(centre[1] - radius * Math.cos(turn))]
}

const closed = (points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

export function star(rays: number, radius: number, inner: number, turn = 0): string {
  const corner = (_: unknown, i: number) => polar(i % 2 ? radius * inner : radius, turn + (i * 180) / rays)
  return closed(Array.from({ length: 2 * rays }, corner))
}

export function polygon(sides: number, radius: number, turn = 0): string {
  return closed(Array.from({ length: sides }, (_, i) => polar(radius, turn + (i * 360) / sides)))
}

export function disc(radius: number): string {
  const r = tidy(radius)
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

export function crescent(radius: number): string {
  const [far, near, bite] = [tidy(radius * 0.86), tidy(radius * 0.45), tidy(radius * 0.78)]
  return `M${near} ${-far}A${radius} ${radius} 0 1 0 ${far} ${near}A${bite} ${bite} 0 0 1 ${near} ${-far}Z`
}

/** An arc of a circle around a centre, clockwise. */
export function arc(radius: number, from: number, to: number, centre: Point = [0, 0]): string {
  const [x0, y0] = polar(radius, from, centre)
  const [x1, y1] = polar(radius, to, centre)
  return `M${x0} ${y0}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x1} ${y1}`
}
