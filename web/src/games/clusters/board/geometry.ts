/** Where things lie on the sky. */
import type { Point } from '../../../ui/outlines'
import { SIDE } from './printed'

export const CELL = 80
export const STEP = 88
export const SIDE_GAP = (STEP - CELL) / 2
export const EDGE = 34
export const WIDTH = EDGE + SIDE * STEP
export const LINES = Array.from({ length: SIDE }, (_, line) => line)

/** A cell's upper left corner. */
export const corner = (cell: number): Point => [EDGE + (cell % SIDE) * STEP, EDGE + Math.floor(cell / SIDE) * STEP]

export const middle = (cell: number): Point => [corner(cell)[0] + CELL / 2, corner(cell)[1] + CELL / 2]

/** A cell as people name it. */
export const lineOf = (cell: number) => ({ row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 })

export const cellAt = (row: number, column: number): number => (row - 1) * SIDE + column - 1
