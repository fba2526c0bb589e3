"""The compact action space: every offer has a number of its own, and numbers, texts and offers convert both ways."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import asterism
from asterism.core.game import game, slugs
from asterism.core.table import Seen
from asterism.envs import actions
from asterism.games.novaluna.mosaic import Mosaic, clear, lay
from asterism.games.novaluna.pieces import CENTRE, MOST, PLACE, SIDE
from asterism.games.novaluna.rules import PLACING
from support.conformance import CASES, Case, game_of, spread

MOST_ACTIONS = 1_300
every_game = pytest.mark.parametrize("slug", slugs())
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_game
def test_there_are_not_too_many_actions(slug: str) -> None:
    assert 0 < actions(slug).count <= MOST_ACTIONS


@every_case
def test_numbers_and_texts_of_offers_convert_both_ways(case: Case) -> None:
    space = actions(case.slug)
    for table in spread(game_of(case), 20):
        for seat in table.to_act:
            seen = table.seen(seat)
            numbers = space.numbers(seen)
            assert len(set(numbers)) == len(numbers)
            assert [space.text(seen, number) for number in numbers] == seen.offers
            assert [space.number(seen, text) for text in seen.offers[:30]] == numbers[:30]
            assert np.flatnonzero(space.mask(seen)).tolist() == sorted(numbers)


@every_game
def test_what_is_not_offered_has_no_text_and_no_number(slug: str) -> None:
    table = asterism.table(slug, game(slug).seats[0], seed=1)
    space, seen = actions(slug), table.seen(table.to_act[0])
    numbers = [*np.flatnonzero(~space.mask(seen)).tolist(), -1, space.count, 2**40]
    for number in random.Random(1).sample(numbers, min(20, len(numbers))):
        with pytest.raises(ValueError, match=f"is not offered the action {number}"):
            space.text(seen, number)
    for text in ("nonsense", *(term.name for term in game(slug).verb if term.house)):
        with pytest.raises(ValueError, match=f"is not offered '{text}'"):
            space.number(seen, text)


# Nova Luna's window


def mosaics() -> Iterator[list[tuple[int, int]]]:
    """Shapes of mosaics: lines, bends and heaps, as long as there are tiles."""
    luck = random.Random(2)
    for length in (1, 2, 22, 23, 24, 25, 44):
        yield [(x, 0) for x in range(length)]
        yield [(0, -y) for y in range(length)]
        yield [(x, 0) for x in range(length // 2 + 1)] + [(length // 2, y + 1) for y in range((length - 1) // 2)]
    for _ in range(60):
        cells = [(0, 0)]
        while len(cells) < MOST - 1:
            x, y = luck.choice(cells[-luck.choice((1, 1, 5, 45)) :])
            right, up = luck.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
            if (x + right, y + up) not in cells:
                cells.append((x + right, y + up))
        yield cells[: luck.randrange(1, MOST)]


def placing(cells: list[tuple[int, int]]) -> Seen:
    """What a seat sees that has laid tiles on these cells and has one in hand."""
    states = asterism.table("novaluna", 2, seed=1).state
    states["step"], states["hand"], states["turn"] = PLACING, 67, 0
    m: Mosaic = states[0].mosaics[0]
    clear(m, 20)
    for tile, (x, y) in enumerate(cells):
        lay(m, tile, CENTRE + x * SIDE + y)
    offers: Any = tuple(int(PLACE) + int(m.edge[k]) for k in range(m.edges))
    return Seen(game("novaluna"), 0, 2, states, offers)


@pytest.mark.parametrize("cells", list(mosaics()), ids=len)
def test_every_place_of_every_mosaic_has_a_cell_of_the_window(cells: list[tuple[int, int]]) -> None:
    seen, space = placing(cells), actions("novaluna")
    numbers = space.numbers(seen)
    assert len(set(numbers)) == len(numbers)
    assert all(PLACE <= number < space.count for number in numbers)
    assert [space.text(seen, number) for number in numbers] == seen.offers


def test_a_cell_of_the_window_means_the_same_place_of_a_mosaic_wherever_that_was_begun() -> None:
    space, shape = actions("novaluna"), [(0, 0), (1, 0), (1, 1), (2, 1)]
    moved = [(x - 2, y - 1) for x, y in reversed(shape)]
    assert sorted(space.numbers(placing(shape))) == sorted(space.numbers(placing(moved)))
    assert sorted(placing(shape).offers) != sorted(placing(moved).offers)
