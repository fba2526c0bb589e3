"""Shapes: what tables are asked and say, over HTTP and websockets alike, and the limits of what people may ask."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NotRequired

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, with_config
from typing_extensions import TypeAliasType, TypedDict

# Annotations are not put off here, nor in schemas and messages: from the classes is read which keys may be missing.

MOST_SEATS, LONGEST_NAME, LONGEST_CHAT, LARGEST_MESSAGE = 12, 24, 300, 4096

# Signs that nobody sees: controls, such that turn the writing around, and blanks that pass for letters. Joiners stay:
# some scripts and emoji need them.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufeff\uffa0"
)

# Joiners and selectors that show: between signs of emoji, and between letters of scripts that join.
PICTURE = "\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff"
JOINING = "\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u17ff\u1800-\u18af"
JOINED = re.compile(
    rf"(?<=[{PICTURE}])\ufe0f(?:\u200d(?=[{PICTURE}]))?|(?<=[{PICTURE}])\u200d(?=[{PICTURE}])"
    rf"|(?<=[0-9#*])\ufe0f?\u20e3|(?<=[{JOINING}])[\u200c\u200d](?=[{JOINING}])"
)
HIDDEN = re.compile("[\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\ufff0-\uffff\U000e0000-\U000effff]|[\ue000-\uf8ff]")
ALIKE = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}


def readable(text: str) -> str:
    """A text on one line, without signs that nobody sees."""
    return re.sub(f"[{UNSEEN}]", "", " ".join(text.split())).strip()


def _named(text: str) -> str:
    """A name as it is kept: what looks the same is the same, and nothing in it is hidden."""
    name = readable(unicodedata.normalize("NFKC", text))
    if not name:
        raise ValueError("a name needs something that can be read")
    if HIDDEN.search(JOINED.sub("", name)):
        raise ValueError("a name has no hidden signs")
    if len(_scripts(name) & ALIKE) > 1:
        raise ValueError("a name has letters of one script")
    if len(name) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return name


def _scripts(name: str) -> set[str]:
    return {unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha()}


def _whole(value: Any) -> Any:
    """JSON writes 3 also as 3.0, but not as "3" or true."""
    if isinstance(value, bool | str):
        raise ValueError("this must be a whole number")
    return value


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(_named),
    Field(json_schema_extra={"pattern": rf"[^\s{UNSEEN}]"}),
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
Told = TypeAliasType("Told", dict[str, Any])
Offer = TypeAliasType("Offer", dict[str, Any])
View = TypeAliasType("View", dict[str, Any])
Panel = TypeAliasType("Panel", dict[str, Any])
Options = TypeAliasType("Options", dict[str, Any])
Position = TypeAliasType("Position", dict[str, Any])


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

    scores: list[int]
    winners: list[int]


class ListedTable(TableInfo):
    """A table in the lobby, with its result once it has one."""

    to_act: list[int]
    result: Points | None


class MyTable(ListedTable):
    """A table where I sit."""

    your_turn: bool


class LobbyInfo(TypedDict):
    """Tables to join, tables to watch and my own."""

    open: list[ListedTable]
    running: list[ListedTable]
    mine: list[MyTable]


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


Move = tuple[int | Literal["house"], str]


class Log(TypedDict):
    """A whole game, to be replayed anywhere."""

    format: str
    game: str
    rules: int
    seats: int
    options: Options
    seed: str
    start: Position | None
    moves: list[Move]
    names: list[str]
    bots: dict[str, str | None]
    result: NotRequired[Points]


# What is wrong


class Error(TypedDict):
    """What is wrong: a key, an English sentence and, where there is one, a phrase."""

    error: str
    text: str
    say: NotRequired[Phrase]
