"""`make crash`: kills the server at random moments under load; no answered move may be lost, no table broken."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import asterism
from benchmarks.server.host import Mortal
from benchmarks.server.player import Guest, Seat

PERSON, BOT = {"who": "me"}, {"who": "bot", "level": "easy"}
KINDS = [("novaluna", [PERSON, PERSON]), ("novaluna", [PERSON, BOT]), ("sealed", [PERSON, PERSON, BOT])]
HEAD = ("game", "rules", "seats", "options", "seed")
TABLES = 12
LONGEST = 1.0


@dataclass
class Watched:
    """One table and all that was answered there."""

    id: str
    game: str
    guest: Guest
    people: list[int]
    answered: dict[int, list[str]] = field(default_factory=dict)
    over: bool = False

    def note(self, seat: int, text: str, _: float) -> None:
        self.answered.setdefault(seat, []).append(text)

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

    def __init__(self, host: Mortal, seed: int) -> None:
        self.host, self.luck = host, random.Random(seed)
        self.tables: list[Watched] = []
        self.moves, self.games = 0, 0

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

    async def _fill(self) -> None:
        while len(self.tables) < TABLES:
            game, seats = KINDS[(self.games + len(self.tables)) % len(KINDS)]
            guest = Guest(self.host.address)
            id = await guest.open(game, seats)
            people = [seat for seat, one in enumerate(seats) if one["who"] == "me"]
            self.tables.append(Watched(id, game, guest, people))

    def _examine(self, table: Watched) -> None:
        """What was answered is stored, at most one move more, and what is stored can be played again."""
        stored = self._stored(table.id)
        for seat in table.people:
            texts, own = table.answered.get(seat, []), [text for one, text in stored if one == seat]
            if own[: len(texts)] != texts or len(own) > len(texts) + 1:
                raise SystemExit(f"table {table.id} lost an answered move of seat {seat}: {texts} became {own}")
            table.answered[seat] = own
        asterism.replay(self._log(table.id, stored))
        self.games += table.over
        self.moves += len(stored) if table.over else 0

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


async def run(kills: int, seed: int, data: Path) -> Crash:
    columns = TextColumn("killed"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Mortal(data, ASTERISM_RATE="100000") as host, Progress(*columns) as bar:
        crash = Crash(host, seed)
        for _ in bar.track(range(kills)):
            await crash.life()
    return crash


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        crash = asyncio.run(run(args.kills, args.seed, Path(folder)))
    print(
        f"{args.kills} kills; {crash.games} games of {crash.moves} moves ended, no answered move lost, no table broken."
    )


if __name__ == "__main__":
    main()
