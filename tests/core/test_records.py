"""Records lie in memory as declared, and sets of bits are sets, compiled and plain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.core.game import game, slugs
from asterism.core.records import (
    EMPTY,
    HIDDEN,
    NONE,
    Bits,
    Grid,
    Many,
    Row,
    Sets,
    as_ints,
    below,
    bind,
    both,
    but,
    dispatch,
    dtype,
    either,
    grid,
    has,
    holes,
    many,
    minus,
    moved,
    new,
    nth,
    number,
    odd,
    plus,
    private,
    row,
    rule,
    secret,
    sets,
    size,
    within,
)
from support.conformance import CASES, Case, game_of, spread

quickly = settings(max_examples=60, derandomize=True, deadline=None)
few = st.sets(st.integers(0, 63))
members = few | few.map(lambda numbers: set(range(64)) - numbers)
member = st.integers(0, 63)
both_ways = pytest.mark.parametrize(
    "way", [lambda rule: rule, lambda rule: getattr(rule, "py_func", rule)], ids=["compiled", "plain"]
)
Way = Callable[[Any], Any]


def packed(numbers: set[int]) -> Bits:
    return Bits(sum(1 << i for i in numbers))


# Sets of bits


@both_ways
@quickly
@given(members, member)
def test_a_set_has_what_was_put_into_it(way: Way, numbers: set[int], i: int) -> None:
    assert bool(way(has)(packed(numbers), i)) == (i in numbers)


@both_ways
@quickly
@given(members, member)
def test_one_more_and_one_less(way: Way, numbers: set[int], i: int) -> None:
    assert way(plus)(packed(numbers), i) == packed(numbers | {i})
    assert way(minus)(packed(numbers), i) == packed(numbers - {i})


@both_ways
@quickly
@given(members)
def test_the_size_of_a_set(way: Way, numbers: set[int]) -> None:
    assert way(size)(packed(numbers)) == len(numbers)


@both_ways
@quickly
@given(members)
def test_members_of_a_set_are_counted_from_the_smallest(way: Way, numbers: set[int]) -> None:
    assert [way(nth)(packed(numbers), k) for k in range(len(numbers))] == sorted(numbers)
    assert way(nth)(packed(numbers), len(numbers)) == NONE
    assert way(nth)(packed(numbers), 64) == NONE


@both_ways
def test_all_numbers_below_one(way: Way) -> None:
    assert [int(way(below)(n)) for n in range(65)] == [2**n - 1 for n in range(65)]
    assert below(0) == EMPTY


@both_ways
@quickly
@given(members, members)
def test_two_sets_together(way: Way, one: set[int], other: set[int]) -> None:
    assert way(both)(packed(one), packed(other)) == packed(one & other)
    assert way(either)(packed(one), packed(other)) == packed(one | other)
    assert way(odd)(packed(one), packed(other)) == packed(one ^ other)
    assert way(but)(packed(one), packed(other)) == packed(one - other)
    assert way(within)(packed(one), packed(other)) == (one <= other)
    assert way(within)(packed(one & other), packed(other))


@both_ways
@quickly
@given(members, st.integers(-63, 63))
def test_a_set_moves_and_loses_what_leaves_it(way: Way, numbers: set[int], by: int) -> None:
    assert way(moved)(packed(numbers), by) == packed({i + by for i in numbers if 0 <= i + by < 64})


# Records


class Card:
    rank: int
    marks: Bits


class Shelf:
    seats: int
    odd: int
    deep: Grid = grid(2, 3)
    alone: int
    cards: Many[Card] = many(Card, 2)
    hands: Sets = private(sets(3))
    order: Row = private(row(3))
    rest: Sets = secret(sets(1))
    last: int


def test_a_record_begins_as_zeros_and_keeps_what_is_written() -> None:
    shelf = new(Shelf, 2)
    assert not as_ints(shelf).any()
    shelf[1].deep[1, 2] = 7
    shelf[1].cards[1].marks = plus(EMPTY, 63)
    assert shelf[1].deep[1, 2] == 7
    assert has(shelf[1].cards[1].marks, 63)
    assert not as_ints(shelf)[0].any()


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        new(Shelf)[0].lost = 1  # type: ignore[attr-defined]


@rule
def mark(card: Card, rank: int) -> int:
    before, card.rank = card.rank, rank
    return before


@both_ways
def test_a_rule_reads_and_writes_the_very_record_it_is_given(way: Way) -> None:
    """Compiled rules take a record's memory from where NumPy holds it: if that moves, this test breaks."""
    shelf = new(Shelf, 3)
    cards = [shelf[one].cards[at] for one in range(3) for at in range(len(shelf[one].cards))]
    assert [way(mark)(card, rank) for rank, card in enumerate(cards, 1)] == [0] * len(cards)
    assert [way(mark)(card, 0) for card in cards] == list(range(1, len(cards) + 1))
    assert not as_ints(shelf).any()


