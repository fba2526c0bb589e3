"""Siege: one attack on a server of its own, window by window, while people play."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

import asterism
from asterism.server.tables.opening import fresh_id
from benchmarks.server.attackers import WAYS, source_of
from benchmarks.server.attackers.stranger import Orders
from benchmarks.server.figures import Figure
from benchmarks.server.honest import BEFORE, BESIDE, ME, Honest, Place, nothing
from benchmarks.server.player import Guest
from support.host import UNHURRIED, Host

CALM, SECONDS, REST, MORE = 3.0, 6.0, 1.0, 0.5
READY, OVER, LOOK = 60.0, 30.0, 0.1
GUIDE = "127.0.2.1"
CORES = sorted(os.sched_getaffinity(0))


class Siege:
    """Attacks in one way. What must be made ready for that is made once; each window finds it on a new server."""

    def __init__(self, name: str, log: Path, folder: Path) -> None:
        self.name, self.log, self.folder = name, log, folder
        self.way, self.known = WAYS[name], dict[str, Any]()
        self._quiet, self._beside = BEFORE.get(name, nothing), BESIDE.get(name, nothing)
        self.figure = Figure()

    async def run(self, windows: int, done: Callable[[], None]) -> Figure:
        data = self.folder / "data"
        if self.way.prepare:
            await self._prepare(data)
        for number in range(windows if self.way.prepare else 1):
            its = self.folder / str(number)
            if self.way.prepare:
                shutil.copytree(data, its)
            async with besieged(its) as (host, honest):
                await self._windows(1 if self.way.prepare else windows, host, honest, done)
        return self.figure

    async def _prepare(self, data: Path) -> None:
        async with serving(data) as host:
            stranger = await self._sent(host, 0)
            said, _ = await stranger.communicate()
            self._check(stranger)
        self.known = json.loads(said)
        if copies := self.known.get("copies"):
            self.known["tables"] = [self.known["table"], *copied(host.database, self.known["table"], copies)]

    async def _windows(self, windows: int, host: Host, honest: Honest, done: Callable[[], None]) -> None:
        place = Place(host.port, honest, self.known)
        await self._quiet(place, CALM)  # the first time takes longer than any other, and its memory stays
        base = host.memory
        for _ in range(windows):
            await self._window(host, place, base)
            done()
            await asyncio.sleep(REST)

    async def _window(self, host: Host, place: Place, base: int) -> None:
        """What people notice before the attack and beside it."""
        honest, figure = place.honest, self.figure
        calm, seen = await asyncio.gather(honest.noticed(CALM), self._quiet(place, CALM))
        stranger = await self._sent(host, SECONDS + MORE, next(iter(honest.tables)))
        assert stranger.stdout
        await asyncio.wait_for(stranger.stdout.readline(), READY)
        async with highest_memory(host) as memory:
            hurt, suffered = await asyncio.gather(honest.noticed(SECONDS), self._beside(place, SECONDS))
        await self._ended(stranger)
        figure.waits.append(hurt.wait - calm.wait)
        figure.memory.append(max(memory) - base)
        figure.refused += [*calm.refused, *hurt.refused, *seen.wrong, *suffered.wrong]
        figure.unanswered += calm.unanswered + hurt.unanswered
        if seen.bot is not None and suffered.bot is not None:
            figure.bots.append((seen.bot, suffered.bot))

    # The stranger

    async def _sent(self, host: Host, seconds: float, table: str = "") -> Process:
        """The stranger with orders, in a process of its own."""
        orders = Orders(self.name, source_of(self.name), host.port, seconds, str(self.log), table, self.known)
        command = (sys.executable, "-m", "benchmarks.server.attackers")
        stranger = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        assert stranger.stdin
        stranger.stdin.write(json.dumps(asdict(orders)).encode())
        stranger.stdin.close()
        return stranger

    async def _ended(self, stranger: Process) -> None:
        try:
            await asyncio.wait_for(stranger.wait(), OVER)
        except TimeoutError:
            stranger.kill()
            await stranger.wait()
        else:
            self._check(stranger)

    def _check(self, stranger: Process) -> None:
        if stranger.returncode:
            raise RuntimeError(f"the attack '{self.name}' broke")


# The server


@asynccontextmanager
async def besieged(data: Path) -> AsyncIterator[tuple[Host, Honest]]:
    """A server where twenty tables play."""
    async with serving(data, signal.SIGKILL) as host:
        honest = Honest(host.address)
        await _show_games(host)
        playing = asyncio.create_task(honest.play())
        await asyncio.wait_for(honest.settled(), READY)
        await asyncio.sleep(REST)
        try:
            yield host, honest
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


@asynccontextmanager
async def serving(data: Path, end: signal.Signals = signal.SIGTERM) -> AsyncIterator[Host]:
    """A server that has one core; all others have the rest."""
    host = Host(data, log=data.with_suffix(".log"), **UNHURRIED)
    os.sched_setaffinity(0, CORES[:1])
    try:
        host.start()
    finally:
        os.sched_setaffinity(0, CORES[1:] or CORES)
    try:
        yield host
    finally:
        host.kill(end)


async def _show_games(host: Host) -> None:
    """Rules that somebody has played by are in memory, and are not what an attack takes."""
    guide = Guest(host.address, GUIDE)
    for game in asterism.games():
        await guide.open(game["slug"], [ME] * game["seats"][0])


@asynccontextmanager
async def highest_memory(host: Host) -> AsyncIterator[list[int]]:
    """The memory that the server has, looked at again and again."""
    found = [host.memory]

    async def look() -> None:
        while True:
            found.append(host.memory)
            await asyncio.sleep(LOOK)

    looking = asyncio.create_task(look())
    try:
        yield found
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


def copied(database: Path, id: str, copies: int) -> list[str]:
    """The ids of copies of a table, as the same stranger leaves them in longer than we can wait."""
    ids = [fresh_id() for _ in range(copies)]
    with closing(sqlite3.connect(database)) as store, store:
        for rows, key in (("tables", "id"), ("acts", "table")):
            names = [name for _, name, *_ in store.execute(f"pragma table_info({rows})") if name != key]
            rest = ", ".join(f'"{name}"' for name in names)
            copy = f'insert into {rows} ("{key}", {rest}) select ?, {rest} from {rows} where "{key}" = ?'
            store.executemany(copy, [(new, id) for new in ids])
    return ids
