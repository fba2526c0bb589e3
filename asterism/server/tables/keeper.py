"""Keeper: copies the database every day and deletes what nobody needs any more."""

from __future__ import annotations

import asyncio
import logging

from asterism.server.settings import Settings
from asterism.server.storage.backups import daily
from asterism.server.storage.retention import Vacated, tidy
from asterism.server.storage.store import Store
from asterism.server.tables.clocks import Time
from asterism.server.tables.lobby import Lobby

FIRST_TIDY, TIDY = 60.0, 3600.0
log = logging.getLogger(__name__)


class Keeper:
    """Sees to what is stored, now and then; no table goes where somebody is."""

    def __init__(self, store: Store, settings: Settings, time: Time, lobby: Lobby, vacated: Vacated) -> None:
        self._store, self._time, self._lobby, self._vacated = store, time, lobby, vacated
        self.keep, self._backups = settings.keep, settings.backups

    async def run(self) -> None:
        await asyncio.sleep(FIRST_TIDY)
        while True:
            try:
                if self._backups:
                    await asyncio.to_thread(daily, self._store.file, self._backups, self._time.wall())
                await self.tidy()
            except Exception:
                log.exception("the database could not be copied and tidied")
            await asyncio.sleep(TIDY)

    async def tidy(self) -> None:
        """Delete what nobody needs any more, and forget it."""
        for id in await tidy(self._store, self.keep, self._time.wall(), self._vacated):
            self._lobby.drop(id)
