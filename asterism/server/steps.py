"""Steps: a table's past, act by act, as a seat saw it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from asterism.core.actions import heard
from asterism.server import kept
from asterism.server.course import Course
from asterism.server.frames import encode
from asterism.server.messages import NOTHING, Json, Seat, State, ear, is_open, loosely_told
from asterism.server.refusals import Refused
from asterism.server.store import ActRow, Store


async def step(course: Course, store: Store, seat: Seat, n: int, panels: bool) -> Json:
    """What a seat saw after the first n acts it may know of."""
    seen = await _seen(course, store, seat)
    act = await store.act(course.row.id, seen[n]) if 0 <= n < len(seen) else None
    if act is None:
        raise Refused("no-step", f"There are steps 0 to {len(seen) - 1}.", 404)
    view, its = view_after(course, act, seat), kept.game_of(course.row)
    story = loosely_told(its, view, heard(act.story, ear(seat)))
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


def view_after(course: Course, act: ActRow, seat: Seat) -> Json | None:
    """What a seat saw after an act, if the record can still be read."""
    past = kept.past(course.table, course.row, act) if course.table else None
    return past.view(seat) if past else None


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
    for act in acts:
        view = view_after(course, act, seat)
        if not seen or view != last or heard(act.story, ear(seat)):
            seen.append(act.n)
        last = view
    return seen
