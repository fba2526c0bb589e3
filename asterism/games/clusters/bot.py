"""How good a position of Hvězdokupy looks, for bots.

hope     what the placements of a card promise
finish   the cells where one star would let a constellation stand
outlook  the hope and the finish of a seat
"""

from __future__ import annotations

import numpy as np

from asterism.core.chance import Luck
from asterism.core.game import at_rest, evaluate, foresee
from asterism.core.records import EMPTY, NONE, Bits, Floats, bind, both, but, either, has, minus, nth, plus, rule, size
from asterism.games.clusters.pieces import CELLS, COUPLE, FACES, FIRST, HELD_FROM, HOLDING, MASK, PAIRS
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
HORIZON = 4  # turns that are played on
PART_OF_TURN = 0.8  # of the time left that one decision takes: most turns have but one
MOVING = 0.4  # what moving a star brings on average, of what is lacking to a sure win
TRIALS = 5  # of such tries, quick and full of luck, that are one simulation
LOW = np.array([min(pair) for pair in PAIRS])  # the lower face of each pair
PAIR = np.array([0] + [next(n for n, pair in enumerate(PAIRS) if face in pair) for face in range(1, FACES + 1)])

Outlook = tuple[float, Bits]
Outlooks = tuple[Outlook, Outlook, Outlook, Outlook, Outlook, Outlook]


@rule
def looks(s: Clusters, out: Floats) -> None:
    weigh(s, outlooks_of(s), out)


@rule
def weigh(s: Clusters, outlooks: Outlooks, out: Floats) -> None:
    """Chances to win: in the next round by a finish, else by what the constellations promise."""
    if s.step == DONE:
        utilities(s, out)
        return
    total, left, busy = 0.0, 1.0, False
    for turn in range(s.seats):
        seat = (s.turn + turn) % s.seats
        hope, cells = outlooks[seat]
        total += promise(hope, turn)
        likely = finishing(s, cells, s.stars, turn, busy)
        out[seat] = left * likely
        left, busy = left * (1.0 - likely), busy or likely > 0.0
    for turn in range(s.seats):
        seat = (s.turn + turn) % s.seats
        out[seat] += left * promise(outlooks[seat][0], turn) / total


@rule
def outlooks_of(s: Clusters) -> Outlooks:
    return outlook(s, 0), outlook(s, 1), outlook(s, 2), outlook(s, 3), outlook(s, 4), outlook(s, 5)


@rule
def outlook(s: Clusters, seat: int) -> Outlook:
    hope, cells = 0.0, EMPTY
    if seat < s.seats:
        for k in range(FIRST[s.card[seat]], FIRST[s.card[seat] + 1]):
            if not has(MASK[k], s.moon):
                lacking = but(MASK[k], s.stars)
                hope += HOPE[size(lacking)]
                if size(lacking) == 1:
                    cells = either(cells, lacking)
    return hope, cells


@rule
def promise(hopes: float, turn: int) -> float:
    """What a constellation promises later on; to act next is an advantage."""
    return float((hopes + 1e-6) ** WEIGHT) * (TEMPO if turn == 0 else 1.0)


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
    turns, outlooks = 0, outlooks_of(s)
    while s.step != DONE and (turns < HORIZON or s.step != ROLLING):
        before = s.stars
        if s.step == ROLLING:
            turns += 1
            begin_turn(s, s.turn, luck, None)
        elif s.step == TAKING or s.step == PUTTING:
            move_one(s)
        else:
            decide(s, luck, outlooks)
        outlooks = renewed(s, before, outlooks)
    weigh(s, outlooks, out)


@rule
def renewed(s: Clusters, before: Bits, outlooks: Outlooks) -> Outlooks:
    """The outlooks once other stars lie there: of one star more only what it changes is looked at."""
    more = but(s.stars, before)
    if more == EMPTY:
        return outlooks
    if both(before, s.stars) != before:
        return outlooks_of(s)
    cell = nth(more, 0)
    return (
        grown(s, 0, before, cell, outlooks[0])[0],
        grown(s, 1, before, cell, outlooks[1])[0],
        grown(s, 2, before, cell, outlooks[2])[0],
        grown(s, 3, before, cell, outlooks[3])[0],
        grown(s, 4, before, cell, outlooks[4])[0],
        grown(s, 5, before, cell, outlooks[5])[0],
    )


