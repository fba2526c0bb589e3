"""The terms of clusters as JSON. Written by `make wire` from its verbs and events: never by hand."""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypedDict


@final
class BobTold(TypedDict):
    what: Literal["bob"]
    seat: int
    row: int
    column: int
    star: int


@final
class RolledTold(TypedDict):
    what: Literal["rolled"]
    seat: int
    face: int
    couple: int
    again: int


@final
class PlacedTold(TypedDict):
    what: Literal["placed"]
    seat: int
    cell: int


@final
class TookTold(TypedDict):
    what: Literal["took"]
    seat: int
    cell: int


@final
class MovedTold(TypedDict):
    what: Literal["moved"]
    seat: int
    start: int
    to: int


@final
class GrewTold(TypedDict):
    what: Literal["grew"]
    seat: int
    have: int
    need: int


@final
class LapsedTold(TypedDict):
    what: Literal["lapsed"]
    seat: int


@final
class PassedTold(TypedDict):
    what: Literal["passed"]
    seat: int


@final
class LateTold(TypedDict):
    what: Literal["late"]
    seat: int


@final
class StoodTold(TypedDict):
    what: Literal["stood"]
    seat: int


@final
class SpentTold(TypedDict):
    what: Literal["spent"]


@final
class DrawnTold(TypedDict):
    what: Literal["drawn"]


Told = (
    BobTold
    | RolledTold
    | PlacedTold
    | TookTold
    | MovedTold
    | GrewTold
    | LapsedTold
    | PassedTold
    | LateTold
    | StoodTold
    | SpentTold
    | DrawnTold
)


@final
class RollForm(TypedDict):
    verb: Literal["roll"]


@final
class RerollForm(TypedDict):
    verb: Literal["reroll"]


@final
class PassForm(TypedDict):
    verb: Literal["pass"]


@final
class PlaceForm(TypedDict):
    verb: Literal["place"]
    cell: int


@final
class TakeForm(TypedDict):
    verb: Literal["take"]
    cell: int


@final
class PutForm(TypedDict):
    verb: Literal["put"]
    cell: int


Form = RollForm | RerollForm | PassForm | PlaceForm | TakeForm | PutForm
