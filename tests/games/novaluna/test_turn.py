"""Nova Luna: the order of play and the turn up to the pick and the move."""

from __future__ import annotations

import pytest

import asterism

from .luna import TILES, Story, drawn, late_table, lay, line, ring, table, take


def spaces(table: asterism.Table) -> list[int]:
    return [player["space"] for player in table.view(None)["players"]]


def whats(story: Story) -> list[str]:
    return [entry["what"] for entry in story]


# Order of play


@pytest.mark.rule("novaluna 3.1")
@pytest.mark.parametrize(("costs", "first"), [((4, 3, 5), 1), ((5, 4, 3), 2), ((3, 5, 4), 0)])
def test_the_rearmost_player_acts(costs: tuple[int, int, int], first: int) -> None:
    tiles = {3: 4, 4: 25, 5: 46}
    game = table(*({(0, 0): tiles[cost]} for cost in costs), seats=3)
    assert game.to_act == [first]


@pytest.mark.rule("novaluna 3.1")
def test_only_the_rearmost_player_has_offers() -> None:
    game = table({(0, 0): 18}, {(0, 0): 19}, ring=[1, 2, 3])
    assert game.offers(1) == []
    assert game.why(1, "pick place:1") == "not-your-turn"


@pytest.mark.rule("novaluna 3.2")
@pytest.mark.parametrize("top", [0, 1, 2, 3])
def test_on_a_shared_space_the_top_token_acts(top: int) -> None:
    stack = [seat for seat in range(4) if seat != top] + [top]
    game = table(*({(0, 0): tile} for tile in (4, 21, 38, 55)), seats=4, stack=stack)
    assert game.to_act == [top]
    assert game.view(None)["order"] == stack[::-1]


@pytest.mark.rule("novaluna 3.2", "novaluna 3.3")
def test_a_stack_acts_from_its_top_down() -> None:
    game = table(seats=4, stack=[2, 0, 3, 1], ring={1: 4, 2: 21, 3: 38, 4: 55, 5: 1, 6: 18, 7: 35})
    acted = []
    for place in (1, 2, 3, 4):
        acted += game.to_act
        take(game, place, (0, 0))
    assert acted == [1, 3, 0, 2]
    assert game.to_act == [2]


@pytest.mark.rule("novaluna 3.3")
def test_who_is_still_rearmost_acts_again() -> None:
    game = table({(0, 0): 1}, {(0, 0): 17}, ring=[18, 35, 52])
    for place in (1, 2, 3):
        assert game.to_act == [0]
        take(game, place, (place, 0))


@pytest.mark.rule("novaluna 3.4", "novaluna 8.4")
def test_a_second_lap_is_still_ahead() -> None:
    game = table(line([17, 16, 15, 14]), line([33, 32, 31, 25]), ring=[1])
    assert spaces(game) == [0, 21]
    assert game.to_act == [1]


# The turn


@pytest.mark.rule("novaluna 5.1")
def test_a_turn_refills_picks_moves_places_and_covers() -> None:
    game = table({(0, 0): 13}, ring=[52, 53])
    assert whats(game.play(0, "refill")) == ["refilled"] + ["drew"] * 9
    assert whats(game.play(0, "pick place:1")) == ["took", "went"]
    assert whats(game.play(0, "place x:1 y:0")) == ["laid", "covered"]


@pytest.mark.rule("novaluna 5.2")
@pytest.mark.parametrize("tiles", range(1, 12))
def test_a_turn_can_not_be_passed(tiles: int) -> None:
    game = table(ring=[*TILES][:tiles])
    assert {offer.split()[0] for offer in game.offers(0)} == ({"refill", "pick"} if tiles < 3 else {"pick"})
    assert game.why(0, "pass") == "unknown"


@pytest.mark.rule("novaluna 5.3")
def test_a_picked_tile_must_be_placed_at_once() -> None:
    game = table({(0, 0): 1}, ring=[18, 19])
    game.play(0, "pick place:1")
    assert game.to_act == [0]
    assert all(offer.startswith("place ") for offer in game.offers(0))
    assert game.why(0, "pick place:2") == game.why(0, "refill") == "place-first"


def test_nothing_is_placed_before_a_pick() -> None:
    assert table(ring=[1, 2, 3]).why(0, "place x:0 y:0") == "pick-first"


# Refilling


@pytest.mark.rule("novaluna 6.1")
@pytest.mark.parametrize(
    ("tiles", "offers"),
    [([1], ["refill", "pick place:1"]), ([1, 2], ["refill", "pick place:1", "pick place:2"])],
)
def test_with_one_or_two_tiles_a_refill_is_offered(tiles: list[int], offers: list[str]) -> None:
    assert table(ring=tiles).offers(0) == offers


