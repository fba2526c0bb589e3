"""`make compare WITH=FOLDER`: this tree beside another checkout that is set up, and beside itself.

Random games in compiled code, games at a Table and moves at a server, turn by turn on one machine. What a tree differs
by from itself is noise: no smaller difference to the other one means anything.
"""

from __future__ import annotations

import argparse
import os
import signal
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import uvloop
from rich.console import Console

from asterism.core.game import game
from benchmarks.bench import Bench, line
from benchmarks.server.load import Load
from benchmarks.workers import ROOT, Process, Runner
from support.host import Host

SLUGS = ("novaluna", "clusters", "nebula", "nightsky", "galaxies")
WARMUP, SECONDS, FEWEST = 1.0, 4.0, 2
Rates = list[float]


def python(folder: Path) -> str:
    return str(folder / ".venv" / "bin" / "python")


def compiled(bench: Bench, what: str, slug: str, trees: dict[str, Process]) -> dict[str, Rates]:
    """Decisions a second of every tree, round by round."""
    seats = max(FEWEST, game(slug).seats[0])
    runners = [Runner(name, worker, what, {"slug": slug, "seats": seats}) for name, worker in trees.items()]
    bench.compare(f"{what} {slug}", runners, same_size=True)
    return {one.name: [float(a["decisions"] / a["seconds"]) for a in one.answers] for one in runners}


def moves(folder: Path) -> float:
    """Durable moves a second of a tree's server."""
    with tempfile.TemporaryDirectory() as data:
        host = Host(Path(data), sixth_game=False, python=python(folder), folder=folder, ASTERISM_RATE="100000")
        host.start()
        try:
            return float(uvloop.run(Load(host.address, "novaluna").run(WARMUP, SECONDS)).rate)
        finally:
            host.kill(signal.SIGTERM)


def served(bench: Bench, trees: dict[str, Path]) -> dict[str, Rates]:
    bar = bench.progress.add_task("The server", total=bench.rounds * len(trees), now="")
    rates: dict[str, Rates] = {name: [] for name in trees}
    for _ in range(bench.rounds):
        for name, folder in trees.items():
            bench.progress.update(bar, now=name)
            rates[name].append(moves(folder))
            bench.progress.advance(bar)
    return rates


def row(what: str, rates: dict[str, Rates]) -> list[Any]:
    """How fast this tree is beside the other, and beside itself: medians of rounds, and their middle halves."""
    this, again, other = rates["this"], rates["itself"], rates["other"]
    return [what, f"{median(this):,.0f}", beside(this, other), beside(this, again)]


def beside(mine: Rates, theirs: Rates) -> str:
    ratios = [a / b for a, b in zip(mine, theirs, strict=True)]
    low, _, high = quantiles(ratios, n=4)
    return f"{median(ratios):.3f} ({low:.3f} to {high:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.compare_checkouts", description=__doc__)
    parser.add_argument("folder", type=Path, help="the other checkout, after `make warm client` there")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="about how long each runs a round")
    args = parser.parse_args()
    bench, other = Bench(args.rounds, args.seconds), args.folder.resolve()
    folders = {"this": ROOT, "other": other, "itself": ROOT}
    command = ["-m", "benchmarks.worker"]
    trees = {name: Process([python(it), *command], dict(os.environ), it) for name, it in folders.items()}
    things = [(what, slug) for what in ("random_games", "table_games") for slug in SLUGS]
    with bench.progress:
        rows = [row(f"{what} {slug}", compiled(bench, what, slug, trees)) for what, slug in things]
        for worker in trees.values():
            worker.close()
        rows.append(row("server novaluna", served(bench, folders)))
    head = ["", "this, a second", "beside the other", "beside itself"]
    Console(soft_wrap=True).print("\n".join(line(cells) for cells in (head, ["---"] * 4, *rows)))


if __name__ == "__main__":
    main()
