"""Nova Luna: the worked examples 1 to 8 of the rulebook, whose pictures are lost."""

from __future__ import annotations

import pytest

from .luna import Mosaic, covered, covers, lay, table

TWO_BLUE, THREE_RED = (59, 2), (59, 0)


@pytest.mark.rule("novaluna 10.1", "novaluna 10.5")
def test_example_1_two_blue_tiles_beside_the_yellow_one() -> None:
    assert covers({(0, 0): 59, (1, 0): 18}, 19, (0, 1)) == [TWO_BLUE]


@pytest.mark.rule("novaluna 10.1", "novaluna 10.2")
def test_example_2_a_chain_of_two_blue_tiles_while_red_corners_do_not_count() -> None:
    reds: Mosaic = {(0, 0): 59, (1, 0): 18, (-1, 0): 35, (1, 1): 36, (1, -1): 37}
    game = table(reds, hand=19)
    assert covered(lay(game, (2, 0))) == [TWO_BLUE]
    red = game.view(None)["players"][0]["tiles"][0]["tasks"][THREE_RED[1]]
    assert red == {"need": {"red": 3}, "have": {"red": 1}, "covered": False}


@pytest.mark.rule("novaluna 10.8")
def test_example_3_two_tasks_of_one_tile_at_once() -> None:
    assert covers({(0, 0): 16, (0, 1): 35, (-1, 0): 1, (-1, 1): 18}, 19, (1, 0)) == [(16, 2)]
    assert covers({(0, 0): 16, (0, 1): 35, (1, 1): 18}, 19, (1, 0)) == [(16, 1), (16, 2)]


@pytest.mark.rule("novaluna 10.6")
@pytest.mark.parametrize(
    ("seven", "around"), [(17, (18, 35, 52)), (34, (1, 35, 52)), (51, (1, 18, 52)), (68, (1, 18, 35))]
)
def test_example_4_three_tiles_for_three_tasks_of_a_seven(seven: int, around: tuple[int, int, int]) -> None:
    first, second, third = around
    assert len(covers({(0, 0): seven, (1, 0): first}, second, (-1, 0))) == 1
    assert len(covers({(0, 0): seven, (1, 0): first, (-1, 0): second}, third, (0, 1))) == 2


@pytest.mark.rule("novaluna 10.6", "novaluna 10.8")
def test_example_5_two_neighbours_do_each_others_tasks() -> None:
    assert covers({(0, 0): 14}, 31, (1, 0)) == [(14, 1), (31, 1)]


@pytest.mark.rule("novaluna 10.6")
def test_example_6_two_yellow_tiles_do_two_tasks() -> None:
    assert covers({(0, 0): 12, (1, 0): 49, (0, 1): 53}, 54, (1, 1)) == [(12, 2), (49, 1)]


@pytest.mark.rule("novaluna 10.4", "novaluna 10.6")
def test_example_7_two_red_twos_help_each_other() -> None:
    assert covers({(0, 0): 36, (1, 0): 37, (0, 1): 35}, 42, (1, 1)) == []
    assert covers({(0, 0): 36, (1, 0): 37, (0, 1): 35, (1, 1): 42}, 45, (2, 0)) == [(36, 0), (37, 0)]


@pytest.mark.rule("novaluna 10.6", "novaluna 10.9")
def test_example_8_the_same_four_red_tiles_do_both_tasks() -> None:
    assert covers({(0, 0): 28, (1, 0): 35}, 36, (2, 0)) == [(28, 1)]
    assert covers({(0, 0): 28, (1, 0): 35, (2, 0): 36, (3, 0): 42}, 45, (0, 1)) == [(28, 0)]
    assert covers({(0, 0): 35, (1, 0): 36, (2, 0): 42, (3, 0): 45}, 28, (-1, 0)) == [(28, 0), (28, 1)]
