/** Drawings for the pictures of how to play. */
import { must } from '../../../base/must'
import { lying, type Lay } from '../board/pattern'
import { card, starAt } from '../board/printed'
import type { Counts, Drawing, Sketch } from '../wire'

const NONE = { count: 0, points: 0 }

/** The points of a drawing in parts: of the top card, of the lower card, of the lines between. */
function counts([top, low, lines]: [number, number, number]): Counts {
  return {
    top: { stars: 0, value: 0, points: top },
    low: { stars: 0, value: 0, points: low },
    lines: { lines: 0, value: 0, points: lines },
    points: top + low + lines,
    sun: NONE,
    ecliptic: NONE,
    rim: NONE,
    out: 0,
    crossed: 0,
    lost: 0,
  }
}

/** A whole pattern, drawn in a round. */
function drawn(round: number, number: number, lay: Lay, points: [number, number, number]): Drawing {
  const { nodes, lines } = card(number)
  const stars = lying(nodes, lay).map((place) => must(starAt(place)).id)
  return {
    round,
    card: number,
    stars,
    lines: lines.map(([a, b]) => [must(stars[a]), must(stars[b])]),
    counts: counts(points),
  }
}

/** A pattern as it was laid, some of its nodes left out. */
function laid(number: number, lay: Lay, out: number[] = []): Sketch {
  const { nodes, lines } = card(number)
  const kept = (i: number) => !out.includes(i)
  return {
    ...lay,
    nodes: lying(nodes, lay).map(([x, y], i) => ({
      x,
      y,
      star: starAt([x, y])?.id ?? null,
      kept: kept(i),
      why: kept(i) ? null : 'left',
    })),
    lines: lines.map(([a, b]) => ({ ends: [a, b], kept: kept(a) && kept(b), crosses: false })),
    pieces: [],
    counts: null,
    crossing: 0,
  }
}

const [CASSIOPEIA, CANCER, URSA_MAJOR, HERCULES, VIRGO, ORION] = [1, 8, 13, 29, 30, 36]
export const LEPUS = 17
export const URSA = URSA_MAJOR

/** Two red stars of 2, three white ones of 1, three lines of 3: the rulebook's 16 points, on our map. */
export const SCORING = laid(URSA_MAJOR, { turn: 2, x: 0, y: 1 })
export const FADED = laid(LEPUS, { turn: 0, x: 0, y: 1 }, [6])

/** A whole game's sky: 7 stars around the Sun, 8 lines over the ecliptic, 3 stars at the rim; its start card shows white 1. */
export const EXAMPLE: Drawing[] = [
  drawn(1, CASSIOPEIA, { turn: 1, x: -1, y: 1 }, [4, 3, 9]),
  drawn(2, VIRGO, { turn: 0, x: 0, y: -3 }, [3, 6, 9]),
  drawn(3, HERCULES, { turn: 1, x: 1, y: 1 }, [0, 4, 0]),
  drawn(4, ORION, { turn: 3, x: -4, y: -4 }, [4, 4, 2]),
  drawn(5, CANCER, { turn: 2, x: -1, y: -5 }, [4, 2, 3]),
  drawn(6, URSA_MAJOR, { turn: 3, x: -4, y: 1 }, [6, 8, 20]),
]
