"""Waiting: jobs that have not begun, by class and by who asked; who had least lately goes first.

A new kind of work is a class in the table below, not a queue of its own.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

CHEAP, DEAR, DEAREST = 0, 1, 2
COSTS = {"easy": CHEAP, "medium": CHEAP, "hard": DEAR}
HALF, MANY, NOTHING = 60.0, 1000, 0.001
ADDRESSES = 4  # so many fill a class of work, and no single one
LOOP = 0.0  # no share of the threads: it is done on the loop, in pieces


class Work(NamedTuple):
    """A class of work: who goes first, how much of the threads it may take, and how much may wait."""

    rank: int
    share: float
    waiting: int


MOVE = Work(0, 1.0, 100_000)  # a bot's move, where somebody sits who plays
ASK = Work(1, LOOP, 1000)  # what a seat asks before it decides
LOAD = Work(2, LOOP, 10_000)  # a table that is needed in memory
LOOK = Work(3, LOOP, 200)  # a table's past
HINT = Work(4, 0.5, 200)
UPLOAD = Work(5, LOOP, 20)
SHOW = Work(6, 0.5, 1000)  # a bot's move at a table without people


class Job(NamedTuple):
    """What is to be done, for whom, at which table, what it costs, and from which address it was asked."""

    work: Work
    player: str = ""
    table: str = ""
    cost: int = CHEAP
    address: str = ""


def cost_of(level: str) -> int:
    return COSTS.get(level, DEAREST)


class Shares:
    """How many seconds each was served lately: half of that is forgotten every minute."""

    def __init__(self) -> None:
        self._had: dict[str, tuple[float, float]] = {}
        self._many = MANY

    def of(self, who: str, now: float) -> float:
        seconds, then = self._had.get(who, (0.0, now))
        return seconds * math.exp2((then - now) / HALF)

    def add(self, who: str, seconds: float, now: float) -> None:
        self._had[who] = self.of(who, now) + seconds, now
        if len(self._had) >= self._many:
            self._had = {one: had for one, had in self._had.items() if self.of(one, now) >= NOTHING}
            self._many = max(MANY, 2 * len(self._had))


class Deed(Protocol):
    """How a job is done, and how long that took."""

    seconds: float

    def begin(self) -> asyncio.Future[Any]: ...
    def give_up(self) -> None: ...


@dataclass(eq=False)
class Waiting:
    """A job that has not begun, and who waits for its end."""

    job: Job
    deed: Deed
    done: asyncio.Future[Any]
    number: int


Homes = dict[str, dict[Waiting, None]]


def _but(homes: Homes, kept: Collection[str]) -> Homes:
    return {address: home for address, home in homes.items() if address not in kept} if kept else homes


class Queue:
    """Those who wait, in a line for each class and cost, by address."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lines: dict[tuple[Work, int], Homes] = {}
        self._count: Counter[Work] = Counter()
        self._addresses, self._players, self._tables = Shares(), Shares(), Shares()

    def is_full(self, job: Job) -> bool:
        """May no more wait, of all or of those at one address?"""
        most, lines = job.work.waiting, [homes for (work, _), homes in self._lines.items() if work == job.work]
        near = sum(len(homes.get(job.address, ())) for homes in lines)
        return self._count[job.work] >= most or near >= -(-most // ADDRESSES)

    def all(self) -> list[Waiting]:
        return [one for homes in self._lines.values() for home in homes.values() for one in home]

    def put(self, one: Waiting) -> None:
        homes = self._lines.setdefault((one.job.work, one.job.cost), {})
        homes.setdefault(one.job.address, {})[one] = None
        self._count[one.job.work] += 1

    def remove(self, one: Waiting) -> None:
        """Somebody begins, or does not wait any more."""
        line, address = (one.job.work, one.job.cost), one.job.address
        homes = self._lines.get(line, {})
        if one not in homes.get(address, {}):
            return
        self._count[one.job.work] -= 1
        del homes[address][one]
        if not homes[address]:
            del homes[address]
        if not homes:
            del self._lines[line]

    def first(self, kept_out: Callable[[Work, int], Collection[str] | None]) -> Waiting | None:
        """Whose turn it is: people's games first, then the address that had least. In a line all must wait, or some
        addresses, or none."""
        lines = {
            line: _but(homes, kept) for line, homes in self._lines.items() if (kept := kept_out(*line)) is not None
        }
        rank = min((work.rank for (work, _), homes in lines.items() if homes), default=None)
        if rank is None:
            return None
        here = [homes for (work, _), homes in lines.items() if work.rank == rank and homes]
        now = self._clock()
        address = min((address for homes in here for address in homes), key=lambda one: self._least(here, one, now))
        return min((one for homes in here for one in homes.get(address, ())), key=lambda one: self._turn(one, now))

    def _least(self, here: list[Homes], address: str, now: float) -> tuple[float, int]:
        """What an address had; of those that had nothing, who came first."""
        first = min(next(iter(homes[address])).number for homes in here if address in homes)
        return self._addresses.of(address, now), first

    def _turn(self, one: Waiting, now: float) -> tuple[int, float, float, int]:
        """Of those at one address: cheap before dear, who had least, who came first."""
        job = one.job
        return job.cost, self._players.of(job.player, now), self._tables.of(job.table, now), one.number

    def had(self, job: Job) -> float:
        """What the address that asks for a job had lately."""
        return self._addresses.of(job.address, self._clock())

    def served(self, job: Job, seconds: float) -> None:
        now = self._clock()
        self._addresses.add(job.address, seconds, now)
        self._players.add(job.player, seconds, now)
        self._tables.add(job.table, seconds, now)
