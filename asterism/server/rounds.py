"""Rounds: each time the event loop comes round, a few calls and messages of each address begin; others wait in line."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

FEW, PART = 4, 8  # at least so many, or this part of the crowd behind an address


class Rounds:
    """Hundreds of calls or messages that come at once hold up nobody else, and keep their order."""

    def __init__(self, crowd: int) -> None:
        self._few = max(FEW, crowd // PART)
        self._begun: dict[str, int] = {}
        self._waiting: dict[str, deque[Callable[[], object]]] = {}

    def admits(self, address: str) -> bool:
        """May one more of an address begin now?"""
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._next)
        begun = self._begun.get(address, 0)
        if begun < self._few:
            self._begun[address] = begun + 1
        return begun < self._few

    def wait(self, address: str, begin: Callable[[], object]) -> None:
        """Begin something when its turn has come."""
        self._waiting.setdefault(address, deque()).append(begin)

    async def come(self, address: str) -> None:
        """Wait until one more of an address may begin."""
        if not self.admits(address):
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.wait(address, partial(_let_in, turn))
            await turn

    def _next(self) -> None:
        self._begun.clear()
        if self._waiting:
            self._go_on()

    def _go_on(self) -> None:
        """Some of those who wait begin."""
        loop = asyncio.get_running_loop()
        for address, line in list(self._waiting.items()):
            self._begun[address] = self._few  # who comes now waits for the next round, behind those whose turn it is
            for begin in [line.popleft() for _ in range(min(self._few, len(line)))]:
                loop.call_soon(begin)
            if not line:
                del self._waiting[address]
        if self._begun:
            loop.call_soon(self._next)


def _let_in(turn: asyncio.Future[None]) -> None:
    if not turn.done():
        turn.set_result(None)
