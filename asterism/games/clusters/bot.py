"""How good a position of Hvězdokupy looks, for bots."""

from __future__ import annotations

import numpy as np

from asterism.core.game import at_rest, evaluate
from asterism.core.records import Bits, Floats, bind, both, has, rule
from asterism.core.records import size as count
from asterism.games.clusters.pieces import FIRST, MASK, NEED
from asterism.games.clusters.rules import DONE, OPENING, ROLLING, Clusters, utilities

HOPE = np.array([0.0, 1.0, 0.2, 0.04, 0.008, 0.0016, 0.0003, 0.0, 0.0, 0.0])  # of a placement, by stars missing


@rule
def looks(s: Clusters, out: Floats) -> None:
    """Chances to win by how near each constellation is to standing, shared out so that they add up to 1."""
    if s.step == DONE:
        utilities(s, out)
        return
    total = 0.0
    for seat in range(s.seats):
        out[seat] = hope(s.card[seat], s.stars, s.moon) + 1e-9
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def hope(card: int, stars: Bits, moon: int) -> float:
    """What the placements of a card promise."""
    hopes = 0.0
    for k in range(FIRST[card], FIRST[card + 1]):
        if not has(MASK[k], moon):
            hopes += HOPE[NEED[card] - count(both(MASK[k], stars))]
    return hopes


@rule
def rests(s: Clusters) -> bool:
    return s.step == ROLLING or s.step == OPENING


bind(evaluate, Clusters, looks)
bind(at_rest, Clusters, rests)
