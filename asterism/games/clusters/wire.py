"""What of Hvězdokupy goes over the wire: its view and its components.

Cells are 0 to 63, row by row from the top left.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from asterism.core.wire import Pair, TableView

Colour = Literal["purple", "yellow", "green"]
Origin = Literal["printed", "ours"]
Step = Literal["opening", "roll", "place", "take", "put", "done"]


class Roll(TypedDict):
    """What the die shows: the last roll, its couple, the first roll, and whether it was rolled again."""

    face: int
    couple: int
    first: int
    again: bool


class Player(TypedDict):
    card: str
    colour: Colour
    rating: int
    need: int
    have: int
    best: list[int]  # the cells where the constellation is nearest to standing
    standing: list[list[int]]  # at the end, wherever it stands


class Shown(TypedDict):
    """What Hvězdokupy shows."""

    step: Step
    turn: int
    zero: bool
    moon: int
    stars: list[int]
    stock: int
    opening: int  # stars that are still placed freely before the first turn
    roll: Roll | None
    taken: int | None  # the star that is being moved
    near: list[int]  # for each cell, how many stars are beside it
    lit: list[int]  # the cells that may be chosen now
    players: list[Player]


class View(TableView, Shown):
    """Hvězdokupy as a seat sees it."""


# Components


class Card(TypedDict):
    id: str
    colour: Colour
    rating: int
    rows: list[str]
    origin: Origin


class SetupCard(TypedDict):
    ratings: list[int]
    stars_each: int
    rolled_stars: int
    ratings_origin: Origin


class Components(TypedDict):
    origin: dict[Origin, str]
    rows: int
    columns: int
    stars: int
    faces: int
    pairs: list[Pair]
    hourglass_seconds: int
    two_player_extra_seconds: int
    colours: list[Colour]
    setup: dict[str, SetupCard]
    cards: list[Card]
