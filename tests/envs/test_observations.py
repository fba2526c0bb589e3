"""A seat's view as a row of small numbers: nothing lost, nothing hidden in it, the same in both ways."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import asterism
from asterism.core.encoding import MOST_SHORT, Layout
from asterism.core.game import game, gist, slugs
from asterism.core.records import rule
from asterism.envs import layout
from asterism.envs.observations import observation
from support.conformance import CASES, FULLEST, TESTS, Case, game_of, spread
from tools.injective import compare, follows, positions, row, view

SOME = 1_500
every_game = pytest.mark.parametrize("slug", slugs())
every_case = pytest.mark.parametrize("case", CASES, ids=str)


# The layout


def test_a_game_without_an_encoder_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    games, coin = sys.modules["asterism.games"], TESTS / "fixtures" / "asterism" / "games" / "coin"
    shutil.copytree(coin, tmp_path / "blank", ignore=shutil.ignore_patterns("encode.py", "__pycache__"))
    rules = tmp_path / "blank" / "rules.py"
    rules.write_text(rules.read_text().replace('"coin"', '"blank"'))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    with pytest.raises(ValueError, match=r"blank has no encode\.py, so there are no environments of it"):
        _ = game("blank").layout


@every_game
def test_stretches_lie_one_after_the_other_and_say_what_they_hold(slug: str) -> None:
    end = 0
    for stretch in layout(slug):
        assert stretch == end
        assert stretch.about
        end += stretch.size
    assert end == layout(slug).size


@every_game
def test_the_gist_comes_first_and_is_short(slug: str) -> None:
    marks = [stretch.short for stretch in layout(slug)]
    assert marks == sorted(marks, reverse=True)
    assert sum(stretch.size for stretch in layout(slug) if stretch.short) == layout(slug).short
    assert 0 < layout(slug).short <= MOST_SHORT


def test_a_stretch_is_found_by_its_name_and_read_in_its_shape() -> None:
    moon = layout("novaluna")["moon"]
    seen = observation(asterism.table("novaluna", 2, seed=1).seen(0))
    assert moon.of(seen).tolist() == [1] + [0] * 11
    assert moon.of(np.stack([seen, seen])).shape == (2, 12)
    assert layout("novaluna")["laid"].of(seen).shape == (68, 9)


def test_bad_layouts_are_refused() -> None:
    made = Layout(__name__)
    made.gist("much", MOST_SHORT, about="as much as there may be")
    with pytest.raises(ValueError, match="with more the gist has 401 numbers, more than 400"):
        made.gist("more", 1, about="too much")
    made("rest", 2, about="what else there is")
    with pytest.raises(ValueError, match="late belongs to the gist, which comes first"):
        made.gist("late", 1, about="after the rest")
    with pytest.raises(ValueError, match="rest is declared twice"):
        made("rest", 1, about="again")


# Nothing is lost, and nothing else is told


@every_game
def test_equal_views_have_equal_rows_and_different_views_different_ones(slug: str) -> None:
    assert len(list(compare(slug, SOME))) == SOME


@every_game
def test_a_field_that_changes_the_view_changes_the_row(slug: str) -> None:
    told = Counter[str]()
    for case, states, other, seat in pairs(slug):
        for name, changed in with_one_field_of(states, other):
            seen = [as_bytes(view(case, one, seat)) for one in (states, changed) if holds(case, one, seat)]
            if len(set(seen)) == 2 and name not in follows(slug):
                short, both = game(slug).layout.short, [row(game(slug), one, seat) for one in (states, changed)]
                assert both[0][short:].tobytes() != both[1][short:].tobytes(), (name, str(case))
                told[name] += 1
    assert len(told) > 4


def pairs(slug: str) -> Iterator[tuple[Case, Any, Any, int]]:
    """Two positions of one kind of table, and a seat."""
    luck = random.Random(5)
    for case in [case for case in CASES if case.slug == slug]:
        found = positions(case, luck)
        yield case, *luck.choices(found, k=2), luck.randrange(case.seats)


def with_one_field_of(states: Any, other: Any) -> Iterator[tuple[str, Any]]:
    """The one position with a single field of the other, for each field in which they differ."""
    for path in fields(states.dtype):
        changed = states.copy()
        place, source = changed[0], other[0]
        for key in path[:-1]:
            place, source = place[key], source[key]
        if not np.array_equal(place[path[-1]], source[path[-1]]):
            place[path[-1]] = source[path[-1]]
            yield ".".join(key for key in path if isinstance(key, str)), changed


def fields(kind: np.dtype[Any]) -> Iterator[tuple[str | int, ...]]:
    """The fields of a record and of the records in it, but for the number of seats."""
    for name in kind.names or ():
        piece = kind[name]
        inner, shape = piece.subdtype or (piece, ())
        if inner.names:
            yield from ((name, i, *path) for i in range(shape[0]) for path in fields(inner))
        elif inner.itemsize and piece.itemsize and name != "seats" and not name.startswith("_"):
            yield (name,)


def holds(case: Case, states: Any, seat: int) -> bool:
    """Can a position be looked at? One put together from two may be nonsense."""
    try:
        view(case, states, seat)
        row(game(case.slug), states, seat)
    except (IndexError, KeyError, ValueError, ZeroDivisionError):
        return False
    return True


def as_bytes(seen: Any) -> bytes:
    return msgspec.json.encode(seen, order="sorted")


@every_case
def test_rows_can_be_written_for_every_seat_at_any_time(case: Case) -> None:
    for table in spread(game_of(case), 20):
        rows = [observation(table.seen(seat)) for seat in range(case.seats)]
        assert all(one.shape == (game(case.slug).layout.size,) and one.any() for one in rows)
        assert len({one.tobytes() for one in rows}) == case.seats


# The gist


@rule
def gist_one(states: Any, at: int, seat: int, rows: Any) -> None:
    gist(states[at], seat, rows[at].row)


@pytest.mark.parametrize("case", FULLEST, ids=str)
def test_the_gist_alone_is_the_beginning_of_the_row(case: Case) -> None:
    its = game(case.slug)
    for table in spread(game_of(case), 12):
        for seat in range(case.seats):
            seen, alone = table.seen(seat), np.full((1, its.layout.size), 77, np.int8)
            gist_one(seen.states, 0, seat, its.layout.typed(alone))
            assert (alone[0, : its.layout.short] == observation(seen)[: its.layout.short]).all()
            assert (alone[0, its.layout.short :] == 77).all()


# Both ways


def test_rows_are_the_same_without_the_compiler() -> None:
    tables = [table.position() for case in FULLEST for table in spread(game_of(case), 6)]
    assert elsewhere(tables) == [rows_of(position) for position in tables]


def elsewhere(positions: list[dict[str, Any]]) -> list[list[list[int]]]:
    """The rows of positions as another process writes them in plain Python."""
    paths = os.pathsep.join(str(path) for path in (TESTS.parent, TESTS, TESTS / "sixth_game"))
    done = subprocess.run(
        [sys.executable, "-W", "error", __file__],
        input=json.dumps(positions),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rows: list[list[list[int]]] = json.loads(done.stdout)
    return rows


def rows_of(position: dict[str, Any]) -> list[list[int]]:
    """What each seat sees of a position, as rows."""
    table = asterism.position(position["game"], position)
    return [observation(table.seen(seat)).tolist() for seat in range(table.seats)]


if __name__ == "__main__":
    json.dump([rows_of(position) for position in json.load(sys.stdin)], sys.stdout)
