"""The arena: fair seats, mirrored luck, honest intervals."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from asterism.cli import main
from asterism.lab.arena import Outcome, contest, pairings, report, standings, wilson


def test_every_bot_sits_on_every_seat_with_the_same_luck() -> None:
    todo = pairings("novaluna", ["greedy", "random", "easy"], games=9, seats=3, seed=5, options={})
    assert Counter((p.seed, seat, who) for p in todo for seat, who in enumerate(p.seating)) == {
        (seed, seat, who): 1 for seed in (5, 6, 7) for seat in range(3) for who in range(3)
    }


def test_rotations_are_always_whole() -> None:
    assert len(pairings("novaluna", ["greedy", "random"], games=5, seats=2, seed=0, options={})) == 6


def test_fewer_bots_than_seats_share_the_seats() -> None:
    todo = pairings("novaluna", ["greedy", "random"], games=3, seats=3, seed=0, options={})
    assert {p.seating for p in todo} == {(0, 1, 0), (1, 0, 0), (0, 0, 1)}


def test_an_arena_is_reproduced_from_its_seed_on_any_number_of_cores() -> None:
    todo = pairings("sealed", ["greedy", "random", "search:sims=20"], games=6, seats=3, seed=1, options={})
    assert contest(todo, workers=1) == contest(todo, workers=2)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(180, 200, 0.8507, 0.9344), (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634)]
)
def test_wilson_intervals_are_the_known_ones(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=2e-4)


def outcome(seating: tuple[int, ...], shares: tuple[float, ...]) -> Outcome:
    return Outcome(0, seating, tuple(int(10 * s) for s in shares), shares, shares, 1)


def test_a_shared_win_counts_in_parts() -> None:
    rows = standings(["a", "b"], [outcome((0, 1), (0.5, 0.5)), outcome((1, 0), (0.0, 1.0))])
    assert [(row.bot, row.share) for row in rows] == [("a", 0.75), ("b", 0.25)]


def test_more_than_two_bots_get_ratings_in_the_order_of_their_results() -> None:
    games = [outcome((0, 1, 2), (1.0, 0.5, 0.0)), outcome((1, 2, 0), (0.5, 0.0, 1.0))] * 5
    best, middle, last = standings(["a", "b", "c"], games)
    assert best.rating is not None
    assert middle.rating is not None
    assert last.rating is not None
    assert best.rating > middle.rating > last.rating
    assert (best.bot, last.bot) == ("a", "c")


def test_two_bots_get_no_rating() -> None:
    assert all(row.rating is None for row in standings(["a", "b"], [outcome((0, 1), (1.0, 0.0))]))


def test_the_report_is_json_and_holds_every_game() -> None:
    todo = pairings("novaluna", ["random", "greedy"], games=2, seats=2, seed=3, options={"tokens": 3})
    data = json.loads(json.dumps(report("novaluna", 3, ["random", "greedy"], contest(todo, workers=1))))
    assert len(data["games"]) == 2
    assert sum(row["share"] for row in data["standings"]) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("calls", "games", "seats", "options"),
    [
        ([], 2, 2, {}),
        (["greedy", "nobody"], 2, 2, {}),
        (["greedy"] * 3, 2, 2, {}),
        (["greedy"], 0, 1, {}),
        (["greedy"], 2, 9, {}),
        (["greedy"], 2, 2, {"tokens": 99}),
    ],
)
def test_an_impossible_arena_is_refused(calls: list[str], games: int, seats: int, options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"bot|games|players|option"):
        pairings("novaluna", calls, games, seats, 0, options)


def test_the_command_shows_a_table_and_keeps_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "arena.json"
    main(["arena", "novaluna", "greedy", "random", "--games", "4", "--option", "tokens=3", "--json", str(file)])
    assert "greedy" in capsys.readouterr().out
    assert len(json.loads(file.read_text())["games"]) == 4


@pytest.mark.parametrize("wrong", [["nobody"], ["greedy", "--seats", "9"], ["greedy", "--games", "0"]])
def test_a_wrong_arena_ends_in_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["arena", "novaluna", *wrong])
    assert stop.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
