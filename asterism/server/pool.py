"""Pool: where all is done that takes long, in turn, while the event loop goes on.

Bots think in threads: compiled, they leave Python alone. Python's own work would hold the interpreter there and keep
the loop waiting, so it is done on the loop itself, in pieces.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic, TypeVar

from asterism.bots import Bot, bot
from asterism.core.table import Seen
from asterism.server.errors import Refused, too_fast
from asterism.server.logs import facts
from asterism.server.pieces import Answer, Lane, Piecework, Steps
from asterism.server.shapes import Phrase
from asterism.server.waiting import CHEAP, DEAR, HINT, LOOP, MOVE, SHOW, Job, Queue, Waiting, Work

FALLBACK, ADVISER, NICE = "medium", "hard", 10
Part = TypeVar("Part")
log = logging.getLogger(__name__)


class Thought(Generic[Answer]):
    """What is done in a thread, to its end."""

    def __init__(self, threads: ThreadPoolExecutor, thought: Callable[[], Answer]) -> None:
        self.seconds = 0.0
        self._threads, self._thought = threads, thought

    def begin(self) -> asyncio.Future[Answer]:
        return asyncio.get_running_loop().run_in_executor(self._threads, self._timed)

    def _timed(self) -> Answer:
        start = time.perf_counter()
        try:
            return self._thought()
        finally:
            self.seconds = time.perf_counter() - start

    def give_up(self) -> None:
        """A thread can't be stopped."""


class Turn(Generic[Answer]):
    """What is done on the loop: pieces of work, and between them waiting for the database, while others work."""

    def __init__(self, job: Job, lane: Lane, deed: Callable[[Turn[Answer]], Awaitable[Answer]]) -> None:
        self.seconds = 0.0
        self._job, self._lane, self._deed = job, lane, deed
        self._task: asyncio.Future[Answer] | None = None

    def begin(self) -> asyncio.Future[Answer]:
        self._task = asyncio.ensure_future(self._deed(self))
        return self._task

    async def work(self, steps: Steps[Part]) -> Part:
        """Do a part of it."""
        one = Piecework(self._job, steps)
        try:
            part: Part = await self._lane.do(one)
            return part
        finally:
            self.seconds += one.seconds

    def give_up(self) -> None:
        if self._task:
            self._task.cancel()


def unpaid(job: Job, seconds: float) -> None:
    """Nobody counts what jobs take."""


def affordable(_: Job) -> bool:
    """Nobody counts what is left for jobs."""
    return True


