"""Writer: commits all that waits as one transaction, in a thread of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from asterism.server.schema import CUT_ACTS, PUT_ACT, PUT_CHAT, PUT_PLAYER, PUT_TABLE, Values

BATCH = 2000
Statement = tuple[str, list[Values]]


@dataclass
class Job:
    """Something to write, and whom to tell when it is committed."""

    done: asyncio.Future[None]
    table: Values | None = None
    acts: list[Values] = field(default_factory=list)
    cut: int | None = None
    chat: Values | None = None
    player: Values | None = None

    def finish(self, error: Exception | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Batch:
    """What some jobs, one after the other, come to: the last of each table, and the acts not cut again."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.tables: dict[str, Values] = {}
        self.acts: dict[str, list[Values]] = {}
        self.cuts: dict[str, int] = {}
        self.chats: list[Values] = []
        self.players: dict[str, Values] = {}
        for job in jobs:
            self._add(job)

    def _add(self, job: Job) -> None:
        if job.table:
            self.tables[job.table[0]] = job.table
            self._add_acts(job.table[0], job)
        if job.chat:
            self.chats.append(job.chat)
        if job.player:
            self.players[job.player[0]] = job.player

    def _add_acts(self, table: str, job: Job) -> None:
        acts, cut = self.acts.setdefault(table, []), job.cut
        if cut is not None:
            self.cuts[table] = min(cut, self.cuts.get(table, cut))
            acts[:] = [act for act in acts if act[1] < cut]
        acts += job.acts

    def statements(self) -> list[Statement]:
        return [
            (PUT_PLAYER, list(self.players.values())),
            (PUT_TABLE, list(self.tables.values())),
            (CUT_ACTS, list(self.cuts.items())),
            (PUT_ACT, [act for acts in self.acts.values() for act in acts]),
            (PUT_CHAT, self.chats),
        ]


class Writer:
    """Tells those who wait only after the commit."""

    def __init__(self, engine: sa.Engine, committed: Callable[[int, float], None] | None) -> None:
        self._engine, self._committed = engine, committed
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Job] = []
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._write())

    @property
    def alive(self) -> bool:
        return not self._task.done()

    def queue(self, **what: Any) -> asyncio.Future[None]:
        if self._closing:
            raise RuntimeError("the store is closed")
        job = Job(asyncio.get_running_loop().create_future(), **what)
        self._waiting.append(job)
        self._news.set()
        return job.done

    async def close(self) -> None:
        """Write all that waits, then stop."""
        self._closing = True
        self._news.set()
        await self._task
        self._thread.shutdown()

    async def _write(self) -> None:
        while await self._anything_waits():
            jobs, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            await self._commit(jobs)

    async def _anything_waits(self) -> bool:
        if not self._waiting and not self._closing:
            self._news.clear()
            await self._news.wait()
        return bool(self._waiting)

    async def _commit(self, jobs: Sequence[Job]) -> None:
        """One transaction for all; if that fails, one for each, so that only the broken ones fail."""
        start, loop = time.perf_counter(), asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self._transact, Batch(jobs).statements())
        except Exception as error:
            await self._one_by_one(jobs, error)
            return
        if self._committed:
            self._committed(len(jobs), time.perf_counter() - start)
        for job in jobs:
            job.finish()

    async def _one_by_one(self, jobs: Sequence[Job], error: Exception) -> None:
        if len(jobs) == 1:
            jobs[0].finish(error)
            return
        for job in jobs:
            await self._commit([job])

    def _transact(self, statements: Sequence[Statement]) -> None:
        """One errand for the thread: going there and back for each statement takes long when the loop is busy."""
        with self._engine.begin() as connection:
            for statement, rows in statements:
                if rows:
                    connection.exec_driver_sql(statement, rows)
