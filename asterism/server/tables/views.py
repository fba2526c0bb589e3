"""Views: what seats are shown of a table at one moment, made from what each may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from asterism.core.game import Game
from asterism.core.table import Table
from asterism.endings import final, verdict, won
from asterism.server.encoding import encode, encoded_view
from asterism.server.shapes import Offer, Panel, Phrase, Seat, View
from asterism.server.storage.schema import TableRow
from asterism.server.tables import turns
from asterism.server.tables.people import not_resigned

NOTHING = b"[]"


@cache
def is_open(its: Game) -> bool:
    """Has the game no secrets, so that all who look see the same?"""
    return not any(len(holes) for holes in its.holes.values())


def offers(table: Table, view: View, seat: int) -> list[Offer]:
    """A seat's offers, each with its phrase."""
    its, verb = table.game.view, table.game.verb
    forms = ((text, verb.forms[verb.numbers[text]]) for text in table.offers(seat))
    return [{"do": text, **form, "say": its.offer(view, form)} for text, form in forms]


class Sight(NamedTuple):
    """What a seat is shown, without the story of how it came; `mark` is the same as long as nothing of it changes."""

    view: View | None
    view_json: bytes
    offers: bytes
    undo: bool
    confirm: bool
    waits: list[int]
    mark: int


class Moment:
    """A table as it stands, for all who look; what they see alike is made once."""

    def __init__(self, table: Table | None, row: TableRow, current: bool) -> None:
        self.table, self.row, self.current = table, row, current
        self._live = row.status == "running" and current
        self._shared: View | None = None
        self._shared_json, self._shared_mark = b"", 0

    def sights(self, seats: Iterable[Seat]) -> dict[Seat, Sight]:
        """What each of some seats is shown now."""
        return {seat: self.sight(seat) for seat in seats}

    def sight(self, seat: Seat) -> Sight:
        """What a seat is shown now."""
        if self.table is None:
            return Sight(None, b"null", NOTHING, False, False, [], 0)
        view, json, mark = self._view(self.table, seat)
        if seat is None or not self._live:
            return Sight(view, json, NOTHING, False, False, [], mark)
        to_act = seat in view["to_act"]
        waits = turns.waits(self.table, self.row, seat) if to_act else []
        offered = encode(offers(self.table, view, seat)) if to_act and not waits else NOTHING
        undo, confirm = self.table.can_undo(seat), seat in self.row.pending and not turns.waits_out(self.row)
        return Sight(view, json, offered, undo, confirm, waits, hash((mark, offered, undo, confirm, *waits)))

    def _view(self, table: Table, seat: Seat) -> tuple[View, bytes, int]:
        """A seat's view, its JSON and the mark of that; where all are alike, only the seat in it is changed."""
        if not is_open(table.game):
            view = self._seen(table, seat)
            json = encoded_view(view)
            return view, json, hash(json)
        if self._shared is None:
            self._shared = self._seen(table, None)
            self._shared_json = encoded_view(self._shared)
            self._shared_mark = hash(self._shared_json)
        json = self._shared_json.replace(b'"seat":null', b'"seat":' + encode(seat), 1)
        return {**self._shared, "seat": seat}, json, self._shared_mark

    def _seen(self, table: Table, seat: Seat) -> View:
        view = table.view(seat)
        return view if self.current else as_it_was(view, self.row)

    # How it ended

    def verdict(self) -> list[Phrase] | None:
        """Who won, once the table is over; who resigns lets all others win."""
        if self.row.resigned is not None:
            return won(not_resigned(self.row))
        if not self.current and self.row.result:
            return won(self.row.result["winners"]) if self.row.seats > 1 else []
        return verdict(self.table) if self.table and self.table.over else None

    def final(self, view: View | None) -> Panel | None:
        """The sheet of results."""
        if not self.current and self.row.result:
            return self.row.result["final"]
        return final(self.table, view) if view and self.table and self.table.over else None


# Other rules


def as_it_was(view: View, row: TableRow) -> View:
    """A view of other rules' table with the result that counted then."""
    if row.result is None or not view["over"]:
        return view
    return {**view, "scores": row.result["scores"], "winners": row.result["winners"]}


def can_be_shown(table: Table) -> bool:
    """Do the present rules understand a record of others, whoever looks?"""
    try:
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            encode([table.game.view.panels(view), final(table, view) if table.over else None])
    except Exception:
        return False
    return True