class Pool:
    """As many thoughts at once as there are threads; one cheap one more, and one of an address that has none yet, so
    that nobody waits for the long thoughts of another. On the loop one job of each class."""

    def __init__(
        self,
        threads: int,
        thought: Callable[[float], None],
        charge: Callable[[Job, float], None] = unpaid,
        affords: Callable[[Job], bool] = affordable,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._threads, self._thought = ThreadPoolExecutor(threads + 2, "thinker", _step_back), thought
        self._most, self._charge, self._affords = threads, charge, affords
        self._waiting = Queue(clock)
        self._lane = Lane(self._waiting.had)
        self._running: Counter[Work] = Counter()
        self._cheap = 0  # of those in threads; the others by their addresses
        self._dear: Counter[str] = Counter()
        self._number = 0

    async def choose(self, mind: Bot, seen: Seen, job: Job) -> str:
        """What a bot decides; if it breaks, what a simple one decides, or any offer."""
        start = time.perf_counter()
        try:
            return await self.run(job, lambda: chosen(mind, seen))
        finally:
            self._thought(time.perf_counter() - start)

    async def advise(self, seen: Seen, player: str, table: str, address: str = "") -> tuple[str, Phrase]:
        """What a good bot would do, and why."""
        return await self.run(Job(HINT, player, table, DEAR, address), lambda: advised(bot(ADVISER), seen))

    async def run(self, job: Job, thought: Callable[[], Answer]) -> Answer:
        """Do something in a thread, in turn; only what leaves Python alone belongs there."""
        return await self._done(job, Thought(self._threads, thought))

    async def in_pieces(self, job: Job, steps: Steps[Answer]) -> Answer:
        """Do something on the loop, in turn and in pieces."""
        return await self.in_turn(job, lambda turn: turn.work(steps))

    async def in_turn(self, job: Job, deed: Callable[[Turn[Answer]], Awaitable[Answer]]) -> Answer:
        """Do something on the loop, in turn, that reads as it goes on."""
        return await self._done(job, Turn(job, self._lane, deed))

    async def _done(self, job: Job, deed: Thought[Answer] | Turn[Answer]) -> Answer:
        """Wait for the turn of a job and for its end; who does not wait for it any more is not served."""
        if self._waiting.is_full(job):
            raise Refused("too-busy", "Too much waits already: try again later.", 503)
        self._number += 1
        one = Waiting(job, deed, asyncio.get_running_loop().create_future(), self._number)
        self._waiting.put(one)
        self._begin()
        try:
            answer: Answer = await one.done
            return answer
        finally:
            self._waiting.remove(one)
            deed.give_up()

    def hurry(self, table: str) -> None:
        """People have come to a table: what waits there waits no more with that of tables without people."""
        for one in self._waiting.all():
            if one.job.work == SHOW and one.job.table == table:
                self._waiting.remove(one)
                one.job = one.job._replace(work=MOVE)
                self._waiting.put(one)
        self._begin()

    def _begin(self) -> None:
        """Whose turn it is, unless who asked has spent all while waiting."""
        while (one := self._waiting.first(self._kept_out)) is not None:
            self._waiting.remove(one)
            if self._affords(one.job):
                self._count(one.job, 1)
                one.deed.begin().add_done_callback(partial(self._ended, one))
            elif not one.done.done():
                one.done.set_exception(too_fast())

    def _count(self, job: Job, more: int) -> None:
        self._running[job.work] += more
        if job.work.share == LOOP:
            return
        if job.cost == CHEAP:
            self._cheap += more
        else:
            self._dear[job.address] += more
            self._dear += Counter()  # who has none is not named

    def _kept_out(self, work: Work, cost: int) -> Collection[str] | None:
        """The addresses that must wait although others may begin; nothing at all, where all must."""
        if work.share == LOOP:
            return None if self._running[work] else ()
        own = max(1, int(work.share * self._most)) if work.share < 1 else self._most + 2
        if self._running[work] >= own:
            return None
        if self._places(cost) > 0:
            return ()
        return self._dear if cost != CHEAP and work != SHOW and self._dear.total() <= self._most else None

    def _places(self, cost: int) -> int:
        """How many threads are free; one cheap thought has a place of its own, and leaves the others to the rest."""
        dear = self._dear.total()
        if cost == CHEAP:
            return self._most + 1 - self._cheap - min(dear, self._most)
        return self._most - dear - max(0, self._cheap - 1)

    def _ended(self, one: Waiting, future: asyncio.Future[Any]) -> None:
        self._count(one.job, -1)
        self._waiting.served(one.job, one.deed.seconds)
        self._charge(one.job, one.deed.seconds)
        if not one.done.done():
            _hand_over(future, one.done)
        elif not future.cancelled():
            future.exception()  # nobody waits for it, so it is nobody's failure
        self._begin()

    def close(self) -> None:
        for one in self._waiting.all():
            one.done.cancel()
            self._waiting.remove(one)
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
            log.exception("a bot broke", extra=facts(game=seen.game.slug))
    return seen.offers[0]


def _offered(text: str, seen: Seen) -> str:
    if text not in seen.offers:
        raise ValueError(f"the bot chose {text!r}, which is not offered")
    return text


def advised(mind: Bot, seen: Seen) -> tuple[str, Phrase]:
    text = mind.choose(seen)
    return text, mind.explain(seen)