@rule
def decide(s: Clusters, luck: Luck, outlooks: Outlooks) -> None:
    """Place a star, or roll again where that promises more."""
    cell, worth = best_cell(s, usable(s), outlooks)
    may_reroll = s.first != 0 and s.second == 0 and worth < 1.0
    if may_reroll and another_roll(s, outlooks, worth) > worth:
        reroll(s, s.turn, luck, None)
    elif cell == NONE:
        end_turn(s, None)
    else:
        place(s, s.turn, cell, None)


@rule
def another_roll(s: Clusters, outlooks: Outlooks, placed: float) -> float:
    """How good the seat at turn looks with another roll, on average over the pairs; the same pair moves a star."""
    wins = outlooks[s.turn][1] != EMPTY and a_move_wins(s)
    total, same = 0.0, 1.0 if wins else placed + MOVING * (1.0 - placed)
    for n in range(len(LOW)):
        if LOW[n] == s.first or COUPLE[LOW[n]] == s.first:
            total += same
        else:
            cells = both(free(s), fitting(s.stars, LOW[n], COUPLE[LOW[n]]))
            total += max(best_cell(s, cells, outlooks)[1], 0.0)
    return total / len(LOW)


@rule
def best_cell(s: Clusters, cells: Bits, outlooks: Outlooks) -> tuple[int, float]:
    """The cell where a star looks best for who places it, and how good that looks."""
    best, most = NONE, -1.0
    while cells != EMPTY and most < 1.0:
        cell = nth(cells, 0)
        cells = minus(cells, cell)
        worth = worth_at(s, cell, outlooks)
        if worth > most:
            best, most = cell, worth
    return best, most


@rule
def worth_at(s: Clusters, cell: int, outlooks: Outlooks) -> float:
    """How good a star on a cell looks for who places it: as looks sees it, but only what changes is looked at."""
    stars, busy = plus(s.stars, cell), False
    total, left, mine, promised = 0.0, 1.0, 0.0, 0.0
    for turn in range(s.seats):
        seat = (s.turn + 1 + turn) % s.seats
        (hope, cells), stands = grown(s, seat, s.stars, cell, outlooks[seat])
        if stands:
            return 1.0 if seat == s.turn or stands_at(s.card[s.turn], cell, stars) else 0.0
        likely = finishing(s, cells, stars, turn, busy)
        total += promise(hope, turn)
        if seat == s.turn:
            mine, promised = left * likely, promise(hope, turn)
        left, busy = left * (1.0 - likely), busy or likely > 0.0
    return float(min(0.999, mine + left * promised / total))


@rule
def grown(s: Clusters, seat: int, stars: Bits, cell: int, outlook: Outlook) -> tuple[Outlook, bool]:
    """A seat's outlook once a star is added on a cell, and does its constellation stand then?"""
    hope, cells = outlook
    stands = False
    if seat < s.seats:
        at = s.card[seat] * CELLS + cell
        for i in range(HELD_FROM[at], HELD_FROM[at + 1]):
            mask = MASK[HOLDING[i]]
            if not has(mask, s.moon):
                lacking = but(mask, stars)
                missing = size(lacking)
                hope += HOPE[missing - 1] - HOPE[missing]
                stands = stands or missing == 1
                if missing == 2:
                    cells = either(cells, lacking)
    return (hope, minus(cells, cell)), stands


@rule
def a_move_wins(s: Clusters) -> bool:
    """Could the seat at turn win by moving a star?"""
    card = s.card[s.turn]
    for k in range(FIRST[card], FIRST[card + 1]):
        lacking = but(MASK[k], s.stars)
        if size(lacking) == 1 and not has(lacking, s.moon) and both(but(s.stars, MASK[k]), near(lacking)) != EMPTY:
            return True
    return False


@rule
def move_one(s: Clusters) -> None:
    """Move a star where that looks best."""
    if s.step == TAKING:
        take(s, s.turn, best_star(s), None)
    put(s, s.turn, best_target(s)[0], None)


@rule
def best_star(s: Clusters) -> int:
    best, most, stars = NONE, -1.0, movable(s)
    while stars != EMPTY and most < 1.0:
        s.taken = nth(stars, 0)
        stars = minus(stars, s.taken)
        worth = best_target(s)[1]
        if worth > most:
            best, most = s.taken, worth
    return best


@rule
def best_target(s: Clusters) -> tuple[int, float]:
    """Where the star that is being moved looks best, and how good that looks."""
    cells, stars = targets(s), s.stars
    s.stars = minus(stars, s.taken)
    found = best_cell(s, cells, outlooks_of(s))
    s.stars = stars
    return found


bind(evaluate, Clusters, looks)
bind(foresee, Clusters, goes_on)
bind(at_rest, Clusters, rests)
