/** The game's own small drawings: paths drawn by their lines in a box of 24. */

/** Beside its tables in the lobby. */
export const SIGN =
  'M12 12c0-2 3-2.5 4.2-.5s-.4 6-4.2 6-7-2.9-7-6.5M12 12c0 2-3 2.5-4.2.5s.4-6 4.2-6 7 2.9 7 6.5M19.5 4.5h.01M4.5 19.5h.01'
