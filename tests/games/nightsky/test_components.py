"""Night Sky Explorer: the components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from asterism.games.nightsky.pieces import CROSSES, LOOKS, STAR, VISIBLE

from . import slow
from .nights import CARDS, DATA, STARS, cells, drawing


@pytest.mark.rule("nightsky 1.1")
def test_the_map_has_25_stars_of_each_type() -> None:
    assert len(STARS) == 100
    assert Counter(star["type"] for star in STARS.values()) == dict.fromkeys(("red", "white", "yellow", "blue"), 25)


@pytest.mark.rule("nightsky 1.2")
def test_the_stars_stand_in_a_raster_around_the_sun() -> None:
    places = {(x, y) for x in range(-6, 7) for y in range(-6, 7) if 0 < x * x + y * y <= 32}
    assert {(star["x"], star["y"]) for star in STARS.values()} == places
    assert STAR[5, 5] == -1


@pytest.mark.rule("nightsky 1.3")
def test_dust_lies_around_the_sun_and_at_the_rim() -> None:
    around = {(star["x"], star["y"]) for star in STARS.values() if star["sun"]}
    assert around == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)}
    assert sum(star["rim"] for star in STARS.values()) == 12
    assert sum(int(column).bit_count() for row in CROSSES for column in row) == len(slow.OVER_ECLIPTIC) == 30


@pytest.mark.rule("nightsky 1.4")
def test_there_are_41_cards() -> None:
    assert Counter(card["size"] for card in CARDS) == {5: 6, 6: 6, 7: 11, 8: 6, 9: 6, 10: 6}
    assert len({card["latin"] for card in CARDS}) == 41
    assert "Lepus" in {card["latin"] for card in CARDS}


@pytest.mark.rule("nightsky 1.5")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["latin"]))
def test_a_pattern_is_joined_by_lines_between_neighbours(card: dict[str, Any]) -> None:
    assert len(card["nodes"]) == card["size"]
    assert slow.hangs_together(CARDS.index(card) + 1, set(range(len(card["nodes"]))))
    for a, b in card["lines"]:
        assert max(abs(p - q) for p, q in zip(card["nodes"][a], card["nodes"][b], strict=True)) == 1
    assert {"type", "value"} <= card.keys()


@pytest.mark.rule("nightsky 1.6")
def test_a_start_card_for_each_pair_of_types() -> None:
    pairs = [frozenset(side["type"] for side in card["sides"]) for card in DATA["start_cards"]]
    assert len(set(pairs)) == len(pairs) == 6
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.rule("nightsky 1.7")
def test_there_are_seven_fading_stars() -> None:
    assert DATA["fading_stars"] == 7


@pytest.mark.rule("nightsky 5.1")
def test_the_window_is_as_the_stars_say() -> None:
    for number in range(1, 7):
        shown = [(x, y) for x in range(11) for y in range(11) if VISIBLE[number - 1, x] >> y & 1]
        seen = {int(STAR[cell]) + 1 for cell in shown}
        assert seen == {star for star, its in STARS.items() if number in its["visible"]}


@pytest.mark.rule("nightsky 7.2")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["latin"]))
def test_turns_that_look_alike_are_known(card: dict[str, int]) -> None:
    looks = {str(drawing(card["id"], turn, -2, -2)) for turn in range(4)}
    places = [set(cells(card["id"], turn, 0, 0)) for turn in range(4)]
    assert len(looks) == LOOKS[card["id"] - 1] == len({frozenset(place) for place in places})
