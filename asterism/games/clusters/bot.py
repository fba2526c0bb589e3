"""How good a position of Hvězdokupy looks, for bots.

finish   the cells where one star would let a constellation stand
hope     what placements that lack more than one star promise
ends     the finish of each seat; hopes the hope of each
"""

from __future__ import annotations

import numpy as np

from asterism.core.chance import Luck, draw
from asterism.core.game import at_rest, evaluate, foresee
from asterism.core.records import EMPTY, NONE, Bits, Floats, bind, both, but, either, has, minus, nth, plus, rule, size
from asterism.games.clusters.pieces import CELLS, COUPLE, FACES, FIRST, HELD_FROM, HOLDING, MASK, NEED, PAIRS
from asterism.games.clusters.rules import (
    DONE,
    OPENING,
    PUTTING,
    ROLLING,
    TAKING,
    Clusters,
    begin_turn,
    end_turn,
    free,
    movable,
    place,
    put,
    reroll,
    take,
    targets,
    usable,
    utilities,
)
from asterism.games.clusters.sky import exactly, fitting, near, neighbours, stands_at

HOPE = np.array([0.0, 3.0, 1.0, 0.22, 0.05, 0.012, 0.003, 0.0007, 0.0, 0.0])  # of a placement, by stars missing
# Chances to finish in the next turn by how many pairs of the die would do it, fitted to 200,000 positions: of whoever
# acts next, of others while that one hinders them, and of others while that one is busy with a finish of his own.
ACTING = np.array([0.02, 0.48, 0.73, 0.85, 0.95])
HINDERED = np.array([0.02, 0.34, 0.59, 0.73, 0.80])
UNHINDERED = np.array([0.02, 0.42, 0.84, 0.95, 1.0])
WEIGHT, TEMPO = 0.8, 1.2  # how much hopes differ in worth, and what it is worth to act next
HORIZON = 2  # rounds that are played on
PART_OF_TURN = 0.9  # of the time left that one decision takes: most turns have but one
TRIALS = 5  # of such rounds, quick and full of luck, that are one simulation
LOW = np.array([min(pair) for pair in PAIRS])  # the lower face of each pair
PAIR = np.array([0] + [next(n for n, pair in enumerate(PAIRS) if face in pair) for face in range(1, FACES + 1)])

Hopes = tuple[float, float, float, float, float, float]
Ends = tuple[Bits, Bits, Bits, Bits, Bits, Bits]


@rule
def looks(s: Clusters, out: Floats) -> None:
    """Chances to win: in the next round by a finish, else by what the constellations promise."""
    if s.step == DONE:
        utilities(s, out)
        return
    total, left, busy = 0.0, 1.0, False
    for turn in range(s.seats):
        seat = (s.turn + turn) % s.seats
        total += promise(hope_of(s, seat), turn)
        likely = finishing(s, end_of(s, seat), s.stars, turn, busy)
        out[seat] = left * likely
        left, busy = left * (1.0 - likely), busy or likely > 0.0
    for turn in range(s.seats):
        seat = (s.turn + turn) % s.seats
        out[seat] += left * promise(hope_of(s, seat), turn) / total


@rule
def promise(hopes: float, turn: int) -> float:
    """What a constellation promises later on; to act next is an advantage."""
    return float((hopes + 1e-6) ** WEIGHT) * (TEMPO if turn == 0 else 1.0)


@rule
def hope(card: int, stars: Bits, moon: int) -> float:
    """What the placements of a card promise."""
    hopes = 0.0
    for k in range(FIRST[card], FIRST[card + 1]):
        if not has(MASK[k], moon):
            hopes += HOPE[NEED[card] - size(both(MASK[k], stars))]
    return hopes


@rule
def finishing(s: Clusters, cells: Bits, stars: Bits, turn: int, busy: bool) -> float:
    """How likely a seat finishes in its next turn, if it can on these cells."""
    if cells == EMPTY or s.step == OPENING:
        return 0.0
    if s.zero:
        return 1.0 if turn == 0 or busy else 0.5
    count = pairs(cells, stars)
    return float(ACTING[count] if turn == 0 else UNHINDERED[count] if busy else HINDERED[count])


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


# Playing on


@rule
def goes_on(s: Clusters, seat: int, luck: Luck, out: Floats) -> None:
    """Everybody makes the most of the next turns, as it looks."""
    turns = 0
    while s.step != DONE and (turns < HORIZON * s.seats or s.step != ROLLING):
        if s.step == ROLLING:
            turns += 1
            begin_turn(s, s.turn, luck, None)
        elif s.step == TAKING or s.step == PUTTING:
            move_one(s, luck)
        else:
            decide(s, luck)
    looks(s, out)


