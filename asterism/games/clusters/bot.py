"""How good a position of Hvězdokupy looks, for bots.

finish   the cells where one star would let a constellation stand
hope     what placements that lack more than one star promise
"""

from __future__ import annotations

import numpy as np

from asterism.core.game import at_rest, evaluate
from asterism.core.records import EMPTY, Bits, Floats, bind, both, but, either, has, rule, size
from asterism.games.clusters.pieces import FACES, FIRST, MASK, NEED, PAIRS
from asterism.games.clusters.rules import DONE, OPENING, ROLLING, Clusters, utilities
from asterism.games.clusters.sky import exactly, neighbours

TRUST = 24  # one roll says little: so many simulations are needed to doubt the evaluation
HOPE = np.array([0.0, 3.0, 1.0, 0.22, 0.05, 0.012, 0.003, 0.0007, 0.0, 0.0])  # of a placement, by stars missing
# Chances to finish in the next turn by how many pairs of the die would do it, fitted to 200,000 positions: of whoever
# acts next, of others while that one hinders them, and of others while that one is busy with a finish of his own.
ACTING = np.array([0.02, 0.48, 0.73, 0.85, 0.95])
HINDERED = np.array([0.02, 0.34, 0.59, 0.73, 0.80])
UNHINDERED = np.array([0.02, 0.42, 0.84, 0.95, 1.0])
WEIGHT, TEMPO = 0.8, 1.2  # how much hopes differ in worth, and what it is worth to act next
PAIR = np.array([0] + [next(n for n, pair in enumerate(PAIRS) if face in pair) for face in range(1, FACES + 1)])


@rule
def looks(s: Clusters, out: Floats) -> None:
    """Chances to win: in the next round by a finish, else by what the constellations promise."""
    if s.step == DONE:
        utilities(s, out)
        return
    total, left, busy = 0.0, 1.0, False
    for seat in range(s.seats):
        total += promise(s, seat)
    for turn in range(s.seats):
        seat = (s.turn + turn) % s.seats
        cells = finish(s.card[seat], s.stars, s.moon)
        out[seat] = left * chance(s, cells, turn == 0, busy)
        left -= out[seat]
        busy = busy or cells != EMPTY
    for seat in range(s.seats):
        out[seat] += left * promise(s, seat) / total


@rule
def promise(s: Clusters, seat: int) -> float:
    """What a constellation promises later on; to act next is an advantage."""
    return float((hope(s.card[seat], s.stars, s.moon) + 1e-6) ** WEIGHT) * (TEMPO if seat == s.turn else 1.0)


@rule
def hope(card: int, stars: Bits, moon: int) -> float:
    """What the placements of a card promise."""
    hopes = 0.0
    for k in range(FIRST[card], FIRST[card + 1]):
        if not has(MASK[k], moon):
            hopes += HOPE[NEED[card] - size(both(MASK[k], stars))]
    return hopes


@rule
def chance(s: Clusters, cells: Bits, acting: bool, busy: bool) -> float:
    """How likely a seat finishes in its next turn, if it can on these cells."""
    if cells == EMPTY or s.step == OPENING:
        return 0.0
    if s.zero:
        return 1.0 if acting or busy else 0.5
    count = pairs(cells, s.stars)
    return float(ACTING[count] if acting else UNHINDERED[count] if busy else HINDERED[count])


@rule
def finish(card: int, stars: Bits, moon: int) -> Bits:
    cells = EMPTY
    for k in range(FIRST[card], FIRST[card + 1]):
        lacking = but(MASK[k], stars)
        if size(lacking) == 1 and not has(lacking, moon):
            cells = either(cells, lacking)
    return cells


@rule
def pairs(cells: Bits, stars: Bits) -> int:
    """How many pairs of the die let a star go on one of these cells."""
    ones, twos, fours, eights = neighbours(stars)
    found = 0
    for face in range(1, FACES + 1):
        if both(cells, exactly(ones, twos, fours, eights, face)) != EMPTY:
            found |= 1 << PAIR[face]
    return (found & 1) + (found >> 1 & 1) + (found >> 2 & 1) + (found >> 3 & 1)


@rule
def rests(s: Clusters) -> bool:
    return s.step == ROLLING or s.step == OPENING


bind(evaluate, Clusters, looks)
bind(at_rest, Clusters, rests)
