"""Chapters 5.3 and 6: constellations that stand, winners, and draws."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

import asterism
from asterism import Table
from asterism.core.actions import NO_TALE
from asterism.core.chance import quick
from asterism.core.game import apply, over
from asterism.games.clusters.pieces import PLACE
from asterism.games.clusters.position import NUMBERS
from asterism.games.clusters.rules import OPENING
from games.clusters.sky import (
    CARDS,
    Spot,
    at,
    board,
    drawn,
    lucky,
    mirrored,
    names,
    places,
    rerolled,
    shifted,
    stands,
    table,
    told,
    turned,
)
from pages import told as told_in_book
from support.conformance import Case, plies

THREE = ("P13", "P06", "P02")

# All of the Horseshoe but the star in row 4, column 3.
HORSESHOE = """
    . . . . . . . .
    . * . * . . . .
    . * . * . . . .
    . * . * . . . .
    . . . . . . . .
    . . . . . . * .
    . . . . . . . M
    . . . . . . . .
"""

# 58 stars and nobody has won; row 3, column 3 and its three like are empty, and row 1, column 1 is the last cell.
FULL = """
    . * * * * * * *
    * * * * * * * *
    * * . * * . * *
    * * * * * * * *
    * * * * * * * *
    * * . * * . * *
    * * * * * * * *
    * * * * * * * M
