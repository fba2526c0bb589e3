"""`make attack`: strangers attack one running server in every way we know while twenty tables play."""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import asterism
from benchmarks.server.attackers import ATTACKS, attack
from benchmarks.server.host import Host
from benchmarks.server.player import Guest, Seat

TABLES, PAUSE, SECONDS, RUNS, MOVES = 20, 0.2, 4.0, 3, 5000
GAME = "galaxies"  # long games: people do not open tables all the time
DOCS = Path(__file__).parents[2] / "docs" / "attacks.md"
BEGIN, END = "<!-- figures -->\n", "<!-- end -->"
MB, MS = 1e6, 1e3


class Calm(Seat):
    """Somebody who thinks a moment before each move."""

    def _decide(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE, super()._decide)


@dataclass
class Honest:
    """Twenty tables of people who simply play."""

    address: str
    waits: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    async def play(self) -> None:
        await asyncio.gather(*(self._table() for _ in range(TABLES)))

    async def _table(self) -> None:
        while True:
            guest = Guest(self.address)
            try:
                id = await guest.open(GAME, [{"who": "me"}] * 2)
                seats = [Calm(guest, id, seat, self._note) for seat in range(2)]
                for seat in seats:
                    await seat.sit()
                await asyncio.gather(*(seat.play() for seat in seats))
            except (OSError, RuntimeError) as error:
                self.refused.append(str(error))
                await asyncio.sleep(1)

    def _note(self, _: int, __: str, wait: float) -> None:
        self.waits.append(wait)

    async def measured(self, seconds: float) -> float:
        """The wait that 99 of 100 answers stay under, from now on."""
        self.waits.clear()
        await asyncio.sleep(seconds)
        found = sorted(self.waits)
        return found[int(0.99 * len(found))] if found else seconds


@dataclass
class Figure:
    """What an attack did: how much longer people waited, how much memory it took, who was refused."""

    waits: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def row(self, name: str) -> str:
        about = (ATTACKS[name].__doc__ or "").rstrip(".")
        wait, memory = median(self.waits) * MS, median(self.memory) / MB
        return f"| {about} | {wait:+.0f} | {memory:+.1f} | {len(self.refused)} |"


def long_log() -> bytes:
    """The log of a long game, which takes its time to be replayed."""
    table, luck = asterism.table("galaxies", 5, seed=1), random.Random(1)
    while not table.over and len(table.moves) < MOVES:
        table.play(table.to_act[0], luck.choice(table.offers(table.to_act[0])))
    return json.dumps(table.log).encode()


async def besieged(host: Host, honest: Honest, name: str, log: bytes, figure: Figure) -> None:
    """One attack: the waits before it and in it."""
    calm, before, refused = await honest.measured(SECONDS), host.memory, len(honest.refused)
    stranger = multiprocessing.get_context("spawn").Process(target=attack, args=(name, host.port, SECONDS + 2, log))
    stranger.start()
    await asyncio.sleep(1)
    figure.waits.append(await honest.measured(SECONDS) - calm)
    figure.memory.append(host.memory - before)
    figure.refused += honest.refused[refused:]
    await asyncio.to_thread(stranger.join, 30)
    if stranger.is_alive():
        stranger.kill()
    await asyncio.sleep(1)


async def run(host: Host, names: list[str], runs: int) -> dict[str, Figure]:
    honest, log = Honest(host.address), long_log()
    playing = asyncio.create_task(honest.play())
    await asyncio.sleep(3)
    figures = {name: Figure() for name in names}
    columns = TextColumn("{task.fields[now]}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as bar:
        task = bar.add_task("attack", total=runs * len(names), now="")
        for _ in range(runs):
            for name in names:
                bar.update(task, now=name)
                await besieged(host, honest, name, log, figures[name])
                bar.advance(task)
    playing.cancel()
    return figures


def apart(pid: int) -> None:
    """The server has one core, all others the other one."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        for thread in os.listdir(f"/proc/{pid}/task"):
            os.sched_setaffinity(int(thread), {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))


def written(figures: dict[str, Figure]) -> None:
    """The table of docs/attacks.md with these figures."""
    head, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    _, _, tail = rest.partition(END)
    lines = [
        "| attack | 99 of 100 wait longer by, ms | memory, MB | honest people refused |",
        "| --- | --- | --- | --- |",
    ]
    lines += [figure.row(name) for name, figure in figures.items()]
    DOCS.write_text(head + BEGIN + "\n".join(lines) + "\n" + END + tail, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.server.attack", description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"all, or some of: {', '.join(ATTACKS)}")
    parser.add_argument("--runs", type=int, default=RUNS)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), ASTERISM_CROWD="30")
        host.start()
        try:
            assert host.process
            apart(host.process.pid)
            start = time.monotonic()
            figures = asyncio.run(run(host, args.attacks or list(ATTACKS), args.runs))
        finally:
            host.kill(signal.SIGTERM)
    for name, figure in figures.items():
        print(figure.row(name), *sorted(set(figure.refused)))
    print(f"{time.monotonic() - start:.0f} s")
    if not args.attacks:
        written(figures)


if __name__ == "__main__":
    main()
