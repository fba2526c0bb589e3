"""The terms of nebula as JSON. Written by `make wire` from its verbs and events: never by hand."""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypedDict


@final
class ChoseTold(TypedDict):
    what: Literal["chose"]
    seat: int
    card: int


@final
class DecidedTold(TypedDict):
    what: Literal["decided"]
    seat: int


@final
class BeganTold(TypedDict):
    what: Literal["began"]
    seat: int
    star: int


@final
class MovedTold(TypedDict):
    what: Literal["moved"]
    seat: int
    cluster: int
    steps: int
    ray: int


@final
class TookTold(TypedDict):
    what: Literal["took"]
    seat: int
    cluster: int
    ray: int
    star: int


@final
class GaveTold(TypedDict):
    what: Literal["gave"]
    seat: int
    star: int


@final
class DrewTold(TypedDict):
    what: Literal["drew"]
    seat: int
    star: int


@final
class KeptTold(TypedDict):
    what: Literal["kept"]
    seat: int
    star: int


@final
class DroppedTold(TypedDict):
    what: Literal["dropped"]
    seat: int
    star: int


@final
class ReplacedTold(TypedDict):
    what: Literal["replaced"]
    seat: int
    star: int
    space: int


@final
class PlacedTold(TypedDict):
    what: Literal["placed"]
    seat: int
    star: int
    space: int


@final
class CompletedTold(TypedDict):
    what: Literal["completed"]
    seat: int
    constellation: int
    worth: int


@final
class ReachedTold(TypedDict):
    what: Literal["reached"]
    seat: int
    task: int
    card: int
    first: int
    points: int


@final
class FellTold(TypedDict):
    what: Literal["fell"]
    seat: int
    holes: int


@final
class TrackedTold(TypedDict):
    what: Literal["tracked"]
    at: int


@final
class FadedTold(TypedDict):
    what: Literal["faded"]
    star: int
    dark: int


@final
class IgnitedTold(TypedDict):
    what: Literal["ignited"]
    seat: int
    star: int
    drawn: int


@final
class AdvancedTold(TypedDict):
    what: Literal["advanced"]
    seat: int
    marker: int
    field: int


@final
class FinishedTold(TypedDict):
    what: Literal["finished"]
    seat: int


@final
class FulfilledTold(TypedDict):
    what: Literal["fulfilled"]
    seat: int
    task: int
    card: int
    first: int
    points: int


@final
class RefilledTold(TypedDict):
    what: Literal["refilled"]
    cluster: int
    ray: int
    star: int


@final
class EndingTold(TypedDict):
    what: Literal["ending"]
    cause: int


@final
class EndedTold(TypedDict):
    what: Literal["ended"]


@final
class UnveiledTold(TypedDict):
    what: Literal["unveiled"]
    seat: int
    card: int
    points: int


Told = (
    ChoseTold
    | DecidedTold
    | BeganTold
    | MovedTold
    | TookTold
    | GaveTold
    | DrewTold
    | KeptTold
    | DroppedTold
    | ReplacedTold
    | PlacedTold
    | CompletedTold
    | ReachedTold
    | FellTold
    | TrackedTold
    | FadedTold
    | IgnitedTold
    | AdvancedTold
    | FinishedTold
    | FulfilledTold
    | RefilledTold
    | EndingTold
    | EndedTold
    | UnveiledTold
)


@final
class ChooseForm(TypedDict):
    verb: Literal["choose"]
    card: int


@final
class MoveForm(TypedDict):
    verb: Literal["move"]
    steps: int


@final
class ChaosForm(TypedDict):
    verb: Literal["chaos"]
    star: int


@final
class KeepForm(TypedDict):
    verb: Literal["keep"]
    star: int


@final
class PlaceForm(TypedDict):
    verb: Literal["place"]
    star: int
    space: int


@final
class HoleForm(TypedDict):
    verb: Literal["hole"]


@final
class FinishForm(TypedDict):
    verb: Literal["finish"]


@final
class ExchangeForm(TypedDict):
    verb: Literal["exchange"]
    star: int


@final
class RedrawForm(TypedDict):
    verb: Literal["redraw"]


@final
class AdvanceForm(TypedDict):
    verb: Literal["advance"]
    marker: int


Form = (
    ChooseForm
    | MoveForm
    | ChaosForm
    | KeepForm
    | PlaceForm
    | HoleForm
    | FinishForm
    | ExchangeForm
    | RedrawForm
    | AdvanceForm
)
