"""What of Sealed goes over the wire."""

from __future__ import annotations

from typing_extensions import TypedDict

from asterism.core.wire import TableView


class Shown(TypedDict):
    """What Sealed shows."""

    points: list[int]
    ready: list[bool]
    shown: list[int]
    hand: list[int]
    bid: int | None


class View(TableView, Shown):
    """Sealed as a seat sees it."""
