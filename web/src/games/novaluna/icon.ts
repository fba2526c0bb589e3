/** The game's own small drawings: paths drawn by their lines in a box of 24. */

/** Beside its tables in the lobby. */
export const SIGN = 'M14.5 3.6a8.6 8.6 0 1 0 5.9 11.6A7.4 7.4 0 0 1 14.5 3.6z'

/** The mosaic's tab. */
export const MOSAIC = 'M4 4h7v7H4zM13 4h7v7h-7zM13 13h7v7h-7z'
