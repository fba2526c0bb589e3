"""Driver: moves for seats that do not move themselves, bots' and those whose time is up."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from asterism.bots import Bot, bot
from asterism.core.table import Seen
from asterism.server.errors import Refused
from asterism.server.logs import facts
from asterism.server.meter import PAYER, SHOWS, Payer
from asterism.server.pool import Pool
from asterism.server.tables import people
from asterism.server.tables.game import StoredGame
from asterism.server.tables.shared import Shared
from asterism.server.tables.turns import Due
from asterism.server.waiting import MOVE, SHOW, Job, cost_of

AGAIN, SLACK = 5.0, 0.01
log = logging.getLogger(__name__)


class Driven(Protocol):
    """A table as its driver knows it: a game, and the same way into it that people have."""

    hub: Shared
    game: StoredGame

    @property
    def attended(self) -> bool: ...
    async def awake(self) -> object: ...
    async def seen(self, seat: int) -> tuple[int, Seen | None]: ...
    async def decide(self, seat: int, text: str, changes: int) -> None: ...
    async def time_up(self) -> None: ...


class Driver:
    """Goes on as long as something is due, and wakes when a clock runs out."""

    def __init__(self, room: Driven, pool: Pool) -> None:
        self._room, self._pool = room, pool
        self._minds: dict[int, tuple[str, Bot]] = {}
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None or self._timer is not None

    def wake(self) -> None:
        """Something has changed: see whether anything is due."""
        if self._task is None:
            self._cancel_timer()
            if self._room.game.lost or self._room.game.due() is not None:
                self._task = asyncio.create_task(self._drive())
            else:
                self._wake_in(self._room.game.time_left())

    def _wake_in(self, seconds: float | None) -> None:
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds + SLACK, self._on_time)

    def _on_time(self) -> None:
        self._timer = None
        self.wake()

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def _drive(self) -> None:
        """What is due is done at nobody's expense; tables without people have little time, all together."""
        try:
            PAYER.set(self._payer())
            await self._room.awake()
            while (due := self._room.game.due()) is not None:
                PAYER.set(await self._room.hub.guard.meter.afforded(self._payer))
                await self._move(due)
        except Refused:
            self._try_again()
        except Exception:
            log.exception("a table could not go on; it tries again", extra=facts(table=self._room.game.row.id))
            self._try_again()
        else:
            self._task = None
            self._forget()
            self._wake_in(self._room.game.time_left())

    def _payer(self) -> Payer | None:
        return None if self._room.attended else SHOWS

    def _try_again(self) -> None:
        self._task = None
        self._wake_in(AGAIN)

    def hurry(self) -> None:
        """Somebody sits here again, who waits no longer than at other tables."""
        if self._task is None:
            self.wake()
        else:
            self._pool.hurry(self._room.game.row.id)

    async def _move(self, due: Due) -> None:
        if due.bot_spec is None:
            await self._room.time_up()
            return
        changes, seen = await self._room.seen(due.seat)
        if seen is not None and seen.actions:
            text = await self._pool.choose(self._mind(due.seat, due.bot_spec, due.seed), seen, self._job(due.bot_spec))
            await self._room.decide(due.seat, text, changes)

    def _job(self, level: str) -> Job:
        row = self._room.game.row
        owner = people.owner(row)
        return Job(MOVE if self._room.attended else SHOW, owner, row.id, cost_of(level), row.origin or owner)

    def _mind(self, seat: int, bot_spec: str, seed: int) -> Bot:
        """A bot that remembers its turn, and no more."""
        self._forget()
        if self._minds.get(seat, ("",))[0] != bot_spec:
            self._minds[seat] = bot_spec, bot(bot_spec, seed)
        return self._minds[seat][1]

    def _forget(self) -> None:
        for seat in set(self._minds) - set(self._room.game.to_act):
            del self._minds[seat]

    async def idle(self) -> None:
        """Wait until nothing is due any more."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def stop(self) -> None:
        self._cancel_timer()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
