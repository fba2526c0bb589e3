"""The state of a game of Night Sky Explorer."""

from __future__ import annotations

from asterism.core.records import Bits, Many, Row, bits, many, private, row
from asterism.games.nightsky.pieces import KINDS, OF_SIZE, SEATS, SIZES
from asterism.games.nightsky.sky import Sky

CHOOSING_SIDES, NAMING, TAKING_SEVENS, DRAWING, DONE = 0, 1, 2, 3, 4
SMALLEST = SIZES[0]
ALL_CARDS = int(OF_SIZE.sum())


class Night:
    """A game of Night Sky Explorer."""

    unseen: Bits = bits()  # the cards that nobody has seen, in hands and in the box
    seats: int
    step: int
    rounds: int  # that are over
    first: int  # who has the first-player card
    kind: int  # the size of this round's cards, or NONE
    ready: int  # who has decided, one bit each
    left: Row = row(KINDS)  # how many cards of each size everybody still has
    choice: Row = private(row(SEATS))  # a side or a seven, chosen and not shown yet
    lay: Row = private(row(SEATS))  # the sketch's lay + 1, or 0
    kept: Row = private(row(SEATS))  # the sketch's nodes
    skies: Many[Sky] = many(Sky, SEATS)
