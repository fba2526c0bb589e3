"""What tests of rooms share: a server with a real store, a clock of its own, and people who note what they are sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asterism.server import pieces
from asterism.server import pool as pools
from asterism.server.guard import Guard
from asterism.server.settings import Settings
from asterism.server.shapes import GameClock, MoveClock, NewTable, TurnClock
from asterism.server.storage.store import Store
from asterism.server.tables.clocks import Time
from asterism.server.tables.hub import Hub
from asterism.server.tables.replay import Wanted
from asterism.server.tables.room import Room

Json = dict[str, Any]
EVA, JAN, IDA = "eva", "jan", "ida"
PER_MOVE: MoveClock = {"per": "move", "seconds": 60}
PER_GAME: GameClock = {"per": "game", "seconds": 100, "added": 5}
PER_TURN: TurnClock = {"per": "turn", "seconds": 20}
WAITED_OUT: TurnClock = {"per": "turn", "seconds": 20, "wait_out": True}


class Person:
    """A watcher who keeps all messages as bytes."""

    def __init__(self, player: str, seat: int | None, panels: bool = False) -> None:
        self.player, self.seat, self.panels = player, seat, panels
        self.address = f"at {player}"
        self.got: list[bytes] = []
        self.behind = False
        self._once_read: Callable[[], object] | None = None
        self.room: Room | None = None

    def send(self, message: bytes) -> None:
        self.got.append(message)

    def close(self, code: int) -> None:
        self.closed = code

    def once_read(self, do: Callable[[], object]) -> None:
        self._once_read = do

    async def read(self) -> None:
        """Read all that waits; what was put off until then is done."""
        self.behind = False
        if self._once_read and self.room:
            self._once_read()
            await self.room.settled()

    @property
    def messages(self) -> list[Json]:
        return [msgspec.json.decode(message) for message in self.got]

    def all(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["kind"] == kind]

    def last(self, kind: str) -> Json:
        return self.all(kind)[-1]

    @property
    def state(self) -> Json:
        return self.last("state")

    async def join(self, room: Room) -> Person:
        self.room = room
        await room.join(self)
        return self

    async def say(self, **message: Any) -> list[Json]:
        """Say something; what came of it to this watcher."""
        assert self.room is not None
        count = len(self.got)
        await self.room.hear(self, msgspec.json.encode({"id": 1, **message}))
        return self.messages[count:]

    async def do(self, text: str | None = None) -> list[Json]:
        """Play an offer, or the first one."""
        state = self.state
        return await self.say(do=text or state["offers"][0]["do"], at=state["at"])


class Home:
    """A hub on a database, with a clock that stands still until it is moved."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(data=folder, thinkers=2, backups=0)
        self.time = self.wall = 1_000_000.0

    async def start(self) -> None:
        self.store = Store(self.settings.database_url)
        await self.store.open()
        guard = Guard(self.settings, clock=count(0, 3600).__next__)  # nobody is ever too fast
        self.hub = Hub(self.store, self.settings, guard=guard, time=Time(lambda: self.wall, lambda: self.time))
        await self.hub.start()

    async def stop(self) -> None:
        await self.hub.stop()
        await self.store.close()

    async def restart(self) -> None:
        await self.stop()
        self.time += 1000
        self.wall += 1000
        await self.start()

    async def open(self, game: str, *seats: str, **more: Any) -> Room:
        """A table; seats are "me", "open" or the level of a bot."""
        new = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "level": seat} for seat in seats]
        return await self.hub.open_table(EVA, "Eva", NewTable.model_validate({"game": game, "seats": new, **more}))

    def lobby(self, player: str, **skip: int) -> Json:
        """The lobby as a player sees it."""
        seen: Json = msgspec.json.decode(self.hub.lobby.page(player, **skip))
        return seen

    async def running(self, game: str, count: int, **more: Any) -> tuple[Room, list[Person]]:
        """A table of people, who all have joined."""
        room = await self.open(game, "me", *["open"] * (count - 1), **more)
        people = (EVA, JAN, IDA)[:count]
        for seat, player in enumerate(people[1:], 1):
            await room.seating.sit(player, seat, player.title())
        return room, [await Person(player, seat).join(room) for seat, player in enumerate(people)]


def at_home(test: Callable[[Home], Awaitable[None]]) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """An async test with a server of its own."""

    async def played(folder: Path) -> None:
        home = Home(folder)
        await home.start()
        try:
            await test(home)
        finally:
            await home.stop()

    def test_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        luck = random.Random(test_at_home.__name__)  # the same games each time: some would end too soon for a test
        monkeypatch.setattr("asterism.core.chance.fresh_seed", lambda: luck.randbytes(32).hex())
        asyncio.run(asyncio.wait_for(played(tmp_path), 120))

    test_at_home.__doc__, test_at_home.__name__ = test.__doc__, getattr(test, "__name__", "")
    return test_at_home


def mover(*people: Person) -> Person:
    """Who may decide now."""
    return next(person for person in people if person.state["offers"])


async def played_out(*people: Person) -> None:
    """Play first offers until the end."""
    while not people[0].state["view"]["over"]:
        await mover(*people).do()


def pasts(room: Room) -> list[tuple[int, str]]:
    return [(act.seat, act.text) for act in room.game.acts]


async def steps(room: Room, player: str, seat: int | None, first: int, count: int, panels: bool = False) -> Json:
    """Some steps of a table's past."""
    found: Json = msgspec.json.decode(await room.steps(player, Wanted(seat, first, count, panels)))
    return found


async def step(room: Room, player: str, seat: int | None, n: int) -> Json:
    """One step of a table's past."""
    state: Json
    (state,) = (await steps(room, player, seat, n, 1))["states"]
    return state


async def the_log(room: Room) -> Json:
    """The log, as it is sent."""
    log: Json = msgspec.json.decode(b"".join([part async for part in room.log()]))
    return log


def count_pieces(patch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Let each step be a piece of its own from now on; how many were done."""
    done = 0

    class Counted(pieces.Piecework):
        def do_a_piece(self) -> None:
            nonlocal done
            done += 1
            super().do_a_piece()

    patch.setattr(pieces, "PIECE", 0.0)
    patch.setattr(pools, "Piecework", Counted)
    return lambda: done
