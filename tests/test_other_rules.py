"""Games of the past can be looked at, whatever the rules have become; `past` keeps some of every version."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism.core.game import Game, game, slugs

FILES = sorted(Path(__file__).parent.glob("past/*.json"))
KEPT = [log for file in FILES for log in json.loads(file.read_text())]
every_kept_log = pytest.mark.parametrize(
    "log", KEPT, ids=[f"{log['game']} {log['rules']}, {log['seats']} seats" for log in KEPT]
)


@pytest.fixture
def raised(log: dict[str, Any]) -> Iterator[Game]:
    """The log's game, as if its rules had just got a new version."""
    its = game(log["game"])
    before = its.version
    object.__setattr__(its, "version", before + 1)
    yield its
    object.__setattr__(its, "version", before)


def test_every_version_of_our_games_has_kept_logs() -> None:
    ours = [slug for slug in slugs() if slug != "sealed"]
    kept = {(log["game"], log["rules"]) for log in KEPT}
    assert kept == {(slug, version) for slug in ours for version in range(1, game(slug).version + 1)}


@every_kept_log
def test_a_log_says_by_which_rules_it_was_played(log: dict[str, Any]) -> None:
    table = asterism.replay(log)
    assert table.rules == log["rules"]
    assert table.current == (log["rules"] == game(log["game"]).version)
    assert table.log["moves"] == log["moves"]
    assert not table.current or table.over


@every_kept_log
def test_after_a_version_is_raised_a_log_can_still_be_looked_at(log: dict[str, Any], raised: Game) -> None:
    for count in (0, 1, len(log["moves"]) // 2, len(log["moves"])):
        table = asterism.replay({**log, "moves": log["moves"][:count]})
        assert (table.rules, table.current) == (log["rules"], False)
        assert table.moves == log["moves"][:count]
        for seat in (*range(table.seats), None):
            assert raised.view.panels(table.view(seat))
        assert not any(table.offers(seat) for seat in range(table.seats))
