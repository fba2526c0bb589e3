"""Nova Luna: the examples of its book, 1 to 8 after the rulebook's, whose pictures are lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import asterism
from pages import told

from .luna import TILES, Mosaic, Story, cost, covered, covers, lay, table

TWO_BLUE, THREE_RED = (59, 2), (59, 0)


def asked(tile: int, task: int) -> list[int]:
    """How many tiles of each colour a task asks for."""
    return list(TILES[tile]["tasks"][task].values())


def tells(scene: str, *figures: int) -> bool:
    """Does the example tell these numbers, and no others?"""
    return told("novaluna", scene) == sorted(figures)


@pytest.mark.scene("novaluna two-blue-neighbours")
@pytest.mark.rule("novaluna 10.1", "novaluna 10.5")
def test_example_1_two_blue_tiles_beside_the_yellow_one() -> None:
    found = covers({(0, 0): 59, (1, 0): 18}, 19, (0, 1))
    assert found == [TWO_BLUE]
    blue = [18, 19]
    assert tells("two-blue-neighbours", cost([59]), *asked(*TWO_BLUE), len(blue), len(found))


@pytest.mark.scene("novaluna two-blue-in-a-chain")
@pytest.mark.rule("novaluna 10.1", "novaluna 10.2")
def test_example_2_a_chain_of_two_blue_tiles_while_red_corners_do_not_count() -> None:
    reds: Mosaic = {(0, 0): 59, (1, 0): 18, (-1, 0): 35, (1, 1): 36, (1, -1): 37}
    game = table(reds, hand=19)
    assert covered(lay(game, (2, 0))) == [TWO_BLUE]
    red = game.view(None)["players"][0]["tiles"][0]["tasks"][THREE_RED[1]]
    assert red == {"need": {"red": 3}, "have": {"red": 1}, "covered": False}
    blue, beside, corners = [18, 19], [18], [36, 37]
    figures = [len(blue), len(beside), cost([59]), *asked(*THREE_RED), red["have"]["red"], len(corners)]
    assert tells("two-blue-in-a-chain", *figures)


@pytest.mark.scene("novaluna two-tasks-at-once")
@pytest.mark.rule("novaluna 10.8")
def test_example_3_two_tasks_of_one_tile_at_once() -> None:
    assert covers({(0, 0): 16, (0, 1): 35, (-1, 0): 1, (-1, 1): 18}, 19, (1, 0)) == [(16, 2)]
    found = covers({(0, 0): 16, (0, 1): 35, (1, 1): 18}, 19, (1, 0))
    assert found == [(16, 1), (16, 2)]
    blue = [18, 19]
    assert tells("two-tasks-at-once", cost([16]), *asked(16, 1), *asked(16, 2), len(blue), len(found))


@pytest.mark.scene("novaluna three-tiles-three-tasks")
@pytest.mark.rule("novaluna 10.6")
@pytest.mark.parametrize(
    ("seven", "around"), [(17, (18, 35, 52)), (34, (1, 35, 52)), (51, (1, 18, 52)), (68, (1, 18, 35))]
)
def test_example_4_three_tiles_for_three_tasks_of_a_seven(seven: int, around: tuple[int, int, int]) -> None:
    first, second, third = around
    assert len(covers({(0, 0): seven, (1, 0): first}, second, (-1, 0))) == 1
    assert len(covers({(0, 0): seven, (1, 0): first, (-1, 0): second}, third, (0, 1))) == 2
    assert tells("three-tiles-three-tasks", cost([seven]), len(TILES[seven]["tasks"]), len(around), 1)


@pytest.mark.scene("novaluna two-help-each-other")
@pytest.mark.rule("novaluna 10.6", "novaluna 10.8")
def test_example_5_two_neighbours_do_each_others_tasks() -> None:
    found = covers({(0, 0): 14}, 31, (1, 0))
    assert found == [(14, 1), (31, 1)]
    assert tells("two-help-each-other", cost([14]), *asked(14, 1), cost([31]), *asked(31, 1), len(found))


@pytest.mark.scene("novaluna two-yellow-for-two")
@pytest.mark.rule("novaluna 10.6")
def test_example_6_two_yellow_tiles_do_two_tasks() -> None:
    found = covers({(0, 0): 12, (1, 0): 49, (0, 1): 53}, 54, (1, 1))
    assert found == [(12, 2), (49, 1)]
    assert asked(12, 2) == asked(49, 1)
    yellow = [53, 54]
    assert tells("two-yellow-for-two", cost([12]), cost([49]), *asked(12, 2), len(yellow), len(found))


@pytest.mark.scene("novaluna own-colour")
@pytest.mark.rule("novaluna 10.4", "novaluna 10.6")
def test_example_7_two_red_twos_help_each_other() -> None:
    assert covers({(0, 0): 36, (1, 0): 37, (0, 1): 35}, 42, (1, 1)) == []
    found = covers({(0, 0): 36, (1, 0): 37, (0, 1): 35, (1, 1): 42}, 45, (2, 0))
    assert found == [(36, 0), (37, 0)]
    red, twos = [36, 37, 35, 42, 45], [36, 37]
    alone = 1 + sum(asked(36, 0))
    assert tells("own-colour", cost([36]), *asked(36, 0), alone, len(twos), len(red), len(found))


@pytest.mark.scene("novaluna same-tiles-for-both")
@pytest.mark.rule("novaluna 10.6", "novaluna 10.9")
def test_example_8_the_same_four_red_tiles_do_both_tasks() -> None:
    assert covers({(0, 0): 28, (1, 0): 35}, 36, (2, 0)) == [(28, 1)]
    assert covers({(0, 0): 28, (1, 0): 35, (2, 0): 36, (3, 0): 42}, 45, (0, 1)) == [(28, 0)]
    red: Mosaic = {(0, 0): 35, (1, 0): 36, (2, 0): 42, (3, 0): 45}
    found = covers(red, 28, (-1, 0))
    assert found == [(28, 0), (28, 1)]
    assert tells("same-tiles-for-both", cost([28]), *asked(28, 1), *asked(28, 0), len(red), len(found))


@pytest.mark.scene("novaluna both-sums")
@pytest.mark.rule("novaluna 12.8", "novaluna 12.13", "novaluna 12.14")
def test_both_sums_of_a_game_alone() -> None:
    log = json.loads((Path(__file__).parent / "both_sums.json").read_text())
    ends = next(n for n, move in enumerate(log["moves"]) if move == [0, "refill"])
    before, after = (asterism.replay({**log, "moves": log["moves"][:n]}) for n in (ends, ends + 1))
    story: Story = after.story(0)
    first = next(entry["sum"] for entry in story if entry["what"] == "phase")
    placed = 8 - before.view(0)["players"][0]["tokens"]
    whole = asterism.replay(log)
    mine = whole.view(0)["players"][0]
    costs, left = cost(tile["tile"] for tile in mine["tiles"]), mine["tokens"]
    assert first == cost(tile["tile"] for tile in before.view(0)["players"][0]["tiles"]) + 10 * (8 - placed)
    assert whole.scores == [first + costs + 10 * left]
    figures = [first, placed, first, costs, left, costs, 10 * left, costs + 10 * left, *whole.scores]
    assert tells("both-sums", *figures)
