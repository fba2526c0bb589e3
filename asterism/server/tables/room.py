"""Room: one table with all who are at it; one thing happens at a time, and is stored before it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from asterism.core.table import Seen
from asterism.server.bots.driver import Driver
from asterism.server.bots.pool import LOOK, Job
from asterism.server.errors import Refused
from asterism.server.shapes import Log, Re, Seat, Steps, TableInfo
from asterism.server.storage.codec import Story
from asterism.server.storage.schema import ActRow, ChatRow, SeatRow, TableRow
from asterism.server.tables import people, replay, turns
from asterism.server.tables.broadcast import Asker, Broadcast, Phrasing
from asterism.server.tables.commands import COMMANDS, FAILED
from asterism.server.tables.game import StoredGame
from asterism.server.tables.lobby import Card
from asterism.server.tables.presence import AWAY, Presence, Watcher, rightful
from asterism.server.tables.stories import told
from asterism.server.ws.messages import error_message, said

if TYPE_CHECKING:
    from asterism.server.tables.hub import Hub

CHATS = 200
Value = TypeVar("Value")
log = logging.getLogger(__name__)


class Room:
    """One table in memory: its game, those who look at it, and a lock that whatever changes or shows it holds."""

    def __init__(self, hub: Hub, row: TableRow, acts: list[ActRow], chats: list[ChatRow]) -> None:
        self.hub, self.time = hub, hub.time
        self.game = StoredGame(hub.store, hub.time, row, acts)
        self.presence = Presence(hub.time.steady())
        self.broadcast = Broadcast(self.game, self.presence, hub.time, hub.address)
        self.driver = Driver(self, hub.pool)
        self.asking: dict[Watcher, asyncio.Task[None]] = {}  # those for whom a hint is thought of
        self.touched = hub.time.steady()
        self._chats = chats[-CHATS:]
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._timers: list[asyncio.TimerHandle] = []

    @property
    def row(self) -> TableRow:
        return self.game.row

    @property
    def busy(self) -> bool:
        return self.driver.busy or bool(self._tasks) or self._lock.locked()

    @property
    def idle(self) -> bool:
        """Could the room be put away?"""
        return not (self.presence.watchers or self.busy)

    # One at a time

    def spawn(self, deed: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]:
        task = asyncio.create_task(deed)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def alone(self, deed: Coroutine[Any, Any, Value]) -> Value:
        """Do something with nobody else at the table, to its end even if who asked has left."""
        return await asyncio.shield(self.spawn(self._locked(deed)))

    async def _locked(self, deed: Coroutine[Any, Any, Value]) -> Value:
        async with self._lock:
            await self._wake()
            return await deed

    async def _wake(self) -> None:
        self.touched = self.time.steady()
        if self.game.asleep:
            await self.game.wake()

    async def settled(self) -> None:
        """Wait for all that was begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def awake(self) -> Room:
        """The room, with its table in memory."""
        self.touched = self.time.steady()
        if self.game.asleep:
            await self.alone(asyncio.sleep(0))
        return self

    def rest(self) -> None:
        """Nobody needs the room any more."""
        for timer in self._timers:
            timer.cancel()

    async def close(self) -> None:
        """Stop what runs, and keep the clocks as they stand."""
        self.rest()
        await self.driver.stop()
        await self.settled()
        if self.game.clocks and self.game.live:
            with suppress(Refused):
                await self.alone(self.game.change())

    # What watchers say

    def hear(self, watcher: Watcher, raw: bytes) -> asyncio.Task[None]:
        return self.spawn(self._hear(watcher, raw))

    async def _hear(self, watcher: Watcher, raw: bytes) -> None:
        """Do what a watcher asks, or say why not."""
        try:
            kind, message = said(raw)
        except Refused as refused:
            return self._refuse(watcher, refused, None)
        async with self._lock:
            try:
                await self._wake()
                if watcher not in self.presence.watchers:
                    raise people.not_yours()
                await COMMANDS[kind](self, watcher, message)
            except Refused as refused:
                self._refuse(watcher, refused, message.id)
            except Exception:
                log.exception("table %s failed", self.row.id)
                self.hub.metrics.failures.inc()
                self._refuse(watcher, FAILED, message.id)

    def _refuse(self, watcher: Watcher, refused: Refused, re: Re) -> None:
        watcher.send(error_message(refused, re))
        self.hub.metrics.refusals.labels(refused.key).inc()
        if refused.key == "stale":
            self.broadcast.everything(watcher)

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
        self.hub.lobby.put(Card(self.game.row, self.game.current, self.game.public_to_act))
        self.driver.wake()

    async def say(self, line: ChatRow) -> None:
        """Tell everybody what one of them said."""
        await self.game.change(chat=line)
        self._chats = [*self._chats, line][-CHATS:]
        self.broadcast.chat([line], self.presence.watchers)

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

    async def seen(self, seat: int) -> tuple[int, Seen | None]:
        """What a seat sees that may decide, and at which of the table's changes."""
        async with self._lock:
            table = self.game.table if self.game.live else None
            free = table is not None and seat in turns.free(table, self.row, self.game.to_act)
            return self.game.changes, table.seen(seat) if table and free else None

    async def decide(self, seat: int, text: str, changes: int) -> None:
        """A bot has decided; if anything changed meanwhile, it must think again."""
        async with self._lock:
            if self.game.changes == changes:
                self.played(seat, await self.game.play(seat, text, by_person=False))

    async def time_up(self) -> None:
        """End the turn, or let the house act, for whom that is due."""
        async with self._lock:
            due = self.game.due()
            if due is None or due.call is not None:
                return
            if due.seat in self.row.pending:
                await self.end_turn(due.seat)
            else:
                text = self.game.live_table().offers("house")[0]
                self.played("house", await self.game.play("house", text, by_person=False))

    # What everybody may know

    def info(self, player: str | None) -> TableInfo:
        return self.broadcast.info(player)

    def log(self) -> Log:
        if self.row.status != "over":
            raise Refused("not-over", "The log is shown after the end.")
        return replay.log_of(self.row, self.game.acts)

    async def steps(self, player: str, seat: Seat, first: int, count: int, panels: bool = False) -> Steps:
        """What a seat saw at some of the steps it may know of; other tables go on meanwhile."""
        if seat is not None:
            people.check_replay(self.row, player, seat)
        past = await self.alone(replay.read(self.game, self.hub.store, first + count))
        look = partial(replay.steps, past, seat, first, count, panels)
        return await self.hub.pool.run(Job(LOOK, player, self.row.id), look)

    # Coming and going

    async def join(self, watcher: Watcher) -> None:
        await self.alone(self._join(watcher))

    async def _join(self, watcher: Watcher) -> None:
        if not rightful(self.row, watcher):
            raise people.not_yours()
        came = watcher.player not in self.presence.players() and await self.returned(watcher.player)
        self.presence.add(watcher)
        self.broadcast.table(None if came else [watcher])
        self.broadcast.chat(self._chats, [watcher])
        if self.row.status != "open":
            self.broadcast.everything(watcher)

    async def returned(self, player: str) -> bool:
        """A player is back; is that one who sits here?"""
        seats = people.seats_of(self.row, player)
        for seat in seats:
            self.presence.wishes.pop(seat, None)
        if any(self.row.people[seat].gone_since is not None for seat in seats):
            await self.game.change(people=people.after_return(self.row, player))
        return bool(seats)

    def part(self, watcher: Watcher) -> None:
        """Somebody leaves; after a while that counts as gone."""
        self.touched = self.time.steady()
        if watcher in self.asking:
            self.asking[watcher].cancel()
        if self.presence.remove(watcher, self.touched) and people.seats_of(self.row, watcher.player):
            self.tell_table()
            self.expect()

    def expect(self) -> None:
        """Look again in a while: who has not come by then is gone."""
        self._timers.append(asyncio.get_running_loop().call_later(AWAY, self._on_time))

    def _on_time(self) -> None:
        self._timers.pop(0)
        self.see_who_is_gone()

    def see_who_is_gone(self) -> None:
        """Time has passed: somebody may count as gone now, and a wish may come true."""
        self.spawn(self._locked(self._grant()))

    # Who sits where

    async def sit(self, player: str, seat: int, name: str) -> None:
        await self.alone(self._sit(player, seat, name))

    async def _sit(self, player: str, seat: int, name: str) -> None:
        seats = people.after_sitting(self.row, player, seat, name)
        if self.row.status == "open" and not any(person.who == "open" for person in seats):
            await self.game.start(seats)
            self._part_unseated()
            self.tell_table()
            self.tell(None)
        else:
            await self._seat(seats)

    async def leave(self, player: str) -> None:
        await self.alone(self._leave(player))

    async def _leave(self, player: str) -> None:
        self._check_seated(player)
        if self.row.status != "over":
            await self._seat(people.after_leaving(self.row, player, self.time.wall()))
            await self._grant()

    def _check_seated(self, player: str) -> None:
        if not people.seats_of(self.row, player):
            raise Refused("not-seated", "You do not sit here.", 403)

    async def resign(self, player: str, seat: int) -> None:
        await self.alone(self._resign(player, seat))

    async def _resign(self, player: str, seat: int) -> None:
        people.own_seat(self.row, player, seat)
        self.game.live_table()
        seats = people.after_resigning(self.row, seat)
        if people.ends_by_resigning(self.row, seat):
            await self.game.change(people=seats, status="over", resigned=seat, pending=[])
            self.tell_table()
            self.tell(None, always=True)
        else:
            await self._seat(seats)

    async def _seat(self, seats: list[SeatRow]) -> None:
        """Others sit here now; who lost a seat does not look from it any more."""
        await self.game.change(people=seats)
        self._part_unseated()
        self.tell_table()

    def _part_unseated(self) -> None:
        for watcher in self.presence.unseated(self.row):
            watcher.send(error_message(people.not_yours(), None))
            self.presence.remove(watcher, self.time.steady())

    # What the host may do

    async def remove(self, player: str, seat: int) -> None:
        await self.alone(self._remove(player, seat))

    async def _remove(self, player: str, seat: int) -> None:
        await self._seat(people.after_removing(self.row, player, seat))

    async def mute(self, player: str, seat: Seat, muted: bool) -> None:
        await self.alone(self._mute(player, seat, muted))

    async def _mute(self, player: str, seat: Seat, muted: bool) -> None:
        await self.game.change(muted=people.after_muting(self.row, player, seat, muted))
        self.tell_table()

    # Bots for those who are gone

    async def takeover(self, player: str, seat: int, level: str) -> None:
        await self.alone(self._takeover(player, seat, people.known_level(level)))

    async def _takeover(self, player: str, seat: int, level: str) -> None:
        people.check_wish(self.row, self._gone(), player, seat)
        self.presence.wishes.setdefault(seat, {})[player] = level
        await self._grant()

    def _gone(self) -> frozenset[int]:
        return self.presence.at(self.row, self.time.steady()).gone

    async def _grant(self) -> None:
        """Let bots take the seats of those who are gone, where all others wish it."""
        gone = self._gone()
        for seat, wishes in list(self.presence.wishes.items()):
            level = people.granted(self.row, gone, seat, wishes) if seat in gone else None
            if level:
                await self.game.change(people=people.after_takeover(self.row, seat, level))
            if level or seat not in gone:
                del self.presence.wishes[seat]
        self.tell_table()

    # Again

    async def rematch(self, player: str) -> str:
        return await self.alone(self._rematch(player))

    async def _rematch(self, player: str) -> str:
        self._check_seated(player)
        if self.row.status != "over":
            raise Refused("not-over", "The game still runs.")
        if self.row.rematch is None:
            await self.game.change(rematch=await self.hub.again(self.row))
            self.tell_table()
        return str(self.row.rematch)