@rule
def decide(s: Clusters, luck: Luck) -> None:
    """Place a star, or roll again where that promises more."""
    hopes, ends = hopes_of(s), ends_of(s)
    cell, worth = best_cell(s, usable(s), hopes, ends)
    may_reroll = s.first != 0 and s.second == 0 and worth < 1.0
    if may_reroll and another_roll(s, hopes, ends, worth) > worth:
        reroll(s, s.turn, luck, None)
    elif cell == NONE:
        end_turn(s, None)
    else:
        place(s, s.turn, cell, None)


@rule
def another_roll(s: Clusters, hopes: Hopes, ends: Ends, placed: float) -> float:
    """How good the seat at turn looks with another roll, on average over the pairs; the same pair moves a star."""
    total, same = 0.0, 1.0 if winning_move(s)[0] != NONE else placed
    for n in range(len(LOW)):
        if LOW[n] == s.first or COUPLE[LOW[n]] == s.first:
            total += same
        else:
            cells = both(free(s), fitting(s.stars, LOW[n], COUPLE[LOW[n]]))
            total += max(best_cell(s, cells, hopes, ends)[1], 0.0)
    return total / len(LOW)


@rule
def best_cell(s: Clusters, cells: Bits, hopes: Hopes, ends: Ends) -> tuple[int, float]:
    """The cell where a star looks best for who places it, and how good that looks."""
    best, most = NONE, -1.0
    while cells != EMPTY and most < 1.0:
        cell = nth(cells, 0)
        cells = minus(cells, cell)
        worth = worth_at(s, cell, hopes, ends)
        if worth > most:
            best, most = cell, worth
    return best, most


@rule
def worth_at(s: Clusters, cell: int, hopes: Hopes, ends: Ends) -> float:
    """How good a star on a cell looks for who places it: as looks sees it, but only what changes is looked at."""
    stars, busy = plus(s.stars, cell), False
    total, left, mine, promised = 0.0, 1.0, 0.0, 0.0
    for turn in range(s.seats):
        seat = (s.turn + 1 + turn) % s.seats
        hope, cells, stands = grown(s, seat, cell, hopes[seat], ends[seat])
        if stands:
            return 1.0 if seat == s.turn or stands_at(s.card[s.turn], cell, stars) else 0.0
        likely = finishing(s, cells, stars, turn, busy)
        total += promise(hope, turn)
        if seat == s.turn:
            mine, promised = left * likely, promise(hope, turn)
        left, busy = left * (1.0 - likely), busy or likely > 0.0
    return float(min(0.999, mine + left * promised / total))


@rule
def grown(s: Clusters, seat: int, cell: int, hope: float, cells: Bits) -> tuple[float, Bits, bool]:
    """A card's hope and finish once a star is on a cell, and does it stand then?"""
    at, stands = s.card[seat] * CELLS + cell, False
    for i in range(HELD_FROM[at], HELD_FROM[at + 1]):
        mask = MASK[HOLDING[i]]
        if not has(mask, s.moon):
            lacking = but(mask, s.stars)
            missing = size(lacking)
            hope += HOPE[missing - 1] - HOPE[missing]
            stands = stands or missing == 1
            if missing == 2:
                cells = either(cells, lacking)
    return hope, minus(cells, cell), stands


@rule
def hopes_of(s: Clusters) -> Hopes:
    """What each seat's placements promise."""
    return hope_of(s, 0), hope_of(s, 1), hope_of(s, 2), hope_of(s, 3), hope_of(s, 4), hope_of(s, 5)


@rule
def hope_of(s: Clusters, seat: int) -> float:
    return hope(s.card[seat], s.stars, s.moon) if seat < s.seats else 0.0


@rule
def ends_of(s: Clusters) -> Ends:
    """The cells where each seat could finish."""
    return end_of(s, 0), end_of(s, 1), end_of(s, 2), end_of(s, 3), end_of(s, 4), end_of(s, 5)


@rule
def end_of(s: Clusters, seat: int) -> Bits:
    return finish(s.card[seat], s.stars, s.moon) if seat < s.seats else EMPTY


@rule
def winning_move(s: Clusters) -> tuple[int, int]:
    """A star and the cell to move it to, so that the seat at turn wins."""
    card = s.card[s.turn]
    for k in range(FIRST[card], FIRST[card + 1]):
        lacking = but(MASK[k], s.stars)
        if size(lacking) == 1 and not has(lacking, s.moon):
            spare = both(but(s.stars, MASK[k]), near(lacking))
            if spare != EMPTY:
                return nth(spare, 0), nth(lacking, 0)
    return NONE, NONE


@rule
def move_one(s: Clusters, luck: Luck) -> None:
    """Move a star so that it wins, else any."""
    star, cell = winning_move(s)
    if s.step == TAKING:
        stars = movable(s)
        take(s, s.turn, nth(stars, draw(luck, size(stars))) if star == NONE else star, None)
    if star != s.taken:
        cells = targets(s)
        cell = nth(cells, draw(luck, size(cells)))
    put(s, s.turn, cell, None)


bind(evaluate, Clusters, looks)
bind(foresee, Clusters, goes_on)
bind(at_rest, Clusters, rests)