"""
YELLOW = ("Y11", "Y09", "Y01")


@pytest.mark.rule("clusters 6.1")
@pytest.mark.parametrize("card", ["P02", "P04", "P05", "G01"])
def test_a_constellation_stands_anywhere_turned_and_mirrored(card: str) -> None:
    for spots in sorted(places(card), key=sorted):
        last = max(spots)
        table = finishing(card, spots, last)
        if table is not None:
            table.play(0, f"place cell:{last}")
            assert table.winners == [2]


def finishing(card: str, spots: frozenset[int], last: int) -> Table | None:
    """A table at which one star is missing, if the opening could have left it like that."""
    moon = next(cell for cell in range(64) if cell not in spots)
    marks = ["M" if cell == moon else "*" if cell in spots - {last} else "." for cell in range(64)]
    beside = sum(abs(last // 8 - cell // 8) < 2 and abs(last % 8 - cell % 8) < 2 for cell in spots - {last})
    return table(" ".join(marks), ("P13", "P06", card), step="place", first=beside) if beside else None


@pytest.mark.rule("clusters 6.2")
def test_other_stars_do_not_matter_and_nothing_stands_across_an_edge() -> None:
    won = table(HORSESHOE, THREE, step="place", first=4)
    won.play(0, f"place cell:{at(4, 3)}")
    assert won.winners == [2]
    across = """
        . . . . . . . .
        * . . . . . * .
        * . . . . . * .
        * . . . . . * .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . M
        . . . . . . . .
    """
    state = table(across, THREE, step="place", first=2)
    assert state.offers(0).count(f"place cell:{at(4, 8)}") == 1
    state.play(0, f"place cell:{at(4, 8)}")
    assert not state.over


@pytest.mark.rule("clusters 6.2")
def test_who_wins_is_found_as_a_player_would_find_it() -> None:
    for seats, seed in ((2, 1), (3, 2), (4, 3), (6, 4)):
        for state in plies(Case("clusters", seats).table(seed), seed):
            view = state.view(None)
            standing = [seat for seat, player in enumerate(view["players"]) if stands(player["card"], view["stars"])]
            assert state.winners == standing
            assert state.over == bool(standing)


@pytest.mark.rule("clusters 6.3", "clusters 6.4", "clusters 6.5")
def test_a_win_outside_ones_own_turn_ends_the_game_at_once() -> None:
    state = table(HORSESHOE, THREE, step="place", first=4)
    story = state.play(0, f"place cell:{at(4, 3)}")
    assert names(story) == ["placed", "stood"]
    assert told(story, "stood")[0]["seat"] == 2
    assert state.over
    assert state.winners == [2]
    assert state.to_act == []
    assert state.view(None)["players"][2]["standing"] == [
        [at(r, c) for r, c in ((2, 2), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4))]
    ]


@pytest.mark.rule("clusters 6.3")
def test_a_moved_star_wins_too() -> None:
    sky = HORSESHOE.replace(
        "* . * . . . .\n    . . . . . . . .\n    . . . . . . * .",
        "* . * . . . .\n    . . * . . . . .\n    . . . . . . * .",
    )
    after, _ = rerolled(5, sky, THREE, first=1)
    after.play(0, f"take cell:{at(5, 3)}")
    assert names(after.play(0, f"put cell:{at(4, 3)}")) == ["moved", "stood"]
    assert after.winners == [2]


# The book's example: Cleo's star completes three constellations at once.


@pytest.mark.scene("clusters three-winners")
@pytest.mark.rule("clusters 6.4")
def test_one_star_may_let_several_win() -> None:
    cards, sky, last = shared_star()
    state = table(sky, cards, step="place", turn=2, first=beside(sky, last))
    story = state.play(2, f"place cell:{last}")
    assert names(story) == ["placed", "stood", "stood", "stood"]
    assert state.winners == [0, 1, 2]
    assert state.scores == [1, 1, 1, 0]
    assert state.utilities == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])
    winners = len(state.winners)
    assert told_in_book("clusters", "three-winners") == sorted([winners, winners, state.seats])


def beside(sky: str, cell: int) -> int:
    marks = sky.split()
    return sum(
        marks[c] == "*" for c in range(64) if c != cell and abs(c // 8 - cell // 8) < 2 and abs(c % 8 - cell % 8) < 2
    )


def shared_star() -> tuple[tuple[str, ...], str, int]:
    """Four cards and a sky on which one star lets the first three win, and the Moon bars the fourth."""
    luck, last = random.Random(0), at(4, 4)
    cards = ("P13", "P09", "P06", "P04")
    ada, ben, cleo = drawn("P13"), mirrored(drawn("P09")), mirrored(turned(drawn("P06")))
    ways = [around(last, spots) for spots in (ada, ben, cleo)]
    while True:
        stars = frozenset().union(*(luck.choice(way) for way in ways)) - {last}
        barred = [spots - stars - {last} for spots in places(cards[3]) if last in spots]
        moons = [cell for cells in barred for cell in cells if len(cells) == 1]
        marks = ["M" if [cell] == moons[:1] else "*" if cell in stars else "." for cell in range(64)]
        if moons and not any(stands(card, stars) for card in cards) and not stands(cards[3], stars | {last}):
            return cards, " ".join(marks), last


def around(cell: int, spots: Iterable[Spot]) -> list[frozenset[int]]:
    """Where a shape has a cell in it, neither turned nor mirrored any further."""
    shapes = [shifted(spots, down, right) for down in range(-8, 17) for right in range(-8, 17)]
    return [shape for shape in shapes if cell in shape]


@pytest.mark.rule("clusters 6.1")
@pytest.mark.parametrize("card", ["P01", "P09"])
def test_a_mirrored_constellation_may_be_the_same_as_turned_clockwise(card: str) -> None:
    assert set(around(at(4, 4), mirrored(drawn(card)))) == set(around(at(4, 4), turned(drawn(card))))


@pytest.mark.rule("clusters 6.1")
def test_a_mirrored_constellation_may_be_another_than_turned_in_any_way() -> None:
    spots, mirror = drawn("P06"), set(around(at(4, 4), mirrored(drawn("P06"))))
    for _ in range(4):
        spots = turned(spots)
        assert mirror.isdisjoint(around(at(4, 4), spots))


@pytest.mark.rule("clusters 5.3")
def test_the_moon_is_no_part_of_a_constellation() -> None:
    cards, sky, last = shared_star()
    marks = sky.split()
    lit = [cell for cell in range(64) if marks[cell] == "*"] + [last]
    assert stands(cards[3], [*lit, marks.index("M")])
    state = table(sky, cards, step="place", turn=2, first=beside(sky, last))
    state.play(2, f"place cell:{last}")
    assert 3 not in state.winners


@pytest.mark.rule("clusters 6.6")
def test_a_win_while_stars_are_still_placed_freely() -> None:
    """No card of ours has so few stars that an opening could finish it: here more of them lie there than could be."""
    states = asterism.table("clusters", 3, 1).state
    states["moon"], states["stars"] = at(8, 8), sum(1 << cell for cell in board(HORSESHOE)[0])
    states["card"][0, :3] = [NUMBERS[card] for card in THREE]
    assert states[0].step == OPENING
    apply(states[0], 2, PLACE + at(4, 3), quick(1), NO_TALE)
    assert over(states[0])
    assert states[0].winners == 1 << 2


@pytest.mark.rule("clusters 6.7", "clusters 6.9")
def test_the_last_star_of_the_last_seat_is_a_draw() -> None:
    state = table(FULL, YELLOW, step="place", turn=2, first=3)
    story = state.play(2, f"place cell:{at(1, 1)}")
    assert [name for name in names(story) if name != "grew"] == ["placed", "spent", "drawn"]
    assert state.over
    assert state.winners == []
    assert state.scores == state.utilities == [0, 0, 0]


@pytest.mark.rule("clusters 6.5", "clusters 6.9", "clusters 9.4")
@pytest.mark.parametrize(("given", "zero"), [({"first": 8}, False), ({}, True)])
def test_a_last_star_that_wins_leaves_no_draw(given: dict[str, int], zero: bool) -> None:
    state = table(FULL, YELLOW, step="place", zero_chance=zero, **given)
    assert set(names(state.play(0, f"place cell:{at(3, 3)}"))) == {"placed", "stood"}
    assert len(state.view(None)["stars"]) == 59
    assert 0 in state.winners


@pytest.mark.rule("clusters 6.9")
def test_only_with_five_yellow_cards_the_last_star_can_leave_no_winner() -> None:
    """Five cells stay without a star, the Moon's among them: do they bar a constellation everywhere?"""
    ways = {card: barring(frozenset(places(card)), 5) for card in CARDS}
    barred = {card for card, found in ways.items() if found}
    assert barred == {"Y01", "Y08", "Y09", "Y11", "Y15"}
    assert [card for card in barred if CARDS[card]["rating"] == 1] == ["Y01"]  # so the last seat's is Y01
    assert all({at(3, 3), at(3, 6), at(6, 3), at(6, 6)} <= cells for cells in ways["Y01"])


