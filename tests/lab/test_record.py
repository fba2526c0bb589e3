"""Recorded games can be played again, and the same command makes the same files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import asterism
from asterism.cli import main
from asterism.core.game import game, slugs
from asterism.envs import actions, layout
from asterism.envs.observations import observation
from asterism.lab.record import Record, record


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("*.parquet")) for row in pq.read_table(file).to_pylist()]


def kept(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.mark.parametrize("slug", slugs())
def test_a_recorded_game_can_be_played_again_with_all_that_was_seen(slug: str, tmp_path: Path) -> None:
    seats = game(slug).seats[-1]
    record(Record(slug, seats, ("random",), 5, observations=True), 1, tmp_path, workers=1)
    (row,) = rows(tmp_path)
    table = asterism.table(slug, seats, row["seed"], json.loads(row["options"]))
    for at, (seat, text) in enumerate(zip(row["seats"], row["moves"], strict=True)):
        seen = table.seen(seat)
        if at < 30:
            assert (np.frombuffer(row["observations"][at], np.int8) == observation(seen)).all()
            bits = np.unpackbits(np.frombuffer(row["masks"][at], np.uint8), bitorder="little")
            assert (bits[: actions(slug).count] == actions(slug).mask(seen)).all()
            assert actions(slug).text(seen, row["actions"][at]) == text
        table.play(seat, text)
    assert table.over
    assert (row["scores"], row["utilities"]) == (table.scores, table.utilities)
    assert len(row["observations"][0]) == layout(slug).size


def test_the_same_settings_make_the_same_files_whatever_the_workers(tmp_path: Path) -> None:
    what = Record("sealed", 3, ("greedy", "random"), 2)
    one = record(what, 9, tmp_path / "a", workers=1, size=4)
    assert record(what, 9, tmp_path / "b", workers=2, size=4) == one
    assert kept(tmp_path / "a") == kept(tmp_path / "b")
    assert one["games"] == 9
    record(Record("sealed", 3, ("greedy", "random"), 3), 9, tmp_path / "c", workers=1, size=4)
    assert rows(tmp_path / "a") != rows(tmp_path / "c")


def test_bots_take_every_seat_in_turn(tmp_path: Path) -> None:
    record(Record("clusters", 2, ("greedy", "random"), 1), 4, tmp_path, workers=1)
    assert [row["bots"] for row in rows(tmp_path)] == 2 * [["greedy", "random"], ["random", "greedy"]]


def test_more_games_can_be_added_later(tmp_path: Path) -> None:
    what = Record("sealed", 3, ("random",), 1)
    record(what, 3, tmp_path, workers=1, size=2)
    record(what, 6, tmp_path, workers=1, size=2)
    assert [row["seed"] for row in rows(tmp_path)] == [f"1.{number}" for number in range(6)]


def test_the_command_records_games_and_its_card_tells_how(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    asked = "lab record novaluna --games 2 --bot random --seats 3 --seed 4 --option tokens=3 --workers 1"
    main([*asked.split(), "--to", str(folder)])
    assert "2 games, " in capsys.readouterr().out
    card = (folder / "README.md").read_text()
    assert "--games 2 --bot random --seats 3 --seed 4 --option tokens=3 --to FOLDER" in card
    assert "observations" not in card
    assert f"rules version {game('novaluna').version} of novaluna" in card
    assert [row["options"] for row in rows(folder)] == ['{"tokens": 3}'] * 2


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("record sealed --games 2", "record needs a folder: name it with --to"),
        ("record sealed --games 0 --to x", "games must be 1 or more, not 0"),
        ("record sealed --bot nobody --to x", "there is no bot 'nobody'"),
        ("record sealed --seats 2 --to x", "sealed is for 3 to 3 players, not 2"),
        ("record clusters --seats 2 --bot random,random,random --to x", "3 bots do not fit 2 seats"),
    ],
)
def test_what_can_not_be_recorded_is_refused_in_one_sentence(
    asked: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["lab", *asked.split()])
    assert reason in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
