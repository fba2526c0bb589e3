"""The terms of sealed as JSON. Written by `make wire` from its verbs and events: never by hand."""

from __future__ import annotations

from typing import Literal, final

from typing_extensions import TypedDict


@final
class BidTold(TypedDict):
    what: Literal["bid"]
    seat: int
    card: int


@final
class SealedTold(TypedDict):
    what: Literal["sealed"]
    seat: int


@final
class WonTold(TypedDict):
    what: Literal["won"]
    seat: int
    prize: int


Told = BidTold | SealedTold | WonTold


@final
class BidForm(TypedDict):
    verb: Literal["bid"]
    card: int


Form = BidForm
