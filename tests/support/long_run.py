"""Long runs: of the same program one that was stopped goes on where it was, and one that was finished begins anew."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections import Counter
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from asterism.lab.runner import Shard, Study, run, shards

ROOT = Path(__file__).parents[2]
SOURCES = ("asterism", "benchmarks/server", "tests/server", "tests/support")


def program() -> str:
    """Another text for every other program."""
    files = sorted(file for folder in SOURCES for file in (ROOT / folder).rglob("*.py"))
    return hashlib.blake2b(b"\0".join(file.read_bytes() for file in files), digest_size=8).hexdigest()


def totals(study: Study, many: int, size: int, folder: Path, workers: int | None = None) -> Counter[str]:
    """Do so many things, a few at a time, with a bar to watch; what they come to in all."""
    todo = shards(many, size)
    if folder.exists() and (_finished(todo, folder) or not _same(study, folder)):
        shutil.rmtree(folder)
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(TextColumn(folder.name.strip(".")), *columns, console=Console(stderr=True)) as bar:
        tick = partial(bar.advance, bar.add_task("", total=many))
        try:
            sums = run(study, todo, folder, workers, tick)
        except KeyboardInterrupt:
            raise SystemExit("Ended; the same command goes on from here.") from None
    return sum((Counter(one) for one in sums), Counter())


def _same(study: Study, folder: Path) -> bool:
    kept = folder / "settings.json"
    return kept.exists() and json.loads(kept.read_text(encoding="utf-8")) == study.settings


def _finished(todo: list[Shard], folder: Path) -> bool:
    return all((folder / f"{shard.name}.json").exists() for shard in todo)
