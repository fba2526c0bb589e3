"""Health: whether the database is whole, by what reads met and by looking through all of it now and then."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from asterism.server.logs import facts

LARGE, ROWS = 32_000_000, 2_000
FIRST, AGAIN, PAUSE = 30.0, 3600.0, 0.2
BUSY, ASKED_WRONGLY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED), sqlite3.SQLITE_ERROR
OURS = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
LOG = logging.getLogger(__name__)


class Health:
    """What is wrong with a database, if anything was found."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._wrong, self._doubts = "", 0
        self._doubted = asyncio.Event()

    @property
    def well(self) -> bool:
        return not self._wrong

    def doubt(self, error: Exception) -> None:
        """A read failed: nothing is well until all was looked through, unless somebody else was in the way."""
        if _code(error) in BUSY:
            return
        self._doubts += 1
        self._doubted.set()
        self._find(str(error))

    async def run(self) -> None:
        """Look through it soon after the start, then every hour, and soon after a read or a look that failed."""
        while True:
            await asyncio.sleep(FIRST)
            if await self._looked():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._doubted.wait(), AGAIN)

    async def _looked(self) -> bool:
        """Could it be looked through, whatever was found?"""
        try:
            await self.look()
        except Exception:
            LOG.exception("the database could not be looked through")
            return False
        return True

    async def look(self, pause: float = PAUSE) -> None:
        """Look through all of it, piece by piece, in a thread that waits for SQLite and not for Python."""
        doubts = self._doubts
        self._doubted.clear()
        pieces = looked_through(self._file)
        while (found := await asyncio.to_thread(next, pieces, None)) == "":
            await asyncio.sleep(pause)
        if found or self._doubts == doubts:
            self._find(found or "")

    def _find(self, wrong: str) -> None:
        if wrong and not self._wrong:
            LOG.error("the database is damaged or can't be read", extra=facts(why=wrong))
        if self._wrong and not wrong:
            LOG.warning("the database was looked through, and is whole again")
        self._wrong = wrong


def looked_through(file: Path) -> Iterator[str]:
    """Look at one piece after the other: nothing for each that is whole, or, as the last, what is wrong."""
    try:
        with closing(
            sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)
        ) as database:
            for (table,) in database.execute(OURS).fetchall():
                yield from _walked(database, table) if file.stat().st_size > LARGE else _checked(database, table)
    except sqlite3.DatabaseError as error:
        if _code(error) in (*BUSY, ASKED_WRONGLY):  # that says nothing of the database
            raise
        yield str(error)
    except OSError as error:
        yield str(error)


def _code(error: BaseException) -> int:
    """SQLite's own word for what is wrong, without what is more to it."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF


def _checked(database: sqlite3.Connection, table: str) -> Iterator[str]:
    """A small table with its indices, by SQLite's own check."""
    found = str(database.execute(f'PRAGMA quick_check("{table}")').fetchone()[0])
    if found != "ok":
        raise sqlite3.DatabaseError(found.splitlines()[-1])
    yield ""


# A large one, some rows at a time: nobody else's changes wait for the end of that


def _walked(database: sqlite3.Connection, table: str) -> Iterator[str]:
    yield from _rows_walked(database, table)
    for _, index, *_ in database.execute(f'PRAGMA index_list("{table}")').fetchall():
        yield from _index_walked(database, table, index)


def _rows_walked(database: sqlite3.Connection, table: str) -> Iterator[str]:
    """Every column of every row is read, wherever it lies."""
    columns = [f'max("{column[1]}")' for column in database.execute(f'PRAGMA table_info("{table}")').fetchall()]
    some = f'SELECT rowid AS at, * FROM "{table}" NOT INDEXED WHERE rowid > ? ORDER BY rowid LIMIT {ROWS}'
    last = -(2**63)
    while last is not None:
        yield ""
        last = database.execute(f"SELECT max(at), {', '.join(columns)} FROM ({some})", (last,)).fetchone()[0]


def _index_walked(database: sqlite3.Connection, table: str, index: str) -> Iterator[str]:
    """From one key to that so many further on; those without a key come first."""
    columns = [f'"{name}"' for _, _, name in database.execute(f'PRAGMA index_info("{index}")').fetchall()]
    key, marks = ", ".join([*columns, "rowid"]), ", ".join("?" * (len(columns) + 1))
    its = f'FROM "{table}" INDEXED BY "{index}" WHERE {_part(database, index)}'
    database.execute(f"SELECT count(*) {its} AND {columns[0]} IS NULL").fetchone()
    whole, onward = f"SELECT {key} {its} AND {columns[0]} IS NOT NULL", f"ORDER BY {key} LIMIT 1 OFFSET {ROWS}"
    last = database.execute(f"{whole} {onward}").fetchone()
    while last is not None:
        yield ""
        last = database.execute(f"{whole} AND ({key}) > ({marks}) {onward}", last).fetchone()
    yield ""


def _part(database: sqlite3.Connection, index: str) -> str:
    """Which rows an index has."""
    said = database.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (index,)).fetchone()[0]
    return (said or "").partition(" WHERE ")[2] or "1"
