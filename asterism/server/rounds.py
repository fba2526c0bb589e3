"""Rounds: each time the event loop comes round, a few calls of each address begin; its others wait in line."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

FEW = 4


class Rounds:
    """Hundreds of calls that come at once hold up nobody else."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def come(self, address: str) -> None:
        """Wait until one more of an address may begin."""
        loop = asyncio.get_running_loop()
        if not self._begun:
            loop.call_soon(self._next)
        if self._begun[address] < FEW:
            self._begun[address] += 1
        else:
            turn: asyncio.Future[None] = loop.create_future()
            self._waiting.setdefault(address, deque()).append(turn)
            await turn

    def _next(self) -> None:
        self._begun.clear()
        for address, line in list(self._waiting.items()):
            for turn in [line.popleft() for _ in range(min(FEW, len(line)))]:
                self._begun[address] += 1
                if not turn.done():
                    turn.set_result(None)
            if not line:
                del self._waiting[address]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)
