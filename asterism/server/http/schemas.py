"""Bodies: what is asked and answered over HTTP; OpenAPI is made from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from asterism.server.ws.messages import UNSEEN, readable

Json = dict[str, Any]
MOST_SEATS = 12


def named(name: str) -> str:
    """A name as it is kept."""
    kept = readable(name)
    if not kept:
        raise ValueError("a name needs something that can be read")
    return kept


def whole(value: Any) -> Any:
    """JSON writes 3 also as 3.0, but not as "3" or true."""
    if isinstance(value, bool | str):
        raise ValueError("this must be a whole number")
    return value


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(named),
    Field(json_schema_extra={"pattern": rf"[^\s{UNSEEN}]"}),
]
Whole = Annotated[int, BeforeValidator(whole)]
Seat = Annotated[Whole, Field(ge=0, lt=MOST_SEATS)]
Level = Annotated[str, Field(pattern="^[a-z]{1,24}$")]
Option = Annotated[bool, Field(strict=True)] | Annotated[Whole, Field(ge=-(2**31), lt=2**31)] | None


class Body(BaseModel):
    """Something asked: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")


class MoveClock(Body):
    """So many seconds for each move."""

    per: Literal["move"]
    seconds: Annotated[Whole, Field(ge=1, le=86400)]


class TurnClock(Body):
    """So many seconds for each turn; if all wait it out, the next turn begins when they are over."""

    per: Literal["turn"]
    seconds: Annotated[Whole, Field(ge=1, le=86400)]
    wait_out: Annotated[bool, Field(strict=True)] = False


class GameClock(Body):
    """So many seconds for the whole game, and some more after each move."""

    per: Literal["game"]
    seconds: Annotated[Whole, Field(ge=1, le=86400)]
    added: Annotated[Whole, Field(ge=0, le=3600)] = 0


Clock = Annotated[MoveClock | TurnClock | GameClock, Field(discriminator="per")]


class NewSeatBody(Body):
    who: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class NewTableBody(Body):
    game: Annotated[str, Field(max_length=64)]
    options: dict[Annotated[str, Field(max_length=64)], Option] = Field(default_factory=dict, max_length=32)
    seats: Annotated[list[NewSeatBody], Field(min_length=1, max_length=MOST_SEATS)]
    public: Annotated[bool, Field(strict=True)] = True
    confirm: Annotated[bool, Field(strict=True)] = False
    clock: Clock | None = None


class Me(Body):
    name: Name


class Sitting(Body):
    seat: Seat
    name: Name | None = None


class Resigning(Body):
    seat: Seat


class Takeover(Body):
    seat: Seat
    level: Level


# Answers


class Error(BaseModel):
    """What is wrong: a key, and an English sentence."""

    error: str
    text: str
    say: Json | None = None


class MyName(BaseModel):
    """My name; empty before I gave one."""

    name: str


class Id(BaseModel):
    id: str


class OptionInfo(BaseModel):
    name: str
    kind: Literal["flag", "number"]
    low: int
    high: int
    open: bool
    seats: list[int] | None
    words: list[str]


class GameInfo(BaseModel):
    slug: str
    titles: dict[str, str]
    seats: list[int]
    rules: int
    secrets: bool
    options: list[OptionInfo]


class Games(BaseModel):
    """What can be played, against whom, in which languages."""

    games: list[GameInfo]
    levels: list[str]
    languages: list[str]


class SeatInfo(BaseModel):
    who: Literal["person", "bot", "open"]
    name: str
    level: str | None
    here: bool
    gone: bool
    held: bool
    resigned: bool
    yours: bool


class TableInfo(BaseModel):
    """A table as everybody may know it."""

    id: str
    link: str | None
    game: str
    options: Json
    status: Literal["open", "running", "over"]
    public: bool
    confirm: bool
    clock: Clock | None
    created: float
    rules: int
    current: bool
    rematch: str | None
    resigned: int | None
    wishes: dict[int, list[int]]
    seats: list[SeatInfo]


class ListedTable(TableInfo):
    to_act: list[int]


class MyTable(ListedTable):
    your_turn: bool


class Lobby(BaseModel):
    open: list[ListedTable]
    running: list[ListedTable]
    mine: list[MyTable]


class Health(BaseModel):
    status: Literal["ok"]
