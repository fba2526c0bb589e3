"""Replay: a table's past, step by step as a seat saw it, and whole as a log."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, NamedTuple, TypeVar

from asterism.server.encoding import encode, ready
from asterism.server.pieces import Steps as Pieces
from asterism.server.pool import Turn
from asterism.server.shapes import Log, Seat, State, Steps, Told, View
from asterism.server.storage import codec
from asterism.server.storage.schema import ActRow, TableRow
from asterism.server.storage.store import Store
from asterism.server.tables import stories
from asterism.server.tables.game import StoredGame, not_started
from asterism.server.tables.views import as_it_was, is_open

LARGE, MOVES, NONE = 262_144, 2000, b"[]"
Thing = TypeVar("Thing")


class Past(NamedTuple):
    """A table's past; `last` is the number of the last act where everybody may know of each."""

    row: TableRow
    current: bool
    last: int | None


class Wanted(NamedTuple):
    """Which steps somebody wants to see, from which seat."""

    seat: Seat
    first: int
    most: int
    panels: bool


class Step(NamedTuple):
    """What a seat heard and saw at a step."""

    n: int
    heard: list[Told]
    view: View | None


def past(game: StoredGame) -> Past:
    """What there is to look back at now."""
    row = game.row
    if row.status == "open":
        raise not_started()
    known = row.status == "over" or (game.its is not None and is_open(game.its))
    return Past(row, game.current, game.count if known else None)


async def steps(past: Past, store: Store, wanted: Wanted, turn: Turn[bytes]) -> bytes:
    """What a seat saw at some steps, as JSON; no more acts are read than are needed."""
    walk = Walk(past, wanted)
    end = None if past.last is None else min(past.last, wanted.first + wanted.most - 1) + 1
    async with aclosing(store.pages(past.row.id, end)) as pages:
        async for page in pages:
            await turn.work(walk.go_on(page))
    return walk.answer()


class Walk:
    """A walk through the acts of a table, which keeps what was wanted as JSON, as long as that is not too large."""

    def __init__(self, past: Past, wanted: Wanted) -> None:
        self._past, self._wanted = past, wanted
        self._frame = codec.frame(past.row)
        self._record = codec.blank(self._frame.game) if self._frame else None
        self._states: list[bytes] = []
        self._noticed = 0
        self._before: View | None = None

    def go_on(self, acts: list[ActRow]) -> Pieces[None]:
        for act in acts:
            if self._record is not None:
                codec.change(self._record, act)
            step = self._noticed_step(act) if self._past.last is None else self._known_step(act)
            if step and self._is_wanted(step.n):
                self._states.append(encode(_state(self._past, self._wanted, step)))
            yield

    def _known_step(self, act: ActRow) -> Step | None:
        """Every act is a step."""
        return self._step(act.n, act) if self._is_wanted(act.n) else None

    def _noticed_step(self, act: ActRow) -> Step | None:
        """While a table with secrets runs, a step is an act that told the seat something or changed what it sees."""
        step, before = self._step(self._noticed, act), self._before
        self._before = step.view
        if self._noticed and not step.heard and step.view == before:
            return None
        self._noticed += 1
        return step

    def _is_wanted(self, n: int) -> bool:
        """Those wanted come without a gap, and the first of them in any case."""
        return n == self._wanted.first + len(self._states) and self._has_room()

    def _has_room(self) -> bool:
        return len(self._states) < self._wanted.most and sum(map(len, self._states)) < LARGE

    def _step(self, n: int, act: ActRow) -> Step:
        return Step(n, stories.entries([act.story], self._wanted.seat), self._view())

    def _view(self) -> View | None:
        """What the seat saw then, if the record can still be read."""
        its, record, seat = self._frame, self._record, self._wanted.seat
        if its is None or record is None:
            return None
        view = _understood(self._past, lambda: its.looked_at(record.tobytes()).view(seat))
        return as_it_was(view, self._past.row) if view and not self._past.current else view

    def answer(self) -> bytes:
        last = self._noticed - 1 if self._past.last is None else self._past.last
        row, states = self._past.row, [ready(state) for state in self._states]
        found: Steps = {"rules": row.rules, "current": self._past.current, "steps": last, "states": states}
        return encode(found)


def _understood(past: Past, make: Callable[[], Thing]) -> Thing | None:
    """What the present rules make of a record; nothing, where other rules left it and they can't."""
    try:
        return make()
    except Exception:
        if past.current:
            raise
        return None


def _state(past: Past, wanted: Wanted, step: Step) -> State:
    its, view = codec.game_of(past.row), step.view
    state: State = {
        "kind": "state",
        "at": step.n,
        "seat": wanted.seat,
        "view": view,
        "story": stories.retold(its, past.current, view, step.heard),
        "offers": [],
        "undo": False,
        "confirm": False,
        "waits": [],
        "clocks": None,
        "step": step.n,
    }
    drawn = _understood(past, lambda: its.view.panels(view)) if wanted.panels and its and view else None
    return {**state, "panels": drawn} if drawn is not None else state


# The log, as it is sent: the acts are read as fast as somebody takes them


async def log(row: TableRow, last: int, store: Store) -> AsyncGenerator[bytes, None]:
    """A stored table's log as JSON, in parts; RuntimeError breaks it off where the table is deleted meanwhile."""
    head, rest = _around(row)
    yield encode(head)[:-1] + b',"moves":['
    for first in range(1, last + 1, MOVES):
        some = await store.moves(row.id, first, min(MOVES, last + 1 - first))
        if some == NONE:
            raise RuntimeError(f"the table {row.id} was deleted while its log was read")
        yield (b"," if first > 1 else b"") + some[1:-1]
    yield b"]," + encode(rest)[1:]


def _around(row: TableRow) -> tuple[dict[str, Any], dict[str, Any]]:
    """What comes before the moves of a log, and after them."""
    whole: Log = {
        "format": "asterism 1",
        "game": row.game,
        "rules": row.rules,
        "seats": row.seats,
        "options": row.options,
        "seed": row.seed,
        "start": row.start,
        "moves": [],
        "names": [person.name for person in row.people],
        "bots": {str(seat): person.level for seat, person in enumerate(row.people) if person.who == "bot"},
    }
    if row.result:
        whole["result"] = {"scores": row.result["scores"], "winners": row.result["winners"]}
    parts = list(whole.items())
    at = list(whole).index("moves")
    return dict(parts[:at]), dict(parts[at + 1 :])
