"""The terms of nightsky as JSON. Written by `make wire` from its verbs and events: never by hand."""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypedDict


@final
class SidedTold(TypedDict):
    what: Literal["sided"]
    seat: int
    side: int


@final
class DecidedTold(TypedDict):
    what: Literal["decided"]
    seat: int


@final
class StartedTold(TypedDict):
    what: Literal["started"]
    seat: int
    start: int
    side: int


@final
class NamedTold(TypedDict):
    what: Literal["named"]
    seat: int
    size: int


@final
class ChanceTold(TypedDict):
    what: Literal["chance"]
    size: int


@final
class TookTold(TypedDict):
    what: Literal["took"]
    seat: int
    card: int


@final
class TurnedTold(TypedDict):
    what: Literal["turned"]
    seat: int
    card: int


@final
class LaidTold(TypedDict):
    what: Literal["laid"]
    turn: int
    x: int
    y: int
    kept: int
    pieces: int
    crossing: int


@final
class KeptTold(TypedDict):
    what: Literal["kept"]
    star: int
    stars: int


@final
class LeftTold(TypedDict):
    what: Literal["left"]
    star: int
    stars: int


@final
class CountsTold(TypedDict):
    what: Literal["counts"]
    top: int
    low: int
    lines: int


@final
class PlacesTold(TypedDict):
    what: Literal["places"]
    sun: int
    ecliptic: int
    rim: int
    out: int
    crossed: int


@final
class DrewTold(TypedDict):
    what: Literal["drew"]
    seat: int
    card: int
    stars: int
    out: int


@final
class ScoredTold(TypedDict):
    what: Literal["scored"]
    seat: int
    top: int
    low: int
    lines: int


@final
class PlacedTold(TypedDict):
    what: Literal["placed"]
    seat: int
    sun: int
    ecliptic: int
    rim: int
    crossed: int


@final
class FirstTold(TypedDict):
    what: Literal["first"]
    seat: int


@final
class RoundTold(TypedDict):
    what: Literal["round"]
    round: int


@final
class EndedTold(TypedDict):
    what: Literal["ended"]


Told = (
    SidedTold
    | DecidedTold
    | StartedTold
    | NamedTold
    | ChanceTold
    | TookTold
    | TurnedTold
    | LaidTold
    | KeptTold
    | LeftTold
    | CountsTold
    | PlacesTold
    | DrewTold
    | ScoredTold
    | PlacedTold
    | FirstTold
    | RoundTold
    | EndedTold
)


@final
class SideForm(TypedDict):
    verb: Literal["side"]
    side: int


@final
class NameForm(TypedDict):
    verb: Literal["name"]
    size: int


@final
class SevenForm(TypedDict):
    verb: Literal["seven"]
    card: int


@final
class NothingForm(TypedDict):
    verb: Literal["nothing"]


@final
class LayForm(TypedDict):
    verb: Literal["lay"]
    turn: int
    x: int
    y: int


@final
class KeepForm(TypedDict):
    verb: Literal["keep"]
    star: int


@final
class LeaveForm(TypedDict):
    verb: Literal["leave"]
    star: int


@final
class ConfirmForm(TypedDict):
    verb: Literal["confirm"]


Form = SideForm | NameForm | SevenForm | NothingForm | LayForm | KeepForm | LeaveForm | ConfirmForm
