"""Store: tables, acts, chat and names in a database; nothing else knows where they are."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from asterism.core.game import HOUSE
from asterism.server.errors import Refused
from asterism.server.guard import Bar
from asterism.server.logs import facts
from asterism.server.storage.backups import before_change, copy_database
from asterism.server.storage.health import LARGE, Health
from asterism.server.storage.schema import (
    ACT_SHAPE,
    BARS,
    CHAT_FIELDS,
    CHAT_SHAPE,
    CHATS,
    OPENERS,
    PLAYERS,
    PUT_BAR,
    PUT_PULSE,
    READ_ACTS,
    READ_MOVES,
    READ_NAME,
    READ_PLAYED,
    TABLE_FIELDS,
    TABLE_SHAPE,
    TABLES,
    ActRow,
    ChatRow,
    Opener,
    Statement,
    TableRow,
    acts_read,
    read_fields,
)
from asterism.server.storage.writer import Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
PAGE, TRIED, KEPT, LAST_SECONDS = 256, 3, 500, 5.0
BYTES = sa.select(sa.func.sum(TABLES.c.bytes).label("bytes"))
log = logging.getLogger(__name__)


def not_stored() -> Refused:
    return Refused("not-stored", "This could not be stored; nothing was changed.", 503)


class Store:
    """The database; what is saved is queued and told as done after its commit."""

    def __init__(self, url: str, committed: Callable[[int, float], None] | None = None) -> None:
        self.file = database_file(url)
        self._threads: list[threading.Thread] = []
        self._counting = threading.Lock()
        self._readers = create_async_engine(url, hide_parameters=True, connect_args={"factory": self._connected})
        self._pen = sa.create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
        self._committed = committed
        self._writer: Writer | None = None
        self.health = Health(self.file)
        self._looking: asyncio.Task[None] | None = None
        for engine in (self._pen, self._readers.sync_engine):
            sa.event.listen(engine, "connect", _prepare)
            sa.event.listen(engine, "begin", _begin)

    async def open(self) -> None:
        """Bring the database up to date and start to write."""
        await asyncio.to_thread(self.prepare)
        self._writer = Writer(self._pen, self._committed)
        self._looking = asyncio.create_task(self.health.run())

    def prepare(self) -> None:
        """Bring the database up to date; ValueError says what is in the way."""
        self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.file.touch(0o600)
        self.file.chmod(0o600)  # seeds of running tables are in there
        try:
            with self._pen.begin() as connection:
                _check(connection, self.file.stat().st_size)
                form = _form_before(connection)
            if form:
                before_change(self.file, form)
            with self._pen.begin() as connection:
                migrate(connection)
        except CommandError:
            raise ValueError(f"the database {self.file} was made by a newer Asterism") from None
        except sa.exc.DatabaseError as error:
            if isinstance(error, sa.exc.OperationalError):
                raise
            raise ValueError(damaged(self.file, str(error.orig))) from None
        finally:
            self._pen.dispose()

    async def close(self) -> None:
        """Write all that waits, then stop."""
        if self._looking:
            self._looking.cancel()
            await asyncio.wait([self._looking])
        await self._writing.close()
        self._pen.dispose()
        await self._readers.dispose()
        await asyncio.to_thread(self._join)

    def _connected(self, *how: Any, **more: Any) -> sqlite3.Connection:
        """A connection to read by, made in the thread that it has to itself."""
        with self._counting:
            self._threads = [one for one in self._threads if one.is_alive()] + [threading.current_thread()]
        return sqlite3.Connection(*how, **more)

    def _join(self) -> None:
        """A read that was given up still answers the loop, which must be there until then."""
        for thread in self._threads:
            thread.join(LAST_SECONDS)

    @property
    def _writing(self) -> Writer:
        if self._writer is None:
            raise RuntimeError("the store is not open")
        return self._writer

    async def answers(self, now: float) -> bool:
        """Does it truly write, and read what tables read? What failed last counts until something was written, what
        was found damaged until all was found whole."""
        well = self._writing.alive
        try:
            await self.carry_out([(PUT_PULSE, [(1, now)])])
            for row in await self.tables(newest=TRIED):
                await self.acts(row.id, count=TRIED)
                await self.chats(row.id, TRIED)
        except (sa.exc.DBAPIError, Refused):
            return False
        return well and self._writing.alive and self.health.well

    # Reading

    async def tables(self, *status: str, newest: int | None = None) -> list[TableRow]:
        """The tables of these statuses, or all, or the newest of them; oldest first."""
        wanted = sa.select(TABLES).order_by(TABLES.c.created.desc()).limit(newest)
        found = await self._read(wanted.where(TABLES.c.status.in_(status)) if status else wanted)
        return [TableRow(**read_fields(row, TABLE_FIELDS)) for row in reversed(found)]

    async def ended(self, newest: int) -> list[TableRow]:
        """So many tables that were played and ended last, of each origin as many as of others, the oldest first."""
        found = await self._read(sa.select(TABLES).where(TABLES.c.id.in_(_ended(newest))).order_by(TABLES.c.changed))
        return [TableRow(**read_fields(row, TABLE_FIELDS)) for row in found]

    async def table(self, id: str) -> TableRow | None:
        found = await self._read(sa.select(TABLES).where(TABLES.c.id == id))
        return TableRow(**read_fields(found[0], TABLE_FIELDS)) if found else None

    async def acts(self, id: str, first: int = 0, count: int = PAGE) -> list[ActRow]:
        """Some acts of a table, from one on."""
        async with self._reading() as connection:
            return await _page(connection, id, first, count)

    async def pages(self, id: str, count: int | None = None) -> AsyncGenerator[list[ActRow], None]:
        """The acts of a table as they are now, all or so many, a page at a time."""
        first = 0
        async with self._reading() as connection:
            while count is None or first < count:
                page = await _page(connection, id, first, PAGE if count is None else min(PAGE, count - first))
                yield page
                if len(page) < PAGE:
                    return
                first += PAGE

    async def moves(self, id: str, first: int, count: int) -> bytes:
        """Some acts of a table as a log has them, as JSON."""
        some = {"of": id, "first": first, "count": count, "house": HOUSE}
        async with self._reading() as connection:
            return str((await connection.execute(READ_MOVES, some)).scalar()).encode()

    async def tables_of_seed(self, seed: str) -> list[TableRow]:
        found = await self._read(sa.select(TABLES).where(TABLES.c.seed == seed))
        return [TableRow(**read_fields(row, TABLE_FIELDS)) for row in found]

    async def brought(self, kind: Opener, who: str) -> int:
        """How many bytes the logs take that somebody brought, a host or an origin."""
        return int((await self._read(brought_by(kind, who)))[0]["bytes"] or 0)

    async def played(self, host: str, origin: str | None, since: float) -> dict[Opener, int]:
        """How many bytes the tables take that a host opened, and all of an origin, and that ended since then."""
        async with self._reading() as connection:
            found = await connection.execute(READ_PLAYED, {"host": host, "origin": origin, "since": since})
            return dict(zip(OPENERS, found.one(), strict=True))

    async def chats(self, id: str, newest: int) -> list[ChatRow]:
        """The last lines of a table's chat."""
        wanted = sa.select(CHATS).where(CHATS.c.table == id).order_by(CHATS.c.id.desc()).limit(newest)
        return [ChatRow(**read_fields(row, CHAT_FIELDS)) for row in reversed(await self._read(wanted))]

    async def player_name(self, player: str) -> str | None:
        async with self._reading() as connection:
            name = (await connection.execute(READ_NAME, {"id": player})).scalar()
        return None if name is None else str(name)

    async def newest_players(self, newest: int) -> list[dict[str, Any]]:
        """Who gave a name last."""
        wanted = sa.select(PLAYERS).order_by(PLAYERS.c.seen.desc()).limit(newest)
        return [dict(row) for row in await self._read(wanted)]

    async def bars(self) -> list[Bar]:
        return [Bar(**row) for row in await self._read(sa.select(BARS))]

    async def ids(self, wanted: sa.Select[tuple[str]]) -> list[str]:
        """The ids of some rows."""
        return [str(row["id"]) for row in await self._read(wanted)]

    async def _read(self, wanted: sa.Select[Any]) -> list[sa.RowMapping]:
        async with self._reading() as connection:
            found = await connection.execute(wanted)
            return list(found.mappings())

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by; a read that fails makes the store unwell, and its connection is not used again."""
        try:
            async with self._readers.connect() as connection:
                try:
                    yield connection
                except sa.exc.DatabaseError:
                    await connection.invalidate()
                    raise
        except sa.exc.DatabaseError as error:
            self.health.doubt(error)
            raise

    # Writing

    def save(
        self,
        table: TableRow,
        *,
        acts: Sequence[ActRow] = (),
        cut: int | None = None,
        chat: ChatRow | None = None,
        known: bool = False,
    ) -> asyncio.Future[None]:
        """Queue a table as it is now, with new acts (after those from `cut` on are gone) and a line of chat."""
        return self._writing.queue(
            id=table.id,
            table=None if known else tuple(TABLE_SHAPE(table)),
            acts=[(table.id, *ACT_SHAPE(act)) for act in acts],
            cut=cut,
            chat=(table.id, *CHAT_SHAPE(chat)) if chat else None,
        )

    async def keep(self, table: TableRow, acts: Sequence[ActRow]) -> None:
        """Store a whole table: many acts some at a time, between those of others, and its end with the last."""
        *before, last = [acts[at : at + KEPT] for at in range(0, len(acts), KEPT)]
        for some in before:
            await self._stored(self.save(replace(table, status="open"), acts=some))
        await self._stored(self.save(table, acts=last))

    async def name_player(self, player: str, name: str, now: float) -> None:
        await self._stored(self._writing.queue(player=(player, name, now)))

    async def put_bar(self, bar: Bar) -> None:
        await self.carry_out([(PUT_BAR, [(bar.kind, bar.who, bar.until)])])

    async def drop_bar(self, kind: str, who: str) -> None:
        await self.carry_out([("DELETE FROM bars WHERE kind = ? AND who = ?", [(kind, who)])])

    async def carry_out(self, statements: list[Statement]) -> None:
        """Change anything else, in one transaction."""
        await self._stored(self._writing.queue(others=statements))

    async def _stored(self, written: asyncio.Future[None]) -> None:
        try:
            await written
        except Exception as error:
            log.error("something could not be stored", extra=facts(why=error))
            raise not_stored() from error

    # Keeping

    async def backup(self, path: str | PathLike[str]) -> None:
        """A consistent copy of the running database."""
        await asyncio.to_thread(copy_database, self.file, Path(path))


def _ended(newest: int) -> sa.Select[tuple[str]]:
    its = TABLES.c
    nth = sa.func.row_number().over(partition_by=its.origin, order_by=its.changed.desc()).label("nth")
    all = sa.select(its.id, its.changed, nth).where(its.status == "over", ~its.uploaded).subquery()
    return sa.select(all.c.id).order_by(all.c.nth, all.c.changed.desc()).limit(newest)


def brought_by(kind: Opener, who: str) -> sa.Select[tuple[int]]:
    return BYTES.where(TABLES.c[kind] == who, TABLES.c.uploaded)


async def _page(connection: AsyncConnection, id: str, first: int, count: int) -> list[ActRow]:
    found = await connection.execute(READ_ACTS, {"of": id, "first": first, "count": count})
    return acts_read(str(found.scalar()))


def damaged(file: Path, what: str) -> str:
    return f"the database {file} is damaged ({what}): go back to a backup with `asterism restore FILE`"


def database_file(url: str) -> Path:
    """The file of a database's url."""
    try:
        its = make_url(url)
    except ArgumentError:
        its = make_url("none://")
    if its.drivername != "sqlite+aiosqlite" or its.database in (None, "", ":memory:"):
        raise ValueError(f"the database must be a file, as in sqlite+aiosqlite:///asterism.db, not {url}")
    return Path(str(its.database))


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    """Begin by ourselves: the driver would leave changes of tables out of a transaction."""
    connection.exec_driver_sql("BEGIN")


def _check(connection: sa.Connection, size: int) -> None:
    """Is the database whole? A large one would keep people waiting: each day's backup of it is looked through."""
    if size > LARGE:
        connection.exec_driver_sql("SELECT count(*) FROM sqlite_schema").scalar()
        return
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise sa.exc.DatabaseError("quick_check", None, sqlite3.DatabaseError(str(found).splitlines()[-1]))


def _form_before(connection: sa.Connection) -> str:
    """The form of the database, if it is not the newest; empty, where there is nothing yet."""
    now = MigrationContext.configure(connection).get_current_revision()
    newest = ScriptDirectory.from_config(_steps()).get_current_head()
    return now if now and now != newest and now.isdigit() and int(now) < int(newest or 0) else ""


def _steps() -> Config:
    config = Config()
    config.set_main_option("script_location", "asterism.server.storage:migrations")
    return config


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the newest form."""
    config = _steps()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