@pytest.mark.parametrize("kind", [Shelf, Card, *(game(slug).kind for slug in slugs())])
def test_no_byte_of_a_record_lies_outside_its_fields(kind: type) -> None:
    assert covered(dtype(kind)) == set(range(dtype(kind).itemsize))


def covered(record: np.dtype[Any], start: int = 0) -> set[int]:
    """The bytes that fields take, inner records looked into."""
    if record.subdtype:
        inner, shape = record.subdtype
        return {at for i in range(int(np.prod(shape))) for at in covered(inner, start + i * inner.itemsize)}
    if record.fields is None:
        return set(range(start, start + record.itemsize))
    return {at for field in record.fields.values() for at in covered(field[0], start + field[1])}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gaps_stay_zero_all_through_a_game(case: Case) -> None:
    for table in spread(game_of(case), 6):
        for gap in (name for name in table.state.dtype.names if name.startswith("_gap")):
            assert not table.state[gap].any()


def test_holes_are_what_a_seat_may_not_see() -> None:
    shelf = new(Shelf)
    as_ints(shelf)[0, holes(Shelf, 1)] = HIDDEN
    open_fields = (shelf[0].order[1], shelf[0].hands[1], shelf[0].deep[0, 0], shelf[0].alone, shelf[0].last)
    assert not any(open_fields)
    assert [shelf[0].order[seat] for seat in (0, 2)] == [HIDDEN, HIDDEN]
    assert all(shelf[0].hands[seat] != EMPTY for seat in (0, 2))
    assert shelf[0].rest[0] != EMPTY


def test_a_spectator_sees_no_private_field_at_all() -> None:
    seats = {word for seat in range(3) for word in holes(Shelf, seat).tolist()}
    assert set(holes(Shelf, None).tolist()) == seats
    assert len(holes(Shelf, None)) == 3 * 2 + 3 + 2
    assert len(holes(Shelf, 0)) == 2 * 2 + 2 + 2


def test_a_game_without_marks_has_no_holes() -> None:
    assert len(holes(Card, 0)) == len(holes(Card, None)) == 0


# Bad declarations


def test_a_private_field_needs_a_seat_for_its_first_axis() -> None:
    with pytest.raises(TypeError, match="first axis: the seat"):
        private(number())


def test_a_field_of_an_unknown_kind_is_refused() -> None:
    class Wrong:
        name: str

    with pytest.raises(TypeError, match=r"Wrong\.name is neither"):
        dtype(Wrong)


@pytest.mark.parametrize("name", ["size", "copy", "view", "max"])
def test_a_field_that_plain_python_could_not_reach_is_refused(name: str) -> None:
    wrong = type("Wrong", (), {"__annotations__": {name: int}})
    with pytest.raises(TypeError, match=f"Wrong.{name} can't be reached"):
        dtype(wrong)


def test_a_rule_is_bound_once() -> None:
    def greet(card: Any) -> str:
        return str(dispatch(greet, card))

    bind(greet, Card, lambda card: f"rank {card.rank}")
    assert greet(new(Card)[0]) == "rank 0"
    with pytest.raises(TypeError, match="greet is already bound"):
        bind(greet, Card, str)
