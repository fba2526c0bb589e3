"""Workers: some threads of this process that each do a part of the same thing."""

from __future__ import annotations

import os
import select
import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any

from asterism.core.records import NONE

Work = Callable[..., Any]


class Meeting:
    """Those who do parts of the same thing wait here until all have found something; each is told all of it."""

    def __init__(self, many: int) -> None:
        self._many, self._found, self._broken = many, list[Any](), False

    def all(self, found: Any) -> list[Any]:
        self._found.append(found)
        while len(self._found) < self._many and not self._broken:
            select.select((), (), (), 0.0)
        return self._found

    def __enter__(self) -> Meeting:
        return self

    def __exit__(self, error: object, *_: object) -> None:
        """Who leaves in trouble keeps nobody waiting."""
        self._broken = self._broken or error is not None


class Worker:
    """A thread that waits for one thing after the other: woken by a lock, it takes it up in a few microseconds."""

    def __init__(self) -> None:
        self._begun, self._ended = threading.Lock(), threading.Lock()
        self._begun.acquire()
        self._ended.acquire()
        self._work: Work | None = None
        self._part: Sequence[Any] = ()
        self._found: Any = None
        self._error: BaseException | None = None
        self._busy = False
        threading.Thread(target=self._run, daemon=True).start()

    def begin(self, work: Work | None, part: Sequence[Any] = ()) -> None:
        """Take something up; nothing: the thread ends."""
        if self._busy:  # who waited for the last answer was interrupted
            self.wait()
        self._work, self._part, self._error, self._busy = work, part, None, True
        self._begun.release()

    def wait(self) -> None:
        """Wait until it is done."""
        self._ended.acquire()
        self._busy = False

    def answer(self) -> Any:
        """What came of it."""
        if self._error is not None:
            raise self._error
        return self._found

    def _run(self) -> None:
        while self._begun.acquire() and self._work is not None:
            try:
                self._found = self._work(*self._part)
            except BaseException as error:
                self._error = error
            self._ended.release()


class Workers:
    """So many threads beside the one that asks; they begin when they are first needed, and anew after a fork, which has
    none."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._process, self._closed = NONE, False
        self._workers: list[Worker] = []

    def all(self, work: Work, parts: Sequence[Sequence[Any]]) -> list[Any]:
        """Do something with each part; who asks takes the first."""
        workers = self._ready() if len(parts) > 1 else []
        for worker, part in zip(workers, parts[1:], strict=True):
            worker.begin(work, part)
        try:
            first = work(*parts[0])
        finally:
            for worker in workers:
                worker.wait()
        return [first, *(worker.answer() for worker in workers)]

    def _ready(self) -> list[Worker]:
        if self._closed:
            raise RuntimeError("this was closed")
        if self._process != os.getpid():
            self._process, self._workers = os.getpid(), [Worker() for _ in range(self.count)]
            self._end = weakref.finalize(self, _let_go, self._process, self._workers)
        return self._workers

    def close(self) -> None:
        """Let the threads go."""
        if self._process == os.getpid() and not self._closed:
            self._end()
        self._closed = True


def _let_go(process: int, workers: Sequence[Worker]) -> None:
    if process == os.getpid():
        for worker in workers:
            worker.begin(None)
