/** The shapes of pieces, around the origin. */
import { crescent, disc, polygon, star, tidy } from '../ui/outlines'

export type Colour = 'red' | 'blue' | 'turquoise' | 'yellow' | 'white' | 'purple' | 'orange' | 'black'
export type Shape = 'star4' | 'star5' | 'star6' | 'star8' | 'disc' | 'triangle' | 'crescent' | 'hexagon' | 'ring'

/** A colour is never alone: its shape goes with it. */
export const SHAPE_OF: Record<Colour, Shape> = {
  red: 'star4',
  blue: 'disc',
  turquoise: 'triangle',
  yellow: 'star5',
  white: 'star8',
  purple: 'crescent',
  orange: 'hexagon',
  black: 'ring',
}

export const isColour = (name: string): name is Colour => name in SHAPE_OF

/** Every outline fills a circle of the radius about equally. Six rays lie on their side, so that they never look like five. */
const OUTLINES: Record<Shape, (r: number) => string> = {
  star4: (r) => star(4, r * 1.15, 0.4),
  star5: (r) => star(5, r * 1.12, 0.44),
  star6: (r) => star(6, r * 1.06, 0.56, 30),
  star8: (r) => star(8, r * 1.08, 0.6),
  disc: (r) => disc(r * 0.82),
  triangle: (r) => polygon(3, r * 1.12),
  crescent: (r) => crescent(tidy(r)),
  hexagon: (r) => polygon(6, r),
  ring: (r) => disc(r * 0.76),
}

export const outline = (shape: Shape, radius: number): string => OUTLINES[shape](radius)

/** A triangle's middle lies lower than its circle's. */
export const drop = (shape: Shape, radius: number): number => (shape === 'triangle' ? tidy(radius * 0.16) : 0)

/** The lit part of a moon; phase 0 is new, 0.5 full. */
export function moonlight(radius: number, phase: number): string {
  const bulge = Math.cos(phase * 2 * Math.PI)
  const waxing = phase <= 0.5
  const inner = tidy(Math.abs(bulge) * radius)
  const [out, back] = [waxing ? 1 : 0, bulge > 0 === waxing ? 0 : 1]
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${out} 0 ${radius}A${inner} ${radius} 0 0 ${back} 0 ${-radius}Z`
}

/** Four corner ticks around a square whose corner is the origin, as in a telescope's finder. */
export function finder(side: number): string {
  const [tick, bend] = [tidy(side * 0.24), tidy(side * 0.16)]
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `M${x} ${tidy(y + dy * tick)}V${tidy(y + dy * bend)}Q${x} ${y} ${tidy(x + dx * bend)} ${y}H${tidy(x + dx * tick)}`
  return corner(0, 0, 1, 1) + corner(side, 0, -1, 1) + corner(side, side, -1, -1) + corner(0, side, 1, -1)
}

/** A ship's drop, nose up. */
export function hull(r: number): string {
  const at = (k: number) => tidy(r * k)
  const bow = `M0 ${at(-1.25)}Q${at(0.5)} ${at(-0.95)} ${at(0.72)} ${at(-0.52)}`
  return `${bow}A${at(0.9)} ${at(0.9)} 0 1 1 ${at(-0.72)} ${at(-0.52)}Q${at(-0.5)} ${at(-0.95)} 0 ${at(-1.25)}Z`
}
