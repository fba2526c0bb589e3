"""Sealed: a small game with everything that breaks engines.

Three seats hold private hands and bid one card each, all at once. The highest rank takes the prize on the
table, if only one seat bid it. Then a new prize comes from the bag, until the hands are empty. Some cards
were dealt to nobody and stay secret. When time runs out, the house bids for who has not bid yet.
"""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, Events, Verbs, only, others, say
from asterism.core.chance import Luck, draw, reveal
from asterism.core.game import HOUSE, Game
from asterism.core.records import (
    EMPTY,
    NONE,
    Bits,
    Floats,
    Row,
    Sets,
    below,
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

SEATS, CARDS, HAND, PRIZES, SUITS = 3, 15, 4, 8, 3

verb = Verbs()
BID = verb("bid", card=CARDS)
LATE = verb("late", house=True)

event = Events()
BID_MINE = event("bid", seat=SEATS, card=CARDS)
BID_SEALED = event("sealed", seat=SEATS)
SHOWN = event("shown", seat=SEATS, card=CARDS)
WON = event("won", seat=SEATS, prize=range(1, PRIZES + 1))
PRIZE = event("prize", prize=range(1, PRIZES + 1))


class Auction:
    """Bids are sealed until all have bid."""

    seats: int
    left: int  # bids still to be made by each seat
    prize: int
    ready: Row = row(SEATS)
    points: Row = row(SEATS)
    bag: Bits = bits()
    used: Bits = bits()
    hands: Sets = private(sets(SEATS))
    bids: Row = private(row(SEATS))
    rest: Bits = secret(bits())


@rule
def setup(s: Auction, options: Row, luck: Luck) -> None:
    s.left, s.rest, s.bag = HAND, below(CARDS), below(PRIZES)
    for seat in range(SEATS):
        deal(s, seat, luck)
    new_prize(s, luck)


@rule
def deal(s: Auction, seat: int, luck: Luck) -> None:
    s.hands[seat], s.bids[seat] = EMPTY, NONE
    for _ in range(s.left):
        card = any_of(s.rest, luck)
        s.rest = minus(s.rest, card)
        s.hands[seat] = plus(s.hands[seat], card)


@rule
def any_of(cards: Bits, luck: Luck) -> int:
    return nth(cards, draw(luck, size(cards)))


@rule
def new_prize(s: Auction, luck: Luck) -> None:
    s.prize = any_of(s.bag, luck)
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
    count = size(s.hands[seat])
    for k in range(count):
        out[k] = BID + nth(s.hands[seat], k)
    return count


@rule
def apply(s: Auction, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action == LATE:
        bid_for_all(s, luck, tell)
    else:
        bid(s, seat, action - BID, tell)
    if deciders(s) == 0:
        show(s, luck, tell)


@rule
def bid_for_all(s: Auction, luck: Luck, tell: Any) -> None:
    for seat in range(SEATS):
        if not s.ready[seat]:
            bid(s, seat, any_of(s.hands[seat], luck), tell)


@rule
def bid(s: Auction, seat: int, card: int, tell: Any) -> None:
    s.ready[seat], s.bids[seat] = 1, card
    s.hands[seat] = minus(s.hands[seat], card)
    say(tell, BID_MINE, only(seat), seat, card)
    say(tell, BID_SEALED, others(seat), seat)


@rule
def show(s: Auction, luck: Luck, tell: Any) -> None:
    reveal(luck)
    winner = highest(s)
    for seat in range(SEATS):
        say(tell, SHOWN, ALL, seat, s.bids[seat])
        s.used = plus(s.used, s.bids[seat])
        s.bids[seat], s.ready[seat] = NONE, 0
    if winner != NONE:
        s.points[winner] += s.prize + 1
        say(tell, WON, ALL, winner, s.prize + 1)
    s.left -= 1
    if s.left > 0:
        new_prize(s, luck)
        say(tell, PRIZE, ALL, s.prize + 1)


@rule
def highest(s: Auction) -> int:
    """The seat that alone bid the highest rank, or NONE."""
    best, winner = NONE, NONE
    for seat in range(SEATS):
        rank = s.bids[seat] // SUITS
        if rank == best:
            winner = NONE
        elif rank > best:
            best, winner = rank, seat
    return winner


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
    s.rest = EMPTY
    for card in range(CARDS):
        if not has(s.used, card) and not mine(s, seat, card):
            s.rest = plus(s.rest, card)
    for other in range(SEATS):
        if other != seat:
            deal(s, other, luck)
            if s.ready[other]:
                s.bids[other] = any_of(s.hands[other], luck)
                s.hands[other] = minus(s.hands[other], s.bids[other])


@rule
def mine(s: Auction, seat: int, card: int) -> bool:
    """Does the seat, no spectator, know where this card is?"""
    return seat < SEATS and (has(s.hands[seat], card) or s.bids[seat] == card)


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
