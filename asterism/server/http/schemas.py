"""Schemas: what else is asked and answered over HTTP; OpenAPI is made from these and from the shapes."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from asterism.core.wire import Pair
from asterism.server.shapes import MOST_SEATS, Asked, Flag, Level, Name, Whole

MOST_STEPS = 100
SeatNumber = Annotated[Whole, Field(ge=0, lt=MOST_SEATS)]


# Asked


class Me(Asked):
    name: Name


class Sitting(Asked):
    seat: SeatNumber
    name: Name | None = None


class Resigning(Asked):
    seat: SeatNumber


class Removing(Asked):
    seat: SeatNumber


class Muting(Asked):
    """Who at a seat, or without a seat all who look on, may not talk, or may again."""

    seat: SeatNumber | None = None
    muted: Flag


class Takeover(Asked):
    seat: SeatNumber
    level: Level


# Answered


class MyName(TypedDict):
    """My name; empty before I gave one."""

    name: str


class Id(TypedDict):
    id: str


class OptionInfo(TypedDict):
    name: str
    kind: Literal["flag", "number"]
    low: int
    high: int
    open: bool
    seats: Pair | None
    labels: list[str]


class GameInfo(TypedDict):
    slug: str
    titles: dict[str, str]
    abouts: dict[str, str]
    seats: Pair
    rules: int
    secrets: bool
    options: list[OptionInfo]


class Games(TypedDict):
    """What can be played, against whom, in which languages."""

    games: list[GameInfo]
    levels: list[str]
    languages: list[str]


class Health(TypedDict):
    status: Literal["ok"]
