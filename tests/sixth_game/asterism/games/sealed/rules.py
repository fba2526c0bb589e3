"""Sealed: a small game with everything that breaks engines (book 1).

Three seats bid one card each from private hands, all at once. The highest card takes a prize, drawn from a bag
that nobody sees into, for as many points as its number. When time runs out, the house bids for a seat that has not.
"""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, Events, Verbs, only, others, say
from asterism.core.chance import Luck, draw, reveal
from asterism.core.game import HOUSE, Game
from asterism.core.options import NoOptions
from asterism.core.playouts import lowest
from asterism.core.records import Bits, Row, Sets, bits, has, minus, nth, plus, private, row, rule, secret, sets, size

SEATS, CARDS, HAND, EVERYBODY = 3, 20, 4, 0b111

verb, event = Verbs(), Events()
BID = verb("bid", card=CARDS)
LATE = verb("late", house=True)
BIDS = event("bid", seat=SEATS, card=CARDS)
SEALED = event("sealed", seat=SEATS)
WON = event("won", seat=SEATS, prize=CARDS)


class Auction:
    seats: int
    left: int  # cards in each hand
    ready: int  # who has bid, one bit each
    points: Row = row(SEATS)
    shown: Bits = bits()
    hands: Sets = private(sets(SEATS))  # a card that was bid stays here until it is shown
    bids: Row = private(row(SEATS))
    bag: Bits = secret(bits())


@rule
def setup(s: Auction, options: NoOptions, luck: Luck) -> None:
    s.left = HAND
    imagine(s, HOUSE, luck)


@rule
def imagine(s: Auction, seat: int, luck: Luck) -> None:
    """Put all cards that this seat has not seen into the bag and deal the others from it."""
    s.bag = Bits(0)
    for card in range(CARDS):
        if not has(s.shown, card) and not (seat < SEATS and has(s.hands[seat], card)):
            s.bag = plus(s.bag, card)
    for other in range(SEATS):
        if other != seat:
            deal(s, other, luck)


@rule
def deal(s: Auction, seat: int, luck: Luck) -> None:
    s.hands[seat] = Bits(0)
    for _ in range(s.left):
        card = any_of(s.bag, luck)
        s.bag, s.hands[seat] = minus(s.bag, card), plus(s.hands[seat], card)
    s.bids[seat] = any_of(s.hands[seat], luck) if s.ready >> seat & 1 else 0


@rule
def any_of(cards: Bits, luck: Luck) -> int:
    return nth(cards, draw(luck, size(cards)))


@rule
def deciders(s: Auction) -> int:
    return EVERYBODY - s.ready


@rule
def legal(s: Auction, seat: int, out: Row) -> int:
    if seat == HOUSE:
        out[0] = LATE
        return 1
    for k in range(s.left):
        out[k] = BID + nth(s.hands[seat], k)
    return s.left


@rule
def apply(s: Auction, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action == LATE:
        seat = lowest(deciders(s))
        action = BID + any_of(s.hands[seat], luck)
    s.bids[seat] = action - BID
    s.ready += 1 << seat
    say(tell, BIDS, only(seat), seat, s.bids[seat])
    say(tell, SEALED, others(seat), seat)
    if s.ready == EVERYBODY:
        show(s, luck, tell)


@rule
def show(s: Auction, luck: Luck, tell: Any) -> None:
    reveal(luck)
    prize, highest = any_of(s.bag, luck), max(s.bids[0], s.bids[1], s.bids[2])
    s.left, s.ready = s.left - 1, 0
    s.bag, s.shown = minus(s.bag, prize), plus(s.shown, prize)
    for seat in range(SEATS):
        say(tell, BIDS, ALL, seat, s.bids[seat])
        if s.bids[seat] == highest:
            s.points[seat] += prize
            say(tell, WON, ALL, seat, prize)
        s.hands[seat], s.shown = minus(s.hands[seat], s.bids[seat]), plus(s.shown, s.bids[seat])
        s.bids[seat] = 0


@rule
def over(s: Auction) -> bool:
    return s.left == 0


@rule
def scores(s: Auction, out: Row) -> None:
    for seat in range(SEATS):
        out[seat] = s.points[seat]


@rule
def utilities(s: Auction, out: Any) -> None:
    """Shares of the points, to which each seat gets one."""
    for seat in range(SEATS):
        out[seat] = (s.points[seat] + 1) / (s.points[0] + s.points[1] + s.points[2] + SEATS)


RULES = (setup, deciders, legal, apply, over, scores, utilities, imagine)
GAME = Game("sealed", 2, Auction, range(SEATS, SEATS + 1), verb, event, *RULES)
