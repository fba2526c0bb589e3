"""The server's part of the results: moves a second, waits, idle tables."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from benchmarks.bench import Bench, Section
from benchmarks.server import rival
from benchmarks.server.load import SEATS, TABLES, Idle, Load
from support.host import Host

WARMUP, SECONDS, ROUNDS, IDLE = 2.0, 6.0, 3, 1000
Answer = dict[str, Any]


def ours() -> Answer:
    """Nova Luna on our server; every move is on the disk before it is answered."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), ASTERISM_RATE="100000")
        host.start()
        try:
            measured = uvloop.run(Load(host.address, "novaluna").run(WARMUP, SECONDS))
        finally:
            host.kill(signal.SIGTERM)
    return {"rate": measured.rate, "p50": measured.wait(0.5), "p99": measured.wait(0.99)}


def theirs(durable: bool) -> Answer:
    with tempfile.TemporaryDirectory() as folder:
        told = rival.load(TABLES, WARMUP, SECONDS, Path(folder) / "files" if durable else None)
    return {"rate": told["moves"] / told["seconds"], "p50": told["p50"], "p99": told["p99"]}


RUNS: dict[str, Callable[[], Answer]] = {
    "asterism, SQLite, synchronous=FULL": ours,
    "boardgame.io 0.50, in memory": lambda: theirs(durable=False),
    "boardgame.io 0.50, its FlatFile": lambda: theirs(durable=True),
}


def idle_memory() -> int:
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        host.start()
        try:
            return asyncio.run(Idle(host.address, "novaluna", IDLE).sit(host))
        finally:
            host.kill(signal.SIGTERM)


def served(bench: Bench) -> Section:
    """The server under load, beside boardgame.io."""
    rival.install()
    bar = bench.progress.add_task("The server", total=ROUNDS * len(RUNS) + 1, now="")
    answers: dict[str, list[Answer]] = {name: [] for name in RUNS}
    for _ in range(ROUNDS):
        for name, run in RUNS.items():
            bench.progress.update(bar, now=name)
            answers[name].append(run())
            bench.progress.advance(bar)
    bench.progress.update(bar, now=f"{IDLE} idle tables")
    memory = idle_memory()
    bench.progress.update(bar, advance=1, now="")
    numbers = {name: {key: median(one[key] for one in found) for key in found[0]} for name, found in answers.items()}
    return Section(
        "The server",
        f"{TABLES} tables of {SEATS} seats, all moving at once over websockets from another process on this machine; "
        f"medians of {ROUNDS} runs of {SECONDS:.0f} s in turns. Ours plays Nova Luna and sends views and offers; "
        "boardgame.io plays a game that only marks cells. Wanted: 2,000 durable moves/s, 99 of 100 within 50 ms. "
        f"{IDLE:,} idle tables with {IDLE * SEATS:,} sockets take **{memory / 1e6:,.0f} MB** in all "
        "(wanted: under 300).",
        ["", "moves/s", "median wait, ms", "99 of 100 within, ms"],
        [[name, it["rate"], it["p50"] * 1000, it["p99"] * 1000] for name, it in numbers.items()],
        {**numbers, "idle bytes": memory},
    )
