"""Pool: threads for all that takes long, while the event loop goes on; who waits is served in turn.

A new kind of work is a class in the table below, not a queue of its own.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, TypeVar

from asterism.bots import Bot, bot
from asterism.core.table import Seen
from asterism.server.errors import Refused
from asterism.server.shapes import Phrase

FALLBACK, ADVISER, NICE = "medium", "hard", 10
CHEAP, DEAR, DEAREST = 0, 1, 2
COSTS = {"easy": CHEAP, "medium": CHEAP, "hard": DEAR}
Answer = TypeVar("Answer")
log = logging.getLogger(__name__)


class Work(NamedTuple):
    """A class of work: who goes first, how much of the threads it may take, and how much may wait."""

    rank: int
    share: float
    waiting: int


MOVE = Work(0, 1.0, 100_000)  # a bot's move, where people play
LOOK = Work(1, 0.0, 200)  # a table's past; that is Python, of which only one runs at once
HINT = Work(2, 0.5, 100)
UPLOAD = Work(3, 0.0, 20)
SHOW = Work(4, 0.5, 1000)  # a bot's move at a table without people


class Job(NamedTuple):
    """What is to be done, for whom, and what it costs."""

    work: Work
    player: str = ""
    table: str = ""
    cost: int = CHEAP


@dataclass(eq=False)
class Waiting:
    """A job that has not begun."""

    job: Job
    thought: Callable[[], Any]
    done: asyncio.Future[Any]
    number: int
    began: float = field(default=0.0)


def cost_of(level: str) -> int:
    return COSTS.get(level, DEAREST)


class Pool:
    """As many thoughts at once as there are threads, and one cheap one more; compiled bots leave Python alone."""

    def __init__(self, threads: int, thought: Callable[[float], None]) -> None:
        self._threads, self._thought = ThreadPoolExecutor(threads + 1, "thinker", _step_back), thought
        self._most = threads
        self._waiting: list[Waiting] = []
        self._running: Counter[Work] = Counter()
        self._served: defaultdict[str, float] = defaultdict(float)
        self._number = 0

    async def choose(self, mind: Bot, seen: Seen, job: Job) -> str:
        """What a bot decides; if it breaks, what a simple one decides, or any offer."""
        start = time.perf_counter()
        try:
            return await self.run(job, lambda: chosen(mind, seen))
        finally:
            self._thought(time.perf_counter() - start)

    async def advise(self, seen: Seen, player: str, table: str) -> tuple[str, Phrase]:
        """What a good bot would do, and why."""
        return await self.run(Job(HINT, player, table, DEAR), lambda: advised(bot(ADVISER), seen))

    async def run(self, job: Job, thought: Callable[[], Answer]) -> Answer:
        """Do something in a thread, in turn; who does not wait for it any more is not served."""
        if sum(one.job.work is job.work for one in self._waiting) >= job.work.waiting:
            raise Refused("too-busy", "Too much waits already: try again later.", 503)
        self._number += 1
        waiting = Waiting(job, thought, asyncio.get_running_loop().create_future(), self._number)
        self._waiting.append(waiting)
        self._begin()
        try:
            answer: Answer = await waiting.done
            return answer
        finally:
            self._waiting = [one for one in self._waiting if one is not waiting]

    def _begin(self) -> None:
        while (one := self._next()) is not None:
            self._waiting.remove(one)
            self._running[one.job.work] += 1
            one.began = time.perf_counter()
            running = asyncio.get_running_loop().run_in_executor(self._threads, one.thought)
            running.add_done_callback(partial(self._ended, one))
        if not self._waiting:
            self._served.clear()

    def _next(self) -> Waiting | None:
        """Of those for whom there is room: people's games first, cheap before dear, who had least, who came first."""
        ready = [one for one in self._waiting if self._has_room(one.job)]
        return min(ready, key=self._turn, default=None)

    def _turn(self, one: Waiting) -> tuple[int, int, float, float, int]:
        job = one.job
        return job.work.rank, job.cost, self._served[job.player], self._served[job.table], one.number

    def _has_room(self, job: Job) -> bool:
        most = self._most + (job.cost == CHEAP)
        own = max(1, int(job.work.share * self._most)) if job.work.share < 1 else most
        return self._running.total() < most and self._running[job.work] < own

    def _ended(self, one: Waiting, future: asyncio.Future[Any]) -> None:
        self._running[one.job.work] -= 1
        seconds = time.perf_counter() - one.began
        for who in (one.job.player, one.job.table):
            self._served[who] += seconds
        if not one.done.done():
            _hand_over(future, one.done)
        self._begin()

    def close(self) -> None:
        for one in self._waiting:
            one.done.cancel()
        self._waiting.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _hand_over(ended: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
    if ended.cancelled():
        done.cancel()
    elif error := ended.exception():
        done.set_exception(error)
    else:
        done.set_result(ended.result())


def _step_back() -> None:
    """Who waits for an answer goes before who thinks."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def chosen(mind: Bot, seen: Seen) -> str:
    for one in (mind, bot(FALLBACK)):
        try:
            return _offered(one.choose(seen), seen)
        except Exception:
            log.exception("a bot broke at a table of %s", seen.game.slug)
    return seen.offers[0]


def _offered(text: str, seen: Seen) -> str:
    if text not in seen.offers:
        raise ValueError(f"the bot chose {text!r}, which is not offered")
    return text


def advised(mind: Bot, seen: Seen) -> tuple[str, Phrase]:
    text = mind.choose(seen)
    return text, mind.explain(seen)
