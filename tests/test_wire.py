"""What goes over the wire is what is declared, and the files that are written from it say the same."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from mypy import api

from asterism.core.game import Game, game, slugs
from asterism.core.saves import opened
from asterism.core.table import Table
from asterism.core.wire import Panel, Phrase
from asterism.endings import final
from shapes import misfits
from tools import wire
from tools.terms import typed

Json = dict[str, Any]
LOOKS = 8  # at a game, by every seat and a spectator


def declared(slug: str) -> Any:
    return import_module(f"asterism.games.{slug}.wire")


def as_sent(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("file", wire.files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_written_files_are_not_stale(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == wire.files()[file], "run 'make wire' and commit what it writes"


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ('if entry["what"] == "went": return entry["to"]', "Success"),
        ('if entry["what"] == "went": return entry["too"]', 'has no key "too"'),
        ('if entry["what"] == "wemt": return entry["to"]', "Non-overlapping equality check"),
        ('if entry["what"] != "went": return entry["to"]', 'has no key "to"'),
        ('if form["verb"] == "pick": return form["place"]', "Success"),
        ('if form["verb"] == "pick": return form["x"]', 'has no key "x"'),
        ('if "tile" in entry: return entry["tile"]', "Success"),
        ('if "tlie" in entry: return entry["tlie"]', "Statement is unreachable"),
    ],
)
def test_a_misspelt_field_of_a_story_or_an_offer_is_found(
    written: str, found: str, tmp_path: Path, cache: Path
) -> None:
    sheet = tmp_path / "sheet.py"
    sheet.write_text(typed(game("novaluna")) + READER.format(written), encoding="utf-8")
    said, wrong, _ = api.run([str(sheet), f"--cache-dir={cache}"])
    assert found in said, said + wrong


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where mypy keeps what it has learnt of the libraries."""
    return tmp_path_factory.mktemp("types")


READER = """

def read(entry: Told, form: Form) -> int:
    {}
    return 0
"""


@pytest.mark.parametrize("slug", [slug for slug in slugs() if hasattr(declared(slug), "Components")])
def test_components_are_as_they_are_declared(slug: str) -> None:
    file = Path(str(declared(slug).__file__)).with_name("components.json")
    assert not list(misfits(json.loads(file.read_text(encoding="utf-8")), declared(slug).Components))


@pytest.mark.parametrize("slug", slugs())
def test_views_panels_and_phrases_of_whole_games_are_as_they_are_declared(slug: str) -> None:
    kind = declared(slug).View
    for table in moments(slug):
        for seat in (*range(table.seats), None):
            view = as_sent(table.view(seat))
            assert not list(misfits(view, kind, "view"))
            assert not list(misfits(as_sent(panels(table, view)), list[Panel], "panels"))
            assert not list(misfits(as_sent(phrases(table, view, seat)), list[Phrase], "phrases"))


def panels(table: Table, view: Json) -> list[Json]:
    return [*table.game.view.panels(view), *([final(table, view)] if table.over else [])]


def phrases(table: Table, view: Json, seat: int | None) -> list[Json]:
    words, verb = table.game.view, table.game.verb
    offers = [] if seat is None else [verb.forms[verb.numbers[text]] for text in table.offers(seat)]
    return [
        *(words.offer(view, form) for form in offers),
        *(words.told(view, entry) for entry in table.story(seat)),
    ]


def moments(slug: str) -> Iterator[Table]:
    """Games of every number of players and with every option, looked at now and then and at the end."""
    luck = random.Random(slug)
    for seed, (seats, options) in enumerate(ways(slug)):
        table = opened(slug, seats, seed, options)
        looks = 0
        yield table
        while not table.over:
            table.play(table.to_act[0], luck.choice(table.offers(table.to_act[0])))
            if looks < LOOKS and luck.random() < 0.1:
                looks += 1
                yield table
        yield table


def ways(slug: str) -> Iterator[tuple[int, Json]]:
    """Every number of players, and every option with the first that it goes with."""
    its = game(slug)
    yield from ((seats, {}) for seats in its.seats)
    for option in its.options:
        options = {option.name: True if option.flag else option.low}
        yield next((seats, options) for seats in its.seats if settles(its, seats, options))


def settles(its: Game, seats: int, options: Json) -> bool:
    with suppress(ValueError):
        its.settle(seats, options)
        return True
    return False
