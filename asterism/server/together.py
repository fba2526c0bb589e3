"""Together: what several ask for at the same time is found once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Found = TypeVar("Found")


class Together(Generic[Found]):
    """One search for all who ask the same; when nobody waits for it any more, it is given up."""

    def __init__(self) -> None:
        self._searches: dict[Hashable, asyncio.Task[Found]] = {}
        self._asking: Counter[asyncio.Task[Found]] = Counter()

    async def find(self, what: Hashable, search: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        task = self._searches.get(what) or self._begin(what, search())
        self._asking[task] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._asking[task] -= 1
            if not self._asking[task]:
                self._end(what, task)

    def _begin(self, what: Hashable, search: Coroutine[Any, Any, Found]) -> asyncio.Task[Found]:
        self._searches[what] = asyncio.create_task(search)
        return self._searches[what]

    def _end(self, what: Hashable, task: asyncio.Task[Found]) -> None:
        del self._asking[task]
        task.cancel()
        if self._searches.get(what) is task:
            del self._searches[what]
