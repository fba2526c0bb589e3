"""Chapter 2: the cards, the Moon and the stars before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import asterism
from asterism import Table
from asterism.core.chance import draw, quick
from asterism.core.game import setup
from asterism.texts import languages
from games.clusters.sky import CARDS, RATINGS, at, placed
from pages import tables
from pages import told as told_in_book

SEATS = range(2, 7)
MANY = range(60)


def opened(seats: int, seed: int = 1, **options: Any) -> Table:
    return asterism.table("clusters", seats, seed, options)


def dealt(table: Table) -> list[str]:
    return [player["card"] for player in table.view(None)["players"]]


def colours(table: Table) -> list[str]:
    return [CARDS[card]["colour"] for card in dealt(table)]


def to_the_first_turn(table: Table) -> list[int]:
    """Place all free stars; who placed them."""
    movers = []
    while table.view(None)["step"] == "opening":
        movers.append(table.to_act[0])
        table.play(table.to_act[0], table.offers(table.to_act[0])[len(movers)])
    return movers


@pytest.mark.rule("clusters 2.1")
@pytest.mark.parametrize(
    ("options", "colour"),
    [({}, "purple"), ({"colour": 1}, "purple"), ({"colour": 2}, "yellow"), ({"colour": 3}, "green")],
)
def test_the_colour_is_for_all_and_purple_unless_chosen(options: dict[str, int], colour: str) -> None:
    assert colours(opened(4, **options)) == [colour] * 4


@pytest.mark.rule("clusters 2.2")
def test_a_player_may_have_a_colour_of_his_own() -> None:
    assert colours(opened(3, colour2=3)) == ["purple", "green", "purple"]
    assert colours(opened(3, colour=2, colour1=1, colour3=3)) == ["purple", "yellow", "green"]


def test_a_colour_for_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(ValueError, match="option colour4 is for 4 players or more"):
        opened(3, colour4=1)


@pytest.mark.rule("clusters 2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_ratings_go_by_seat(seats: int) -> None:
    for seed in range(10):
        assert tuple(CARDS[card]["rating"] for card in dealt(opened(seats, seed, colour1=2))) == RATINGS[seats]


@pytest.mark.rule("clusters 2.4")
def test_cards_are_drawn_by_chance_and_none_is_there_twice() -> None:
    deals = [dealt(opened(6, seed)) for seed in MANY]
    assert all(len(set(cards)) == 6 for cards in deals)
    assert {cards[0] for cards in deals} == {f"P{n}" for n in range(11, 16)}
    assert {cards[2] for cards in deals} == {f"P{n:02}" for n in range(6, 11)}
    assert {cards[5] for cards in deals} == {f"P{n:02}" for n in range(1, 6)}


@pytest.mark.rule("clusters 2.5")
def test_everybody_sees_all_cards() -> None:
    table = opened(3)
    assert all(table.view(seat)["players"] == table.view(None)["players"] for seat in range(3))


@pytest.mark.rule("clusters 2.6")
def test_the_moon_can_come_to_every_row_and_column() -> None:
    moons = {opened(2, seed).view(None)["moon"] for seed in range(400)}
    assert len(moons) > 60
    assert {moon // 8 for moon in moons} == {moon % 8 for moon in moons} == set(range(8))


@pytest.mark.rule("clusters 2.6", "clusters 2.7")
def test_the_first_roll_of_the_setup_is_the_row_and_the_second_the_column() -> None:
    table = opened(4)
    for seed in range(20):
        state, luck = table.game.states(1), quick(seed)
        state["seats"] = 4
        setup(state[0], table.game.settle(4, {}), quick(seed))
        for cards in (5, 5, 4, 5):  # one each, the two between from the same five
            draw(luck, cards)
        moon, star = ((draw(luck, 8), draw(luck, 8)) for _ in range(2))
        assert divmod(int(state["moon"][0]), 8) == moon
        assert moon == star or int(state["stars"][0]) == 1 << at(star[0] + 1, star[1] + 1)


@pytest.mark.rule("clusters 2.6", "clusters 2.7")
def test_the_rolls_of_the_setup_are_told_until_somebody_places_a_star() -> None:
    for seats in SEATS:
        table = opened(seats)
        view = table.view(None)
        rolled = [view["moon"], *view["stars"]]
        told = die(table)[:-1]
        assert [phrase["say"] for phrase in told] == ["die-moon", "die-star"][: 2 if seats == 4 else 1]
        assert [at(phrase["row"], phrase["column"]) for phrase in told] == rolled
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
        assert [phrase["say"] for phrase in die(table)] == ["die-opening"]


def die(table: Table) -> list[dict[str, Any]]:
    """What the die's panel says."""
    rows: list[dict[str, Any]] = table.game.view.panels(table.view(None))[1]["rows"]
    return rows


