"""Seating: who sits at a table, who goes, and for whom a bot plays."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from asterism.server.errors import Refused
from asterism.server.messages import error_message
from asterism.server.shapes import Seat
from asterism.server.storage.schema import SeatRow, TableRow
from asterism.server.tables import people
from asterism.server.tables.alone import Value, undisturbed
from asterism.server.tables.clocks import Time
from asterism.server.tables.game import StoredGame
from asterism.server.tables.presence import Presence
from asterism.server.tables.shared import Shared


class Seated(Protocol):
    """A table as those know it who sit there."""

    hub: Shared
    time: Time
    game: StoredGame
    presence: Presence

    def spawn(self, deed: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]: ...
    async def alone(self, deed: Coroutine[Any, Any, Value]) -> Value: ...
    async def in_turn(self, deed: Coroutine[Any, Any, Value]) -> Value: ...
    def tell(self, mover: Seat, *, always: bool = False) -> None: ...
    def tell_table(self) -> None: ...


class Seating:
    """The seats of one table."""

    def __init__(self, room: Seated) -> None:
        self._room = room
        self._game, self._presence = room.game, room.presence

    @property
    def row(self) -> TableRow:
        return self._game.row

    async def alone(self, deed: Coroutine[Any, Any, Value]) -> Value:
        return await self._room.alone(deed)

    # Coming and going

    @undisturbed
    async def sit(self, player: str, seat: int, name: str) -> None:
        seats = people.after_sitting(self.row, player, seat, name)
        if self.row.status == "open" and not any(person.who == "open" for person in seats):
            await self._game.start(seats)
            self._part_unseated()
            self._room.tell_table()
            self._room.tell(None)
        else:
            await self._seat(seats)

    @undisturbed
    async def leave(self, player: str) -> None:
        self._check_seated(player)
        if self.row.status != "over":
            await self._seat(people.after_leaving(self.row, player, self._room.time.wall()))
            await self._grant()

    @undisturbed
    async def resign(self, player: str, seat: int) -> None:
        people.own_seat(self.row, player, seat)
        self._game.live_table()
        seats = people.after_resigning(self.row, seat)
        if people.ends_by_resigning(self.row, seat):
            await self._game.change(people=seats, status="over", resigned=seat, pending=[])
            self._room.tell_table()
            self._room.tell(None, always=True)
        else:
            await self._seat(seats)

    async def returned(self, player: str) -> bool:
        """A player is back; is that one who sits here?"""
        seats = people.seats_of(self.row, player)
        for seat in seats:
            self._presence.wishes.pop(seat, None)
        if any(self.row.people[seat].gone_since is not None for seat in seats):
            await self._game.change(people=people.after_return(self.row, player))
        return bool(seats)

    async def _seat(self, seats: list[SeatRow]) -> None:
        """Others sit here now; who lost a seat does not look from it any more."""
        await self._game.change(people=seats)
        self._part_unseated()
        self._room.tell_table()

    def _part_unseated(self) -> None:
        for watcher in self._presence.unseated(self.row):
            watcher.send(error_message(people.not_yours(), None))
            self._presence.remove(watcher, self._room.time.steady())

    def _check_seated(self, player: str) -> None:
        if not people.seats_of(self.row, player):
            raise Refused("not-seated", "You do not sit here.", 403)

    # What the host may do

    @undisturbed
    async def remove(self, player: str, seat: int) -> None:
        await self._seat(people.after_removing(self.row, player, seat))

    @undisturbed
    async def mute(self, player: str, seat: Seat, muted: bool) -> None:
        await self._game.change(muted=people.after_muting(self.row, player, seat, muted))
        self._room.tell_table()

    # Bots for those who are gone

    @undisturbed
    async def takeover(self, player: str, seat: int, level: str) -> None:
        wish = people.known_level(level)
        people.check_wish(self.row, self._gone(), player, seat)
        self._presence.wishes.setdefault(seat, {})[player] = wish
        await self._grant()

    def see_who_is_gone(self) -> None:
        """Time has passed: somebody may count as gone now, and a wish may come true."""
        self._room.spawn(self._room.in_turn(self._grant()))

    def _gone(self) -> frozenset[int]:
        return self._presence.at(self.row, self._room.time.steady()).gone

    async def _grant(self) -> None:
        """Let bots take the seats of those who are gone, where all others wish it."""
        gone = self._gone()
        for seat, wishes in list(self._presence.wishes.items()):
            level = people.granted(self.row, gone, seat, wishes) if seat in gone else None
            if level:
                await self._game.change(people=people.after_takeover(self.row, seat, level))
            if level or seat not in gone:
                del self._presence.wishes[seat]
        self._room.tell_table()

    # Again

    @undisturbed
    async def rematch(self, player: str, address: str = "") -> str:
        self._check_seated(player)
        if self.row.status != "over":
            raise Refused("not-over", "The game still runs.")
        if self.row.rematch is None:
            await self._game.change(rematch=await self._room.hub.again(self.row, player, address))
            self._room.tell_table()
        return str(self.row.rematch)
