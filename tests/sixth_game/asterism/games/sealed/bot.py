"""How good a position of Sealed looks."""

from __future__ import annotations

from asterism.games.sealed.rules import Auction, utilities

from asterism.core.game import at_rest, evaluate
from asterism.core.records import bind, rule


@rule
def rests(s: Auction) -> bool:
    """A bid is a whole turn."""
    return True


bind(evaluate, Auction, utilities)
bind(at_rest, Auction, rests)
