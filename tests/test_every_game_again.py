"""The same log is the same game: now, in another process, without the compiler, and years later."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

import asterism
from asterism.core.game import game, slugs
from support.conformance import CASES, PLAIN, TESTS, Case, Log, everything, game_of, perft, retold, told_in
from tools.golden import counts, ends, golden_games, golden_logs, result

GOLDEN = [(slug, number) for slug in slugs() for number in range(len(golden_games(slug)))]
COUNTS = [(slug, entry) for slug in slugs() for entry in counts(slug)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_replays_to_the_same_table(case: Case) -> None:
    log = game_of(case)
    table, again = asterism.replay(log), asterism.replay(json.loads(json.dumps(log)))
    assert table.over
    assert table.log == log
    assert everything(table) == everything(again)
    assert retold(log) == told_of(case)


@cache
def told_of(case: Case) -> dict[str, Any]:
    return retold(game_of(case))


def test_a_log_replays_to_the_same_game_in_another_process() -> None:
    assert elsewhere([game_of(case) for case in CASES]) == [told_of(case) for case in CASES]


def test_a_log_replays_to_the_same_game_without_the_compiler() -> None:
    found = elsewhere([game_of(case) for case in PLAIN], NUMBA_DISABLE_JIT="1")
    assert found == [told_of(case) for case in PLAIN]


def elsewhere(logs: list[Log], **settings: str) -> list[dict[str, Any]]:
    """What another process makes of these logs."""
    paths = os.pathsep.join(str(path) for path in (TESTS.parent, TESTS, TESTS / "sixth_game"))
    done = subprocess.run(
        [sys.executable, "-W", "error", str(TESTS / "retell.py")],
        input=json.dumps(logs),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, **settings},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    results: list[dict[str, Any]] = json.loads(done.stdout)
    return results


# Golden games


@pytest.mark.parametrize(("slug", "number"), GOLDEN)
def test_a_golden_game_is_played_as_ever(slug: str, number: int) -> None:
    for log, then in ends(golden_games(slug)[number]):
        assert then["over"]
        assert result(log) == then, log["options"]


@pytest.mark.parametrize("slug", slugs())
def test_no_golden_game_is_kept_twice(slug: str) -> None:
    games = [json.dumps([golden["log"][key] for key in ("seats", "seed", "moves")]) for golden in golden_games(slug)]
    tables = [json.dumps(log) for log in golden_logs(slug)]
    assert len(set(games)) == len(games) > 0
    assert len(set(tables)) == len(tables)


@pytest.mark.parametrize("slug", slugs())
def test_golden_games_cover_all_seats_and_options(slug: str) -> None:
    covered = [(log["seats"], log["options"]) for log in golden_logs(slug)]
    assert all((case.seats, case.options) in covered for case in CASES if case.slug == slug)


@pytest.mark.parametrize("slug", slugs())
def test_golden_games_use_every_verb_and_tell_every_event(slug: str) -> None:
    logs, told = golden_logs(slug), set()
    for log in logs:
        told |= told_in(log)
    assert told == {term.name for term in game(slug).event}
    assert {text.split()[0] for log in logs for _, text in log["moves"]} == {term.name for term in game(slug).verb}


# Counts of the first plies


@pytest.mark.parametrize(("slug", "entry"), COUNTS, ids=lambda part: part if isinstance(part, str) else part["seats"])
def test_the_first_plies_are_as_many_as_ever(slug: str, entry: dict[str, Any]) -> None:
    table = asterism.table(slug, entry["seats"], entry["seed"])
    found = [perft(table, depth + 1) for depth in range(len(entry["counts"]))]
    assert found == entry["counts"]


@pytest.mark.parametrize("slug", slugs())
def test_the_first_plies_are_counted_for_all_numbers_of_seats(slug: str) -> None:
    assert [entry["seats"] for entry in counts(slug)] == list(game(slug).seats)
    assert all(len(entry["counts"]) > 2 for entry in counts(slug))
