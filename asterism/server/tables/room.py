"""Room: one table with all who are at it; one thing happens at a time, and is stored before it is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from asterism.server.errors import Refused
from asterism.server.storage import codec as kept
from asterism.server.storage.store import ActRow, ChatRow, SeatRow, TableRow
from asterism.server.tables import people
from asterism.server.tables import replay as steps
from asterism.server.tables import views as messages
from asterism.server.tables.broadcast import no_story
from asterism.server.tables.commands import Hearing
from asterism.server.tables.presence import AWAY, NOT_YOURS, rightful
from asterism.server.tables.stage import House, Stage
from asterism.server.tables.views import Json, Seat, Watcher


class Room(Stage):
    """One table in memory: people come and go, sit, resign, speak and play."""

    def __init__(self, house: House, row: TableRow, acts: list[ActRow], chats: list[ChatRow]) -> None:
        super().__init__(house, row, acts)
        self._hearing = Hearing(self, chats)
        self._timers: list[asyncio.TimerHandle] = []

    @property
    def idle(self) -> bool:
        """Could the room be put away?"""
        return not (self.audience.watchers or self.busy)

    async def awake(self) -> Room:
        """The room, with its table in memory."""
        self.touched = self.house.now()
        if self.course.asleep:
            await self.alone(asyncio.sleep(0))
        return self

    def rest(self) -> None:
        """Nobody needs the room any more."""
        for timer in self._timers:
            timer.cancel()

    async def close(self) -> None:
        """Stop what runs, and keep the clocks as they stand."""
        self.rest()
        await self.driver.stop()
        await self.settled()
        if self.course.clocks and self.course.live:
            with suppress(Refused):
                await self.alone(self.course.change())

    # What everybody may know

    def info(self, player: str | None) -> Json:
        return self.teller.info(player)

    def log(self) -> Json:
        if self.row.status != "over":
            raise Refused("not-over", "The log is shown after the end.")
        return kept.log_of(self.row, self.course.acts)

    async def step(self, player: str, seat: Seat, n: int, panels: bool = False) -> Json:
        """What a seat saw after the first n acts it may know of."""
        if seat is not None:
            people.check_look(self.row, player, seat)
        return await self.alone(steps.step(self.course, self.house.store, seat, n, panels))

    # Coming and going

    async def join(self, watcher: Watcher) -> None:
        await self.alone(self._join(watcher))

    async def _join(self, watcher: Watcher) -> None:
        if not rightful(self.row, watcher):
            raise NOT_YOURS
        came = watcher.player not in self.audience.players() and await self.returned(watcher.player)
        self.audience.add(watcher)
        self.teller.table(None if came else [watcher])
        watcher.send(messages.chat_message(self._hearing.chats))
        if self.course.table is not None:
            self.teller.everything(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody leaves; after a while that counts as gone."""
        self.touched = self.house.now()
        if self.audience.remove(watcher, self.touched) and people.seats_of(self.row, watcher.player):
            self.tell_table()
            self.expect()

    def expect(self) -> None:
        """Look again in a while: who has not come by then is gone."""
        self._timers.append(asyncio.get_running_loop().call_later(AWAY, self._on_time))

    def _on_time(self) -> None:
        self._timers.pop(0)
        self.look_who_is_gone()

    def look_who_is_gone(self) -> None:
        """Time has passed: somebody may count as gone now, and a wish may come true."""
        self.spawn(self.locked(self._grant()))

    # Who sits where

    async def sit(self, player: str, seat: int, name: str) -> None:
        await self.alone(self._sit(player, seat, name))

    async def _sit(self, player: str, seat: int, name: str) -> None:
        seats = people.after_sitting(self.row, player, seat, name)
        if self.row.status == "open" and not any(person.who == "open" for person in seats):
            await self.course.start(seats)
            self.tell_table()
            self.tell(None, no_story)
        else:
            await self._seat(seats)

    async def leave(self, player: str) -> None:
        await self.alone(self._leave(player))

    async def _leave(self, player: str) -> None:
        self._check_seated(player)
        if self.row.status != "over":
            await self._seat(people.after_leaving(self.row, player, self.house.now()))
            await self._grant()

    def _check_seated(self, player: str) -> None:
        if not people.seats_of(self.row, player):
            raise Refused("not-seated", "You do not sit here.", 403)

    async def resign(self, player: str, seat: int) -> None:
        await self.alone(self._resign(player, seat))

    async def _resign(self, player: str, seat: int) -> None:
        people.own_seat(self.row, player, seat)
        self.check_live()
        seats = people.after_resigning(self.row, seat)
        if people.ends_by_resigning(self.row, seat):
            await self.course.change(people=seats, status="over", resigned=seat, pending=[])
            self.tell_table()
            self.tell(None, no_story, always=True)
        else:
            await self._seat(seats)

    async def _seat(self, seats: list[SeatRow]) -> None:
        """Others sit here now; who lost a seat does not look from it any more."""
        await self.course.change(people=seats)
        for watcher in self.audience.unseated(self.row):
            watcher.send(messages.error(NOT_YOURS, None))
            self.audience.remove(watcher, self.house.now())
        self.tell_table()

    # Bots for those who are gone

    async def takeover(self, player: str, seat: int, level: str) -> None:
        await self.alone(self._takeover(player, seat, people.known_level(level)))

    async def _takeover(self, player: str, seat: int, level: str) -> None:
        people.check_wish(self.row, self._gone(), player, seat)
        self.audience.wishes.setdefault(seat, {})[player] = level
        await self._grant()

    def _gone(self) -> frozenset[int]:
        return self.audience.presence(self.row, self.house.now()).gone

    async def _grant(self) -> None:
        """Let bots take the seats of those who are gone, where all others wish it."""
        gone = self._gone()
        for seat, wishes in list(self.audience.wishes.items()):
            level = people.granted(self.row, gone, seat, wishes) if seat in gone else None
            if level:
                await self.course.change(people=people.after_takeover(self.row, seat, level))
            if level or seat not in gone:
                del self.audience.wishes[seat]
        self.tell_table()

    # Again

    async def rematch(self, player: str) -> str:
        return await self.alone(self._rematch(player))

    async def _rematch(self, player: str) -> str:
        self._check_seated(player)
        if self.row.status != "over":
            raise Refused("not-over", "The game still runs.")
        if self.row.rematch is None:
            await self.course.change(rematch=await self.house.again(self.row))
            self.tell_table()
        return str(self.row.rematch)

    # What watchers say

    def hear(self, watcher: Watcher, raw: bytes) -> asyncio.Task[None]:
        return self.spawn(self._hearing.hear(watcher, raw))
