"""Nova Luna: positions out and in, and broken ones refused by name."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import asterism

from .luna import TILES, Mosaic, line, player, position, table

Json = dict[str, Any]
Break = Callable[[Json], object]
MOSAIC: Mosaic = {(0, 0): 14, (1, 0): 31, (1, 1): 52}
OTHER: Mosaic = {(0, 0): 34, (1, 0): 12}


def load(data: Json) -> asterism.Table:
    return asterism.position("novaluna", data)


# Out and in


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_of_a_game_comes_back_as_it_was(seats: int) -> None:
    game = asterism.table("novaluna", seats=seats, seed=5)
    luck = random.Random(5)
    while not game.over:
        again = load(json.loads(json.dumps(game.position())))
        assert again.state.tobytes() == game.state.tobytes()
        (seat,) = game.to_act
        game.play(seat, luck.choice(game.offers(seat)))
    assert load(game.position()).over
    assert load(game.position()).winners == game.winners
    assert load(game.position()).scores == game.scores


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_plays_on_like_the_game_it_was_taken_from(seats: int) -> None:
    game = asterism.table("novaluna", seats=seats, seed=6)
    luck = random.Random(6)
    for _ in range(20):
        (seat,) = game.to_act
        game.play(seat, luck.choice(game.offers(seat)))
    again = load(game.position())
    while not game.over:
        (seat,) = game.to_act
        choice = luck.choice(game.offers(seat))
        assert again.offers(seat) == game.offers(seat)
        assert again.play(seat, choice) == game.play(seat, choice)
    assert again.view(None) == game.view(None)


def test_a_position_names_all_there_is() -> None:
    game = table(MOSAIC, OTHER, moon=3, ring={5: 60, 9: 61}, hand=1, turn=0)
    state = game.position()["state"]
    assert state["moon"] == 3
    assert {place: tile for place, tile in enumerate(state["ring"]) if tile} == {5: 60, 9: 61}
    assert state["hand"] == 1
    assert state["turn"] == 0
    assert state["track"] == [{"time": 12, "stack": [1, 0]}]
    assert state["players"][0] == {
        "tokens": 18,
        "mosaic": [
            {"tile": 14, "x": 0, "y": 0, "covered": [1]},
            {"tile": 31, "x": 1, "y": 0, "covered": [1]},
            {"tile": 52, "x": 1, "y": 1, "covered": []},
        ],
    }


@pytest.mark.parametrize("stack", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_a_position_keeps_the_order_of_the_stack(stack: list[int]) -> None:
    game = table(seats=3, stack=stack)
    assert game.position()["state"]["track"] == [{"time": 0, "stack": stack}]
    assert game.view(None)["order"] == stack[::-1]


def test_a_position_keeps_the_order_of_placement() -> None:
    for mosaic in ({(0, 0): 1, (1, 0): 18, (2, 0): 35}, {(0, 0): 1, (0, -1): 35, (1, 0): 18}):
        laid = table(mosaic).position()["state"]["players"][0]["mosaic"]
        assert [entry["tile"] for entry in laid] == list(mosaic.values())


def test_seed_and_reveals_may_be_left_out() -> None:
    data = position(MOSAIC)
    del data["seed"], data["reveals"]
    assert load(data).offers(0) == load(position(MOSAIC)).offers(0)


def test_the_bag_may_come_in_any_order() -> None:
    data = position(MOSAIC)
    data["state"]["bag"].reverse()
    assert load(data).position() == load(position(MOSAIC)).position()


def test_the_documented_example_is_a_position() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text()
    example = json.loads(page.split("```json\n")[1].split("```")[0])
    assert load(example).offers(0) == ["refill", "pick place:5", "pick place:9"]
    assert load(example).position() == example


@pytest.mark.parametrize("field", position(MOSAIC)["state"])
def test_every_field_is_documented(field: str) -> None:
    assert f"| `{field}` |" in (Path(__file__).parents[3] / "docs" / "positions.md").read_text()


# Broken


def first(data: Json) -> Json:
    """The first player of a state."""
    one: Json = data["players"][0]
    return one


def refilled_without(state: Json, *places: int) -> None:
    """Say that the ring was refilled, but leave places empty."""
    state["refilled"] = 1
    for place in places:
        state["bag"].append(state["ring"][place])
        state["ring"][place] = None


BROKEN: dict[str, tuple[str, Break]] = {
    "a tile is missing": ("each of the 68 tiles once", lambda s: s["bag"].pop()),
    "a tile is there twice": ("each of the 68 tiles once", lambda s: s["bag"].append(14)),
    "one tile stands for another": ("each of the 68 tiles once", lambda s: s["bag"].__setitem__(0, s["bag"][1])),
    "too many tiles in the bag": ("the bag holds 69", lambda s: s.update(bag=[1] * 69)),
    "a tile that does not exist": ("bag entry 0 is 69, not 1 to 68", lambda s: s["bag"].__setitem__(0, 69)),
    "a tile under the moon": ("under the moon, on place 1", lambda s: s.update(moon=1)),
    "a moon off the ring": ("moon is 12, not 0 to 11", lambda s: s.update(moon=12)),
    "a ring too short": ("ring has 11 entries, not 12", lambda s: s["ring"].pop()),
    "a ring of texts": ("ring place 1 is not a whole number", lambda s: s["ring"].__setitem__(1, "x")),
    "no ring": ("has no ring", lambda s: s.pop("ring")),
    "a hand that is no tile": ("hand is not a whole number", lambda s: s.update(hand=True)),
    "a tile apart": ("does not hang together", lambda s: first(s)["mosaic"][2].update(x=3)),
    "a tile at a corner": ("does not hang together", lambda s: first(s)["mosaic"][2].update(x=2)),
    "a tile on another": ("lies on another tile", lambda s: first(s)["mosaic"][2].update(x=0, y=0)),
    "a first tile off the middle": ("does not hang together", lambda s: first(s)["mosaic"][0].update(x=1)),
    "a tile out of the world": ("x is 45, not -44 to 44", lambda s: first(s)["mosaic"][2].update(x=45)),
    "a tile without a cell": ("tile 2 has no y", lambda s: first(s)["mosaic"][2].pop("y")),
    "a mosaic of texts": ("tile 0 is not a JSON object", lambda s: first(s).update(mosaic=["x"])),
    "no mosaic": ("player 0 has no mosaic", lambda s: first(s).pop("mosaic")),
    "a done task not covered": ("not the fulfilled ones", lambda s: first(s)["mosaic"][0].update(covered=[])),
    "an open task covered": ("not the fulfilled ones", lambda s: first(s)["mosaic"][0].update(covered=[0, 1])),
    "covered is no list": ("covered is not a list", lambda s: first(s)["mosaic"][0].update(covered=1)),
    "a token too many": ("tokens do not add up: 18", lambda s: first(s).update(tokens=19)),
    "a token too few": ("tokens do not add up: 18", lambda s: first(s).update(tokens=17)),
    "a player too few": ("players has 1 entries, not 2", lambda s: s["players"].pop()),
    "time is not cost": ("time is not the cost of the tiles taken, 11", lambda s: s["track"][0].update(time=10)),
    "a player not on the track": ("each player once", lambda s: s["track"].pop()),
    "a player twice on the track": ("each player once", lambda s: s["track"][0].update(stack=[0, 0])),
    "one space as two stacks": (
        "one stack a space",
        lambda s: s.update(track=[{"time": 12, "stack": [1]}, {"time": 11, "stack": [0]}, {"time": 11, "stack": []}]),
    ),
    "a stack without a time": ("track entry 2 has no time", lambda s: s["track"].append({"stack": []})),
    "a stack of nobody": ("one stack a space", lambda s: s["track"].append({"stack": [], "time": 30})),
    "a token of nobody": ("token 0 is 2, not 0 to 1", lambda s: s["track"][0].update(stack=[2])),
    "the wrong turn": ("the turn of player 0, not of player 1", lambda s: s.update(turn=1)),
    "a turn of nobody": ("turn is 2, not 0 to 1", lambda s: s.update(turn=2)),
    "a refill that left the ring empty": ("tiles are missing", lambda s: refilled_without(s, *range(1, 12))),
    "a refill with gaps": ("tiles are missing", lambda s: refilled_without(s, 4)),
    "a refill of two": ("refilled is 2, not 0 to 1", lambda s: s.update(refilled=2)),
    "a second phase among others": ("phase is 2, not 1 to 1", lambda s: s.update(phase=2)),
    "tiles of a first phase among others": ("first_tiles is 1, not 0 to 0", lambda s: s.update(first_tiles=1)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_position_is_refused(name: str) -> None:
    reason, spoil = BROKEN[name]
    data = position(MOSAIC, OTHER)
    load(data)
    spoil(data["state"])
    with pytest.raises(ValueError, match=reason):
        load(data)


def test_tokens_more_than_7_apart_are_refused() -> None:
    load(position({(0, 0): 1}, {(0, 0): 35, (1, 0): 34}))
    with pytest.raises(ValueError, match="more than 7 spaces apart"):
        load(position({(0, 0): 1}, {(0, 0): 36, (1, 0): 34}))


def test_who_holds_a_tile_was_rearmost() -> None:
    load(position({(0, 0): 18}, {(0, 0): 1}, hand=19, turn=0))
    with pytest.raises(ValueError, match="player 0 holds a tile, but was not rearmost"):
        load(position({(0, 0): 19}, {(0, 0): 1}, hand=20, turn=0))


def test_nobody_holds_a_tile_after_the_end() -> None:
    with pytest.raises(ValueError, match="the game is over, but a tile is in hand"):
        load(position({(0, 0): 14, (1, 0): 31}, hand=1, options={"tokens": 3}))


def test_nothing_is_laid_after_the_last_token() -> None:
    with pytest.raises(ValueError, match="tile 2 was laid after the last token"):
        load(position({(0, 0): 14, (1, 0): 31, (2, 0): 1}, options={"tokens": 3}))


def test_only_one_player_is_out_of_tokens() -> None:
    load(position({(0, 0): 14, (1, 0): 31}, {(0, 0): 47, (1, 0): 64}, options={"tokens": 3}))
    with pytest.raises(ValueError, match="2 players have no token left"):
        load(position({(0, 0): 14, (1, 0): 31}, {(0, 0): 48, (1, 0): 65}, options={"tokens": 3}))


def test_nobody_has_more_tiles_than_can_be_taken() -> None:
    with pytest.raises(ValueError, match="46 tiles, and no one can have more than 45"):
        load(position(line(range(1, 47)), seats=1))


def test_the_head_must_fit_the_game() -> None:
    for key, value, reason in (
        ("format", "asterism 0", "format"),
        ("game", "sealed", "sealed"),
        ("seats", 5, "1 to 4 players"),
        ("options", {"moons": 2}, "no option moons"),
        ("reveals", -1, "reveals"),
        ("state", [], "state"),
    ):
        with pytest.raises(ValueError, match=reason):
            load(position(MOSAIC) | {key: value})


# Broken alone


def solo(*tiles: int, **given: Any) -> Json:
    return position(line(tiles), seats=1, **given)


def test_alone_there_is_no_track() -> None:
    data = solo(1, 18)
    data["state"]["track"] = [{"time": 2, "stack": [0]}]
    with pytest.raises(ValueError, match="alone there is no track"):
        load(data)


def test_alone_only_8_tokens_are_placed_in_phase_1() -> None:
    data = solo(1, 18)
    data["state"]["players"] = [player(line([1, 18]), 21, None)]
    with pytest.raises(ValueError, match="tokens do not add up: 8"):
        load(data)


def test_alone_phase_2_begins_with_the_eighth_token_or_an_empty_ring() -> None:
    with pytest.raises(ValueError, match="phase 2 began with tokens left and tiles in the ring"):
        load(solo(1, 18, 35, first_tiles=2))


def test_alone_the_first_phase_has_no_more_tiles_than_are_laid() -> None:
    data = solo(*range(1, 12), first_tiles=11, refilled=1)
    load(data)
    data["state"]["players"][0]["mosaic"].pop()
    with pytest.raises(ValueError, match="first_tiles is 11, but only 10 tiles are laid"):
        load(data)


@pytest.mark.parametrize("first_tiles", [None, 11])
def test_alone_a_phase_has_11_tiles(first_tiles: int | None) -> None:
    with pytest.raises(ValueError, match="alone a phase has 11 tiles"):
        load(solo(*range(1, 13), first_tiles=first_tiles, ring=[68]))


@pytest.mark.parametrize(
    ("tiles", "given"),
    [(1, {"refilled": 1}), (11, {"first_tiles": 11}), (12, {"first_tiles": 11, "refilled": 1})],
)
def test_alone_a_refill_begins_phase_2(tiles: int, given: Json) -> None:
    with pytest.raises(ValueError, match="refilled"):
        load(solo(*[*TILES][:tiles], **given))
