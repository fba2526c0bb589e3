"""Commands: what watchers say at a table is done, answered or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from asterism.core.table import Seen, Table
from asterism.server.encoding import decode, encode
from asterism.server.errors import Refused
from asterism.server.guard import rate_key
from asterism.server.messages import Done, Hint, Kind, Said, chat_text
from asterism.server.shapes import Re, Seat
from asterism.server.storage.codec import Story
from asterism.server.storage.schema import ChatRow, TableRow
from asterism.server.tables import people, turns
from asterism.server.tables.answers import ANSWERS, later, tell_gains
from asterism.server.tables.broadcast import Asker, Broadcast
from asterism.server.tables.clocks import Time
from asterism.server.tables.game import StoredGame
from asterism.server.tables.presence import Watcher
from asterism.server.tables.seating import Seating
from asterism.server.tables.shared import Shared
from asterism.server.tables.stories import Phrasing, in_time, undone


class Commanded(Protocol):
    """A table as commands know it."""

    hub: Shared
    time: Time
    game: StoredGame
    broadcast: Broadcast
    seating: Seating
    asking: dict[Watcher, asyncio.Task[None]]

    @property
    def row(self) -> TableRow: ...
    def spawn(self, deed: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...
    def refuse(self, watcher: Watcher, refused: Refused, re: Re) -> None: ...
    def tell(self, mover: Seat, story: Story, phrasing: Phrasing) -> None: ...
    def tell_table(self) -> None: ...
    def played(self, seat: int | str, story: Story, asker: Asker) -> None: ...
    async def end_turn(self, seat: int) -> None: ...
    async def say(self, line: ChatRow) -> None: ...


# Deciding


async def do(room: Commanded, watcher: Watcher, message: Said) -> None:
    (seat, table), row = await _mover(room, watcher, message), room.game.row
    if row.pending and turns.waits(table, row, seat):
        raise Refused("unconfirmed", "Another player has not ended the turn yet.")
    story = await room.game.play(seat, _offered(table, seat, message), by_person=True)
    room.played(seat, story, (watcher, message.id))


async def undo(room: Commanded, watcher: Watcher, message: Said) -> None:
    seat, table = await _mover(room, watcher, message)
    if not table.can_undo(seat):
        raise Refused("no-undo", "There is nothing that could be taken back.", say={"say": "undo-no"})
    act = await room.game.undo(seat)
    room.tell(seat, in_time(decode(act.story)), partial(undone, mover=seat))
    _done(watcher, message)


async def confirm(room: Commanded, watcher: Watcher, message: Said) -> None:
    seat, _ = await _mover(room, watcher, message)
    if seat not in room.game.row.pending or turns.waits_out(room.game.row):
        raise Refused("no-confirm", "There is nothing to confirm.")
    await room.end_turn(seat)
    _done(watcher, message)


async def _mover(room: Commanded, watcher: Watcher, message: Said) -> tuple[int, Table]:
    """The seat of a watcher who may decide, having seen what there is to see, and its table."""
    seat, table = _own(watcher), room.game.live_table()
    person, clocks = room.game.row.people[seat], room.game.clocks
    if person.who != "person":
        raise Refused("bot-plays", "A bot plays for you: take your seat back first.")
    if message.at != room.broadcast.at(seat):
        raise Refused("stale", "More has happened than you had seen.")
    if clocks and clocks.spent(seat, room.time.steady()):
        raise Refused("time-up", "Your time is up: a bot decides for you.")
    if person.gone_since is not None and await room.seating.returned(watcher.player):
        room.tell_table()
    return seat, table


def _own(watcher: Watcher) -> int:
    if watcher.seat is None:
        raise Refused("spectator", "You look on: you have no seat.", 403)
    return watcher.seat


def _offered(table: Table, seat: int, message: Said) -> str:
    """The action a message names, which must be offered."""
    text = str(message.do)
    why = table.why(seat, text)
    if why:
        raise Refused("not-offered", f"This can't be done: {why}.", say={"say": f"why-{why}"})
    return text


def _done(watcher: Watcher, message: Said) -> None:
    done: Done = {"kind": "done", "re": message.id}
    watcher.send(encode(done))


# Asking


async def ask(room: Commanded, watcher: Watcher, message: Said) -> None:
    seat, table = _own(watcher), room.game.live_table()
    if message.ask == "hint":
        return _think(room, watcher, message, table, seat)
    if message.ask == "gains":
        return tell_gains(room, watcher, table, seat, message.id)
    if message.ask == "preview":
        _offered(table, seat, message)
    watcher.send(encode(ANSWERS[str(message.ask)](table, seat, str(message.do), message.id)))


def _seen(table: Table, seat: int) -> Seen:
    seen = table.seen(seat)
    if not seen.actions:
        raise Refused("not-your-turn", "It is not your turn.", say={"say": "why-not-your-turn"})
    return seen


def _think(room: Commanded, watcher: Watcher, message: Said, table: Table, seat: int) -> None:
    if watcher in room.asking:
        raise Refused("busy", "You have asked already.", 429)
    seen = _seen(table, seat)
    room.hub.guard.check("hint", watcher.address, watcher.player, room.row.id)
    thinking = room.spawn(later(room, watcher, message.id, _hint(room, watcher, message.id, seen)))
    room.asking[watcher] = thinking
    thinking.add_done_callback(lambda _: room.asking.pop(watcher))


async def _hint(room: Commanded, watcher: Watcher, re: Re, seen: Seen) -> bytes:
    """Advice is thought of while the table goes on."""
    text, because = await room.hub.pool.advise(seen, watcher.player, room.row.id, rate_key(watcher.address))
    hint: Hint = {"kind": "answer", "re": re, "do": text, "because": because}
    return encode(hint)


# Chatting


async def chat(room: Commanded, watcher: Watcher, message: Said) -> None:
    text, seat = chat_text(str(message.chat)), watcher.seat
    room.hub.guard.check_voice(watcher.address, watcher.player)
    if not people.may_talk(room.row, watcher.player, seat):
        raise Refused("muted", "The host of this table has muted you.", 403)
    seated = bool(people.seats_of(room.row, watcher.player))
    room.hub.guard.check("chat", watcher.address, watcher.player, room.row.id, seated)
    name = room.game.row.people[seat].name if seat is not None else None
    who = name or await room.hub.store.player_name(watcher.player) or ""
    await room.say(ChatRow(who, seat, text, room.time.wall()))
    _done(watcher, message)


Command = Callable[[Commanded, Watcher, Said], Awaitable[None]]
COMMANDS: dict[Kind, Command] = {"do": do, "undo": undo, "confirm": confirm, "ask": ask, "chat": chat}
