/** Alone, the second player is a rogue galaxy: its emblem is one that no seat here has. */
export const ROGUE_SEAT = 5
export const ROGUE_PLAYER = 1

/** Ships of a player, those still to be built included. */
export const FLEET = 4
