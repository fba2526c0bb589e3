"""Nova Luna: components, setup and options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import asterism
from asterism.texts import languages
from pages import tables

from .luna import BLUE, DATA, RED, TILES, TURQUOISE, YELLOW, late_table, lay, ring, table, take


def new(seats: int = 2, seed: int = 1, **options: Any) -> asterism.Table:
    return asterism.table("novaluna", seats=seats, seed=seed, options=options)


def tokens(table: asterism.Table) -> list[int]:
    return [player["tokens"] for player in table.view(None)["players"]]


@pytest.mark.rule("novaluna 1.1")
def test_there_are_17_tiles_of_each_colour() -> None:
    view = new().view(None)
    assert sorted(view["bag"] + [tile for tile in view["ring"] if tile]) == sorted(TILES) == list(range(1, 69))
    assert Counter(tile["colour"] for tile in TILES.values()) == dict.fromkeys(DATA["colours"], 17)
    for colour, numbers in zip(("turquoise", "blue", "red", "yellow"), (TURQUOISE, BLUE, RED, YELLOW), strict=True):
        assert {TILES[number]["colour"] for number in numbers} == {colour}


@pytest.mark.rule("novaluna 1.2", "novaluna 4.1")
@pytest.mark.parametrize("colour", DATA["colours"])
def test_every_colour_has_the_same_costs(colour: str) -> None:
    costs = Counter(tile["cost"] for tile in TILES.values() if tile["colour"] == colour)
    assert costs == {1: 1, 2: 2, 3: 4, 4: 4, 5: 3, 6: 2, 7: 1}


@pytest.mark.rule("novaluna 4.1", "novaluna 4.2")
def test_tasks_are_the_printed_ones() -> None:
    tasks = [task for tile in TILES.values() for task in tile["tasks"]]
    assert Counter(len(tile["tasks"]) for tile in TILES.values()) == {0: 4, 1: 20, 2: 24, 3: 20}
    assert Counter(sum(task.values()) for task in tasks) == {1: 12, 2: 64, 3: 36, 4: 16}
    assert {len(task) for task in tasks} == {1, 2, 3, 4}
    assert {sum(task.get(colour, 0) for task in tasks) for colour in DATA["colours"]} == {78}


@pytest.mark.rule("novaluna 4.4")
def test_dear_tiles_have_more_tasks_and_easier_ones() -> None:
    tasks = [sum(len(tile["tasks"]) for tile in tiles) / len(tiles) for tiles in by_cost().values()]
    asked = [asks(tiles) for tiles in by_cost().values()]
    assert tasks == sorted(tasks)
    assert (asked[0], set(asked[1]), set(asked[-1])) == ([], {4}, {2})
    means = [sum(ask) / len(ask) for ask in asked[1:]]
    assert means[:4] == sorted(means[:4], reverse=True)
    assert max(means[3:]) <= 2


def by_cost() -> dict[int, list[dict[str, Any]]]:
    return {cost: [tile for tile in TILES.values() if tile["cost"] == cost] for cost in range(1, 8)}


def asks(tiles: list[dict[str, Any]]) -> list[int]:
    """How many tiles each task asks for."""
    return [sum(task.values()) for tile in tiles for task in tile["tasks"]]


@pytest.mark.rule("novaluna 4.4")
@pytest.mark.parametrize("lang", languages())
def test_the_book_counts_tiles_and_tasks_by_cost(lang: str) -> None:
    [found] = tables("novaluna", 4, lang)
    for row, (cost, tiles) in zip(found["rows"], by_cost().items(), strict=True):
        counts = [len(tile["tasks"]) for tile in tiles]
        assert row == [str(cost), str(len(tiles)), span(counts), span(asks(tiles))]


def span(numbers: list[int]) -> str:
    """From the lowest to the highest; a dash for none."""
    least, most = min(numbers, default=0), max(numbers, default=0)
    return "–" if not numbers else str(least) if least == most else f"{least}–{most}"


@pytest.mark.rule("novaluna 4.1")
@pytest.mark.parametrize("tile", TILES)
def test_a_laid_tile_shows_its_tasks_and_costs_its_time(tile: int) -> None:
    game = table(ring=[tile])
    take(game, 1, (0, 0))
    player = game.view(None)["players"][0]
    assert [task["need"] for task in player["tiles"][0]["tasks"]] == TILES[tile]["tasks"]
    assert player["time"] == TILES[tile]["cost"]


@pytest.mark.rule("novaluna 4.3", "novaluna 9.2")
def test_a_placing_says_where_and_not_which_way() -> None:
    game = table(hand=68)
    assert game.offers(0) == ["place x:0 y:0"]


@pytest.mark.rule("novaluna 1.3", "novaluna 2.1", "novaluna 2.2", "novaluna 2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_moon_starts_on_place_0_and_tiles_lie_on_all_others(seats: int) -> None:
    view = new(seats).view(None)
    assert view["moon"] == 0
    assert [place for place, tile in enumerate(view["ring"]) if tile] == list(range(1, 12))
    assert len(view["bag"]) == 57


@pytest.mark.rule("novaluna 2.2")
def test_the_first_tiles_are_drawn_by_chance() -> None:
    rings = [ring(new(seed=seed)) for seed in range(80)]
    assert {tile for one in rings for tile in one.values()} == set(TILES)
    assert len({one[1] for one in rings}) > 30


@pytest.mark.rule("novaluna 2.3")
def test_the_stock_is_shown_without_an_order() -> None:
    bag = new().view(0)["bag"]
    assert bag == sorted(bag)


@pytest.mark.rule("novaluna 2.3", "novaluna 6.7")
def test_which_tiles_come_is_chance_each_time() -> None:
    firsts = set()
    for seed in range(60):
        game = table(ring=[1], seed=str(seed))
        game.play(0, "refill")
        firsts.add(ring(game)[2])
    assert len(firsts) > 25


@pytest.mark.rule("novaluna 1.5", "novaluna 2.4", "novaluna 2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_20_tokens_to_place_and_no_tiles(seats: int) -> None:
    game = new(seats)
    assert tokens(game) == [20] * seats
    assert [player["tiles"] for player in game.view(None)["players"]] == [[]] * seats


@pytest.mark.rule("novaluna 2.5")
@pytest.mark.parametrize(("seats", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_every_order_of_the_first_stack_occurs_about_as_often(seats: int, orders: int) -> None:
    games = [new(seats, seed) for seed in range(20 * orders)]
    seen = Counter(tuple(game.view(None)["order"]) for game in games)
    assert len(seen) == orders
    assert max(seen.values()) <= 40


@pytest.mark.rule("novaluna 2.5", "novaluna 2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_start_on_space_0_and_the_token_drawn_last_acts_first(seats: int) -> None:
    for seed in range(12):
        game = new(seats, seed)
        players = game.view(None)["players"]
        assert {player["space"] for player in players} == {0}
        assert sorted(player["height"] for player in players) == list(range(seats))
        assert [players[seat]["height"] for seat in game.to_act] == [seats - 1]


@pytest.mark.rule("novaluna 1.4", "novaluna 8.4")
def test_the_track_is_a_circle_of_24_spaces() -> None:
    game = late_table(2, 3)
    for player in game.view(None)["players"]:
        assert player["time"] > 24
        assert player["space"] == player["time"] % 24


@pytest.mark.rule("novaluna 13.1", "novaluna 13.2")
@pytest.mark.parametrize(("seats", "left"), [(2, 15), (3, 17), (4, 20), (1, 8)])
def test_a_first_game_is_shorter_for_two_and_three(seats: int, left: int) -> None:
    assert tokens(new(seats, first_game=True)) == [left] * seats
    assert tokens(new(seats, first_game=False)) == [8 if seats == 1 else 20] * seats


@pytest.mark.rule("novaluna 13.2")
def test_alone_a_first_game_has_21_tokens_too() -> None:
    assert new(1, first_game=True).view(None)["given"] == 21


@pytest.mark.rule("novaluna 13.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(2, 22))
def test_tokens_can_be_2_to_21_with_the_one_on_the_track(seats: int, number: int) -> None:
    assert tokens(new(seats, tokens=number)) == [number - 1] * seats


@pytest.mark.rule("novaluna 13.3")
@pytest.mark.parametrize("number", [-1, 0, 1, 22, 100])
def test_other_numbers_of_tokens_are_an_error(number: int) -> None:
    with pytest.raises(ValueError, match="tokens must be 2 to 21"):
        new(2, tokens=number)


@pytest.mark.rule("novaluna 13.3")
def test_tokens_left_open_are_as_usual() -> None:
    assert tokens(new(2, tokens=None)) == [20, 20]


@pytest.mark.rule("novaluna 13.4")
def test_tokens_are_an_error_alone_and_with_first_game() -> None:
    with pytest.raises(ValueError, match="tokens is for 2 to 4"):
        new(1, tokens=10)
    with pytest.raises(ValueError, match="tokens and first_game"):
        new(2, tokens=10, first_game=True)


@pytest.mark.parametrize("seats", [0, 5])
def test_there_are_1_to_4_players(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 4 players"):
        new(seats)


@pytest.mark.rule("novaluna 13.3", "novaluna 11.1")
def test_with_two_tokens_the_first_task_wins() -> None:
    game = table({(0, 0): 13}, hand=52, options={"tokens": 2})
    lay(game, (1, 0))
    assert game.over
    assert game.winners == [0]
