"""Meter: the time that calls and messages take on the loop and in threads; who has spent a share of it waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, Literal, NamedTuple, TypeVar

from asterism.server.limits import Clock, Limits, Pace
from asterism.server.settings import Settings

Where = Literal["loop", "threads", "loads"]
THREADS = 10  # times as much as on the loop: bots think beside it
LOADS = 0.5  # and half as much for bringing tables into memory: who comes back to a long one has all else left
CROWD = Pace(0.1, 0.05)  # of a player's budget, what each of the crowd behind an address adds to that of the address
Value = TypeVar("Value")


class Payer(NamedTuple):
    """For whom something is done: an address as it is counted, and a player, if it is a known one."""

    address: str
    player: str


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)
SHOWS = Payer("", "shows")  # all tables where nobody sits just now, together
AGAIN, LITTLE, SHORT, MANY = 0.5, 0.001, 0.0005, 1000


class Watch:
    """Work is timed by the wall, which is asked cheaply; what seems long took no longer than its thread has worked
    since that was asked last, for others may have had the processor."""

    def __init__(self) -> None:
        self._worked = 0.0

    def truly(self, took: float) -> float:
        before, self._worked = self._worked, time.thread_time()
        return min(took, self._worked - before)


class Meter:
    """Charges players and addresses for the time that is spent for them."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._watch, self._little = Watch(), dict[Payer, float]()
        own = Pace(settings.budget / 1000, settings.burst / 1000)
        each = Pace(own.rate * CROWD.rate, own.room * CROWD.room).times(settings.crowd)
        self._left = {
            where: (Limits(each.times(many), clock), Limits(own.times(many), clock))
            for where, many in (("loop", 1), ("threads", THREADS), ("loads", LOADS))
        }

    def may(self, payer: Payer, where: Where = "loop") -> bool:
        """Is something left of what the player, and the address, may spend?"""
        home, own = self._left[where]
        return not (home.owes(payer.address) or own.owes(payer.player))

    async def afforded(self, whose: Callable[[], Payer | None]) -> Payer | None:
        """Wait until something is left for whom this is done, which may become another; who that is."""
        while (payer := whose()) and not self.may(payer):
            await asyncio.sleep(AGAIN)
        return payer

    def spend(self, payer: Payer, seconds: float, where: Where = "loop") -> None:
        home, own = self._left[where]
        if payer.address:
            home.spend(payer.address, seconds)
        if payer.player:
            own.spend(payer.player, seconds)

    async def timed(self, work: Coroutine[Any, Any, Value]) -> Value:
        """The same work, charged step by step to whom it is done for; waiting costs nothing."""
        return await _stepped(work, self._watch, self._charge)

    def _charge(self, seconds: float) -> None:
        """Charge who pays just now; a little is charged together with what follows."""
        payer, little = PAYER.get(), self._little
        if payer is None:
            return
        little[payer] = seconds = seconds + little.get(payer, 0.0)
        if seconds > LITTLE:
            self.spend(payer, little.pop(payer))
        elif len(little) > MANY:
            self._little = {}
            for one, its in little.items():
                self.spend(one, its)


@coroutine
def _stepped(
    work: Coroutine[Any, Any, Value], watch: Watch, charge: Callable[[float], None]
) -> Generator[Any, Any, Value]:
    """Work with an eye on the clock."""
    step, given, spent, clock = work.send, None, 0.0, time.perf_counter
    try:
        while True:
            start = clock()
            try:
                awaited = step(given)
            except StopIteration as done:
                value: Value = done.value
                return value
            finally:
                took = clock() - start
                spent += took if took < SHORT else watch.truly(took)
            if spent > LITTLE:
                charge(spent)
                spent = 0.0
            try:
                step, given = work.send, (yield awaited)
            except BaseException as error:
                step, given = work.throw, error
    finally:
        charge(spent)