def barring(left: frozenset[frozenset[int]], most: int) -> list[frozenset[int]]:
    """Each set of up to so many cells of which every place holds one, not counting what more cells would add."""
    if not left:
        return [frozenset()]
    if len(apart(left)) > most:
        return []
    first = min(left, key=sorted)
    return [
        rest | {cell}
        for cell in first
        for rest in barring(frozenset(place for place in left if cell not in place), most - 1)
    ]


def apart(left: Iterable[frozenset[int]]) -> list[frozenset[int]]:
    """Places of which no two share a cell."""
    found: list[frozenset[int]] = []
    for place in sorted(left, key=sorted):
        if all(place.isdisjoint(other) for other in found):
            found.append(place)
    return found


@pytest.mark.rule("clusters 6.7")
def test_after_the_last_star_the_round_is_finished() -> None:
    state = table(FULL, YELLOW, step="place", turn=0, first=3)
    state.play(0, f"place cell:{at(1, 1)}")
    assert state.to_act == [1]
    for seat in (1, 2):
        state.play(seat, "roll")
        assert state.offers(seat) == ["reroll", "pass"]
        state.play(seat, "pass")
    assert state.over
    assert state.winners == []


@pytest.mark.rule("clusters 6.8")
def test_without_stars_another_pair_is_a_lost_turn_and_the_same_pair_a_move() -> None:
    spent = FULL.replace(". * * * * * * *", "* * * * * * * *", 1)
    lost, story = rerolled(2, spent, YELLOW, turn=1, first=1)
    assert names(story) == ["rolled", "lapsed"]
    assert lost.to_act == [2]
    again, _ = rerolled(5, spent, YELLOW, turn=1, first=1)
    assert again.view(1)["step"] == "take"
    assert again.why(1, f"place cell:{at(3, 3)}") == "move-first"


@pytest.mark.rule("clusters 6.8")
def test_a_move_after_the_last_star_can_still_win() -> None:
    spent = FULL.replace(". * * * * * * *", "* * * * * * * *", 1)
    again, _ = rerolled(5, spent, YELLOW, turn=2, first=1)
    again.play(2, f"take cell:{at(2, 2)}")
    story = again.play(2, f"put cell:{at(3, 3)}")
    assert names(story)[0] == "moved"
    assert "spent" not in names(story)
    assert again.over
    assert again.winners


@pytest.mark.rule("clusters 6.10")
def test_a_winner_scores_one_and_a_shared_win_its_share() -> None:
    won = table(HORSESHOE, THREE, step="place", first=4)
    won.play(0, f"place cell:{at(4, 3)}")
    assert won.scores == [0, 0, 1]
    assert won.utilities == [0, 0, 1]


# Bob's star


@pytest.mark.rule("clusters 7.5")
def test_a_win_by_bobs_star_comes_before_the_turn() -> None:
    state, story = lucky(
        lambda seed: table(HORSESHOE, ("P13", "P02"), seed=seed),
        "roll",
        lambda story: (story[0]["row"], story[0]["column"]) == (4, 3),
    )
    assert names(story) == ["bob", "stood"]
    assert state.winners == [1]
    assert state.over
    assert state.view(None)["roll"] is None


def test_two_players_can_win_together_by_bobs_star() -> None:
    sky, last, cards = bobs_gift()
    state, story = lucky(
        lambda seed: table(sky, cards, seed=seed),
        "roll",
        lambda story: at(story[0]["row"], story[0]["column"]) == last,
    )
    assert names(story) == ["bob", "stood", "stood"]
    assert state.winners == [0, 1]
    assert state.utilities == [0.5, 0.5]


def bobs_gift() -> tuple[str, int, tuple[str, str]]:
    """A sky on which one more star finishes both players' constellations."""
    cards, last = ("P13", "P02"), at(4, 4)
    for one in sorted(places(cards[0]), key=sorted):
        for other in sorted(places(cards[1]), key=sorted):
            stars = (one | other) - {last}
            if last in one & other and not any(stands(card, stars) for card in cards):
                marks = ["*" if cell in stars else "." for cell in range(63)] + ["M"]
                return " ".join(marks), last, cards
    raise AssertionError


def test_every_winner_of_random_games_has_a_constellation_that_stands() -> None:
    games = asterism.playouts("clusters", seats=3, games=300, seed=2)
    assert set(games.scores.sum(axis=1)) >= {1}
    assert all(total == pytest.approx(1) for total in games.utilities.sum(axis=1))
