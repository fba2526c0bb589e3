"""Sealed: a small game with everything that breaks engines.

Three seats hold private hands and bid one card each, all at once. The highest lone bid takes the prize on
the table; equal bids take nothing. Then a new prize comes from the bag, until the hands are empty. Some
cards were dealt to nobody and stay secret. When time runs out, the house bids for who has not bid yet.
"""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, Events, Verbs, only, others, say
from asterism.core.chance import Luck, draw, reveal
from asterism.core.game import HOUSE, Game
from asterism.core.records import (
    HIDDEN,
    NONE,
    Bits,
    Floats,
    Row,
    Sets,
    bits,
    has,
    minus,
    nth,
    plus,
    private,
    row,
    rule,
    secret,
    sets,
    size,
)

SEATS, CARDS, HAND, PRIZES = 3, 15, 4, 8

verb = Verbs()
BID = verb("bid", card=CARDS)
LATE = verb("late", house=True)

event = Events()
BID_MINE = event("bid", seat=SEATS, card=CARDS)
BID_SEALED = event("sealed", seat=SEATS)
SHOWN = event("shown", seat=SEATS, card=CARDS)
WON = event("won", seat=SEATS, prize=PRIZES + 1)
PRIZE = event("prize", prize=PRIZES + 1)


class Auction:
    """Bids are sealed until all have bid."""

    seats: int
    ready: Row = row(SEATS)
    left: int
    prize: int
    points: Row = row(SEATS)
    bag: Bits = bits()
    hands: Sets = private(sets(SEATS))
    bids: Row = private(row(SEATS))
    rest: Bits = secret(bits())
    used: Bits


@rule
def setup(s: Auction, options: Row, luck: Luck) -> None:
    s.left = HAND
    for card in range(CARDS):
        s.rest = plus(s.rest, card)
    for seat in range(SEATS):
        s.bids[seat] = NONE
        for _ in range(HAND):
            card = nth(s.rest, draw(luck, size(s.rest)))
            s.rest = minus(s.rest, card)
            s.hands[seat] = plus(s.hands[seat], card)
    for prize in range(PRIZES):
        s.bag = plus(s.bag, prize)
    new_prize(s, luck)


@rule
def new_prize(s: Auction, luck: Luck) -> None:
    s.prize = nth(s.bag, draw(luck, size(s.bag)))
    s.bag = minus(s.bag, s.prize)


@rule
def deciders(s: Auction) -> int:
    waiting = 0
    for seat in range(SEATS):
        waiting |= (1 - s.ready[seat]) << seat
    return waiting


@rule
def legal(s: Auction, seat: int, out: Row) -> int:
    if seat == HOUSE:
        out[0] = LATE
        return 1
    count = 0
    for card in range(CARDS):
        if has(s.hands[seat], card):
            out[count] = BID + card
            count += 1
    return count


@rule
def apply(s: Auction, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action == LATE:
        for one in range(SEATS):
            if not s.ready[one]:
                bid(s, one, nth(s.hands[one], draw(luck, size(s.hands[one]))), tell)
    else:
        bid(s, seat, action - BID, tell)
    if deciders(s) == 0:
        show(s, luck, tell)


@rule
def bid(s: Auction, seat: int, card: int, tell: Any) -> None:
    s.ready[seat], s.bids[seat] = 1, card
    s.hands[seat] = minus(s.hands[seat], card)
    say(tell, BID_MINE, only(seat), seat, card)
    say(tell, BID_SEALED, others(seat), seat)


@rule
def show(s: Auction, luck: Luck, tell: Any) -> None:
    reveal(luck)
    best, winner = NONE, NONE
    for seat in range(SEATS):
        card = s.bids[seat]
        say(tell, SHOWN, ALL, seat, card)
        s.used = plus(s.used, card)
        if card // 3 == best // 3 and best != NONE:
            winner = NONE
        elif card > best:
            best, winner = card, seat
        s.bids[seat], s.ready[seat] = NONE, 0
    if winner != NONE:
        s.points[winner] += s.prize + 1
        say(tell, WON, ALL, winner, s.prize + 1)
    s.left -= 1
    if s.left > 0:
        new_prize(s, luck)
        say(tell, PRIZE, ALL, s.prize + 1)


@rule
def over(s: Auction) -> bool:
    return s.left == 0


@rule
def scores(s: Auction, out: Row) -> None:
    for seat in range(SEATS):
        out[seat] = s.points[seat]


@rule
def utilities(s: Auction, out: Floats) -> None:
    best, count = 0, 0
    for seat in range(SEATS):
        best = max(best, s.points[seat])
    for seat in range(SEATS):
        count += s.points[seat] == best
    for seat in range(SEATS):
        out[seat] = 1.0 / count if s.points[seat] == best else 0.0


@rule
def imagine(s: Auction, seat: int, luck: Luck) -> None:
    """Deal the cards that this seat has not seen anew."""
    unseen = s.used
    for card in range(CARDS):
        unseen = minus(unseen, card) if has(unseen, card) or mine(s, seat, card) else plus(unseen, card)
    for one in range(SEATS):
        if one != seat:
            s.bids[one] = NONE
            s.hands[one] = minus(plus(s.used, 0), 0) ^ s.used
            for k in range(s.left):
                card = nth(unseen, draw(luck, size(unseen)))
                unseen = minus(unseen, card)
                if k == 0 and s.ready[one]:
                    s.bids[one] = card
                else:
                    s.hands[one] = plus(s.hands[one], card)
    s.rest = unseen


@rule
def mine(s: Auction, seat: int, card: int) -> bool:
    if seat >= SEATS:
        return False
    return has(s.hands[seat], card) or s.bids[seat] == card


GAME = Game(
    slug="sealed",
    version=1,
    kind=Auction,
    seats=range(SEATS, SEATS + 1),
    verb=verb,
    event=event,
    setup=setup,
    deciders=deciders,
    legal=legal,
    apply=apply,
    over=over,
    scores=scores,
    utilities=utilities,
    imagine=imagine,
)
