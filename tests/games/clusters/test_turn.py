"""Chapters 3, 4 and 5: rolling, placing, moving, and the Moon."""

from __future__ import annotations

import random

import pytest

import asterism
from games.clusters.sky import SPARSE, at, board, cells, lucky, names, near, placed, rerolled, table, told, with_near
from pages import told as told_in_book
from support.conformance import Case, finished, perft, plies

THREE = ("P13", "P06", "P04")
STARS, MOON = board(SPARSE)

# Around row 4, column 4 lie eight stars; beside row 1, column 1 lie none.
RING = """
    . . . . . . . .
    . . . . . . . .
    . . * * * . . .
    . . * . * . . .
    . . * * * . . .
    . . . . . . . .
    . . . . . . . M
    . . . . . . . .
"""

# The star in row 1, column 1 has only stars and the Moon beside it.
MOON_IN_THE_CORNER = """
    * * . . . . . .
    * M . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . * . . .
    . . . . . . . .
    . . . . . . * .
    . . . . . . . *
"""


@pytest.mark.rule("clusters 3.1")
def test_turns_go_round() -> None:
    states = (state for state in plies(Case("clusters", 3).table(), 4) if not state.over)
    order = [state.to_act[0] for state in states if state.offers(state.to_act[0]) == ["roll"]]
    assert order == [turn % 3 for turn in range(len(order))]
    assert len(order) > 6


@pytest.mark.rule("clusters 3.2")
def test_a_turn_begins_with_a_roll_that_gives_two_numbers() -> None:
    start = table(cards=THREE)
    assert start.offers(0) == ["roll"]
    story = start.play(0, "roll")
    face = told(story, "rolled")[0]["face"]
    couple = face + 4 if face < 5 else face - 4
    assert story == [{"what": "rolled", "seat": 0, "face": face, "couple": couple, "again": 0}]
    assert start.view(0)["roll"] == {"face": face, "couple": couple, "first": face, "again": False}


def test_every_face_comes_up_alike() -> None:
    rolls = [table(cards=THREE, seed=seed).play(0, "roll") for seed in range(800)]
    faces = [told(story, "rolled")[0]["face"] for story in rolls]
    assert all(70 < faces.count(face) < 130 for face in range(1, 9))


@pytest.mark.rule("clusters 3.3")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_star_goes_where_one_of_the_two_numbers_of_stars_is_beside_it(face: int) -> None:
    other = face + 4 if face < 5 else face - 4
    for drawing in (SPARSE, RING):
        stars, moon = board(drawing)
        state = table(drawing, THREE, step="place", first=face)
        assert placed(state.offers(0)) == with_near(stars, (face, other), moon)


@pytest.mark.rule("clusters 3.3")
def test_only_free_cells_are_offered_on_any_board() -> None:
    luck = random.Random(5)
    for _ in range(60):
        state = random_sky(luck)
        view = state.view(0)
        numbers = (view["roll"]["face"], view["roll"]["couple"])
        assert placed(state.offers(0)) == with_near(view["stars"], numbers, view["moon"])


def random_sky(luck: random.Random) -> asterism.Table:
    """A position of three players in which nobody has won, after a first roll."""
    while True:
        spots = luck.sample(range(64), luck.randint(7, 40))
        marks = ["M" if cell == spots[0] else "*" if cell in spots else "." for cell in range(64)]
        try:
            return table(" ".join(marks), THREE, step="place", first=luck.randint(1, 8))
        except ValueError:
            continue


@pytest.mark.rule("clusters 3.4")
def test_nothing_counts_across_the_edges() -> None:
    sky = """
        . . . . . . . *
        . . . . . . . *
        . . . . . . . *
        . . . M . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        * . . * . . * .
    """
    view = table(sky, THREE).view(0)
    assert [view["near"][at(row, 1)] for row in range(1, 9)] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert view["near"][at(1, 4)] == 0
    assert view["near"] == [len(near(cell) & set(view["stars"])) for cell in range(64)]


@pytest.mark.rule("clusters 3.5")
def test_the_player_may_roll_again_and_gives_the_first_pair_up() -> None:
    state = table(RING, THREE, step="place", first=2)
    assert state.offers(0)[0] == "reroll"
    after, story = rerolled(3, RING, first=2)
    assert story[0] == {"what": "rolled", "seat": 0, "face": 3, "couple": 7, "again": 1}
    stars, moon = board(RING)
    assert placed(after.offers(0)) == with_near(stars, (3, 7), moon)


@pytest.mark.rule("clusters 3.5")
def test_there_is_no_third_roll() -> None:
    after, _ = rerolled(3, RING, first=2)
    assert cells(after.offers(0), "place")
    assert all(text.startswith("place") for text in after.offers(0))
    assert after.why(0, "reroll") == "rerolled-already"


@pytest.mark.rule("clusters 3.6")
def test_nobody_may_pass_while_a_number_can_be_used() -> None:
    state = table(step="place", first=1, cards=THREE)
    assert "pass" not in state.offers(0)
    assert state.why(0, "pass") == "can-place"


