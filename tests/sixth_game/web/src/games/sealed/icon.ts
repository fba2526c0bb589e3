/** The game's own small drawings: paths drawn by their lines in a box of 24. */

/** Beside its tables in the lobby, and on a phone's tab. */
export const ENVELOPE = 'M3.5 6h17v12h-17zM3.5 6l8.5 7 8.5-7'
