"""Nova Luna: placing tiles."""

from __future__ import annotations

import random

import pytest

import asterism

from .luna import TILES, Cell, Mosaic, cost, lay, line, placed, table, take

DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1)]
HOLE: Mosaic = {(0, 0): 1, (1, 0): 18, (2, 0): 35, (2, 1): 52, (2, 2): 2, (1, 2): 19, (0, 2): 36, (0, 1): 53}


def cells(table: asterism.Table) -> set[Cell]:
    """The cells that are offered."""
    offers = [dict(part.split(":") for part in offer.split()[1:]) for offer in table.offers(table.to_act[0])]
    return {(int(offer["x"]), int(offer["y"])) for offer in offers}


@pytest.mark.rule("novaluna 9.1")
def test_everybody_builds_a_mosaic_of_their_own() -> None:
    game = table(seats=3, ring=[4, 21, 38, 55])
    for place in (1, 2, 3):
        take(game, place, (0, 0))
    tiles = [[tile["tile"] for tile in player["tiles"]] for player in game.view(None)["players"]]
    assert tiles == [[4], [21], [38]]


@pytest.mark.rule("novaluna 9.2")
def test_the_first_tile_has_one_cell() -> None:
    game = table(hand=44)
    assert cells(game) == {(0, 0)}
    assert lay(game, (0, 0))[0] == {"what": "laid", "seat": 0, "tile": 44, "x": 0, "y": 0}


@pytest.mark.rule("novaluna 9.3")
def test_the_second_tile_goes_beside_the_first() -> None:
    game = table({(0, 0): 1}, hand=18)
    assert cells(game) == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert game.why(0, "place x:1 y:1") == game.why(0, "place x:2 y:0") == "not-adjacent"


@pytest.mark.rule("novaluna 9.3", "novaluna 9.4")
def test_every_cell_beside_the_mosaic_is_offered_and_no_other() -> None:
    game = table({(0, 0): 1, (0, 1): 18, (1, 1): 35}, hand=52)
    assert cells(game) == {(-1, 0), (0, -1), (1, 0), (-1, 1), (0, 2), (1, 2), (2, 1)}


@pytest.mark.rule("novaluna 9.4")
def test_a_hole_may_be_filled() -> None:
    game = table(HOLE, hand=17)
    assert (1, 1) in cells(game)
    lay(game, (1, 1))
    assert game.view(None)["players"][0]["tiles"][-1] | {"tasks": []} == {"tile": 17, "x": 1, "y": 1, "tasks": []}


@pytest.mark.rule("novaluna 9.4", "novaluna 10.5")
def test_a_tile_may_lie_where_no_task_wants_its_colour() -> None:
    game = table({(0, 0): 36}, hand=18)
    assert lay(game, (1, 0)) == [{"what": "laid", "seat": 0, "tile": 18, "x": 1, "y": 0}]


@pytest.mark.rule("novaluna 9.5")
def test_a_tile_stays_and_covers_no_other() -> None:
    game = table({(0, 0): 1, (1, 0): 18}, hand=35)
    assert game.why(0, "place x:0 y:0") == game.why(0, "place x:1 y:0") == "cell-taken"
    lay(game, (0, 1))
    places = [(tile["tile"], tile["x"], tile["y"]) for tile in game.view(None)["players"][0]["tiles"]]
    assert places == [(1, 0, 0), (18, 1, 0), (35, 0, 1)]


def cheapest(number: int) -> list[int]:
    """The cheapest tiles, shuffled until a line of them leaves tokens over."""
    tiles = sorted(TILES, key=lambda tile: cost([tile]))[:number]
    luck = random.Random(1)
    while placed(line(tiles), 20).left < 4:
        luck.shuffle(tiles)
    return tiles


def others(tiles: list[int], number: int) -> list[int]:
    """The dearest of the other tiles, shuffled until a line of them leaves tokens over."""
    rest = sorted(set(TILES) - set(tiles), key=lambda tile: -cost([tile]))[:number]
    luck = random.Random(1)
    while placed(line(rest), 20).left < 4:
        luck.shuffle(rest)
    return rest


FEW, MANY = cheapest(42), cheapest(45)


@pytest.mark.rule("novaluna 9.6")
@pytest.mark.parametrize(("dx", "dy"), DIRECTIONS)
def test_a_mosaic_grows_on_far_from_its_first_tile(dx: int, dy: int) -> None:
    rest = others(FEW, 22)
    game = table(line(FEW, dx, dy), line(rest), ring=sorted(set(TILES) - {*FEW, *rest}, key=lambda t: cost([t])))
    assert game.to_act == [0]
    game.play(0, "pick place:1")
    assert (42 * dx, 42 * dy) in cells(game)
    lay(game, (42 * dx, 42 * dy))
    assert (43 * dx, 43 * dy) in {(x, y) for x, y in game.view(None)["players"][0]["cells"]}


@pytest.mark.rule("novaluna 9.6")
@pytest.mark.parametrize(("dx", "dy"), DIRECTIONS)
def test_as_many_tiles_as_one_player_can_take_may_lie_in_a_line(dx: int, dy: int) -> None:
    game = table(line(MANY, dx, dy), line(others(MANY, 23)))
    last = game.view(None)["players"][0]["tiles"][-1]
    assert (last["x"], last["y"]) == (44 * dx, 44 * dy)
    assert asterism.position("novaluna", game.position()).view(None) == game.view(None)


@pytest.mark.rule("novaluna 9.6")
def test_a_mosaic_may_turn_corners_far_away() -> None:
    stairs: Mosaic = {((i + 1) // 2, -(i // 2)): tile for i, tile in enumerate(FEW)}
    rest = others(FEW, 22)
    game = table(stairs, line(rest), ring=sorted(set(TILES) - {*FEW, *rest}, key=lambda t: cost([t])))
    game.play(0, "pick place:1")
    assert {(21, -21), (22, -20), (-1, 0)} <= cells(game)
    assert len(cells(game)) == len(
        {c for x, y in stairs for c in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]} - set(stairs)
    )
