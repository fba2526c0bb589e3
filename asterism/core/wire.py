"""What leaves a table as JSON, whatever the game: phrases, panels, and the part of a view that all games share.

phrase   {"say": key, ...}: its arguments are numbers, strings, phrases or lists of phrases
panel    a part of a view for the generic board and the terminal: a list, a table or a grid. What belongs to the
         decision at hand says "now", what belongs to a player says "seat"
row      of a table: cells, or cells with the action they stand for
square   of a grid: a piece at x and y (upwards; with "down" downwards), or free for an action
piece    a colour, with a text or a sign of its own, and "about", for those who can't see it; marks are tasks on it
legend   what colours mean, on all panels
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

Phrase = Mapping[str, Any]


@dataclass(frozen=True)
class Exactly:
    """Says of a list or a dictionary how many entries it has."""

    count: int


Pair = Annotated[list[int], Exactly(2)]


class TableView(TypedDict):
    """What every table tells, whatever the game."""

    game: str
    seats: int
    seat: int | None
    to_act: list[int]
    over: bool
    commitment: str
    seed: NotRequired[str]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]


class Mark(TypedDict):
    colours: Sequence[str]
    done: bool


class Marks(TypedDict):
    marks: Sequence[Mark]


class Piece(TypedDict):
    colour: NotRequired[str]
    text: NotRequired[str]
    shape: NotRequired[str]
    about: NotRequired[Phrase]
    marks: NotRequired[Sequence[Mark]]


class Square(Piece):
    x: int
    y: int
    free: NotRequired[str]


Cell = int | str | Phrase | Piece | Marks


class PanelRow(TypedDict):
    cells: Sequence[Cell]
    do: NotRequired[str]
    about: NotRequired[Phrase]


class Named(TypedDict):
    colour: str
    name: Phrase
    shape: NotRequired[str]


class Titled(TypedDict):
    title: Phrase
    now: NotRequired[bool]
    seat: NotRequired[int]


class ListPanel(Titled):
    kind: Literal["list"]
    rows: Sequence[Phrase]


class TablePanel(Titled):
    kind: Literal["table"]
    head: Sequence[Phrase]
    rows: Sequence[Sequence[Cell] | PanelRow]
    legend: NotRequired[Sequence[Named]]


class GridPanel(Titled):
    kind: Literal["grid"]
    cells: Sequence[Square]
    legend: NotRequired[Sequence[Named]]
    down: NotRequired[bool]


Panel = ListPanel | TablePanel | GridPanel
