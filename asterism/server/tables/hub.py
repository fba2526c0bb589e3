"""Hub: all tables of a server; rooms come and go, tables stay."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import string
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from asterism.bots import star
from asterism.core import chance
from asterism.core.game import Game, game, slugs
from asterism.server.bots.pool import UPLOAD, Job, Pool
from asterism.server.errors import Refused
from asterism.server.http.guard import Guard, home_of
from asterism.server.lan import reachable
from asterism.server.metrics import Metrics
from asterism.server.settings import Settings
from asterism.server.shapes import NewSeat, NewTable, Options
from asterism.server.storage import codec
from asterism.server.storage.backups import daily
from asterism.server.storage.retention import forget, tidy
from asterism.server.storage.schema import SeatRow, TableRow
from asterism.server.storage.store import Store
from asterism.server.tables import people
from asterism.server.tables.clocks import Time
from asterism.server.tables.game import StoredGame
from asterism.server.tables.lobby import FINISHED, Card, Lobby
from asterism.server.tables.presence import Present
from asterism.server.tables.room import CHATS, Room
from asterism.server.tables.uploads import Upload, uploaded
from asterism.warm import load

SHOWS, SHOWS_EACH = 10, 2
GONE, BARRED = 4404, 4403
ID_SIGNS, ID_LENGTH = string.ascii_lowercase + string.digits, 12
IDLE, QUIET, SWEEP, FIRST_TIDY, TIDY, GARBAGE = 30.0, 20.0, 5.0, 60.0, 3600.0, 10_000
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
        self.pool = Pool(settings.thinkers, self.metrics.thoughts.observe)
        self.address = reachable(settings)
        self.lobby = Lobby(self._present, self.address)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._keep, self._backups = settings.keep, settings.backups
        self._shows: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._rules: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Take up all tables that run."""
        for bar in await self.store.bars():
            self.guard.bar(bar)
        finished = await self.store.tables("over", newest=FINISHED)
        unfinished = await self.store.tables("open", "running")
        for row in (*finished, *unfinished):
            self.lobby.put(Card(row, codec.is_current(row), []))
        running = [row.id for row in unfinished if row.status == "running"]
        self._tasks = [
            asyncio.create_task(work) for work in (self._take_up(running), self._sweep_on(), self._tidy_on())
        ]
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
        self.pool.close()

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
        game = StoredGame(self.store, self.time, row, acts)
        self.lobby.put(Card(row, game.current, game.public_to_act))
        if game.clocks or game.due():
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
                raise Refused("no-table", "There is no such table.", 404)
            await self._rules_of(row)
            room = self._add(Room(self, row, await self.store.acts(id), await self.store.chats(id, CHATS)))
            room.expect()
            return room
        finally:
            del self._loading[id]

    def _add(self, room: Room) -> Room:
        self._rooms[room.row.id] = room
        room.follow_up()
        return room

    def sweep(self) -> None:
        """Put rooms away that nobody needs; where people only sit and wait, the table sleeps."""
        for id, room in list(self._rooms.items()):
            quiet = self.time.steady() - room.touched
            if room.idle and quiet >= IDLE:
                room.rest()
                del self._rooms[id]
            elif quiet >= QUIET and not room.busy:
                room.game.sleep()

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    async def tidy(self) -> None:
        """Delete what nobody needs any more, and forget it."""
        for id in await tidy(self.store, self._keep, self.time.wall(), list(self._rooms)):
            self.lobby.drop(id)

    async def _tidy_on(self) -> None:
        await asyncio.sleep(FIRST_TIDY)
        while True:
            try:
                if self._backups:
                    await asyncio.to_thread(daily, self.store.file, self._backups, self.time.wall())
                await self.tidy()
            except Exception:
                log.exception("the database could not be copied and tidied")
            await asyncio.sleep(TIDY)

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
        await room.close()
        watchers, room.presence.watchers = room.presence.watchers, []
        for watcher in watchers:
            watcher.close(GONE)
        del self._rooms[id]
        await forget(self.store, [id])
        self.lobby.drop(id)

    def send_away(self, who: str) -> None:
        """A player or an address must go from all tables."""
        for room in self._rooms.values():
            for watcher in list(room.presence.watchers):
                if who in (watcher.player, watcher.address, home_of(watcher.address)):
                    watcher.close(BARRED)

    # Opening

    async def open_table(self, player: str, name: str, new: NewTable, address: str = "") -> Room:
        its = _game(new.game)
        if all(seat.who == "bot" for seat in new.seats):
            self._check_shows(address)
        seats = [_seat(one, at, player, name) for at, one in enumerate(new.seats)]
        row = TableRow(
            id=_fresh_id(),
            game=its.slug,
            rules=its.version,
            layout=codec.layout_of(its),
            seats=len(seats),
            options=_options(its, len(seats), new.options),
            seed=chance.fresh_seed(),
            public=new.public,
            shuffle=new.shuffle,
            confirm=new.confirm,
            clock=new.clock,
            status="open",
            created=self.time.wall(),
            people=seats,
            host=player,
        )
        room = await self._open(row)
        if people.only_bots(row):
            self._shows[row.id] = home_of(address)
        return room

    def _check_shows(self, address: str) -> None:
        """Tables where only bots play are few, above all those of one address."""
        cards = ((id, self.lobby.card(id)) for id in self._shows)
        self._shows = {id: self._shows[id] for id, card in cards if card and card.row.status == "running"}
        own = list(self._shows.values()).count(home_of(address))
        if own >= SHOWS_EACH or len(self._shows) >= SHOWS:
            self.guard.note("too-many-shows", address)
            raise Refused("too-many-shows", "Enough tables of bots alone are played now: wait for one to end.", 429)

    async def _open(self, row: TableRow) -> Room:
        """A new room; without an open seat the game starts at once."""
        await self._rules_of(row)
        room = Room(self, row, [], [])
        if any(person.who == "open" for person in row.people):
            await room.game.change()
        else:
            await room.game.start(row.people)
        self.metrics.tables.inc()
        return self._add(room)

    async def again(self, row: TableRow) -> str:
        """The same table once more, seats moved on by one."""
        its = _game(row.game)
        moved = people.reseated(row, its, people.one_further(row))
        new = replace(
            moved,
            id=_fresh_id(),
            rules=its.version,
            layout=codec.layout_of(its),
            options=_options(its, row.seats, moved.options),
            seed=chance.fresh_seed(),
            status="open",
            created=self.time.wall(),
            start=None,
            people=people.rested(moved),
            resigned=None,
            rematch=None,
            pending=[],
            left=None,
            result=None,
        )
        return (await self._open(new)).row.id

    async def upload(self, raw: bytes, player: str = "") -> str:
        """A log becomes a finished table; that of a table which is here leads there, where it shows what it may."""
        upload = await self.pool.run(Job(UPLOAD, player), lambda: uploaded(raw, _fresh_id(), self.time.wall()))
        for known in await self.store.tables_of_seed(upload.row.seed):
            if await self._is_same(known, upload):
                return known.id
            if not known.uploaded:
                raise Refused("bad-log", "This game was played here, and went otherwise.", 422)
        await self.store.keep(upload.row, upload.acts)
        return upload.row.id

    async def _is_same(self, known: TableRow, upload: Upload) -> bool:
        row = upload.row
        if any(getattr(known, name) != getattr(row, name) for name in ("game", "rules", "seats", "options", "start")):
            return False
        if known.status != "over":
            return False
        acts = await self.store.acts(known.id)
        return [(act.seat, act.text) for act in acts] == [(act.seat, act.text) for act in upload.acts]

    def _present(self, id: str) -> Present | None:
        """Who is at a table, if it is loaded."""
        room = self._rooms.get(id)
        return room.presence.at(room.row, self.time.steady()) if room else None


async def _loaded(slug: str) -> None:
    """Load a game's rules, while other tables go on."""
    if slug in slugs():
        await asyncio.to_thread(load, slug)
    gc.collect()
    gc.freeze()  # rules and libraries stay: looking through them again and again holds up the tables


def _fresh_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def _game(slug: str) -> Game:
    if slug not in slugs():
        raise Refused("no-game", f"There is no game {slug}.", 404)
    return game(slug)


def _options(its: Game, seats: int, options: Mapping[str, Any]) -> Options:
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
