"""Archive: games that were played elsewhere become finished tables."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from dataclasses import replace
from functools import partial

from asterism.server.errors import Refused
from asterism.server.guard import rate_key
from asterism.server.pool import Pool, Turn
from asterism.server.storage.retention import forget
from asterism.server.storage.schema import ActRow, TableRow
from asterism.server.storage.store import Store
from asterism.server.tables.clocks import Time
from asterism.server.tables.opening import fresh_id
from asterism.server.tables.quotas import Quotas, taken_by
from asterism.server.tables.uploads import Upload, uploaded
from asterism.server.waiting import UPLOAD, Job

SAME = ("game", "rules", "seats", "options", "start")


class Archive:
    """Takes logs in."""

    def __init__(self, store: Store, pool: Pool, time: Time, quotas: Quotas) -> None:
        self._store, self._pool, self._time, self._quotas = store, pool, time, quotas
        self._keeping = asyncio.Lock()

    async def upload(self, raw: bytes, player: str = "", address: str = "") -> str:
        """A log becomes a finished table; that of a table which is here leads there, where it shows what it may."""
        await self._quotas.check_room(player, address)
        job = Job(UPLOAD, player, address=rate_key(address))
        return await self._pool.in_turn(job, partial(self._take_in, raw, player, address))

    async def _take_in(self, raw: bytes, player: str, address: str, turn: Turn[str]) -> str:
        upload = await turn.work(uploaded(raw, fresh_id(), self._time.wall()))
        for known in await self._store.tables_of_seed(upload.row.seed):
            if await self._is_same(known, upload):
                return known.id
            if not known.uploaded:
                raise Refused("bad-log", "This game was played here, and went otherwise.", 422)
        row = replace(upload.row, host=player or None, origin=self._quotas.origin(address))
        row.bytes = await turn.work(taken_by(row, upload.acts))
        return await self._keep(row, upload.acts, player, address)

    async def _keep(self, row: TableRow, acts: list[ActRow], player: str, address: str) -> str:
        """Store it, if there is room for it; only who brings it counts, and no player sits there."""
        async with self._keeping:
            await self._quotas.check_room(player, address, row.bytes)
            await self._store_whole(row, acts)
        return row.id

    async def _store_whole(self, row: TableRow, acts: list[ActRow]) -> None:
        """Store all of a log or nothing; if the disk does not even take that, the rest goes at the next start."""
        try:
            await self._store.keep(row, acts)
        except Refused:
            with suppress(Refused):
                await forget(self._store, [row.id])
            raise

    async def _is_same(self, known: TableRow, upload: Upload) -> bool:
        if known.status != "over" or any(getattr(known, name) != getattr(upload.row, name) for name in SAME):
            return False
        at = 0
        async with aclosing(self._store.pages(known.id)) as pages:
            async for page in pages:
                if [_said(act) for act in page] != [_said(act) for act in upload.acts[at : at + len(page)]]:
                    return False
                at += len(page)
        return at == len(upload.acts)


def _said(act: ActRow) -> tuple[int, str]:
    return act.seat, act.text
