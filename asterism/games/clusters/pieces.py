"""The pieces of Hvězdokupy: cards as tables of masks, the die, the setup cards, and the game's terms."""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from itertools import accumulate

import numpy as np

from asterism.core.actions import Events, Verbs
from asterism.games.clusters.wire import Card, Colour, Components

DATA: Components = json.loads((files(__package__) / "components.json").read_text())
COLOURS: list[Colour] = DATA["colours"]
SIDE: int = DATA["rows"]
STARS: int = DATA["stars"]
FACES: int = DATA["faces"]
CELLS = SIDE * SIDE
SEATS = 6
CARDS: list[Card] = DATA["cards"]
RATINGS = 3

Shape = frozenset[tuple[int, int]]


# Constellations (book 1 and 6)


def drawn(rows: list[str]) -> Shape:
    """The stars of a card as rows and columns."""
    return frozenset((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "*")


def images(shape: Shape) -> set[Shape]:
    """A shape in all its orientations: turned, and mirrored and turned."""
    found, now = set[Shape](), shape
    for _ in range(4):
        now = cornered((c, -r) for r, c in now)
        found |= {now, cornered((r, -c) for r, c in now)}
    return found


def cornered(cells: Iterable[tuple[int, int]]) -> Shape:
    """The same shape, moved into the upper left corner."""
    at = list(cells)
    top, left = min(r for r, _ in at), min(c for _, c in at)
    return frozenset((r - top, c - left) for r, c in at)


def placements(shape: Shape) -> list[int]:
    """A shape as sets of cells, in all orientations and places on the board."""
    found = []
    for image in images(shape):
        high, wide = (max(cell[axis] for cell in image) + 1 for axis in (0, 1))
        corners = [(r, c) for r in range(SIDE - high + 1) for c in range(SIDE - wide + 1)]
        found += [sum(1 << (r + down) * SIDE + c + right for r, c in image) for down, right in corners]
    return sorted(found)


PLACEMENTS = [placements(drawn(card["rows"])) for card in CARDS]
NEED = np.array([len(drawn(card["rows"])) for card in CARDS], np.int32)

# All placements of all cards in one row, and where each card's begin.
MASK = np.array([mask for masks in PLACEMENTS for mask in masks], np.uint64)
FIRST = np.array([0, *accumulate(len(masks) for masks in PLACEMENTS)], np.int32)

# For each card and cell the placements that hold it, as places in MASK, and where each cell's begin.
_HOLDING = [
    [FIRST[card] + at for at, mask in enumerate(masks) if mask >> cell & 1]
    for card, masks in enumerate(PLACEMENTS)
    for cell in range(CELLS)
]
HOLDING = np.array([at for held in _HOLDING for at in held], np.int16)
HELD_FROM = np.array([0, *accumulate(len(held) for held in _HOLDING)], np.int32)


# Dealing (book 2)


def cards_of(colour: str, rating: int) -> int:
    """The cards of a colour and a rating as a set of bits."""
    return sum(1 << at for at, card in enumerate(CARDS) if (card["colour"], card["rating"]) == (colour, rating))


DECK = np.array([[cards_of(colour, rating + 1) for rating in range(RATINGS)] for colour in COLOURS], np.uint64)
SETUP = {int(seats): card for seats, card in DATA["setup"].items()}
RATING = np.array([[*SETUP[n]["ratings"], *[0] * (SEATS - n)] if n in SETUP else [0] * SEATS for n in range(SEATS + 1)])
FREE_STARS = np.array([n * SETUP[n]["stars_each"] if n in SETUP else 0 for n in range(SEATS + 1)])
ROLLED_STARS = np.array([SETUP[n]["rolled_stars"] if n in SETUP else 0 for n in range(SEATS + 1)])


# The die (book 1)


PAIRS: list[list[int]] = DATA["pairs"]
COUPLED = {face: pair[1 - at] for pair in PAIRS for at, face in enumerate(pair)}
COUPLE = np.array([COUPLED.get(face, 0) for face in range(FACES + 1)], np.int32)


# Words


SEAT = range(SEATS)
FACE = range(1, FACES + 1)
LINE = range(1, SIDE + 1)

verb = Verbs()
ROLL = verb("roll")
REROLL = verb("reroll")
PASS = verb("pass")
PLACE = verb("place", cell=CELLS)
TAKE = verb("take", cell=CELLS)
PUT = verb("put", cell=CELLS)
LATE = verb("late", house=True)

event = Events()
BOB = event("bob", seat=SEAT, row=LINE, column=LINE, star=2)
ROLLED = event("rolled", seat=SEAT, face=FACE, couple=FACE, again=2)
PLACED = event("placed", seat=SEAT, cell=CELLS)
TOOK = event("took", seat=SEAT, cell=CELLS)
MOVED = event("moved", seat=SEAT, start=CELLS, to=CELLS)
GREW = event("grew", seat=SEAT, have=CELLS, need=CELLS)
LAPSED = event("lapsed", seat=SEAT)
PASSED = event("passed", seat=SEAT)
RAN_OUT = event("late", seat=SEAT)
STOOD = event("stood", seat=SEAT)
SPENT = event("spent")
DRAWN = event("drawn")
