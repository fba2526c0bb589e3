"""Writer: commits all that waits as one transaction, in a thread of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from sqlite3 import DatabaseError, IntegrityError, OperationalError
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPICursor

from asterism.server.storage.schema import (
    CUT_ACTS,
    CUT_CHAT,
    PUT_ACT,
    PUT_CHAT,
    PUT_PLAYER,
    PUT_TABLE,
    Statement,
    Values,
    for_rows,
)

BATCH, ROWS = 2000, 100


@dataclass
class Write:
    """Something to write, and whom to tell when it is committed."""

    done: asyncio.Future[None]
    id: str = ""
    table: Values | None = None
    acts: list[Values] = field(default_factory=list)
    cut: int | None = None
    chat: Values | None = None
    player: Values | None = None
    others: list[Statement] = field(default_factory=list)

    def finish(self, error: Exception | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Transaction:
    """What some jobs, one after the other, come to: the last of each table, and the acts not cut again."""

    def __init__(self, jobs: Sequence[Write]) -> None:
        self.tables: dict[str, Values] = {}
        self.acts: dict[str, list[Values]] = {}
        self.cuts: dict[str, int] = {}
        self.chats: list[Values] = []
        self.players: dict[str, Values] = {}
        self.others: list[Statement] = []
        for job in jobs:
            self._add(job)

    def _add(self, job: Write) -> None:
        if job.table:
            self.tables[job.id] = job.table
        self._add_acts(job)
        if job.chat:
            self.chats.append(job.chat)
        if job.player:
            self.players[job.player[0]] = job.player
        self.others += job.others

    def _add_acts(self, job: Write) -> None:
        acts, cut = self.acts.setdefault(job.id, []), job.cut
        if cut is not None:
            self.cuts[job.id] = min(cut, self.cuts.get(job.id, cut))
            acts[:] = [act for act in acts if act[1] < cut]
        acts += job.acts

    def statements(self) -> list[Statement]:
        return [
            (PUT_PLAYER, list(self.players.values())),
            (PUT_TABLE, list(self.tables.values())),
            *((CUT_ACTS, [cut]) for cut in self.cuts.items()),
            (PUT_ACT, [act for acts in self.acts.values() for act in acts]),
            (PUT_CHAT, self.chats),
            *((CUT_CHAT, [(table, table)]) for table in {line[0] for line in self.chats}),
            *self.others,
        ]


def _is_the_disks(error: Exception) -> bool:
    """Does the disk or the file fail, and not what was to be written?"""
    return isinstance(error, DatabaseError) and not isinstance(error, IntegrityError)


class Writer:
    """Tells those who wait only after the commit."""

    def __init__(self, engine: sa.Engine, committed: Callable[[int, float], None] | None) -> None:
        self._pen, self._committed = engine.raw_connection(), committed
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Write] = []
        self._news = asyncio.Event()
        self._closing, self._failing, self._damaged = False, False, False
        self._task = asyncio.create_task(self._write())

    @property
    def alive(self) -> bool:
        """Does it run, did the disk take what it wrote last, and was nothing ever found damaged?"""
        return not (self._task.done() or self._failing or self._damaged)

    def queue(self, **what: Any) -> asyncio.Future[None]:
        if self._closing:
            raise RuntimeError("the store is closed")
        job = Write(asyncio.get_running_loop().create_future(), **what)
        self._waiting.append(job)
        self._news.set()
        return job.done

    async def close(self) -> None:
        """Write all that waits, then stop."""
        self._closing = True
        self._news.set()
        await self._task
        self._thread.shutdown()
        self._pen.close()

    async def _write(self) -> None:
        while await self._anything_waits():
            jobs, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            await self._commit(jobs)

    async def _anything_waits(self) -> bool:
        if not self._waiting and not self._closing:
            self._news.clear()
            await self._news.wait()
        return bool(self._waiting)

    async def _commit(self, jobs: Sequence[Write]) -> None:
        """One transaction for all; if that fails, one for each, so that only the broken ones fail."""
        start, loop = time.perf_counter(), asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self._transact, Transaction(jobs).statements())
        except Exception as error:
            self._failing = _is_the_disks(error)
            self._damaged = self._damaged or (self._failing and not isinstance(error, OperationalError))
            await self._one_by_one(jobs, error)
            return
        self._failing = False
        if self._committed:
            self._committed(len(jobs), time.perf_counter() - start)
        for job in jobs:
            job.finish()

    async def _one_by_one(self, jobs: Sequence[Write], error: Exception) -> None:
        if len(jobs) == 1:
            jobs[0].finish(error)
            return
        for job in jobs:
            await self._commit([job])

    def _transact(self, statements: Sequence[Statement]) -> None:
        """One errand for the thread: going there and back for each statement takes long when the loop is busy."""
        pen = self._pen.cursor()
        pen.execute("BEGIN")
        try:
            for statement, rows in statements:
                self._put(pen, statement, rows)
            pen.execute("COMMIT")
        except BaseException:
            with suppress(OperationalError):  # on a full disk SQLite has gone back already
                pen.execute("ROLLBACK")
            raise

    def _put(self, pen: DBAPICursor, statement: str, rows: list[Values]) -> None:
        """Many rows by one call: after each the thread must wait until the loop lets it go on."""
        for start in range(0, len(rows), ROWS):
            some = rows[start : start + ROWS]
            pen.execute(for_rows(statement, len(some)), tuple(chain.from_iterable(some)))
