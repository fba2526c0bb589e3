"""Stage: where a table's game is played; people and bots decide by the same door, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from asterism.core.actions import heard
from asterism.core.table import Seen
from asterism.server.bots.driver import Driver, Due
from asterism.server.bots.pool import Thinkers
from asterism.server.errors import Refused
from asterism.server.metrics import Metrics
from asterism.server.storage.store import ActRow, Store, TableRow
from asterism.server.tables import people
from asterism.server.tables import views as messages
from asterism.server.tables.broadcast import Asker, StoryOf, Teller, no_story
from asterism.server.tables.game import Course
from asterism.server.tables.presence import Audience
from asterism.server.tables.views import Seat

Result = TypeVar("Result")


class House(Protocol):
    """What a table needs of the hub."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics | None
    address: str | None

    def now(self) -> float: ...
    def noticed(self, course: Course) -> None: ...
    async def again(self, row: TableRow) -> str: ...


class Stage:
    """A table's course, those who look at it, and a lock: whatever changes or shows the table holds it."""

    def __init__(self, house: House, row: TableRow, acts: list[ActRow]) -> None:
        self.house = house
        self.course = Course(house.store, house.now, row, acts)
        self.audience = Audience(house.now())
        self.teller = Teller(self.course, self.audience, house.now, house.address)
        self.driver = Driver(self, house.thinkers)
        self.touched = house.now()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def row(self) -> TableRow:
        return self.course.row

    @property
    def busy(self) -> bool:
        return self.driver.busy or bool(self._tasks) or self._lock.locked()

    # One at a time

    def spawn(self, deed: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(deed)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def alone(self, deed: Coroutine[Any, Any, Result]) -> Result:
        """Do something with nobody else at the table, to its end even if who asked has left."""
        return await asyncio.shield(self.spawn(self.locked(deed)))

    async def locked(self, deed: Coroutine[Any, Any, Result]) -> Result:
        async with self._lock:
            self.touched = self.house.now()
            await self.course.wake()
            return await deed

    async def settled(self) -> None:
        """Wait for all that was begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # Telling

    def tell(self, mover: Seat, story_of: StoryOf, asker: Asker | None = None, always: bool = False) -> None:
        """Tell what happened, then see what follows from it."""
        self.teller.news(mover, story_of, asker, always)
        self.house.noticed(self.course)
        self.driver.wake()

    def tell_table(self) -> None:
        """Tell who sits where and how the table stands."""
        self.teller.table()
        self.house.noticed(self.course)
        self.driver.wake()

    async def returned(self, player: str) -> bool:
        """A player is back; is that one who sits here?"""
        seats = people.seats_of(self.row, player)
        for seat in seats:
            self.audience.wishes.pop(seat, None)
        if any(self.row.people[seat].gone_since is not None for seat in seats):
            await self.course.change(people=people.after_return(self.row, player))
        return bool(seats)

    # Deciding

    def check_live(self) -> None:
        if self.row.status == "open":
            raise Refused("not-started", "The game has not started.")
        if self.row.status == "over":
            raise Refused("over", "The game is over.", say={"say": "why-over"})
        if not self.course.live:
            raise Refused("other-rules", "This table was played by other rules: it can only be looked at.")

    async def play(self, seat: int | str, text: str, asker: Asker | None = None) -> None:
        story, its = await self.course.play(seat, text, by_person=asker is not None), self.course.playing.game
        if self.house.metrics:
            self.house.metrics.moves.inc()
        mover = seat if isinstance(seat, int) else None
        self.tell(mover, lambda one, view: messages.told(its, view, heard(story, messages.ear(one))), asker)
        if self.row.status == "over":
            self.tell_table()

    async def end_turn(self, seat: int) -> None:
        await self.course.confirm(seat)
        self.tell(seat, no_story)

    # For those who do not decide themselves

    @property
    def changes(self) -> int:
        return self.course.changes

    def due(self) -> Due | None:
        return self.course.due()

    def deciding(self) -> list[int]:
        return self.course.to_act

    def time_left(self) -> float | None:
        return self.course.clocks.soonest(self.house.now()) if self.course.clocks else None

    async def look(self, seat: int) -> tuple[int, Seen | None]:
        """What a seat sees, and at which of the table's changes."""
        async with self._lock:
            free = self.course.live and seat in self.course.look().free(self.course.to_act)
            return self.changes, self.course.playing.seen(seat) if free else None

    async def decide(self, seat: int, text: str, changes: int) -> None:
        """A bot has decided; if anything changed meanwhile, it must think again."""
        async with self._lock:
            if self.changes == changes:
                await self.play(seat, text)

    async def time_up(self) -> None:
        """End the turn, or let the house act, for whom that is due."""
        async with self._lock:
            due = self.due()
            if due is None or due.call is not None:
                return
            if due.seat in self.row.pending:
                await self.end_turn(due.seat)
            else:
                await self.play("house", self.course.playing.offers("house")[0])
