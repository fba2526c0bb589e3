"""Shapes: what tables are asked and say, over HTTP and websockets alike, and the limits of what people may ask."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired

from msgspec import Meta
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, with_config
from typing_extensions import TypeAliasType, TypedDict

from asterism.server.names import LONGEST_NAME, named

# Annotations are not put off here, nor in schemas and messages: from the classes is read which keys may be missing.

MOST_SEATS, MOST_MOVES, LONGEST_CHAT, LARGEST_MESSAGE = 12, 20_000, 300, 4096


def _whole(value: Any) -> Any:
    """JSON writes 3 also as 3.0, but not as "3" or true."""
    if isinstance(value, bool | str):
        raise ValueError("this must be a whole number")
    return value


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(named),
    Field(json_schema_extra={"pattern": r"\S"}),
]
Whole = Annotated[int, BeforeValidator(_whole)]
Level = Annotated[str, Field(pattern="^[a-z]{1,24}$")]
Seconds = Annotated[Whole, Field(ge=1, le=86_400)]
Flag = Annotated[bool, Field(strict=True)]
Seat = int | None  # none: a spectator
Re = int | float | None  # the number a browser gave its message
Who = Literal["person", "bot", "open"]
Status = Literal["open", "running", "over"]

# A game's own, open to what it brings. A phrase has `say`, a line of the story `what` and `say`, an offer `do`, `verb`
# and `say`, a panel `kind` and `title`.
Phrase = TypeAliasType("Phrase", dict[str, Any])
Told = TypeAliasType("Told", Mapping[str, Any])
Offer = TypeAliasType("Offer", dict[str, Any])
View = TypeAliasType("View", dict[str, Any])
Panel = TypeAliasType("Panel", dict[str, Any])
Options = TypeAliasType("Options", dict[str, Any])


# Clocks

STRICT = ConfigDict(extra="forbid")


@with_config(STRICT)
class MoveClock(TypedDict):
    """So many seconds for each move."""

    per: Literal["move"]
    seconds: Seconds


@with_config(STRICT)
class TurnClock(TypedDict):
    """So many seconds for each turn; if all wait it out, the next turn begins when they are over."""

    per: Literal["turn"]
    seconds: Seconds
    wait_out: NotRequired[Flag]


@with_config(STRICT)
class GameClock(TypedDict):
    """So many seconds for the whole game, and some more after each move."""

    per: Literal["game"]
    seconds: Seconds
    added: NotRequired[Annotated[Whole, Field(ge=0, le=3_600)]]


Clock = Annotated[MoveClock | TurnClock | GameClock, Field(discriminator="per")]


# A table to be opened

OptionValue = Flag | Annotated[Whole, Field(ge=-(2**31), lt=2**31)] | None


class Asked(BaseModel):
    """Something asked: nothing unknown in it."""

    model_config = STRICT


class NewSeat(Asked):
    """Who shall sit on a seat of a new table."""

    who: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Asked):
    """A table to be opened."""

    game: Annotated[str, Field(max_length=64)]
    options: dict[Annotated[str, Field(max_length=64)], OptionValue] = Field(default_factory=dict, max_length=32)
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    public: Flag = True
    shuffle: Flag = False
    confirm: Flag = False
    clock: Clock | None = None


# Tables as everybody may know them

Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class SeatInfo(TypedDict):
    """Who sits on a seat, as everybody may know it."""

    who: Who
    name: str
    level: str | None
    here: bool
    gone: bool
    held: bool
    resigned: bool
    muted: bool
    yours: bool


class TableInfo(TypedDict):
    """A table as everybody may know it."""

    id: str
    link: str | None
    game: str
    options: Options
    status: Status
    public: bool
    shuffle: bool
    confirm: bool
    clock: Clock | None
    created: float
    rules: int
    current: bool
    rematch: str | None
    resigned: int | None
    wishes: dict[str, list[int]]
    host: bool
    quiet: bool
    seats: list[SeatInfo]


class Points(TypedDict):
    """How a game came out."""

    scores: Annotated[list[Number], Meta(max_length=MOST_SEATS)]
    winners: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]


class ListedTable(TableInfo):
    """A table in the lobby, with its result once it has one."""

    to_act: list[int]
    result: Points | None


class MyTable(ListedTable):
    """A table where I sit, or that I opened."""

    your_turn: bool


class Many(TypedDict):
    """How many tables of others there are to join and to watch, on all pages."""

    open: int
    running: int


class LobbyInfo(TypedDict):
    """Tables to join and tables to watch, a page of each, and my own, which stand nowhere else."""

    open: list[ListedTable]
    running: list[ListedTable]
    mine: list[MyTable]
    many: Many


# A table as a seat sees it


class ClockFace(TypedDict):
    """A seat's clock, as somebody sees it."""

    left: float
    runs: bool


class Aside(TypedDict):
    """What the server itself adds to a story: somebody's time was up, or took something back."""

    what: Literal["time-up", "undone"]
    seat: int
    say: Phrase


class State(TypedDict):
    """A table as a seat sees it, with the story of what was just done; without a view where rules can't show it."""

    kind: Literal["state"]
    at: int
    seat: Seat
    view: View | None
    story: Sequence[Told | Aside]
    offers: list[Offer]
    undo: bool
    confirm: bool
    waits: list[int]
    clocks: list[ClockFace] | None
    re: NotRequired[Re]
    since: NotRequired[Sequence[Told | Aside]]
    recent: NotRequired[Sequence[Told | Aside]]
    panels: NotRequired[list[Panel]]
    final: NotRequired[Panel]
    verdict: NotRequired[list[Phrase]]
    step: NotRequired[int]


# A table's past


class Steps(TypedDict):
    """Some steps of a game, how many there are after the start, and the rules it was played by."""

    rules: int
    current: bool
    steps: int
    states: list[State]


Slug = Annotated[str, Meta(max_length=64)]
ShortText = Annotated[str, Meta(max_length=200)]
Move = tuple[SeatNumber | Literal["house"], Annotated[str, Meta(max_length=100)]]


class Head(TypedDict):
    """Of which table a log or a position is."""

    format: Literal["asterism 1"]
    game: Slug
    rules: Annotated[int, Meta(ge=1, lt=1000)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[Slug, bool | Number | None], Meta(max_length=32)]
    seed: Annotated[str, Meta(max_length=256)]


class Position(Head):
    """A position where a log begins."""

    state: dict[str, Any]
    reveals: NotRequired[Annotated[int, Meta(ge=0, lt=2**31)]]


class Log(Head):
    """A whole game, to be replayed anywhere; the limits are those of a log that somebody brings."""

    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)]
    start: NotRequired[Position | None]
    names: NotRequired[Annotated[list[ShortText], Meta(max_length=MOST_SEATS)]]
    bots: NotRequired[Annotated[dict[ShortText, ShortText | None], Meta(max_length=MOST_SEATS)]]
    result: NotRequired[Points | None]


# What is wrong


class Error(TypedDict):
    """What is wrong: a key, an English sentence and, where there is one, a phrase."""

    error: str
    text: str
    say: NotRequired[Phrase]
