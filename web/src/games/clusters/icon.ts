/** The game's own small drawings: paths drawn by their lines in a box of 24. */

/** Beside its tables in the lobby. */
export const SIGN =
  'M11 4l1.6 4.9 4.9 1.6-4.9 1.6L11 17l-1.6-4.9-4.9-1.6 4.9-1.6zM18 14.5l.9 2.1 2.1.9-2.1.9-.9 2.1-.9-2.1-2.1-.9 2.1-.9zM18.5 5.5h.01M6 19h.01'
