"""Room: one table with all who are at it; one thing happens at a time, and is stored before it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Coroutine
from contextlib import closing, suppress
from functools import partial
from typing import Any

from asterism.core.table import Seen
from asterism.server.errors import Refused
from asterism.server.guard import rate_key
from asterism.server.logs import facts
from asterism.server.messages import Kind, Said, error_message, number_of, said
from asterism.server.shapes import Re, Seat, TableInfo
from asterism.server.storage.codec import Story, size_of_line
from asterism.server.storage.schema import LINES, ChatRow, TableRow
from asterism.server.tables import people, replay, turns
from asterism.server.tables.alone import Value, undisturbed
from asterism.server.tables.answers import FAILED
from asterism.server.tables.broadcast import Asker, Broadcast
from asterism.server.tables.commands import COMMANDS
from asterism.server.tables.driver import Driver
from asterism.server.tables.game import StoredGame, no_table
from asterism.server.tables.lobby import Card
from asterism.server.tables.presence import AWAY, Presence, Watcher, rightful
from asterism.server.tables.replay import Past, Wanted
from asterism.server.tables.seating import Seating
from asterism.server.tables.shared import Shared
from asterism.server.tables.stories import Phrasing, told
from asterism.server.together import Together
from asterism.server.waiting import LOOK, Job

GONE = 4404
log = logging.getLogger(__name__)


class Room:
    """One table in memory: its game, those who look at it, and a lock that whatever changes or shows it holds."""

    def __init__(self, hub: Shared, row: TableRow, chats: list[ChatRow]) -> None:
        self.hub, self.time = hub, hub.time
        self.game = StoredGame(hub.store, hub.pool, hub.time, row)
        self.presence = Presence(hub.time.steady())
        self._lock = asyncio.Lock()
        self._begun: set[asyncio.Task[Any]] = set()
        self.seating = Seating(self)
        self.broadcast = Broadcast(self.game, self.presence, hub.time, hub.address)
        self.driver = Driver(self, hub.pool)
        self.asking: dict[Watcher, asyncio.Task[None]] = {}  # those for whom a hint is thought of
        self.touched, self.asked_for = hub.time.steady(), False
        self._keep_chat(chats)
        self._looking: Together[bytes] = Together()
        self._timers: list[asyncio.TimerHandle] = []

    @property
    def row(self) -> TableRow:
        return self.game.row

    @property
    def busy(self) -> bool:
        return self.driver.busy or bool(self._begun) or self._lock.locked()

    @property
    def attended(self) -> bool:
        """Is anybody here who sits at the table?"""
        return self.presence.attended

    @property
    def idle(self) -> bool:
        """Could the room be put away?"""
        return not (self.presence.watchers or self.busy)

    # One at a time

    def spawn(self, deed: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]:
        """Begin something that comes to its end even if who asked for it has left."""
        task = asyncio.create_task(self.hub.guard.meter.timed(deed))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def alone(self, deed: Coroutine[Any, Any, Value]) -> Value:
        """Do something with nobody else at the table, to its end."""
        return await asyncio.shield(self.spawn(self.in_turn(deed)))

    async def in_turn(self, deed: Coroutine[Any, Any, Value]) -> Value:
        """Wait until the table is free, wake it, and do something there."""
        with closing(deed):  # if the table does not wake, nobody else does
            async with self._lock:
                await self._wake()
                return await deed

    async def _wake(self) -> None:
        self.touched = self.time.steady()
        if self.game.asleep:
            await self.game.wake()

    async def settled(self) -> None:
        """Wait for all that was begun."""
        while self._begun:
            await asyncio.wait(self._begun)

    async def awake(self) -> Room:
        """The room, with its table in memory."""
        self.touched, self.asked_for = self.time.steady(), True
        if self.game.asleep:
            await self.alone(asyncio.sleep(0))
        return self

    def cancel_timers(self) -> None:
        """Nobody needs the room any more."""
        for timer in self._timers:
            timer.cancel()

    async def close(self) -> None:
        """Stop what runs, and keep the clocks as they stand."""
        self.cancel_timers()
        await self.driver.stop()
        await self.settled()
        if self.game.clocks and self.game.live:
            with suppress(Refused):
                await self.alone(self.game.change())

    async def end(self) -> None:
        """The table is deleted: all who are there go, and nobody comes any more."""
        self.game.gone = True
        await self.close()
        watchers, self.presence.watchers = self.presence.watchers, []
        for watcher in watchers:
            watcher.close(GONE)

    # What watchers say

    def hear(self, watcher: Watcher, raw: bytes) -> asyncio.Task[None]:
        return self.spawn(self._hear(watcher, raw))

    async def _hear(self, watcher: Watcher, raw: bytes) -> None:
        """Do what a watcher asks, or say why not; what can't be read does not wake the table."""
        try:
            kind, message = said(raw)
        except Refused as refused:
            return self.refuse(watcher, refused, number_of(raw))
        async with self._lock:
            await self._obey(watcher, kind, message)

    async def _obey(self, watcher: Watcher, kind: Kind, message: Said) -> None:
        try:
            await self._wake()
            if watcher not in self.presence.watchers:
                raise people.not_yours()
            await COMMANDS[kind](self, watcher, message)
        except Refused as refused:
            self.refuse(watcher, refused, message.id)
        except Exception:
            known = facts(address=watcher.address, player=watcher.player, table=self.row.id)
            log.exception("a message failed", extra=known)
            self.hub.metrics.failures.inc()
            self.refuse(watcher, FAILED, message.id)

    def refuse(self, watcher: Watcher, refused: Refused, re: Re) -> None:
        """Say why something is not done."""
        self.hub.guard.report(refused, watcher.address, watcher.player, self.row.id)
        self.hub.metrics.refusals.labels(refused.key).inc()
        watcher.send(error_message(refused, re))
        if refused.key == "stale":
            self._show_again(watcher)

    def _show_again(self, watcher: Watcher) -> None:
        """The present state: at once, or to who has not read the last one after that."""
        if not watcher.behind:
            self.broadcast.everything(watcher)
        else:
            watcher.once_read(lambda: self.spawn(self._show_later(watcher)))

    async def _show_later(self, watcher: Watcher) -> None:
        async with self._lock:
            if watcher not in self.presence.watchers:
                return
            with suppress(Refused):
                await self._wake()
                self._show_again(watcher)

    # Telling

    def tell(
        self,
        mover: Seat,
        story: Story = (),
        phrasing: Phrasing = told,
        asker: Asker | None = None,
        always: bool = False,
    ) -> None:
        """Tell what happened, then see what follows from it."""
        self.broadcast.news(mover, story, phrasing, asker, always)
        self.follow_up()

    def tell_table(self) -> None:
        """Tell who sits where and how the table stands."""
        self.broadcast.table()
        self.follow_up()

    def follow_up(self) -> None:
        """Something has changed: the lobby is told, and who is due moves."""
        self._tell_lobby()
        self.driver.wake()

    def _tell_lobby(self) -> None:
        self.hub.lobby.put(Card(self.game.row, self.game.current, self.game.public_to_act))

    async def say(self, line: ChatRow) -> None:
        """Tell everybody what one of them said."""
        before = self._chats
        self._keep_chat([*before, line])
        try:
            await self.game.change(chat=line)
        except Refused:
            self._keep_chat(before)
            raise
        self.broadcast.chat([line], self.presence.watchers)

    def _keep_chat(self, lines: list[ChatRow]) -> None:
        """The newest lines, which are all that is stored."""
        self._chats = lines[-LINES:]
        self.game.said = sum(map(size_of_line, self._chats))

    # Playing

    def played(self, seat: int | str, story: Story, asker: Asker | None = None) -> None:
        """Tell what was decided, now that it is stored."""
        self.hub.metrics.moves.inc()
        self.tell(seat if isinstance(seat, int) else None, story, asker=asker)
        if self.game.row.status == "over":
            self.tell_table()

    async def end_turn(self, seat: int) -> None:
        await self.game.confirm(seat)
        self.tell(seat)

    # For those who do not decide themselves

    @undisturbed
    async def seen(self, seat: int) -> tuple[int, Seen | None]:
        """What a seat sees that may decide, and at which of the table's changes."""
        table = self.game.table if self.game.live else None
        free = table is not None and seat in turns.free(table, self.row, self.game.to_act)
        return self.game.changes, table.seen(seat) if table and free else None

    @undisturbed
    async def decide(self, seat: int, text: str, changes: int) -> None:
        """A bot has decided; if anything changed meanwhile, it must think again."""
        if self.game.changes == changes:
            self.played(seat, await self.game.play(seat, text, by_person=False))

    @undisturbed
    async def time_up(self) -> None:
        """End the turn, or let the house act, for whom that is due."""
        due = self.game.due()
        if due is None or due.bot_spec is not None:
            return
        if due.seat in self.row.pending:
            await self.end_turn(due.seat)
        else:
            text = self.game.live_table().offers("house")[0]
            self.played("house", await self.game.play("house", text, by_person=False))

    # What everybody may know

    def info(self, player: str | None) -> TableInfo:
        return self.broadcast.info(player)

    def log(self) -> AsyncGenerator[bytes, None]:
        """The log as JSON, in parts."""
        if self.row.status != "over":
            raise Refused("not-over", "The log is shown after the end.")
        return replay.log(self.row, self.game.count, self.hub.store)

    async def steps(self, player: str, wanted: Wanted, address: str = "") -> bytes:
        """What a seat saw at some of the steps it may know of, as JSON; the table goes on meanwhile."""
        if wanted.seat is not None:
            people.check_replay(self.row, player, wanted.seat)
        past, changes = await self._past()
        job = Job(LOOK, player, self.row.id, address=rate_key(address))
        look = partial(replay.steps, past, self.hub.store, wanted)
        return await self._looking.find((wanted, changes), lambda: self.hub.pool.in_turn(job, look))

    @undisturbed
    async def _past(self) -> tuple[Past, int]:
        return replay.past(self.game), self.game.changes

    # Coming and going

    @undisturbed
    async def join(self, watcher: Watcher) -> None:
        if self.game.gone:
            raise no_table()
        if not rightful(self.row, watcher):
            raise people.not_yours()
        if self.presence.beside(watcher) >= self.hub.guard.most_beside:
            raise people.too_many_here()
        came = watcher.player not in self.presence.players() and await self.seating.returned(watcher.player)
        self.presence.add(watcher)
        if self.attended:
            self.driver.hurry()
        self._tell_lobby()
        self.broadcast.table(None if came else [watcher])
        self.broadcast.chat(self._chats, [watcher])
        if self.row.status != "open":
            self.broadcast.everything(watcher)

    def part(self, watcher: Watcher) -> None:
        """Somebody leaves; after a while that counts as gone."""
        self.touched = self.time.steady()
        if watcher in self.asking:
            self.asking[watcher].cancel()
        if not self.presence.remove(watcher, self.touched):
            return
        if people.seats_of(self.row, watcher.player):
            self.tell_table()
            self.expect()
        else:
            self._tell_lobby()

    def expect(self) -> None:
        """Look again in a while: who has not come by then is gone."""
        self._timers.append(asyncio.get_running_loop().call_later(AWAY, self._on_time))

    def _on_time(self) -> None:
        self._timers.pop(0)
        self.seating.see_who_is_gone()
