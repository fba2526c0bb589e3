"""How good a position of Kuhn's poker looks: as good as its cards once they lie open."""

from __future__ import annotations

from asterism.core.game import at_rest, evaluate
from asterism.core.records import bind, rule
from asterism.small.kuhn.rules import Poker, utilities


@rule
def rests(s: Poker) -> bool:
    """A decision is a whole turn."""
    return True


bind(evaluate, Poker, utilities)
bind(at_rest, Poker, rests)
