"""The terms of novaluna as JSON. Written by `make wire` from its verbs and events: never by hand."""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypedDict


@final
class RefilledTold(TypedDict):
    what: Literal["refilled"]
    seat: int


@final
class DrewTold(TypedDict):
    what: Literal["drew"]
    place: int
    tile: int


@final
class TookTold(TypedDict):
    what: Literal["took"]
    seat: int
    place: int
    tile: int


@final
class WentTold(TypedDict):
    what: Literal["went"]
    seat: int
    start: int
    to: int


@final
class LaidTold(TypedDict):
    what: Literal["laid"]
    seat: int
    tile: int
    x: int
    y: int


@final
class CoveredTold(TypedDict):
    what: Literal["covered"]
    seat: int
    tile: int
    task: int
    left: int


@final
class PhaseTold(TypedDict):
    what: Literal["phase"]
    sum: int


@final
class EndedTold(TypedDict):
    what: Literal["ended"]
    tokens: int


Told = RefilledTold | DrewTold | TookTold | WentTold | LaidTold | CoveredTold | PhaseTold | EndedTold


@final
class RefillForm(TypedDict):
    verb: Literal["refill"]


@final
class PickForm(TypedDict):
    verb: Literal["pick"]
    place: int


@final
class PlaceForm(TypedDict):
    verb: Literal["place"]
    x: int
    y: int


Form = RefillForm | PickForm | PlaceForm
