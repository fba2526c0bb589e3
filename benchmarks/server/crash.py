"""`make crash`: kills the server at random moments under load; no answered move may be lost, no table broken.

`KILLS=1000` kills it so often; what was ended goes on where it was, and a run that was finished begins anew.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asterism
from asterism.lab.runner import Shard, Sum
from benchmarks.server.mortal import Mortal
from benchmarks.server.player import Guest, Seat
from support.long_run import ROOT, program, totals

PERSON, BOT = {"who": "me"}, {"who": "bot", "level": "easy"}
KINDS = [("novaluna", [PERSON, PERSON]), ("novaluna", [PERSON, BOT]), ("sealed", [PERSON, PERSON, BOT])]
HEAD = ("game", "rules", "seats", "options", "seed")
TABLES = 12
LONGEST, KILLS, AT_ONCE = 1.0, 200, 5


@dataclass
class Watched:
    """One table and all that was answered there."""

    id: str
    game: str
    guest: Guest
    people: list[int]
    count: Counter[str]
    answered: dict[int, list[str]] = field(default_factory=dict)
    over: bool = False

    def note(self, seat: int, text: str, _: float) -> None:
        self.answered.setdefault(seat, []).append(text)
        self.count["answered"] += 1

    async def play(self) -> None:
        """Play on until the server is gone or the game over."""
        seats = [Seat(self.guest, self.id, seat, self.note) for seat in self.people]
        ends = await asyncio.gather(*(self._take(seat) for seat in seats), return_exceptions=True)
        for end in ends:
            if isinstance(end, BaseException) and not isinstance(end, OSError):
                raise end
        self.over = not any(ends)

    async def _take(self, seat: Seat) -> None:
        await seat.sit()
        await seat.play()


class Crash:
    """The same few tables, played through one death of the server after another."""

    def __init__(self, host: Mortal, luck: random.Random) -> None:
        self.host, self.luck = host, luck
        self.tables: list[Watched] = []
        self.count = Counter[str]()

    async def life(self) -> None:
        """Start, play, kill at any moment, and look at what is left."""
        self.host.start()
        await self._fill()
        players = [asyncio.create_task(table.play()) for table in self.tables]
        await asyncio.sleep(self.luck.uniform(0.02, LONGEST))
        self.host.kill()
        await asyncio.gather(*players)
        for table in self.tables:
            self._examine(table)
        self.tables = [table for table in self.tables if not table.over]
        self.count["kills"] += 1

    async def _fill(self) -> None:
        while len(self.tables) < TABLES:
            game, seats = KINDS[(self.count["games"] + len(self.tables)) % len(KINDS)]
            guest = Guest(self.host.address)
            id = await guest.open(game, seats)
            people = [seat for seat, one in enumerate(seats) if one["who"] == "me"]
            self.tables.append(Watched(id, game, guest, people, self.count))

    def _examine(self, table: Watched) -> None:
        """What was answered is stored, at most one move more, and what is stored can be played again."""
        stored = self._stored(table.id)
        for seat in table.people:
            texts, own = table.answered.get(seat, []), [text for one, text in stored if one == seat]
            if own[: len(texts)] != texts or len(own) > len(texts) + 1:
                raise SystemExit(f"table {table.id} lost an answered move of seat {seat}: {texts} became {own}")
            table.answered[seat] = own
        asterism.replay(self._log(table.id, stored))
        self.count["games"] += table.over

    def _stored(self, id: str) -> list[tuple[int | str, str]]:
        with closing(sqlite3.connect(self.host.database)) as database:
            rows = database.execute(
                'select seat, text from acts where "table" = ? and n > 0 order by n', (id,)
            ).fetchall()
        return [("house" if seat == 29 else seat, text) for seat, text in rows]

    def _log(self, id: str, moves: list[tuple[int | str, str]]) -> dict[str, object]:
        with closing(sqlite3.connect(self.host.database)) as database:
            row = database.execute(f"select {', '.join(HEAD)} from tables where id = ?", (id,)).fetchone()
        head = dict(zip(HEAD, row, strict=True))
        return {**head, "format": "asterism 1", "options": json.loads(head["options"]), "moves": moves, "start": None}


@dataclass(frozen=True)
class Kills:
    """Some deaths of a server with tables of its own, one after the other."""

    seed: int

    @property
    def settings(self) -> dict[str, Any]:
        return {"seed": self.seed, "program": program()}

    def do(self, shard: Shard, folder: Path) -> Sum:  # noqa: ARG002
        with tempfile.TemporaryDirectory() as data, Mortal(Path(data), ASTERISM_RATE="100000") as host:
            crash = Crash(host, random.Random(f"{self.seed} {shard.first}"))
            asyncio.run(lives(crash, shard.count))
        return dict(crash.count)


async def lives(crash: Crash, kills: int) -> None:
    for _ in range(kills):
        await crash.life()


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    sum = totals(Kills(args.seed), args.kills, AT_ONCE, ROOT / ".crash", workers=1)
    print(
        f"{sum['kills']:,} kills, {sum['answered']:,} answered moves, {sum['games']:,} games to their end: "
        "no answered move lost, no table broken."
    )


if __name__ == "__main__":
    main()