@pytest.mark.rule("clusters 3.7")
def test_without_a_usable_number_the_player_rolls_again_or_lets_the_turn_go_by() -> None:
    state = table(step="place", first=8, cards=THREE)
    assert state.offers(0) == ["reroll", "pass"]
    assert names(state.play(0, "pass")) == ["passed"]
    assert state.to_act == [1]
    assert state.view(0)["stars"] == STARS


@pytest.mark.rule("clusters 3.8")
def test_a_second_pair_that_can_not_be_used_is_a_lost_turn() -> None:
    after, story = rerolled(4, first=1)
    assert names(story) == ["rolled", "lapsed"]
    assert after.to_act == [1]
    assert after.offers(1) == ["roll"]
    assert after.view(0)["roll"] is None


@pytest.mark.rule("clusters 3.9")
@pytest.mark.parametrize("cards", [THREE, ("P11", "P01")])
def test_a_star_can_be_taken_back_until_the_next_player_rolls(cards: tuple[str, ...]) -> None:
    state = table(cards=cards, step="place", first=1)
    state.play(0, f"place cell:{at(1, 1)}")
    assert state.can_undo(0)
    state.undo(0)
    assert state.view(0)["stars"] == STARS
    state.play(0, f"place cell:{at(1, 1)}")
    state.play(1, "roll")
    assert not state.can_undo(0)


# Moving


@pytest.mark.rule("clusters 4.1")
@pytest.mark.parametrize("face", [2, 6])
def test_the_same_pair_again_moves_a_star(face: int) -> None:
    after, _ = rerolled(face, first=6)
    assert after.view(0)["step"] == "take"
    assert cells(after.offers(0), "take") == set(STARS)
    assert len(after.offers(0)) == len(STARS)


@pytest.mark.rule("clusters 4.2")
def test_any_star_goes_to_any_free_cell_beside_it() -> None:
    after, _ = rerolled(2, RING, first=2)
    after.play(0, f"take cell:{at(3, 3)}")
    assert cells(after.offers(0), "put") == near(at(3, 3)) - set(board(RING)[0])
    story = after.play(0, f"put cell:{at(2, 2)}")
    assert story[0] == {"what": "moved", "seat": 0, "start": at(3, 3), "to": at(2, 2)}
    assert set(after.view(0)["stars"]) == {*board(RING)[0], at(2, 2)} - {at(3, 3)}
    assert after.to_act == [1]


@pytest.mark.rule("clusters 4.2")
@pytest.mark.parametrize("drawing", [SPARSE, RING, MOON_IN_THE_CORNER])
def test_there_are_as_many_moves_as_a_player_counts(drawing: str) -> None:
    stars, moon = board(drawing)
    moves = sum(len(near(star) - {*stars, moon}) for star in stars)
    assert perft(table(drawing, THREE, step="take", first=1, second=5), 2) == moves


@pytest.mark.rule("clusters 4.3")
def test_a_star_does_not_go_back_and_its_neighbours_do_not_matter() -> None:
    after, _ = rerolled(5, RING, first=1)
    after.play(0, f"take cell:{at(5, 5)}")
    assert after.why(0, f"put cell:{at(5, 5)}") == "not-back"
    beside = {after.view(0)["near"][cell] for cell in cells(after.offers(0), "put")}
    assert beside == {1, 2, 3, 8}


@pytest.mark.rule("clusters 4.4")
def test_a_star_is_moved_also_when_the_pair_could_not_be_used() -> None:
    after, story = rerolled(4, first=8)
    assert names(story) == ["rolled"]
    assert after.view(0)["step"] == "take"


@pytest.mark.rule("clusters 4.5")
def test_even_on_the_fullest_board_a_star_can_move() -> None:
    free = {at(3, 3), at(3, 6), at(6, 3), at(6, 6)}
    for moon in (at(1, 1), at(2, 2), at(3, 4), at(8, 8)):
        marks = ["M" if cell == moon else "." if cell in free else "*" for cell in range(64)]
        assert marks.count("*") == 59
        state = table(" ".join(marks), ("Y11", "Y09", "Y01"), step="take", first=1, second=5)
        assert cells(state.offers(0), "take") == set().union(*(near(cell) for cell in free)) - {moon}


def test_a_star_without_room_can_not_be_taken() -> None:
    crowded = """
        * * * . . . . .
        * * . . . . . .
        * . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . M
        . . . . . . * .
        . . . . . . . *
    """
    after, _ = rerolled(5, crowded, first=5)
    assert at(1, 1) not in cells(after.offers(0), "take")
    assert after.why(0, f"take cell:{at(1, 1)}") == "no-room"
    assert after.why(0, f"take cell:{at(4, 4)}") == "no-star-here"


@pytest.mark.rule("clusters 4.6")
def test_a_star_taken_still_stands_and_can_be_put_down_later() -> None:
    after, _ = rerolled(5, RING, first=5)
    story = after.play(0, f"take cell:{at(3, 3)}")
    assert names(story) == ["took"]
    assert after.view(0)["taken"] == at(3, 3)
    assert at(3, 3) in after.view(0)["stars"]
    after.undo(0)
    assert after.view(0)["taken"] is None
    assert after.view(0)["step"] == "take"


