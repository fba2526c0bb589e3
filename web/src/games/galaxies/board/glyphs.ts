/** The signs of the game in a circle of radius 1: resources, tracks, and the faces of a die. */
import { disc } from '../../../ui/outlines'
import type { Face } from '../wire'

export interface Sign {
  fill: string
  line: string
  width: number
  paint: string
  turn: number
}

const sign = (paint: string, part: Partial<Sign>): Sign => ({
  fill: '',
  line: '',
  width: 0,
  turn: 0,
  paint: `var(--${paint})`,
  ...part,
})

const BOLT = 'M.15 -1L-.62 .15H-.05L-.15 1L.62 -.15H.05Z'
const TEMPLE = 'M-.8 .85H.8M-.72 -.35L0 -.9L.72 -.35ZM-.5 -.1V.6M0 -.1V.6M.5 -.1V.6'
const SPEECH = 'M-.85 -.75H.85V.35H0L-.5 .88V.35H-.85Z'
const BARS = 'M-.75 .8V.15M-.25 .8V-.3M.25 .8V-.05M.75 .8V-.8'
const ROCKET = 'M0 -.98C.7 -.3 .5 .3 .75 .88L0 .5L-.75 .88C-.5 .3 -.7 -.3 0 -.98Z'
const RING = 'M-.93 .46A.98 .3 -22 1 0 .93 -.26A.98 .3 -22 1 0 -.93 .46Z'

export const SIGNS: Record<Face, Sign> = {
  move: sign('ink', { fill: ROCKET, turn: 40 }),
  energy: sign('yellow', { fill: BOLT }),
  culture: sign('purple', { line: TEMPLE, width: 0.26 }),
  diplomacy: sign('turquoise', { line: SPEECH, width: 0.24 }),
  economy: sign('orange', { line: BARS, width: 0.32 }),
  colony: sign('gold', { line: disc(0.5) + RING, width: 0.2 }),
}