@pytest.mark.rule("clusters 2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_only_with_four_players_a_star_is_rolled(seats: int) -> None:
    for seed in range(150):
        view = opened(seats, seed).view(None)
        assert len(view["stars"]) == (1 if seats == 4 else 0)
        assert view["moon"] not in view["stars"]


@pytest.mark.rule("clusters 2.8")
def test_free_stars_go_on_any_free_cell() -> None:
    table = opened(4)
    view = table.view(None)
    assert placed(table.offers(3)) == set(range(64)) - {view["moon"], *view["stars"]}
    assert len(table.offers(3)) == 62


@pytest.mark.rule("clusters 2.9")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [1, 0, 1, 0, 1, 0]),
        (3, [2, 1, 0, 2, 1, 0]),
        (4, [3, 2, 1, 0]),
        (5, [4, 3, 2, 1, 0]),
        (6, [5, 4, 3, 2, 1, 0]),
    ],
)
def test_free_stars_are_placed_in_passes_from_the_last_seat(seats: int, order: list[int]) -> None:
    assert to_the_first_turn(opened(seats)) == order


def test_the_view_counts_the_stars_that_are_still_placed_freely() -> None:
    table, left = opened(3), []
    while table.view(None)["step"] == "opening":
        left.append(table.view(None)["opening"])
        table.play(table.to_act[0], table.offers(table.to_act[0])[0])
    assert [*left, table.view(None)["opening"]] == [6, 5, 4, 3, 2, 1, 0]


@pytest.mark.rule("clusters 2.10", "clusters 2.11")
@pytest.mark.parametrize(("seats", "stars"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 6)])
def test_five_or_six_stars_shine_when_the_first_seat_begins(seats: int, stars: int) -> None:
    table = opened(seats)
    to_the_first_turn(table)
    assert len(table.view(None)["stars"]) == stars
    assert table.to_act == [0]
    assert table.offers(0) == ["roll"]


@pytest.mark.scene("clusters setup-of-four")
def test_the_opening_of_the_books_example() -> None:
    """The Moon in row 5, column 6, a star in row 2, column 7; then all place, from the last to the first."""
    moon, star = (5, 6), (2, 7)
    start = opened(4).position()
    start["state"] |= {"moon": at(*moon), "stars": [at(*star)]}
    table = asterism.position("clusters", start)
    assert to_the_first_turn(table) == [3, 2, 1, 0]
    ratings = [CARDS[card]["rating"] for card in dealt(table)]
    assert ratings == [3, 2, 2, 1]
    stars = len(table.view(None)["stars"])
    figures = [*ratings, *moon, *moon, table.seats, *star, *star, stars]
    assert told_in_book("clusters", "setup-of-four") == sorted(figures)


@pytest.mark.rule("clusters 2.3", "clusters 2.9", "clusters 2.10")
@pytest.mark.parametrize("lang", languages())
def test_the_book_has_the_numbers_of_the_setup_cards(lang: str) -> None:
    [found] = tables("clusters", 2, lang)
    for row, seats in zip(found["rows"], range(2, 7), strict=True):
        table = opened(seats)
        by_rolls = len(table.view(None)["stars"])
        ratings = ", ".join(str(CARDS[card]["rating"]) for card in dealt(table))
        each = len(to_the_first_turn(table)) // seats
        assert row == [str(seats), ratings, str(each), str(by_rolls), str(len(table.view(None)["stars"]))]
