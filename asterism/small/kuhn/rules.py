"""Kuhn's poker: three cards, two players, at most one bet; small enough to be solved exactly.

Both put in a chip and get a card. In turn they pass or bet another chip, until both have passed, or one has bet and the
other has answered. To pass on a bet is to give up; else the higher card wins all that was put in.
"""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, Events, Verbs, say
from asterism.core.chance import Luck, draw, reveal
from asterism.core.game import HOUSE, Game
from asterism.core.options import NoOptions
from asterism.core.records import Floats, Row, private, row, rule

SEATS, CARDS, CHIPS = 2, 3, 2
FIRST, SECOND, BOTH = 0b01, 0b10, 0b11

verb, event = Verbs(), Events()
PASS = verb("pass")
BET = verb("bet")
PASSED = event("passed", seat=SEATS)
RAISED = event("raised", seat=SEATS)
SHOWN = event("shown", seat=SEATS, card=CARDS)


class Poker:
    seats: int
    turn: int  # decisions so far
    bets: int  # who has bet, one bit each
    open: int  # do the cards lie open?
    cards: Row = row(SEATS)  # once they lie open
    hands: Row = private(row(SEATS))


@rule
def setup(s: Poker, options: NoOptions, luck: Luck) -> None:
    imagine(s, HOUSE, luck)


@rule
def imagine(s: Poker, seat: int, luck: Luck) -> None:
    """Deal anew what this seat has not seen."""
    if s.open:
        for other in range(SEATS):
            s.hands[other] = s.cards[other]
        return
    if seat >= SEATS:
        s.hands[0] = draw(luck, CARDS)
    known = seat if seat < SEATS else 0
    s.hands[1 - known] = (s.hands[known] + 1 + draw(luck, CARDS - 1)) % CARDS


@rule
def deciders(s: Poker) -> int:
    return 1 << (s.turn & 1)


@rule
def legal(s: Poker, seat: int, out: Row) -> int:
    if seat == HOUSE:
        return 0
    out[0], out[1] = PASS, BET
    return 2


@rule
def apply(s: Poker, seat: int, action: int, luck: Luck, tell: Any) -> None:
    s.turn += 1
    if action == BET:
        s.bets += 1 << seat
        say(tell, RAISED, ALL, seat)
    else:
        say(tell, PASSED, ALL, seat)
    if over(s) and s.bets in (0, BOTH):
        show(s, luck, tell)


@rule
def show(s: Poker, luck: Luck, tell: Any) -> None:
    reveal(luck)
    s.open = 1
    for seat in range(SEATS):
        s.cards[seat] = s.hands[seat]
        say(tell, SHOWN, ALL, seat, s.cards[seat])


@rule
def over(s: Poker) -> bool:
    return s.turn == 3 or (s.turn == 2 and s.bets != SECOND)


@rule
def won(s: Poker) -> int:
    """The chips that the first player has won."""
    if not over(s):
        return 0
    if s.bets == FIRST or s.bets == SECOND:
        return 1 if s.bets == FIRST else -1
    stake = 2 if s.bets else 1
    return stake if s.hands[0] > s.hands[1] else -stake


@rule
def scores(s: Poker, out: Row) -> None:
    """The chips that each has in the end; both came with as many as can be lost."""
    out[0], out[1] = CHIPS + won(s), CHIPS - won(s)


@rule
def utilities(s: Poker, out: Floats) -> None:
    """The part of all chips."""
    out[0], out[1] = (CHIPS + won(s)) / (2 * CHIPS), (CHIPS - won(s)) / (2 * CHIPS)


RULES = (setup, deciders, legal, apply, over, scores, utilities, imagine)
GAME = Game("kuhn", 1, Poker, range(SEATS, SEATS + 1), verb, event, *RULES)
