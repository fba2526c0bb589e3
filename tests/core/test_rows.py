"""Rows kept in order: entries go out and in, compiled and plain, and never beyond the row's end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.core import records
from asterism.core.records import CHECKS, put_in, take_out

ROOM = 12
quickly = settings(max_examples=60, derandomize=True, deadline=None)
entries = st.lists(st.integers(1, 99), max_size=ROOM)
checked = pytest.mark.skipif(not CHECKS, reason="nothing is checked")
Way = Callable[[Any], Any]


@pytest.fixture(params=["compiled", "plain"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Way:
    """The rule as it is, or as plain Python together with what it calls."""
    if request.param == "compiled":
        return lambda rule: rule
    monkeypatch.setattr(records, "_move", plain(records._move))
    return plain


def plain(rule: Any) -> Any:
    return getattr(rule, "py_func", rule)


def row(numbers: list[int]) -> Any:
    return np.array([*numbers, *[0] * (ROOM - len(numbers))], np.int32)


@pytest.mark.parametrize("count", range(1, ROOM + 1))
def test_what_is_taken_out_leaves_no_gap(way: Way, count: int) -> None:
    for at in range(count):
        numbers = list(range(1, count + 1))
        kept = row(numbers)
        assert way(take_out)(kept, at, count) == numbers.pop(at)
        assert kept.tolist() == row(numbers).tolist()


@pytest.mark.parametrize("count", range(ROOM))
def test_what_is_put_in_finds_room(way: Way, count: int) -> None:
    for at in range(count + 1):
        numbers = list(range(1, count + 1))
        kept = row(numbers)
        way(put_in)(kept, at, count, 99)
        numbers.insert(at, 99)
        assert kept.tolist() == row(numbers).tolist()


@quickly
@given(entries, st.data())
def test_out_and_in_again_is_as_before(numbers: list[int], data: st.DataObject) -> None:
    kept, count = row(numbers), len(numbers)
    if count:
        at = data.draw(st.integers(0, count - 1))
        put_in(kept, at, count - 1, take_out(kept, at, count))
    assert kept.tolist() == row(numbers).tolist()


@checked
@pytest.mark.parametrize(("at", "count"), [(0, ROOM + 1), (5, 5), (7, 5), (0, 0), (-1, 5), (ROOM, ROOM)])
def test_nothing_is_taken_out_that_is_not_there(way: Way, at: int, count: int) -> None:
    kept = row(list(range(1, ROOM + 1)))
    with pytest.raises(IndexError):
        way(take_out)(kept, at, count)
    assert kept.tolist() == list(range(1, ROOM + 1))


@checked
@pytest.mark.parametrize(("at", "count"), [(0, ROOM), (6, 5), (-1, 5), (0, -1), (ROOM, ROOM)])
def test_nothing_is_put_in_where_no_room_is(way: Way, at: int, count: int) -> None:
    kept = row(list(range(1, ROOM + 1)))
    with pytest.raises(IndexError):
        way(put_in)(kept, at, count, 99)
    assert kept.tolist() == list(range(1, ROOM + 1))
