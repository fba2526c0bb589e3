"""Hall: those who watch the lobby; each hears of it at most once a second."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from asterism.server.tables.lobby import Lobby

PUSH, SOME = 1.0, 10
log = logging.getLogger(__name__)


class Guest(Protocol):
    """Somebody who watches the lobby."""

    @property
    def player(self) -> str: ...
    def send(self, message: bytes) -> None: ...


class Hall:
    """Knows what each of them was told last; most are told the same, which is made once."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._told: dict[Guest, bytes] = {}
        self._changed = asyncio.Event()
        lobby.watch(self._changed.set)

    def come(self, guest: Guest) -> None:
        self._told[guest] = b""
        self._tell(guest)

    def go(self, guest: Guest) -> None:
        self._told.pop(guest, None)

    async def run(self) -> None:
        while await self._changed.wait():
            self._changed.clear()
            try:
                await self.tell_all()
            except Exception:
                log.exception("not everybody could be told of the lobby")
            await asyncio.sleep(PUSH)

    async def tell_all(self) -> None:
        """Tell everybody for whom something is new, and let tables go on meanwhile."""
        for n, guest in enumerate(list(self._told)):
            if n % SOME == 0:
                await asyncio.sleep(0)
            if guest in self._told:
                self._tell(guest)

    def _tell(self, guest: Guest) -> None:
        now = self._lobby.page(guest.player)
        if now != self._told[guest]:
            self._told[guest] = now
            guest.send(now)
