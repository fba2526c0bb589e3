"""Services: what the routes work with, whatever carries them."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from asterism.server.guard import Guard
from asterism.server.metrics import Metrics
from asterism.server.settings import Settings
from asterism.server.shapes import MOST_SEATS
from asterism.server.storage.store import Store
from asterism.server.tables.hub import Hub
from asterism.server.together import Together


class Services:
    """The parts of one server."""

    def __init__(self, settings: Settings, metrics: Metrics, store: Store, hub: Hub, guard: Guard) -> None:
        self.settings, self.metrics, self.store, self.hub, self.guard = settings, metrics, store, hub, guard
        self._looking: Together[bool] = Together()

    async def well(self) -> bool:
        """Does the database answer? Who asks at the same time shares that, and who asked first pays for it."""
        look = self.guard.meter.timed
        return await self._looking.find("", lambda: look(self.store.answers(time.time())))


def the_services(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def who(connection: HTTPConnection) -> dict[str, str]:
    """Who asks, and at which table, as far as that is known."""
    address = connection.client.host if connection.client else ""
    known = connection.scope["state"].get("known", False)
    player = the_player(connection) if known else ""
    return {"address": address, "player": player, "table": str(connection.path_params.get("id", ""))}


def the_player(connection: HTTPConnection) -> str:
    return str(connection.state.player)


async def _services(connection: HTTPConnection) -> Services:
    """What is no coroutine goes to a thread and back."""
    return the_services(connection)


async def _player(connection: HTTPConnection) -> str:
    return the_player(connection)


Ours = Annotated[Services, Depends(_services)]
Player = Annotated[str, Depends(_player)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="A seat of mine; none: a spectator")]