# The Moon


@pytest.mark.rule("clusters 5.1")
def test_no_star_goes_on_the_moon() -> None:
    moon_inside = RING.replace("* . *", "* M *").replace(". M", ". .")
    state = table(moon_inside, THREE, step="place", first=8)
    assert state.view(0)["near"][at(4, 4)] == 8
    assert f"place cell:{at(4, 4)}" not in state.offers(0)
    assert state.why(0, f"place cell:{at(4, 4)}") == "moon-here"


@pytest.mark.rule("clusters 4.2", "clusters 5.1")
def test_no_star_moves_onto_the_moon() -> None:
    after, _ = rerolled(5, MOON_IN_THE_CORNER, first=5)
    after.play(0, f"take cell:{at(1, 2)}")
    assert cells(after.offers(0), "put") == {at(1, 3), at(2, 3)}
    assert after.why(0, f"put cell:{at(2, 2)}") == "moon-here"


@pytest.mark.rule("clusters 4.2", "clusters 5.1")
def test_beside_the_moon_alone_a_star_has_no_room() -> None:
    after, _ = rerolled(5, MOON_IN_THE_CORNER, first=5)
    assert cells(after.offers(0), "take") == set(board(MOON_IN_THE_CORNER)[0]) - {at(1, 1)}
    assert after.why(0, f"take cell:{at(1, 1)}") == "no-room"


@pytest.mark.rule("clusters 5.2")
def test_the_moon_counts_as_an_empty_cell() -> None:
    sky = """
        . . . . . . . .
        . * M * . . . .
        . . . . . . . .
        . . . . * . . .
        . . . . . . . .
        * . . . . . * .
        . . . . . . . .
        . * . . . . . .
    """
    state = table(sky, THREE, step="place", first=2)
    assert state.view(0)["near"][at(3, 3)] == 2
    assert at(3, 3) in placed(state.offers(0))
    assert state.view(0)["near"][at(3, 4)] == 2


@pytest.mark.rule("clusters 5.4")
def test_the_moon_never_moves() -> None:
    game = Case("clusters", 3).table()
    moon = game.view(None)["moon"]
    assert all(state.view(None)["moon"] == moon for state in plies(game, 2))
    after, _ = rerolled(2, first=2)
    assert after.why(0, f"take cell:{MOON}") == "no-star-here"


# The examples of the book


@pytest.mark.scene("clusters six-and-two", "clusters moon-does-not-count")
def test_the_example_of_two_and_the_moon() -> None:
    """A six is rolled, joined with two: one star beside (the Moon does not count), three, and two, which is right."""
    sky = """
        . . . . . . . .
        . * M . . . . .
        . . . . . * . .
        . . . . * . . .
        . . . . . . * .
        . * . * . . . .
        . . . . . . . .
        . . . . . . . .
    """
    face, couple = 6, 2
    state = table(sky, THREE, step="place", first=face)
    near = state.view(0)["near"]
    few, many, right = near[at(1, 2)], near[at(4, 6)], near[at(7, 3)]
    assert (few, many, right) == (1, 3, 2)
    offered = placed(state.offers(0))
    assert at(7, 3) in offered
    assert not {at(1, 2), at(4, 6)} & offered
    assert {near[cell] for cell in offered} == {couple}, "none has six"
    assert told_in_book("clusters", "six-and-two") == sorted([face, couple, face, couple, right])
    assert told_in_book("clusters", "moon-does-not-count") == sorted([couple, few, many, right])


@pytest.mark.scene("clusters same-pair-twice")
def test_the_example_of_six_then_two() -> None:
    first, second = 6, 2
    after, story = rerolled(second, first=first)
    assert (story[0]["face"], story[0]["couple"]) == (second, first)
    assert all(text.startswith("take") for text in after.offers(0))
    assert told_in_book("clusters", "same-pair-twice") == sorted([first, second, second, first])


@pytest.mark.parametrize(
    ("cards", "counts"), [(THREE, [9, 12, 44, 116, 316, 1220]), (("P11", "P01"), [9, 12, 51, 123, 383, 1105])]
)
def test_after_the_opening_there_are_as_many_ways_as_ever(cards: tuple[str, ...], counts: list[int]) -> None:
    """Whole turns of all players; the golden counts of first plies never leave the opening."""
    start = table(RING, cards, step="place", first=2)
    assert [perft(start, depth + 1) for depth in range(len(counts))] == counts


def test_the_only_luck_of_a_turn_is_its_rolls() -> None:
    played = finished(Case("clusters", 3), 3)
    again = asterism.replay(played.log)
    assert again.state.tobytes() == played.state.tobytes()
    state, story = lucky(lambda seed: table(cards=THREE, seed=seed), "roll", lambda story: story[0]["face"] == 1)
    assert told(story, "rolled")[0]["face"] == 1
    assert state.reveals == 1
