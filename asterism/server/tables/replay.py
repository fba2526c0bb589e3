"""Replay: a table's past, step by step as a seat saw it, and whole as a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat
from typing import NamedTuple, TypeVar

from asterism.core.table import FORMAT, Table
from asterism.server.shapes import Log, Seat, State, Steps, Told, View
from asterism.server.storage import codec
from asterism.server.storage.codec import Act
from asterism.server.storage.schema import ActRow, TableRow
from asterism.server.storage.store import Store
from asterism.server.tables import stories
from asterism.server.tables.game import StoredGame, not_started
from asterism.server.tables.views import as_it_was, is_open

Thing = TypeVar("Thing")


class Past(NamedTuple):
    """A table's stored acts; `last` is the number of the last one where everybody may know of each."""

    row: TableRow
    current: bool
    acts: list[ActRow]
    last: int | None


class Step(NamedTuple):
    """What a seat heard and saw at a step."""

    n: int
    heard: list[Told]
    view: View | None


async def read(game: StoredGame, store: Store, end: int) -> Past:
    """What is needed to show the steps before a certain one."""
    row = game.row
    if row.status == "open":
        raise not_started()
    if row.status == "over" or (game.its and is_open(game.its)):
        return Past(row, game.current, await store.acts(row.id, end - 1), len(game.acts))
    return Past(row, game.current, await store.acts(row.id), None)


def steps(past: Past, seat: Seat, first: int, count: int, panels: bool) -> Steps:
    """What a seat saw at some steps, all found in one walk through the acts."""
    found = list(_noticed(past, seat) if past.last is None else _known(past, seat, first))
    states = [_state(past, seat, step, panels) for step in found if first <= step.n < first + count]
    last = len(found) - 1 if past.last is None else past.last
    return {"rules": past.row.rules, "current": past.current, "steps": last, "states": states}


def _known(past: Past, seat: Seat, first: int) -> Iterator[Step]:
    """Every act is a step."""
    for act, view in _views(past, seat, first):
        yield Step(act.n, stories.entries([act.story], seat), view)


def _noticed(past: Past, seat: Seat) -> Iterator[Step]:
    """While a table with secrets runs, a step is an act that told the seat something or changed what it sees."""
    n, before = 0, None
    for act, view in _views(past, seat):
        heard = stories.entries([act.story], seat)
        if n == 0 or heard or view != before:
            yield Step(n, heard, view)
            n += 1
        before = view


def _views(past: Past, seat: Seat, first: int = 0) -> Iterator[tuple[ActRow, View | None]]:
    """What a seat saw after each act from a certain one on, if the record can still be read."""
    frame = codec.frame(past.row)
    records = codec.records(past.acts, frame.game) if frame else repeat(b"")
    for act, record in zip(past.acts, records, strict=False):
        if act.n >= first:
            yield act, _view(past, frame, record, seat) if frame else None


def _view(past: Past, frame: Table, record: bytes, seat: Seat) -> View | None:
    view = _understood(past, lambda: frame.looked_at(record).view(seat))
    return as_it_was(view, past.row) if view and not past.current else view


def _understood(past: Past, make: Callable[[], Thing]) -> Thing | None:
    """What the present rules make of a record; nothing, where other rules left it and they can't."""
    try:
        return make()
    except Exception:
        if past.current:
            raise
        return None


def _state(past: Past, seat: Seat, step: Step, panels: bool) -> State:
    its, view = codec.game_of(past.row), step.view
    state: State = {
        "kind": "state",
        "at": step.n,
        "seat": seat,
        "view": view,
        "story": stories.retold(its, past.current, view, step.heard),
        "offers": [],
        "undo": False,
        "confirm": False,
        "waits": [],
        "clocks": None,
        "step": step.n,
    }
    drawn = _understood(past, lambda: its.view.panels(view)) if panels and its and view else None
    return {**state, "panels": drawn} if drawn is not None else state


def log_of(row: TableRow, acts: list[Act]) -> Log:
    """A stored table's log."""
    log: Log = {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "seats": row.seats,
        "options": row.options,
        "seed": row.seed,
        "start": row.start,
        "moves": [(codec.named(act.seat), act.text) for act in acts],
        "names": [person.name for person in row.people],
        "bots": {str(seat): person.level for seat, person in enumerate(row.people) if person.who == "bot"},
    }
    if row.result:
        log["result"] = {"scores": row.result["scores"], "winners": row.result["winners"]}
    return log
