"""Shared: what all tables of a server have together."""

from __future__ import annotations

from typing import Protocol

from asterism.server.guard import Guard
from asterism.server.metrics import Metrics
from asterism.server.pool import Pool
from asterism.server.storage.schema import TableRow
from asterism.server.storage.store import Store
from asterism.server.tables.clocks import Time
from asterism.server.tables.lobby import Lobby


class Shared(Protocol):
    """The hub, as a table knows it."""

    store: Store
    time: Time
    metrics: Metrics
    guard: Guard
    pool: Pool
    lobby: Lobby
    address: str | None

    async def again(self, row: TableRow, player: str, address: str) -> str: ...
