/** The emblems of the seats, in a circle of radius 1: what is filled and what is drawn as a line. */
import { crescent, disc, polar, star } from '../ui/outlines'

export interface Drawing {
  fill: { d: string; x: number; y: number }[]
  line: string
  width: number
}

const at = (d: string, x = 0, y = 0) => ({ d, x, y })

const rays = Array.from({ length: 8 }, (_, i) => `M${polar(0.6, i * 45).join()}L${polar(0.88, i * 45).join()}`).join('')
const tails = 'M.05 0L-.7 .7M.3 .25L-.12 .66M-.25 -.3L-.66 .1'
const halo = 'M-.79 .35A.86 .27 -24 1 0 .79 -.35A.86 .27 -24 1 0 -.79 .35Z'

export const EMBLEMS: readonly Drawing[] = [
  { fill: [at(disc(0.42))], line: rays, width: 0.16 },
  { fill: [at(disc(0.36), 0.28, -0.28)], line: tails, width: 0.16 },
  { fill: [at(disc(0.44))], line: halo, width: 0.15 },
  { fill: [at(crescent(0.72), -0.05, 0)], line: '', width: 0 },
  { fill: [at(star(4, 0.6, 0.36), -0.24, 0.2), at(star(4, 0.42, 0.36), 0.42, -0.38)], line: '', width: 0 },
  { fill: [at('M0 -.78L.6 .62L0 .28L-.6 .62Z')], line: '', width: 0 },
]
