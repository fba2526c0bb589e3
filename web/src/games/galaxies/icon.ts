/** The game's own small drawings: paths drawn by their lines in a box of 24. */

/** Beside its tables in the lobby. */
export const SIGN = 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM14.4 7.7A10 3.2-25 1 1 7.1 11'
