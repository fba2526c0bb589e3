"""Pool: threads in which bots think, first come, first served, while the event loop goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from asterism.bots import Bot, bot
from asterism.core.table import Seen
from asterism.server.shapes import Phrase

FALLBACK, ADVISER, NICE = "medium", "hard", 10
Answer = TypeVar("Answer")
log = logging.getLogger(__name__)


class Pool:
    """As many thoughts at once as there are threads; compiled bots leave the rest of Python alone."""

    def __init__(self, threads: int, thought: Callable[[float], None]) -> None:
        self._threads, self._thought = ThreadPoolExecutor(threads, "thinker", _step_back), thought

    async def choose(self, mind: Bot, seen: Seen) -> str:
        """What a bot decides; if it breaks, what a simple one decides, or any offer."""
        return await self._think(lambda: chosen(mind, seen))

    async def advise(self, seen: Seen) -> tuple[str, Phrase]:
        """What a good bot would do, and why."""
        return await self._think(lambda: advised(bot(ADVISER), seen))

    async def _think(self, thought: Callable[[], Answer]) -> Answer:
        start = time.perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thought)
        finally:
            self._thought(time.perf_counter() - start)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


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
