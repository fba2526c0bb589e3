"""How good a position of Nova Luna looks, for bots."""

from __future__ import annotations

from math import exp

import numpy as np

from asterism.core.game import at_rest, evaluate
from asterism.core.records import NONE, Floats, bind, rule
from asterism.games.novaluna.mosaic import Mosaic, around
from asterism.games.novaluna.pieces import LANE, LEFT_COST, PLACES, SECOND_HALF, TASK, TASKS
from asterism.games.novaluna.rules import DONE, PICKING, Luna, utilities

HOPE = np.array([1.0, 0.40, 0.14, 0.05, 0.02, 0.0])  # what an open task is worth, by tiles missing
TEMPO = 0.33  # tokens that a step on the track is worth
PACE = 3.6  # solo: time that a token costs
YIELD = 1.6  # solo: tokens that a tile of the ring brings
SHARP, SHARPER = 0.28, 0.035  # how sure a lead is, at the start and more with each token placed


@rule
def looks(s: Luna, out: Floats) -> None:
    """Chances to win by tokens placed, hopes and time; alone, the sum to expect."""
    if s.step == DONE:
        utilities(s, out)
    elif s.seats == 1:
        out[0] = -expected_sum(s)
    else:
        chances(s, out)


@rule
def chances(s: Luna, out: Floats) -> None:
    """Win chances from each player's lead, shared out so that they add up to 1."""
    most, total = 0, 0.0
    for seat in range(s.seats):
        most = max(most, s.given - s.mosaics[seat].tokens)
    sharp = SHARP + SHARPER * most
    for seat in range(s.seats):
        m = s.mosaics[seat]
        ahead = s.given - m.tokens + min(hopes(m), float(m.tokens)) - TEMPO * s.time[seat] + TEMPO * s.time[0]
        out[seat] = exp(sharp * ahead)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def hopes(m: Mosaic) -> float:
    """What the open tasks promise."""
    hope = 0.0
    for at in range(m.count):
        tile = m.tile[at]
        if m.covered[at] != (1 << TASKS[tile]) - 1:
            counts, room = around(m, at), open_sides(m, at)
            for k in range(TASKS[tile]):
                if not m.covered[at] >> k & 1:
                    hope += HOPE[min(5, missing(counts, TASK[tile, k]))] * (1.0 if room > 0 else 0.5)
    return hope


@rule
def open_sides(m: Mosaic, at: int) -> int:
    sides = 0
    for side in range(4):
        sides += m.near[at, side] == NONE
    return sides


@rule
def missing(counts: int, task: int) -> int:
    """How many tiles a task still lacks."""
    lacking = 0
    for c in range(4):
        there, asked = counts >> LANE * c & 63, task >> LANE * c & 63
        lacking += max(0, asked - there)
    return lacking


@rule
def expected_sum(s: Luna) -> float:
    """Solo: both sums, if tokens go on costing what they cost on average."""
    m = s.mosaics[0]
    lacking = m.tokens - hopes(m)
    if s.phase == 2:
        return s.first_sum + s.time[0] + cost_of(lacking, s.left)
    first = s.time[0] + cost_of(lacking, s.left)
    return 2.0 * first + cost_of(SECOND_HALF + min(0.0, lacking), PLACES)


@rule
def cost_of(tokens: float, tiles: int) -> float:
    """What it costs to place so many tokens more; those that the ring can't bring cost most."""
    reached = min(max(tokens, 0.0), YIELD * tiles)
    return PACE * reached + LEFT_COST * max(0.0, tokens - reached)


@rule
def rests(s: Luna) -> bool:
    return s.step == PICKING and not s.refilled


bind(evaluate, Luna, looks)
bind(at_rest, Luna, rests)
