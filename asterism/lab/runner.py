"""The runner of long work: shard by shard on all cores, kept in a folder, so that what was stopped goes on.

shard    some games of a study: where they begin and how many
sum      what a shard leaves beside its own file: small, kept as JSON, and the sign that the shard is done
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

Sum = dict[str, Any]


@dataclass(frozen=True)
class Shard:
    """Some games of a study."""

    first: int
    count: int

    @property
    def name(self) -> str:
        return f"games-{self.first:09d}"


class Study(Protocol):
    """What is done with a shard; it goes to other processes, so it is made of plain settings."""

    @property
    def settings(self) -> dict[str, Any]: ...
    def do(self, shard: Shard, folder: Path) -> Sum: ...


def shards(games: int, size: int) -> list[Shard]:
    """So many games in shards of one size; the last may be smaller."""
    return [Shard(first, min(size, games - first)) for first in range(0, games, size)]


def run(
    study: Study,
    todo: Sequence[Shard],
    folder: Path,
    workers: int | None = None,
    tick: Callable[[int], None] = lambda _: None,
) -> list[Sum]:
    """Do every shard that is not done yet; the sums of all in the order of shards. tick hears of games done."""
    _claim(study, folder)
    left = [shard for shard in todo if _sum(shard, folder) is None]
    tick(sum(shard.count for shard in todo) - sum(shard.count for shard in left))
    for shard in _spread(study, left, folder, workers or os.cpu_count() or 1):
        tick(shard.count)
    return [found for shard in todo if (found := _sum(shard, folder)) is not None]


def _claim(study: Study, folder: Path) -> None:
    """A folder holds one study with one kind of settings."""
    folder.mkdir(parents=True, exist_ok=True)
    file, settings = folder / "settings.json", json.dumps(study.settings, indent=1, sort_keys=True) + "\n"
    if not file.exists():
        if any(folder.iterdir()):
            raise ValueError(f"{folder} holds something else: name another folder")
        keep(file, settings.encode())
    elif file.read_text(encoding="utf-8") != settings:
        raise ValueError(f"{folder} was begun with other settings: see {file.name} there, or name another folder")


def _spread(study: Study, left: Sequence[Shard], folder: Path, workers: int) -> Iterator[Shard]:
    if workers == 1 or len(left) < 2:
        for shard in left:
            yield _done(study, shard, folder)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(_done, study, shard, folder) for shard in left]
        try:
            for future in futures:
                yield future.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _done(study: Study, shard: Shard, folder: Path) -> Shard:
    """Do a shard; its sum is written last."""
    found = study.do(shard, folder)
    keep(_file(shard, folder), json.dumps({"count": shard.count, "sum": found}, sort_keys=True).encode())
    return shard


def _sum(shard: Shard, folder: Path) -> Sum | None:
    """What a shard left, if it is done with as many games."""
    file = _file(shard, folder)
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return kept["sum"] if kept.get("count") == shard.count else None


def _file(shard: Shard, folder: Path) -> Path:
    return folder / f"{shard.name}.json"


def keep(file: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    part = file.with_suffix(f"{file.suffix}.part")
    part.write_bytes(data)
    part.replace(file)
