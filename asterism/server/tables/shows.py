"""Shows: tables where only bots play; few at a time, above all those of one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from asterism.server.errors import Refused
from asterism.server.storage.schema import TableRow
from asterism.server.tables.lobby import Lobby

MOST, EACH = 10, 2


class Shows:
    """Those that run, as the lobby knows them, and those that are opened just now."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._begun: Counter[str] = Counter()

    @contextmanager
    def opening(self, row: TableRow) -> Iterator[None]:
        """One more is opened meanwhile; Refused, where there are enough."""
        home = _home(row)
        homes = [*map(_home, self._lobby.shows()), *self._begun.elements()]
        if homes.count(home) >= EACH or len(homes) >= MOST:
            raise Refused("too-many-shows", "Enough tables of bots alone are played now: wait for one to end.", 429)
        self._begun[home] += 1
        try:
            yield
        finally:
            self._begun -= Counter([home])


def _home(row: TableRow) -> str:
    return row.origin or ""