@pytest.mark.rule("novaluna 6.2")
def test_to_pick_is_to_decline_the_refill() -> None:
    game = table(ring=[4, 21])
    take(game, 1, (0, 0))
    assert ring(game) == {2: 21}
    assert game.offers(1) == ["refill", "pick place:2"]


@pytest.mark.rule("novaluna 6.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_an_empty_ring_a_refill_is_the_only_offer(seats: int) -> None:
    game = table(seats=seats, ring=[])
    assert game.offers(0) == ["refill"]
    assert game.why(0, "pick place:3") == "refill-first"


@pytest.mark.rule("novaluna 6.3", "novaluna 6.4")
def test_the_ring_stays_empty_until_the_next_turn_begins() -> None:
    game = table(ring=[4])
    story = take(game, 1, (0, 0))
    assert drawn(story) == ring(game) == {}
    assert game.to_act == [1]
    assert len(drawn(game.play(1, "refill"))) == 11


@pytest.mark.rule("novaluna 6.4")
def test_the_seat_whose_turn_begins_is_asked_even_if_it_is_the_same() -> None:
    game = table({(0, 0): 1}, {(0, 0): 17}, ring=[18])
    take(game, 1, (1, 0))
    assert game.offers(0) == ["refill"]


@pytest.mark.rule("novaluna 6.5")
@pytest.mark.parametrize("tiles", range(3, 12))
def test_with_three_or_more_tiles_there_is_no_refill(tiles: int) -> None:
    game = table(ring=[*TILES][:tiles])
    assert "refill" not in game.offers(0)
    assert game.why(0, "refill") == "enough-tiles"


@pytest.mark.rule("novaluna 6.6")
@pytest.mark.parametrize("tiles", [1, 2])
def test_with_an_empty_stock_there_is_no_refill(tiles: int) -> None:
    game = late_table(2, ring=tiles)
    (seat,) = game.to_act
    assert game.offers(seat) == [f"pick place:{place}" for place in range(1, tiles + 1)]
    assert game.why(seat, "refill") == "bag-empty"


@pytest.mark.rule("novaluna 6.7", "novaluna 6.8")
def test_a_refill_goes_clockwise_from_the_moon_and_leaves_its_place_empty() -> None:
    game = table(moon=9, ring={0: 33, 4: 44})
    before = game.view(None)["bag"]
    new = drawn(game.play(0, "refill"))
    assert list(new) == [10, 11, 1, 2, 3, 5, 6, 7, 8]
    assert ring(game) == {0: 33, 4: 44, **new}
    assert game.view(None)["moon"] == 9
    assert game.view(None)["bag"] == sorted(set(before) - set(new.values()))


@pytest.mark.rule("novaluna 6.9")
@pytest.mark.parametrize("stock", [1, 2, 8])
def test_a_small_stock_fills_the_nearest_places(stock: int) -> None:
    game = late_table(2, ring=2, stock=stock)
    new = drawn(game.play(game.to_act[0], "refill"))
    assert list(new) == list(range(3, 3 + stock))
    assert sorted(ring(game)) == list(range(1, 3 + stock))
    assert game.view(None)["bag"] == []


@pytest.mark.rule("novaluna 6.3", "novaluna 6.9")
def test_a_forced_refill_takes_what_there_is() -> None:
    game = late_table(3, ring=0, stock=1)
    (seat,) = game.to_act
    assert game.offers(seat) == ["refill"]
    assert list(drawn(game.play(seat, "refill"))) == [1]
    assert game.offers(seat) == ["pick place:1"]


@pytest.mark.rule("novaluna 6.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_refill_the_same_player_picks(seats: int) -> None:
    game = table(seats=seats, ring=[1], moon=5)
    game.play(0, "refill")
    assert game.to_act == [0]
    assert game.offers(0) == [f"pick place:{place}" for place in (6, 7, 8)]
    assert game.why(0, "refill") == "refilled-already"


@pytest.mark.rule("novaluna 6.10")
def test_after_a_small_refill_there_is_no_other_in_the_turn_but_one_in_the_next() -> None:
    game = late_table(2, ring=0, stock=2)
    (seat,) = game.to_act
    game.play(seat, "refill")
    assert game.offers(seat) == ["pick place:1", "pick place:2"]
    game = table(ring=[4])
    game.play(0, "refill")
    take(game, 1, (0, 0))
    assert game.why(1, "refill") == "enough-tiles"


# Picking


@pytest.mark.rule("novaluna 7.1")
@pytest.mark.parametrize(
    ("moon", "reach"),
    [(0, [1, 2, 3]), (5, [6, 7, 8]), (8, [9, 10, 11]), (9, [0, 10, 11]), (10, [0, 1, 11]), (11, [0, 1, 2])],
)
def test_the_next_three_tiles_may_be_picked(moon: int, reach: list[int]) -> None:
    game = table(moon=moon)
    assert game.offers(0) == [f"pick place:{place}" for place in reach]
    assert game.why(0, f"pick place:{(moon + 4) % 12}") == "out-of-reach"


@pytest.mark.rule("novaluna 7.2")
def test_empty_places_are_skipped() -> None:
    game = table(moon=8, ring={2: 1, 3: 2, 5: 3, 7: 4, 9: 5})
    assert game.offers(0) == ["pick place:2", "pick place:3", "pick place:9"]
    assert game.why(0, "pick place:4") == game.why(0, "pick place:10") == "empty-place"
    assert game.why(0, "pick place:5") == game.why(0, "pick place:7") == "out-of-reach"
    assert game.why(0, "pick place:8") == "moon-here"


@pytest.mark.rule("novaluna 7.2")
def test_the_last_place_before_the_moon_is_in_reach() -> None:
    assert table(moon=4, ring={3: 1, 2: 2, 1: 3}).offers(0) == [f"pick place:{place}" for place in (1, 2, 3)]


@pytest.mark.rule("novaluna 7.3")
@pytest.mark.parametrize("tiles", [{7: 1}, {7: 1, 2: 2}])
def test_of_fewer_than_three_any_may_be_picked(tiles: dict[int, int]) -> None:
    assert table(ring=tiles).offers(0) == ["refill", *(f"pick place:{place}" for place in sorted(tiles))]


@pytest.mark.rule("novaluna 7.4")
@pytest.mark.parametrize("place", [2, 5, 11])
def test_the_moon_moves_to_the_place_of_the_tile(place: int) -> None:
    game = table(ring={2: 10, 5: 20, 11: 30})
    story: Story = game.play(0, f"pick place:{place}")
    view = game.view(None)
    assert view["moon"] == place
    assert view["ring"][place] is None
    assert view["hand"] == {2: 10, 5: 20, 11: 30}[place] == story[0]["tile"]
    assert len(ring(game)) == 2


# Moving


@pytest.mark.rule("novaluna 8.1")
@pytest.mark.parametrize("tile", [1, 2, 4, 8, 12, 15, 17])
def test_the_token_moves_by_the_cost_as_soon_as_the_tile_is_picked(tile: int) -> None:
    game = table({(0, 0): 39}, ring=[tile])
    story = game.play(0, "pick place:1")
    assert spaces(game) == [3 + TILES[tile]["cost"], 3]
    assert story[1] == {"what": "went", "seat": 0, "start": 3, "to": 3 + TILES[tile]["cost"]}


@pytest.mark.rule("novaluna 8.2", "novaluna 3.2")
def test_a_token_lands_on_top_and_acts_before_those_below() -> None:
    game = table({(0, 0): 1}, {(0, 0): 4}, {(0, 0): 21}, seats=3, stack=[2, 1, 0], ring=[19, 2, 3])
    take(game, 1, (1, 0))
    assert spaces(game) == [3, 3, 3]
    assert game.view(None)["order"] == [0, 1, 2]
    assert [player["height"] for player in game.view(None)["players"]] == [2, 1, 0]
    assert game.to_act == [0]


@pytest.mark.rule("novaluna 8.2")
def test_a_token_that_leaves_a_stack_leaves_the_rest_in_order() -> None:
    game = table(seats=4, stack=[1, 3, 2, 0], ring=[4, 5, 6])
    take(game, 1, (0, 0))
    assert game.view(None)["order"] == [2, 3, 1, 0]
    assert game.view(None)["players"][0]["height"] == 0


@pytest.mark.rule("novaluna 8.3")
def test_the_tile_is_placed_even_if_another_token_is_now_behind() -> None:
    game = table(ring=[17, 2, 3])
    game.play(0, "pick place:1")
    assert game.view(None)["order"] == [1, 0]
    assert game.to_act == [0]
    assert game.offers(1) == []
    lay(game, (0, 0))
    assert game.to_act == [1]


@pytest.mark.rule("novaluna 8.4")
def test_after_space_23_comes_space_0() -> None:
    game = table(line([17, 15, 12, 8]), line([34, 32, 29, 25]), ring=[4])
    assert spaces(game) == [22, 22]
    assert game.play(0, "pick place:1")[1] == {"what": "went", "seat": 0, "start": 22, "to": 1}
    assert spaces(game) == [1, 22]
