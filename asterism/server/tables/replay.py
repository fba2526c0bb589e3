"""Steps: a table's past, act by act, as a seat saw it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from asterism.core.actions import heard
from asterism.server.errors import Refused
from asterism.server.storage import codec as kept
from asterism.server.storage.store import ActRow, Store
from asterism.server.tables.game import Course
from asterism.server.tables.views import NOTHING, Json, Seat, State, ear, is_open, loosely_told
from asterism.server.ws.messages import encode


async def step(course: Course, store: Store, seat: Seat, n: int, panels: bool) -> Json:
    """What a seat saw after the first n acts it may know of."""
    seen = await _seen(course, store, seat)
    if not 0 <= n < len(seen):
        raise Refused("no-step", f"There are steps 0 to {len(seen) - 1}.", 404)
    acts, its = await store.acts(course.row.id, seen[n]), kept.game_of(course.row)
    past = kept.past(course.table, course.row, acts) if course.table else None
    view = past.view(seat) if past else None
    story = loosely_told(its, view, heard(msgspec.json.decode(acts[-1].story), ear(seat)))
    state = State(
        at=n,
        seat=seat,
        view=Raw(encode(view)),
        story=Raw(encode(story)),
        offers=NOTHING,
        undo=False,
        confirm=False,
        waits=[],
        clocks=None,
        step=n,
        steps=len(seen) - 1,
        panels=its.view.panels(view) if panels and its and view else None,
    )
    answer: Json = msgspec.json.decode(encode(state))
    return answer


async def _seen(course: Course, store: Store, seat: Seat) -> list[int]:
    """The numbers of the acts a seat may know of, after the start: all, but for secret ones while a table runs."""
    if course.row.status == "open":
        raise Refused("not-started", "The game has not started.")
    its = kept.game_of(course.row)
    if course.row.status == "over" or (its and is_open(its)):
        return list(range(len(course.acts) + 1))
    return _noticed(course, await store.acts(course.row.id), seat)


def _noticed(course: Course, acts: list[ActRow], seat: Seat) -> list[int]:
    """The acts that told a seat something or changed what it sees."""
    seen: list[int] = []
    last: Any = None
    for act, view in zip(acts, _views(course, acts, seat), strict=True):
        if not seen or view != last or heard(msgspec.json.decode(act.story), ear(seat)):
            seen.append(act.n)
        last = view
    return seen


def _views(course: Course, acts: list[ActRow], seat: Seat) -> Iterable[Json | None]:
    """What a seat saw after each act, if the record can still be read."""
    table = course.table
    if table is None or not kept.fits(course.row, table.game):
        return [None] * len(acts)
    return (table.looked_at(record).view(seat) for record in kept.records(acts, table.game))
