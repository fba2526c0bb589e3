"""How good a position of Night Sky Explorer looks, for bots."""

from __future__ import annotations

from asterism.core.game import at_rest, evaluate
from asterism.core.records import Floats, bind, rule
from asterism.games.nightsky.night import Night
from asterism.games.nightsky.rules import utilities


@rule
def looks(s: Night, out: Floats) -> None:
    utilities(s, out)


@rule
def rests(s: Night) -> bool:
    return True


bind(evaluate, Night, looks)
bind(at_rest, Night, rests)
