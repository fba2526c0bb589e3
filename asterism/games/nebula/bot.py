"""How good a position of Nebula looks, for bots."""

from __future__ import annotations

from asterism.core.game import at_rest, evaluate
from asterism.core.records import Floats, bind, rule
from asterism.games.nebula.scoring import utilities
from asterism.games.nebula.sky import TAKING, Nebula


@rule
def looks(s: Nebula, out: Floats) -> None:
    utilities(s, out)


@rule
def rests(s: Nebula) -> bool:
    return s.step == TAKING and s.cluster == 0


bind(evaluate, Nebula, looks)
bind(at_rest, Nebula, rests)
