"""`python -m tools.trace_move`: the rooms one move passes from its message to its answer, counted by changes of file.

A tile of Nova Luna is placed while one spectator looks on; every function of the package that is called, and every
coroutine that goes on, counts for its file.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

import asterism
from asterism.core import chance
from asterism.server.settings import Settings
from asterism.server.shapes import NewSeat, NewTable
from asterism.server.storage.store import Store
from asterism.server.tables.hub import Hub

PACKAGE = Path(asterism.__file__).parent
PLAYER, GUEST, SEEDS = "player", "guest", ("1", "2")
Call = tuple[str, str]


class Watcher:
    """Somebody who looks at the table and keeps the last state."""

    panels, address, behind = False, "127.0.0.1", False

    def __init__(self, player: str, seat: int | None) -> None:
        self.player, self.seat = player, seat
        self.state: dict[str, Any] = {}

    def close(self, code: int) -> None: ...

    def once_read(self, do: Callable[[], object]) -> None: ...

    def send(self, message: bytes) -> None:
        heard = msgspec.json.decode(message)
        self.state = heard if heard["kind"] == "state" else self.state

    def offer(self, verb: str) -> bytes | None:
        """The message that plays the first offer of a kind."""
        texts = [offer["do"] for offer in self.state["offers"] if offer["verb"] == verb]
        return msgspec.json.encode({"id": 1, "do": texts[0], "at": self.state["at"]}) if texts else None


class Calls:
    """Notes each call within the package while it is entered."""

    def __init__(self) -> None:
        self.made: list[Call] = []

    def __enter__(self) -> Calls:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(PACKAGE):
            self.made.append((str(file.relative_to(PACKAGE)), frame.f_code.co_name))


async def one_place(folder: Path) -> list[Call]:
    """The calls of one placed tile."""
    settings = Settings(data=folder)
    store = Store(settings.database_url)
    await store.open()
    hub = Hub(store, settings)
    await hub.start()
    try:
        seats = [NewSeat(who="me"), NewSeat(who="me")]
        room = await hub.open_table(PLAYER, "Player", NewTable(game="novaluna", seats=seats))
        mover, guest = Watcher(PLAYER, room.game.to_act[0]), Watcher(GUEST, None)
        for watcher in (mover, guest):
            await room.join(watcher)
        await room.hear(mover, mover.offer("pick") or b"")
        place = mover.offer("place") or b""
        with Calls() as calls:
            await room.hear(mover, place)
        assert guest.state["story"] == mover.state["story"] != []
        return calls.made
    finally:
        await hub.stop()
        await store.close()


def one_way() -> list[Call]:
    """The calls of one placed tile, after another game has loaded what is compiled."""
    with tempfile.TemporaryDirectory() as folder, seeds(*SEEDS):
        first, second = (asyncio.run(one_place(Path(folder) / seed)) for seed in SEEDS)
    assert first
    return second


@contextmanager
def seeds(*wanted: str) -> Iterator[None]:
    """The next tables have these seeds, so that the same games are played each time."""
    before, chance.fresh_seed = chance.fresh_seed, iter(wanted).__next__
    try:
        yield
    finally:
        chance.fresh_seed = before


def rooms(calls: list[Call]) -> list[tuple[str, list[str]]]:
    """Each file in the order of the way, with what was called there."""
    return [(file, [name for _, name in some]) for file, some in groupby(calls, key=lambda call: call[0])]


def main() -> None:
    way = rooms(one_way())
    for at, (file, names) in enumerate(way):
        print(f"{at:4} {file:36} {' '.join(dict.fromkeys(names))}")
    print(f"{len({file for file, _ in way})} files, {len(way) - 1} changes of file.")


if __name__ == "__main__":
    main()
