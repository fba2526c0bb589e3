"""Hub: all tables of a server; rooms come and go, tables stay."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import string
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from asterism.bots import star
from asterism.core import chance
from asterism.core.game import Game, game, slugs
from asterism.server.bots.pool import Thinkers
from asterism.server.errors import Refused
from asterism.server.lan import reachable
from asterism.server.metrics import Metrics
from asterism.server.settings import Settings
from asterism.server.storage import codec as kept
from asterism.server.storage.store import SeatRow, Store, TableRow
from asterism.server.tables import people
from asterism.server.tables.game import Course
from asterism.server.tables.lobby import FINISHED, Card, Lobby
from asterism.server.tables.room import Room
from asterism.server.tables.uploads import uploaded
from asterism.server.tables.views import Json, Presence
from asterism.server.ws.messages import NewSeat, NewTable
from asterism.warm import load

ID_SIGNS, ID_LENGTH = string.ascii_lowercase + string.digits, 12
IDLE, QUIET, SWEEP, GARBAGE = 30.0, 20.0, 5.0, 10_000
NO_TABLE = Refused("no-table", "There is no such table.", 404)
log = logging.getLogger(__name__)


class Hub:
    """Finds, opens and keeps tables."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.store, self.metrics, self._now = store, metrics, now
        self.thinkers = Thinkers(settings.thinkers, metrics.thoughts.observe if metrics else None)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.address = reachable(settings)
        self._lobby = Lobby(self._presence, self.address)
        self._tasks: list[asyncio.Task[None]] = []
        self._rules: dict[str, asyncio.Task[None]] = {}

    def now(self) -> float:
        return self._now()

    async def start(self) -> None:
        """Take up all tables that run."""
        finished = await self.store.tables("over", newest=FINISHED)
        unfinished = await self.store.tables("open", "running")
        for row in (*finished, *unfinished):
            self._lobby.put(Card(row, _is_current(row), []))
        running = [row.id for row in unfinished if row.status == "running"]
        self._tasks = [asyncio.create_task(work) for work in (self._take_up(running), self._sweep_on())]
        gc.set_threshold(GARBAGE)

    async def stop(self) -> None:
        """Stop all rooms; what was told is stored already."""
        begun = [*self._tasks, *self._rules.values()]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()
        self.thinkers.close()

    async def _take_up(self, ids: list[str]) -> None:
        """Let bots and clocks of running tables go on, and the lobby know who is to act."""
        for id in ids:
            try:
                await self._take_up_one(id)
            except Exception:
                log.exception("table %s could not be taken up", id)

    async def _take_up_one(self, id: str) -> None:
        row, acts = await self.store.table(id), await self.store.acts(id)
        if row is None or id in self._rooms:
            return
        await self._rules_of(row)
        course = Course(self.store, self.now, row, acts)
        self.noticed(course)
        if course.clocks or course.due():
            await self.room(id)

    async def _rules_of(self, row: TableRow) -> None:
        """Have the rules of a table's game: those that nobody plays take no memory."""
        if row.game not in self._rules:
            self._rules[row.game] = asyncio.create_task(_loaded(row.game))
        await asyncio.shield(self._rules[row.game])

    # Rooms

    async def room(self, id: str) -> Room:
        """A table's room, loaded if it is not there."""
        if id not in self._rooms:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            await asyncio.shield(self._loading[id])
        return await self._rooms[id].awake()

    async def _load(self, id: str) -> Room:
        try:
            row = await self.store.table(id)
            if row is None:
                raise NO_TABLE
            await self._rules_of(row)
            room = self._add(Room(self, row, await self.store.acts(id), await self.store.chats(id)))
            room.expect()
            return room
        finally:
            del self._loading[id]

    def _add(self, room: Room) -> Room:
        self._rooms[room.row.id] = room
        self.noticed(room.course)
        room.driver.wake()
        return room

    def sweep(self) -> None:
        """Put rooms away that nobody needs; where people only sit and wait, the table sleeps."""
        for id, room in list(self._rooms.items()):
            quiet = self.now() - room.touched
            if room.idle and quiet >= IDLE:
                room.rest()
                del self._rooms[id]
            elif quiet >= QUIET and not room.busy:
                room.course.sleep()

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    # Opening

    async def open_table(self, player: str, name: str, new: NewTable) -> Room:
        its = _game(new.game)
        seats = [_seat(one, at, player, name) for at, one in enumerate(new.seats)]
        clock = msgspec.to_builtins(new.clock) if new.clock else None
        row = TableRow(
            id=_fresh_id(),
            game=its.slug,
            rules=its.version,
            layout=kept.layout_of(its),
            seats=len(seats),
            options=_options(its, len(seats), new.options),
            seed=chance.fresh_seed(),
            public=new.public,
            confirm=new.confirm,
            clock=clock,
            status="open",
            created=self.now(),
            people=seats,
        )
        return await self._open(row)

    async def _open(self, row: TableRow) -> Room:
        """A new room; without an open seat the game starts at once."""
        await self._rules_of(row)
        room = Room(self, row, [], [])
        if any(person.who == "open" for person in row.people):
            await room.course.change()
        else:
            await room.course.start(row.people)
        if self.metrics:
            self.metrics.tables.inc()
        return self._add(room)

    async def again(self, row: TableRow) -> str:
        """The same table once more, seats moved on by one."""
        its = _game(row.game)
        new = replace(
            row,
            id=_fresh_id(),
            rules=its.version,
            layout=kept.layout_of(its),
            options=_options(its, row.seats, row.options),
            seed=chance.fresh_seed(),
            status="open",
            created=self.now(),
            start=None,
            people=people.moved_on(row),
            resigned=None,
            rematch=None,
            pending=[],
            left=None,
        )
        return (await self._open(new)).row.id

    async def upload(self, log: Mapping[str, Any]) -> str:
        """A log becomes a finished table."""
        row, acts = await asyncio.to_thread(uploaded, log, _fresh_id(), self.now())
        await self.store.save(row, acts=acts)
        self._lobby.put(Card(row, current=True, to_act=[]))
        return row.id

    # The lobby

    def lobby(self, player: str) -> Json:
        return self._lobby.seen_by(player)

    def _presence(self, id: str) -> Presence | None:
        room = self._rooms.get(id)
        return room.audience.presence(room.row, self.now()) if room else None

    def noticed(self, course: Course) -> None:
        """Something about a table has changed."""
        self._lobby.put(Card(course.row, course.current, course.public_to_act))

    def watch_lobby(self, changed: Callable[[], None]) -> None:
        self._lobby.watch(changed)

    def unwatch(self, changed: Callable[[], None]) -> None:
        self._lobby.unwatch(changed)


async def _loaded(slug: str) -> None:
    """Load a game's rules, while other tables go on."""
    if slug in slugs():
        await asyncio.to_thread(load, slug)
    gc.collect()
    gc.freeze()  # rules and libraries stay: looking through them again and again holds up the tables


def _is_current(row: TableRow) -> bool:
    its = kept.game_of(row)
    return its is not None and its.version == row.rules


def _fresh_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def _game(slug: str) -> Game:
    if slug not in slugs():
        raise Refused("no-game", f"There is no game {slug}.", 404)
    return game(slug)


def _options(its: Game, seats: int, options: Mapping[str, Any]) -> Json:
    chosen = {name: value for name, value in options.items() if value is not None}
    try:
        its.settle(seats, chosen)
    except ValueError as error:
        raise Refused("bad-table", f"There can't be such a table: {error}.", 422) from None
    return chosen


def _seat(new: NewSeat, seat: int, player: str, name: str) -> SeatRow:
    if new.who == "bot":
        return SeatRow("bot", None, new.name or star(seat), people.known_level(new.level))
    if new.who == "me":
        return SeatRow("person", player, new.name or name)
    return SeatRow("open")
