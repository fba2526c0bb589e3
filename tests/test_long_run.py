"""Long runs go on where they were stopped."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from asterism.lab.runner import Shard, Sum
from support.long_run import totals


@dataclass
class Counted:
    """A study that counts, and stops where it is told to."""

    ends_at: int = -1
    name: str = "counted"
    done: list[int] = field(default_factory=list)

    @property
    def settings(self) -> dict[str, Any]:
        return {"name": self.name}

    def do(self, shard: Shard, folder: Path) -> Sum:  # noqa: ARG002
        if shard.first == self.ends_at:
            raise KeyboardInterrupt
        self.done.append(shard.first)
        return {"things": shard.count}


def run(study: Counted, many: int, folder: Path) -> int:
    return totals(study, many, 2, folder / "run", workers=1)["things"]


def test_what_was_ended_goes_on_where_it_was(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="goes on from here"):
        run(Counted(ends_at=4), 8, tmp_path)
    again = Counted()
    assert run(again, 10, tmp_path) == 10
    assert again.done == [4, 6, 8]


def test_what_was_finished_begins_anew_and_may_go_on_to_more(tmp_path: Path) -> None:
    for many, done in ((4, [0, 2]), (4, [0, 2]), (8, [4, 6])):
        study = Counted()
        assert run(study, many, tmp_path) == many
        assert study.done == done


def test_of_another_program_nothing_counts(tmp_path: Path) -> None:
    run(Counted(), 4, tmp_path)
    other = Counted(name="other")
    assert run(other, 8, tmp_path) == 8
    assert other.done == [0, 2, 4, 6]
