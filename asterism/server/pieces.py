"""Pieces: Python's own long work, done on the event loop in small pieces, so that all else there goes on between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from asterism.server.waiting import Job

PIECE = 0.002
Answer = TypeVar("Answer")
Steps = Generator[None, None, Answer]  # each step, from one yield to the next, takes far less than a piece may


def at_once(steps: Steps[Answer]) -> Answer:
    """Some short work, to its end without a pause."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        answer: Answer = end.value
        return answer


@dataclass(eq=False)
class Piecework:
    """Some work that has begun, and how long it took so far."""

    job: Job
    steps: Steps[Any]
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    seconds: float = 0.0

    def do_a_piece(self) -> None:
        """As many steps as there is time for."""
        start = time.perf_counter()
        try:
            next(self.steps)
            while time.perf_counter() - start < PIECE:
                next(self.steps)
        except StopIteration as end:
            self.done.set_result(end.value)
        except Exception as error:
            self.done.set_exception(error)
        self.seconds += time.perf_counter() - start


class Lane:
    """One piece each time the loop comes round: that of the address which had least."""

    def __init__(self, had: Callable[[Job], float]) -> None:
        self._had = had
        self._begun: list[Piecework] = []
        self._going: asyncio.Task[None] | None = None

    async def do(self, one: Piecework) -> Any:
        """Do something to its end, as long as somebody waits for that."""
        self._begun.append(one)
        self._going = self._going or asyncio.create_task(self._go())
        try:
            return await one.done
        finally:
            self._begun = [other for other in self._begun if other is not one]
            one.steps.close()

    async def _go(self) -> None:
        while begun := [one for one in self._begun if not one.done.done()]:
            min(begun, key=lambda one: (self._had(one.job) + one.seconds, one.job.work.rank)).do_a_piece()
            await asyncio.sleep(0)
        self._going = None
