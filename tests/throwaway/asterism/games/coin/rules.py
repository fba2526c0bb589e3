"""Coin: one seat tosses so many coins at once that a table's room for luck and story must grow."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, NO_TALE, Events, Verbs, say
from asterism.core.chance import Luck, draw
from asterism.core.game import HOUSE, Game
from asterism.core.records import Floats, Row, rule

COINS, ROUNDS = 700, 3

verb = Verbs()
COUNT = verb("count")
TOSS = verb("toss")

event = Events()
FELL = event("fell", coin=COINS, side=2)


class Purse:
    """What was tossed so far."""

    seats: int
    left: int
    heads: int
    order: int  # a hash of all tosses in their order


@rule
def setup(s: Purse, options: Row, luck: Luck) -> None:
    s.left = ROUNDS
    toss(s, luck, NO_TALE)


@rule
def worth() -> int:
    """What heads count."""
    return 1


@rule
def toss(s: Purse, luck: Luck, tell: Any) -> None:
    for coin in range(COINS):
        side = draw(luck, 2)
        s.heads += side * worth()
        s.order = (s.order * 31 + side + coin) % 65_521
        say(tell, FELL, ALL, coin, side)


@rule
def count(s: Purse, tell: Any) -> None:
    """Tells as much as a toss and draws nothing."""
    for coin in range(COINS):
        say(tell, FELL, ALL, coin, 0)


@rule
def deciders(s: Purse) -> int:
    return 1


@rule
def legal(s: Purse, seat: int, out: Row) -> int:
    if seat == HOUSE:
        return 0
    out[0], out[1] = COUNT, TOSS
    return 2


@rule
def apply(s: Purse, seat: int, action: int, luck: Luck, tell: Any) -> None:
    s.left -= 1
    if action == TOSS:
        toss(s, luck, tell)
    else:
        count(s, tell)


@rule
def over(s: Purse) -> bool:
    return s.left == 0


@rule
def scores(s: Purse, out: Row) -> None:
    out[0] = s.heads


@rule
def utilities(s: Purse, out: Floats) -> None:
    out[0] = float(s.heads)


GAME = Game(
    slug="coin",
    version=1,
    kind=Purse,
    seats=range(1, 2),
    verb=verb,
    event=event,
    setup=setup,
    deciders=deciders,
    legal=legal,
    apply=apply,
    over=over,
    scores=scores,
    utilities=utilities,
)
