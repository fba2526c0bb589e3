"""Hub: all tables of a server; rooms come and go, tables stay."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

from asterism.core.game import slugs
from asterism.server.errors import Refused
from asterism.server.guard import Guard, rate_key
from asterism.server.lan import reachable
from asterism.server.logs import facts
from asterism.server.meter import Payer, Where
from asterism.server.metrics import Metrics
from asterism.server.pool import Pool
from asterism.server.settings import Settings
from asterism.server.shapes import NewTable
from asterism.server.storage import codec
from asterism.server.storage.retention import forget, forget_halves
from asterism.server.storage.schema import LINES, TableRow
from asterism.server.storage.store import Store
from asterism.server.tables import people
from asterism.server.tables.archive import Archive
from asterism.server.tables.clocks import Time
from asterism.server.tables.game import no_table
from asterism.server.tables.hall import Hall
from asterism.server.tables.keeper import Keeper
from asterism.server.tables.lobby import FINISHED, Card, Lobby
from asterism.server.tables.opening import new_row, row_again
from asterism.server.tables.presence import Present
from asterism.server.tables.quotas import Quotas
from asterism.server.tables.room import Room
from asterism.server.tables.shows import Shows
from asterism.server.waiting import LOAD, LOOP, MOVE, SHOW, Job
from asterism.warm import load

BARRED, BOTS = 4403, (MOVE, SHOW)
IDLE, QUIET, SWEEP, GARBAGE = 30.0, 20.0, 5.0, 10_000
log = logging.getLogger(__name__)


class Hub:
    """Finds, opens and keeps tables."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics | None = None,
        guard: Guard | None = None,
        time: Time | None = None,
    ) -> None:
        self.guard = guard or Guard(settings)
        self.store, self.metrics, self.time = store, metrics or Metrics(), time or Time()
        self.pool = Pool(settings.thinkers, self.metrics.thoughts.observe, self._charge, self._affords)
        self.address = reachable(settings)
        self.lobby = Lobby(self._present, self.address)
        self.hall = Hall(self.lobby)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._going: set[str] = set()
        self._shows = Shows(self.lobby)
        self.quotas = Quotas(settings, self.lobby, store, self.time)
        self.archive = Archive(store, self.pool, self.time, self.quotas)
        self.keeper = Keeper(store, settings, self.time, self.lobby, self._vacated)
        self._tasks: list[asyncio.Task[None]] = []
        self._rules: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Take up all tables that run."""
        for bar in await self.store.bars():
            self.guard.bar(bar)
        await forget_halves(self.store)
        finished = await self.store.ended(FINISHED)
        unfinished = await self.store.tables("open", "running")
        for row in (*finished, *unfinished):
            self.lobby.put(Card(row, codec.is_current(row), []))
        running = [row.id for row in unfinished if row.status == "running"]
        works = (self._take_up(running), self._sweep_on(), self.keeper.run(), self.hall.run())
        self._tasks = [asyncio.create_task(work) for work in works]
        gc.set_threshold(GARBAGE)

    async def stop(self) -> None:
        """Stop all rooms; what was told is stored already."""
        await _ended([*self._tasks, *self._rules.values()])
        await _ended([*self._loading.values()])  # a read that goes on would keep its connection from being closed
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()
        self.pool.close()

    async def _take_up(self, ids: list[str]) -> None:
        """Let bots and clocks of running tables go on, and the lobby know who is to act."""
        for id in ids:
            try:
                await self._take_up_one(id)
            except Exception:
                log.exception("a table could not be taken up", extra=facts(table=id))

    async def _take_up_one(self, id: str) -> None:
        """What nobody asked for meanwhile takes no memory, unless something is due there."""
        room = await self._found(id)
        if room.idle and not room.asked_for:
            self._put_away(room)

    async def _rules_of(self, row: TableRow) -> None:
        """Have the rules of a table's game: those that nobody plays take no memory."""
        if row.game not in self._rules:
            self._rules[row.game] = asyncio.create_task(_loaded(row.game))
        await asyncio.shield(self._rules[row.game])

    def _charge(self, job: Job, seconds: float) -> None:
        """Who asks pays for it; bots' moves are nobody's."""
        if job.work not in BOTS:
            self.guard.meter.spend(Payer(job.address, job.player), seconds, _where(job))

    def _affords(self, job: Job) -> bool:
        """Many jobs may have been let in while who asks had something left."""
        return job.work in BOTS or self.guard.meter.may(Payer(job.address, job.player), _where(job))

    # Rooms

    async def room(self, id: str) -> Room:
        """A table's room for somebody who asks for it: from now on it is not put away at once."""
        return await (await self._found(id)).awake()

    async def _found(self, id: str) -> Room:
        """A table's room, loaded if it is not there, once for all who wait, at the expense of who came first."""
        while id not in self._rooms:
            if id in self._going:
                raise no_table()
            mine = id not in self._loading
            if mine:
                self._loading[id] = asyncio.create_task(self.guard.meter.timed(self._load(id)))
            try:
                await asyncio.shield(self._loading[id])
            except Refused as refused:
                if mine or refused.key != "too-fast":  # that another has spent all holds up nobody else
                    raise
        return self._rooms[id]

    async def _load(self, id: str) -> Room:
        try:
            row = await self.store.table(id)
            if row is None:
                raise no_table()
            await self._rules_of(row)
            room = Room(self, row, await self.store.chats(id, LINES))
            await room.game.wake()
            self._add(room).expect()
            return room
        finally:
            del self._loading[id]

    def _add(self, room: Room) -> Room:
        self._rooms[room.row.id] = room
        room.follow_up()
        return room

    def sweep(self) -> None:
        """Put rooms away that nobody needs; where people only sit and wait, the table sleeps."""
        for room in list(self._rooms.values()):
            quiet = self.time.steady() - room.touched
            if room.idle and quiet >= IDLE:
                self._put_away(room)
            elif quiet >= QUIET and not room.busy:
                room.game.sleep()

    def _put_away(self, room: Room) -> None:
        room.cancel_timers()
        del self._rooms[room.row.id]

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    # For operators

    def told(self, row: TableRow) -> dict[str, Any]:
        """A table as an operator sees it."""
        room = self._rooms.get(row.id)
        here = room.presence.players() if room else set()
        names = ", ".join(f"{one.name or one.who} {one.player or ''}".strip() for one in row.people)
        about = {"id": row.id, "game": row.game, "status": row.status, "people": names}
        return {**about, "here": len(here), "changed": row.changed or row.created}

    async def delete(self, id: str) -> None:
        """A table goes, and everybody who is there with it."""
        room = await self.room(id)
        await room.end()
        del self._rooms[id]
        with self._vacated([id]):
            await forget(self.store, [id])
        self.lobby.drop(id)

    @contextmanager
    def _vacated(self, ids: Iterable[str]) -> Iterator[list[str]]:
        """Those of some tables where nobody is; meanwhile nobody can come there."""
        going = [id for id in ids if id not in self._rooms and id not in self._loading]
        self._going.update(going)
        try:
            yield going
        finally:
            self._going.difference_update(going)

    def send_away(self, who: str) -> None:
        """A player or an address must go from all tables."""
        for room in self._rooms.values():
            for watcher in list(room.presence.watchers):
                if who in (watcher.player, watcher.address, rate_key(watcher.address)):
                    watcher.close(BARRED)

    # Opening

    async def open_table(self, player: str, name: str, new: NewTable, address: str = "") -> Room:
        row = new_row(player, name, new, self.time.wall(), self.quotas.origin(address))
        with self._shows.opening(row) if people.only_bots(row) else nullcontext():
            return await self._open(row, player, address)

    async def _open(self, row: TableRow, player: str, address: str) -> Room:
        """A new room, that a player asked for; without an open seat the game starts at once."""
        waits = any(person.who == "open" for person in row.people)
        async with self.quotas.opening(player, address, waits):
            await self._rules_of(row)
            room = Room(self, row, [])
            await (room.game.change() if waits else room.game.start(row.people))
            self.metrics.tables.inc()
            return self._add(room)

    async def again(self, row: TableRow, player: str, address: str) -> str:
        """The same table once more, as one of its players wishes."""
        again = row_again(row, player, self.time.wall(), self.quotas.origin(address))
        return (await self._open(again, player, address)).row.id

    def _present(self, id: str) -> Present | None:
        """Who is at a table, if it is loaded."""
        room = self._rooms.get(id)
        return room.presence.at(room.row, self.time.steady()) if room else None


async def _ended(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _where(job: Job) -> Where:
    if job.work == LOAD:
        return "loads"
    return "loop" if job.work.share == LOOP else "threads"


async def _loaded(slug: str) -> None:
    """Load a game's rules, while other tables go on."""
    if slug in slugs():
        await asyncio.to_thread(load, slug)
    gc.collect()
    gc.freeze()  # rules and libraries stay: looking through them again and again holds up the tables
