"""Kuhn's poker as a row of small numbers."""

from __future__ import annotations

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist
from asterism.core.records import Row, bind, rule
from asterism.core.rows import clear
from asterism.small.kuhn.rules import CARDS, CHIPS, SEATS, Poker

LAYOUT = Layout(__name__, points=(0, 2 * CHIPS))
SEAT = LAYOUT.gist("seat", SEATS, about="which seat looks, one-hot")
TURN = LAYOUT.gist("turn", 4, about="decisions so far, one-hot")
BETS = LAYOUT.gist("bets", SEATS, about="who has bet, this seat first")
OWN = LAYOUT.gist("own card", CARDS, about="this seat's card, one-hot")
OTHER = LAYOUT.gist("other card", CARDS, about="the other card once it lies open, one-hot")


WHOLE = LAYOUT.size


@rule
def encoded(s: Poker, seat: int, out: Row) -> None:
    clear(out, 0, WHOLE)
    out[SEAT + seat] = 1
    out[TURN + s.turn] = 1
    for turn in range(SEATS):
        out[BETS + turn] = s.bets >> (seat + turn) % SEATS & 1
    out[OWN + s.hands[seat]] = 1
    if s.open:
        out[OTHER + s.cards[1 - seat]] = 1


bind(encode, Poker, encoded)
bind(gist, Poker, encoded)
