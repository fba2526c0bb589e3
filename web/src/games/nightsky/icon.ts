/** The game's own small drawings: paths drawn by their lines in a box of 24. */

/** Beside its tables in the lobby. */
export const SIGN = 'M5 6l5 3 3 6 6 2M10 9l7-4M5 6h.01M10 9h.01M13 15h.01M19 17h.01M17 5h.01M4 20h.01'
