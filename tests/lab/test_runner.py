"""Long work goes on where it stopped, and comes out the same whatever did it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from asterism.lab.runner import Shard, Sum, keep, run, shards


@dataclass(frozen=True)
class Squares:
    """Adds up squares, and stops at a number that it can't bear."""

    bad: int = -1

    @property
    def settings(self) -> dict[str, Any]:
        return {"study": "squares"}

    def do(self, shard: Shard, folder: Path) -> Sum:
        numbers = range(shard.first, shard.first + shard.count)
        if self.bad in numbers:
            raise RuntimeError(f"no {self.bad}")
        keep(folder / f"{shard.name}.txt", b"done")
        return {"total": sum(n * n for n in numbers)}


def totals(sums: list[Sum]) -> list[int]:
    return [found["total"] for found in sums]


def test_games_fall_into_shards_of_one_size_and_a_rest() -> None:
    assert shards(7, 3) == [Shard(0, 3), Shard(3, 3), Shard(6, 1)]


@pytest.mark.parametrize("workers", [1, 2])
def test_sums_come_in_the_order_of_shards(tmp_path: Path, workers: int) -> None:
    ticks: list[int] = []
    assert totals(run(Squares(), shards(5, 2), tmp_path / "a", workers, ticks.append)) == [1, 13, 16]
    assert ticks == [0, 2, 2, 1]


def test_work_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="no 3"):
        run(Squares(bad=3), shards(6, 2), tmp_path, 1)
    (tmp_path / "games-000000000.txt").unlink()
    ticks: list[int] = []
    assert totals(run(Squares(), shards(6, 2), tmp_path, 1, ticks.append)) == [1, 13, 41]
    assert ticks == [2, 2, 2]
    assert not (tmp_path / "games-000000000.txt").exists()


def test_a_shard_that_shall_be_larger_is_done_again(tmp_path: Path) -> None:
    assert totals(run(Squares(), shards(3, 4), tmp_path, 1)) == [5]
    assert totals(run(Squares(), shards(6, 4), tmp_path, 1)) == [14, 41]


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"study": "cubes"}\n')
    with pytest.raises(ValueError, match="was begun with other settings"):
        run(Squares(), shards(2, 2), tmp_path, 1)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letters").write_text("")
    with pytest.raises(ValueError, match="holds something else"):
        run(Squares(), shards(2, 2), tmp_path / "b", 1)
    assert sorted(file.name for file in (tmp_path / "b").iterdir()) == ["letters"]


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    nonsense: Any = "text"
    keep(tmp_path / "one.json", b"old")
    with pytest.raises(TypeError):
        keep(tmp_path / "one.json", nonsense)
    assert (tmp_path / "one.json").read_bytes() == b"old"
