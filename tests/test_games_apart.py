"""Games do not disturb each other, and an edited rule is the rule that plays."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from support.conformance import TESTS

COIN = TESTS / "fixtures" / "asterism" / "games" / "coin"
PACKAGE = TESTS.parent / "asterism"

PLAY = """
import gc, json, sys
import asterism
from numba.core.dispatcher import Dispatcher

scores = []
for slug in sys.argv[1:]:
    table = asterism.table(slug, 1, seed=1)
    while not table.over:
        table.play(0, "toss")
    scores.append(table.scores[0])
rules = [rule for rule in gc.get_objects() if isinstance(rule, Dispatcher)]
compiled = sum(count for rule in rules for count in rule.stats.cache_misses.values())
print(json.dumps({"scores": scores, "compiled": compiled}))
"""

OBSERVE = """
import gc, json, sys
import asterism.envs
from numba.core.dispatcher import Dispatcher

rows = [asterism.envs.batch(slug, 1, 1, seed=1).observe()[0].tolist() for slug in sys.argv[1:]]
rules = [rule for rule in gc.get_objects() if isinstance(rule, Dispatcher)]
compiled = {rule.py_func.__module__ for rule in rules if sum(rule.stats.cache_misses.values())}
print(json.dumps({"rows": rows, "compiled": sorted(compiled)}))
"""


class Workshop:
    """A folder of throwaway games with a cache of their own."""

    def __init__(self, home: Path) -> None:
        self.home = home

    @cached_property
    def first(self) -> dict[str, Any]:
        """What heads and tails come to before anybody edits them; their rules are compiled then."""
        return self.play("heads", "tails")

    def rules(self, slug: str) -> Path:
        return self.home / "asterism" / "games" / slug / "rules.py"

    def add(self, slug: str, worth: int) -> None:
        """A game with the fields of Coin, whose heads count so much."""
        shutil.copytree(COIN, self.rules(slug).parent, ignore=shutil.ignore_patterns("__pycache__"))
        for file in self.rules(slug).parent.glob("*.py"):
            file.write_text(file.read_text().replace("games.coin", f"games.{slug}").replace('"coin"', f'"{slug}"'))
        self.edit(slug, worth)

    def edit_encoder(self, slug: str, factor: int) -> None:
        encoder = self.rules(slug).with_name("encode.py")
        encoder.write_text(re.sub(r"FACTOR = \d+", f"FACTOR = {factor}", encoder.read_text()))

    def edit(self, slug: str, worth: int) -> None:
        head, name, body = self.rules(slug).read_text().partition("def worth() -> int:")
        lines = body.splitlines(keepends=True)
        lines[2] = f"    return {worth}\n"
        self.rules(slug).write_text(head + name + "".join(lines))

    def play(self, *slugs: str, **settings: str) -> dict[str, Any]:
        """Play each game in a new process."""
        return self.run(PLAY, *slugs, **settings)

    def run(self, script: str, *slugs: str, **settings: str) -> dict[str, Any]:
        paths = os.pathsep.join([str(PACKAGE.parent), str(self.home)])
        env = {**os.environ, "PYTHONPATH": paths, "ASTERISM_CACHE": str(self.home / "cache"), **settings}
        done = subprocess.run(
            [sys.executable, "-c", script, *slugs], env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        result: dict[str, Any] = json.loads(done.stdout)
        return result

    def cached(self) -> set[Path]:
        return set((self.home / "cache").rglob("*.nb?"))


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    shop = Workshop(tmp_path_factory.mktemp("workshop"))
    shop.add("heads", 1)
    shop.add("tails", 2)
    return shop


def test_games_with_equal_fields_play_their_own_rules(workshop: Workshop) -> None:
    first = workshop.first
    assert first["compiled"] > 10
    assert first["scores"][0] > 0
    assert first["scores"][1] == 2 * first["scores"][0]
    assert workshop.play("heads", "tails", NUMBA_DISABLE_JIT="1")["scores"] == first["scores"]


def test_a_second_start_compiles_nothing(workshop: Workshop) -> None:
    first = workshop.first
    files = workshop.cached()
    second = workshop.play("tails", "heads")
    assert second["compiled"] == 0
    assert second["scores"] == first["scores"][::-1]
    assert workshop.cached() == files


def test_an_edited_rule_plays_at_the_next_start_and_spares_the_other_game(workshop: Workshop) -> None:
    heads, tails = workshop.first["scores"]
    workshop.edit("heads", 7)
    assert workshop.play("heads")["scores"] == [7 * heads]
    assert workshop.play("tails") == {"scores": [tails], "compiled": 0}


def test_an_edited_encoder_writes_at_the_next_start_and_spares_the_rules(workshop: Workshop) -> None:
    (left, *heads), other = workshop.run(OBSERVE, "heads", "tails")["rows"]
    assert workshop.run(OBSERVE, "heads", "tails")["compiled"] == []
    workshop.edit_encoder("heads", 5)
    again = workshop.run(OBSERVE, "heads")
    assert again["rows"] == [[5 * left, *heads]]
    assert "asterism.games.heads.encode" in again["compiled"]
    assert "asterism.games.heads.rules" not in again["compiled"]
    assert workshop.run(OBSERVE, "tails") == {"rows": [other], "compiled": []}
