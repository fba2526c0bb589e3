"""Nova Luna: when a task is done, and what is covered then."""

from __future__ import annotations

from typing import Any

import pytest

import asterism

from .luna import Cell, Mosaic, covered, covers, lay, table

Tasks = list[dict[str, Any]]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
FAR_CHAIN: Mosaic = {(0, 0): 28, (1, 0): 35, (2, 0): 36, (3, 0): 42, (3, 1): 1}


def tasks(table: asterism.Table, at: int = 0) -> Tasks:
    found: Tasks = table.view(None)["players"][0]["tiles"][at]["tasks"]
    return found


# Chains


@pytest.mark.rule("novaluna 10.1")
@pytest.mark.parametrize("cell", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_tile_on_any_side_counts(cell: Cell) -> None:
    assert covers({(0, 0): 13}, 52, cell) == [(13, 1)]


@pytest.mark.rule("novaluna 10.1")
def test_a_chain_counts_whole_if_one_of_its_tiles_touches() -> None:
    assert covers({(0, 0): 13, (1, 0): 52, (1, 1): 53}, 54, (1, 2)) == [(13, 0)]


@pytest.mark.rule("novaluna 10.1")
def test_a_chain_is_broken_by_another_colour() -> None:
    assert covers({(0, 0): 13, (1, 0): 52, (2, 0): 1, (3, 0): 53}, 54, (4, 0)) == []


@pytest.mark.rule("novaluna 10.1")
def test_a_chain_that_does_not_touch_does_not_count() -> None:
    assert covers({(0, 0): 13, (1, 0): 1, (2, 0): 52}, 53, (3, 0)) == []


@pytest.mark.rule("novaluna 10.1", "novaluna 10.8")
def test_a_tile_that_joins_two_chains_makes_one() -> None:
    mosaic: Mosaic = {(0, 0): 13, (1, 0): 52, (1, 1): 1, (2, 1): 18, (3, 1): 35, (3, 0): 53}
    assert covers(mosaic, 54, (2, 0)) == [(13, 0)]


@pytest.mark.rule("novaluna 10.2")
@pytest.mark.parametrize(("x", "y"), CORNERS)
def test_a_corner_does_not_touch(x: int, y: int) -> None:
    assert covers({(0, 0): 13, (x, 0): 18}, 52, (x, y)) == []


@pytest.mark.rule("novaluna 10.2")
@pytest.mark.parametrize(("x", "y"), CORNERS)
def test_a_corner_does_not_chain(x: int, y: int) -> None:
    assert covers({(0, 0): 13, (x, 0): 52, (x, y): 53, (2 * x, y): 18}, 54, (2 * x, 2 * y)) == []


@pytest.mark.rule("novaluna 10.3")
def test_different_chains_of_a_colour_add_up() -> None:
    assert covers({(0, 0): 13, (1, 0): 52, (-1, 0): 53}, 54, (-2, 0)) == [(13, 0)]


@pytest.mark.rule("novaluna 10.3")
def test_a_chain_that_touches_twice_counts_once() -> None:
    mosaic: Mosaic = {(0, 0): 45, (1, 0): 52, (1, 1): 53}
    game = table(mosaic, hand=54)
    assert covered(lay(game, (0, 1))) == []
    assert [task["have"] for task in tasks(game)] == [{"yellow": 3}, {"yellow": 3}]
    assert [task["covered"] for task in tasks(game)] == [False, True]


@pytest.mark.rule("novaluna 10.3")
def test_a_chain_around_all_four_sides_counts_once() -> None:
    ring = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    yellows: Mosaic = dict(zip(ring, (52, 53, 54, 59, 64, 65, 66, 67), strict=True))
    game = table(yellows, hand=45)
    assert covered(lay(game, (1, 1)))[-2:] == [(45, 0), (45, 1)]
    assert tasks(game, -1)[0]["have"] == {"yellow": 8}


# The task's own tile


@pytest.mark.rule("novaluna 10.4")
def test_the_tile_itself_never_counts() -> None:
    assert covers({(0, 0): 36, (1, 0): 35, (2, 0): 42}, 45, (3, 0)) == []
    assert covers({(0, 0): 36, (1, 0): 35, (2, 0): 42, (3, 0): 45}, 48, (4, 0)) == [(36, 0)]


@pytest.mark.rule("novaluna 10.4")
def test_tiles_of_its_colour_on_two_sides_count_together() -> None:
    assert covers({(0, 0): 36, (1, 0): 35, (2, 0): 42, (-1, 0): 45}, 48, (-2, 0)) == [(36, 0)]


@pytest.mark.rule("novaluna 10.4")
def test_the_tile_does_not_count_where_its_chain_closes_a_ring() -> None:
    game = table({(0, 0): 36, (1, 0): 35, (1, 1): 42}, hand=45)
    assert covered(lay(game, (0, 1))) == []
    assert tasks(game)[0]["have"] == {"red": 3}


# At least


@pytest.mark.rule("novaluna 10.5")
def test_every_colour_of_a_task_is_needed() -> None:
    assert covers({(0, 0): 6, (1, 0): 35, (-1, 0): 1}, 42, (1, 1)) == []
    assert covers({(0, 0): 6, (1, 0): 35, (-1, 0): 1}, 52, (0, 1)) == [(6, 0)]


@pytest.mark.rule("novaluna 10.5", "novaluna 4.2")
def test_four_colours_around_a_tile_do_a_task_of_four_colours() -> None:
    assert covers({(0, 0): 7, (1, 0): 35, (-1, 0): 1, (0, 1): 52}, 18, (0, -1)) == [(7, 0)]


@pytest.mark.rule("novaluna 10.5")
def test_more_than_is_asked_does_no_harm() -> None:
    yellows: Mosaic = {(0, 0): 52, (1, 0): 53, (2, 0): 54, (3, 0): 64}
    assert covers(yellows, 13, (0, 1)) == [(13, 0), (13, 1)]
    assert covers(yellows, 65, (4, 0)) == [(53, 0), (54, 0)]


@pytest.mark.rule("novaluna 10.5")
def test_other_colours_around_do_no_harm() -> None:
    assert covers({(0, 0): 13, (1, 0): 1, (-1, 0): 18, (0, 1): 35}, 52, (0, -1)) == [(13, 1)]


# What is covered


@pytest.mark.rule("novaluna 10.6")
def test_one_tile_serves_tasks_of_several_neighbours() -> None:
    mosaic: Mosaic = {(0, 0): 13, (0, 1): 48, (1, 1): 32}
    assert covers(mosaic, 52, (1, 0)) == [(13, 1), (32, 2)]
    assert covers({(0, 0): 13, (1, 0): 52, (2, 0): 48}, 32, (1, 1)) == [(32, 2)]


@pytest.mark.rule("novaluna 10.6", "novaluna 10.9")
def test_tiles_of_covered_tasks_serve_on() -> None:
    game = table({(0, 0): 28, (1, 0): 35, (0, 1): 36}, hand=42)
    assert [task["covered"] for task in tasks(game)] == [False, True]
    assert covered(lay(game, (-1, 0))) == []
    game = table({(0, 0): 28, (1, 0): 35, (0, 1): 36, (-1, 0): 42}, hand=45)
    assert covered(lay(game, (0, -1))) == [(28, 0)]


@pytest.mark.rule("novaluna 10.7")
def test_covering_is_no_choice_and_costs_a_token_each() -> None:
    game = table({(0, 0): 14}, hand=31)
    story = lay(game, (1, 0))
    assert [entry["left"] for entry in story if entry["what"] == "covered"] == [19, 18]
    assert game.view(None)["players"][0]["tokens"] == 18
    assert game.to_act == [1]


@pytest.mark.rule("novaluna 10.7")
def test_only_ones_own_mosaic_counts() -> None:
    game = table({(0, 0): 13}, {(0, 0): 30}, hand=52, turn=0)
    lay(game, (1, 0))
    assert [player["tokens"] for player in game.view(None)["players"]] == [19, 20]


@pytest.mark.rule("novaluna 10.8")
def test_the_new_tile_may_be_covered_at_once() -> None:
    assert covers({(0, 0): 52}, 13, (1, 0)) == [(13, 1)]


@pytest.mark.rule("novaluna 10.8")
def test_a_far_tile_is_covered_when_its_chain_grows() -> None:
    assert covers(FAR_CHAIN, 45, (4, 0)) == [(28, 0)]


@pytest.mark.rule("novaluna 10.8")
def test_one_tile_may_do_tasks_far_and_near_and_its_own() -> None:
    mosaic: Mosaic = {(0, 0): 28, (1, 0): 35, (2, 0): 36, (3, 0): 42, (4, 0): 1, (4, 1): 14, (4, 2): 18, (3, 2): 52}
    assert covers(mosaic, 48, (3, 1)) == [(28, 0), (14, 0), (48, 1)]


@pytest.mark.rule("novaluna 10.9")
def test_a_covered_task_takes_no_second_token() -> None:
    game = table({(0, 0): 13, (1, 0): 52}, hand=53)
    assert tasks(game)[1]["covered"]
    assert covered(lay(game, (0, 1))) == []
    assert tasks(game)[1]["covered"]


@pytest.mark.rule("novaluna 10.10", "novaluna 11.1")
@pytest.mark.parametrize(("tokens", "expected"), [(3, [(16, 1), (16, 2)]), (2, [(16, 1)])])
def test_short_tokens_go_to_the_first_tasks_of_a_tile(tokens: int, expected: list[tuple[int, int]]) -> None:
    mosaic: Mosaic = {(0, 0): 16, (0, 1): 35, (1, 1): 18}
    game = table(mosaic, hand=19, options={"tokens": tokens})
    assert covered(lay(game, (1, 0))) == expected
    assert game.over


@pytest.mark.rule("novaluna 10.10")
def test_short_tokens_go_to_the_oldest_tile() -> None:
    for mosaic, hand, first in (({(0, 0): 14}, 31, 14), ({(0, 0): 31}, 14, 31)):
        assert covers(mosaic, hand, (1, 0), options={"tokens": 2}) == [(first, 1)]


def test_every_task_can_be_read_from_the_view() -> None:
    game = table({(0, 0): 59, (1, 0): 18, (-1, 0): 35})
    assert tasks(game) == [
        {"need": {"red": 3}, "have": {"red": 1}, "covered": False},
        {"need": {"turquoise": 3}, "have": {"turquoise": 0}, "covered": False},
        {"need": {"blue": 2}, "have": {"blue": 1}, "covered": False},
    ]
