"""Rows of small numbers are written as asked, compiled and plain, and never beyond their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.core.game import game
from asterism.core.records import CHECKS, Bits, rule
from asterism.core.rows import clear, rows, scratch, two_places, unfold

WIDTH, SPACES, ALL, ROOM = 90, 24, 64, 45
quickly = settings(max_examples=60, derandomize=True, deadline=None)
checked = pytest.mark.skipif(not CHECKS, reason="nothing is checked")
both_ways = pytest.mark.parametrize(
    "way", [lambda rule: rule, lambda rule: getattr(rule, "py_func", rule)], ids=["compiled", "plain"]
)
Way = Callable[[Any], Any]


def row(fill: int = 0) -> Any:
    return np.full(WIDTH, fill, np.int8)


@rule
def unfold_spaces(out: Any, at: int, bits: Bits, weight: int) -> None:
    unfold(out, at, bits, SPACES, weight)


@rule
def unfold_all(out: Any, at: int, bits: Bits, weight: int) -> None:
    unfold(out, at, bits, ALL, weight)


@rule
def reversed_row(out: Any) -> None:
    turned = scratch(ROOM)
    for i in range(ROOM):
        turned[ROOM - 1 - i] = out[i]
    for i in range(ROOM):
        out[i] = turned[i]


@rule
def reach(at: int) -> int:
    there = scratch(ROOM)
    there[at] = 7
    return there[at]


@both_ways
@quickly
@given(st.integers(0, 2**64 - 1), st.integers(0, WIDTH - ALL), st.integers(-3, 3))
def test_bits_become_numbers_that_are_added(way: Way, bits: int, at: int, weight: int) -> None:
    for unfolded, count in ((unfold_spaces, SPACES), (unfold_all, ALL)):
        out = row(5)
        way(unfolded)(out, at, Bits(bits), weight)
        wanted = [5 + weight * (bits >> i & 1) for i in range(count)]
        assert out.tolist() == [5] * at + wanted + [5] * (WIDTH - at - count)


@checked
@pytest.mark.parametrize("at", [WIDTH - SPACES + 1, WIDTH, -1, -SPACES])
def test_bits_are_not_unfolded_beyond_a_row(at: int) -> None:
    memory = np.zeros(WIDTH + 200, np.int8)
    with pytest.raises(IndexError):
        unfold_spaces(memory[100 : 100 + WIDTH], at, Bits(2**64 - 1), 1)
    assert not memory.any()


@both_ways
def test_a_stretch_is_cleared_and_nothing_else(way: Way) -> None:
    out = row(9)
    way(clear)(out, 3, 10)
    assert out.tolist() == [9] * 3 + [0] * 7 + [9] * (WIDTH - 10)


@both_ways
@pytest.mark.parametrize("stretch", [(-1, 3), (0, WIDTH + 1)])
def test_nothing_is_cleared_beyond_a_row(way: Way, stretch: tuple[int, int]) -> None:
    with pytest.raises(IndexError, match="a row ends before what is cleared in it"):
        way(clear)(row(), *stretch)


@both_ways
@pytest.mark.parametrize("number", [0, 1, 127, 128, 129, 1_000, 16_383])
def test_a_large_number_takes_two_places(way: Way, number: int) -> None:
    out = row()
    way(two_places)(out, 4, number)
    assert int(out[4]) + 128 * int(out[5]) == number


@both_ways
def test_a_row_to_reckon_with_keeps_what_is_written(way: Way) -> None:
    out = np.arange(WIDTH, dtype=np.int8)
    way(reversed_row)(out)
    assert out.tolist() == [*reversed(range(ROOM)), *range(ROOM, WIDTH)]


@checked
def test_a_row_to_reckon_with_has_an_end() -> None:
    assert reach(ROOM - 1) == 7
    for at in (ROOM, -1):
        with pytest.raises(IndexError):
            reach(at)


def test_typed_rows_are_the_same_memory_and_name_their_encoder() -> None:
    numbers = np.zeros((3, 5), np.int8)
    layouts = [game(slug).layout for slug in ("sealed", "novaluna")]
    one, other = (rows(layout.module, numbers) for layout in layouts)
    one[1].row[4] = 6
    assert numbers[1].tolist() == [0, 0, 0, 0, 6]
    assert one.dtype != other.dtype
    assert one.dtype.names[0].startswith("_sealed_")
