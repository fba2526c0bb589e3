"""Coin as a row of small numbers."""

from __future__ import annotations

from asterism.games.coin.rules import Purse

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist
from asterism.core.records import Row, bind, rule
from asterism.core.rows import two_places

LAYOUT = Layout(__name__)
LEFT = LAYOUT.gist("left", 1, about="rounds left")
HEADS = LAYOUT("heads", 2, about="heads, in two places")
FACTOR = 1


@rule
def short(s: Purse, seat: int, out: Row) -> None:
    out[LEFT] = s.left * FACTOR


@rule
def encoded(s: Purse, seat: int, out: Row) -> None:
    short(s, seat, out)
    two_places(out, HEADS, s.heads)


bind(encode, Purse, encoded)
bind(gist, Purse, short)
