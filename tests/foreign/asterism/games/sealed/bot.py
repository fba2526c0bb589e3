"""How good a position of Sealed looks."""

from __future__ import annotations

from asterism.games.sealed.rules import PRIZES, SEATS, SUITS, Auction, over, utilities

from asterism.core.game import at_rest, evaluate
from asterism.core.records import NONE, Floats, bind, nth, rule, size


@rule
def win_shares(s: Auction, out: Floats) -> None:
    """A share of the win for the points taken and the ranks still to be bid."""
    if over(s):
        utilities(s, out)
        return
    total = 0.0
    for seat in range(SEATS):
        out[seat] = 1.0 + s.points[seat] + ranks(s, seat) / PRIZES
        total += out[seat]
    for seat in range(SEATS):
        out[seat] = out[seat] / total


@rule
def ranks(s: Auction, seat: int) -> int:
    total = 0 if s.bids[seat] == NONE else s.bids[seat] // SUITS
    for k in range(size(s.hands[seat])):
        total += nth(s.hands[seat], k) // SUITS
    return total


@rule
def rests(s: Auction) -> bool:
    """A bid is a whole turn."""
    return True


bind(evaluate, Auction, win_shares)
bind(at_rest, Auction, rests)
