"""Sealed as a row of small numbers."""

from __future__ import annotations

from asterism.games.sealed.rules import CARDS, HAND, SEATS, Auction

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist
from asterism.core.records import HIDDEN, Row, bind, rule
from asterism.core.rows import clear, unfold

LAYOUT = Layout(__name__, points=(0, sum(range(CARDS))))
LEFT = LAYOUT.gist("left", HAND + 1, about="cards in each hand, one-hot")
LEAD = LAYOUT.gist("lead", SEATS, about="points less those of this seat, the own ones first")
POINTS = LAYOUT("points", SEATS, about="points, the own ones first, then in turn order")
READY = LAYOUT("ready", SEATS, about="who has bid")
SEAT = LAYOUT("seat", SEATS, about="which seat looks, one-hot")
SHOWN = LAYOUT("shown", CARDS, about="the cards laid open")
KNOWN = LAYOUT("known", SEATS, about="whose hand is known")
HANDS = LAYOUT("hands", SEATS, CARDS, about="hands that are known; a card that was bid is still there")
BID = LAYOUT("bid", SEATS, CARDS, about="the card that was bid, one-hot, where it is known")
SHORT, WHOLE = LAYOUT.short, LAYOUT.size


@rule
def encoded(s: Auction, seat: int, out: Row) -> None:
    short(s, seat, out)
    clear(out, SHORT, WHOLE)
    out[SEAT + seat] = 1
    unfold(out, SHOWN, s.shown, CARDS, 1)
    for turn in range(SEATS):
        other = (seat + turn) % SEATS
        out[POINTS + turn], out[READY + turn] = s.points[other], s.ready >> other & 1
        if s.bids[other] != HIDDEN:
            out[KNOWN + turn] = 1
            unfold(out, HANDS + turn * CARDS, s.hands[other], CARDS, 1)
            if s.ready >> other & 1:
                out[BID + turn * CARDS + s.bids[other]] = 1


@rule
def short(s: Auction, seat: int, out: Row) -> None:
    clear(out, 0, SHORT)
    out[LEFT + s.left] = 1
    for turn in range(SEATS):
        out[LEAD + turn] = s.points[(seat + turn) % SEATS] - s.points[seat]


bind(encode, Auction, encoded)
bind(gist, Auction, short)
