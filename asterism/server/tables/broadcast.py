"""Teller: tells those who look at a table what they may know, when it is news to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Raw

from asterism.server.tables import views as messages
from asterism.server.tables.game import Course
from asterism.server.tables.presence import Audience
from asterism.server.tables.views import NOTHING, Json, Look, Re, Seat, Sight, State, Watcher
from asterism.server.ws.messages import encode

LINES = 40
StoryOf = Callable[[Seat, Json], list[Json]]
Asker = tuple[Watcher, Re]


def no_story(_: Seat, __: Json) -> list[Json]:
    return []


class Teller:
    """Sends messages about one table."""

    def __init__(
        self, course: Course, audience: Audience, now: Callable[[], float], address: str | None = None
    ) -> None:
        self._course, self._audience, self._now, self._address = course, audience, now, address

    def info(self, player: str | None) -> Json:
        presence = self._audience.presence(self._course.row, self._now())
        return messages.info(self._course.row, self._course.current, presence, player, self._address)

    def table(self, to: Iterable[Watcher] | None = None) -> None:
        """The table as everybody may know it, to some or all."""
        for watcher in self._audience if to is None else to:
            watcher.send(messages.table_message(self.info(watcher.player)))

    def everything(self, watcher: Watcher) -> None:
        """The present state, with what was told lately."""
        look, seat = self._course.look(), watcher.seat
        sight = look.sight(seat)
        at = self._audience.show(seat, sight) if self._audience.is_news(seat, sight) else self._audience.at(seat)
        its, acts = look.table.game, self._course.acts
        lately = {
            "since": messages.lines(its, sight.view, self._course.since(seat), seat),
            "recent": messages.lines(its, sight.view, [act.story for act in acts], seat, LINES),
        }
        watcher.send(encode(self._state(look, watcher, sight, at, NOTHING, **lately)))

    def news(self, mover: Seat, story_of: StoryOf, asker: Asker | None = None, always: bool = False) -> None:
        """Something happened: everybody hears of it who may, and nobody else notices."""
        look = self._course.look()
        seats = self._audience.seats()
        for seat in seats if mover is None else seats | {mover}:
            sight = look.sight(seat)
            story = story_of(seat, sight.view)
            if always or story or (mover is not None and seat == mover) or self._audience.is_news(seat, sight):
                self._show(look, seat, sight, Raw(encode(story)), asker)

    def _show(self, look: Look, seat: Seat, sight: Sight, story: Raw, asker: Asker | None) -> None:
        at, alike = self._audience.show(seat, sight), b""
        for watcher in self._audience.at_seat(seat):
            if watcher.panels or (asker and asker[0] is watcher):
                re = asker[1] if asker and asker[0] is watcher else None
                watcher.send(encode(self._state(look, watcher, sight, at, story, re=re)))
            else:
                alike = alike or encode(self._state(look, watcher, sight, at, story))
                watcher.send(alike)

    def _state(self, look: Look, watcher: Watcher, sight: Sight, at: int, story: Raw, **more: Any) -> State:
        return State(
            at=at,
            seat=watcher.seat,
            view=Raw(sight.raw),
            story=story,
            offers=sight.offers,
            undo=sight.undo,
            confirm=sight.confirm,
            waits=sight.waits,
            clocks=self._course.faces(look, sight.view["to_act"]),
            panels=look.panels(sight.view) if watcher.panels else None,
            final=look.final(sight.view),
            verdict=look.verdict(),
            **more,
        )
