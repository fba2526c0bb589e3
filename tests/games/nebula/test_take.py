"""Nebula: taking stars, by time or by chaos."""

from __future__ import annotations

from collections import Counter

import pytest

import asterism

from .nebula import KINDS, act, hand, kinds_for, offered, play, player, table, told, why

RAYS = [
    ["red", "blue", "white", "orange", "purple", "yellow", "black", "red"],
    ["blue", "white", "orange", "purple", "yellow", "black", "red", "blue"],
    ["white", "orange", "purple", "yellow", "black", "red", "blue", "white"],
]


def steps(game: asterism.Table) -> list[int]:
    return [int(text.split(":")[1]) for text in offered(game, "move")]


# The turn


@pytest.mark.rule("nebula 3.1")
def test_a_turn_takes_places_checks_and_refills() -> None:
    stars = {"A0": "red", "A1": "white", "A2": "red", "A3": "white", "A4": "blue"}
    rays = [RAYS[0], ["blue", *[None] * 5, "red", "white"], RAYS[2]]
    game = table(player(stars, ["red"]), step="take", clusters=rays, tasks=("V1", "V11", "V12", "V13"))
    assert why(game, "finish") == "take-first"
    story = play(game, "move steps:5", "place star:3 space:20", "finish")
    order = [entry["what"] for entry in story]
    assert order.index("took") < order.index("placed") < order.index("fulfilled") < order.index("refilled")


@pytest.mark.rule("nebula 3.2", "nebula 4.7")
def test_stars_must_be_taken_and_time_can_always_be_spent() -> None:
    rays = [[None] * 8] * 3
    game = table(step="take", turn=1, clusters=rays, bag=[])
    assert set(game.offers(1)) == {f"move steps:{n}" for n in range(-5, 6)}
    assert told(play(game, "move steps:5"), "took") == []
    assert game.view(0)["step"] == "place"


@pytest.mark.rule("nebula 3.3")
def test_turns_go_round_the_table_from_the_same_player() -> None:
    game = table(seats=3, step="take", round=5)
    order = []
    for _ in range(7):
        order.append(game.to_act[0])
        play(game, "move steps:5", "finish")
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert game.view(None)["round"] == 7


# Time


@pytest.mark.rule("nebula 4.1")
def test_exactly_five_steps_over_three_clusters() -> None:
    game = table(step="take", clusters=RAYS)
    assert steps(game) == list(range(-5, 6))
    play(game, "move steps:-2")
    assert game.view(0)["time"] == {"cluster": 1, "left": 3}
    assert steps(game) == list(range(-3, 4))
    assert why(game, "move steps:4") == "too-many-steps"
    play(game, "move steps:0")
    assert steps(game) == [-3, 3]
    assert why(game, "move steps:2") == "all-steps"
    assert why(game, "move steps:0") == "all-steps"
    play(game, "move steps:-3")
    assert game.view(0)["step"] == "place"


@pytest.mark.rule("nebula 4.2", "nebula 4.6")
def test_steps_count_empty_rays_and_an_empty_ray_brings_nothing() -> None:
    rays = [[None, None, None, "red", "blue", "white", None, None], RAYS[1], RAYS[2]]
    game = table(step="take", clusters=rays)
    story = play(game, "move steps:3", "move steps:0", "move steps:2")
    assert told(story, "took")[0] == {"seat": 0, "cluster": 0, "ray": 3, "star": KINDS.index("red")}
    game = table(step="take", clusters=rays)
    story = play(game, "move steps:2", "move steps:0", "move steps:3")
    assert [entry["cluster"] for entry in told(story, "took")] == [1, 2]


@pytest.mark.rule("nebula 4.3")
@pytest.mark.parametrize(("way", "ray"), [(4, 4), (-4, 4), (5, 5), (-5, 3), (3, 3), (-3, 5)])
def test_a_clock_goes_one_way_and_once_a_turn(way: int, ray: int) -> None:
    game = table(step="take", clusters=RAYS)
    story = play(game, f"move steps:{way}")
    assert told(story, "moved") == [{"seat": 0, "cluster": 0, "steps": way, "ray": ray}]
    assert game.view(0)["clusters"][0]["clock"] == ray
    assert game.view(0)["time"] is None or game.view(0)["time"]["cluster"] == 1


@pytest.mark.rule("nebula 4.4")
def test_clocks_move_in_order_and_those_without_steps_stay() -> None:
    game = table(step="take", clusters=RAYS, clocks=(1, 2, 3))
    story = play(game, "move steps:5")
    assert [entry["cluster"] for entry in told(story, "moved")] == [0]
    assert [cluster["clock"] for cluster in game.view(0)["clusters"]] == [6, 2, 3]
    game = table(step="take", clusters=RAYS)
    play(game, "move steps:0", "move steps:-5")
    assert [cluster["clock"] for cluster in game.view(0)["clusters"]] == [0, 3, 0]
    assert game.view(0)["step"] == "place"


@pytest.mark.rule("nebula 4.5", "nebula 1.2")
def test_the_stars_at_all_three_clocks_are_taken() -> None:
    game = table(step="take", clusters=RAYS, clocks=(6, 0, 0))
    story = play(game, "move steps:0", "move steps:5")
    assert hand(game, 0) == Counter(["black", "black", "white"])
    assert [entry["star"] for entry in told(story, "took")] == [6, 6, 4]
    assert [game.view(0)["clusters"][k]["stars"][ray] for k, ray in enumerate((6, 5, 0))] == [None] * 3


@pytest.mark.rule("nebula 4.6")
def test_no_star_may_be_left_lying() -> None:
    game = table(step="take", clusters=RAYS)
    play(game, "move steps:1", "move steps:4")
    assert hand(game, 0).total() == 3


def test_the_view_shows_the_rays_in_reach_and_what_a_clock_would_take() -> None:
    game = table(step="take", clusters=RAYS)
    play(game, "move steps:2")
    top, right, left = game.view(0)["clusters"]
    assert top["moved"]
    assert top["reach"] == []
    assert top["takes"] == "white"
    assert {one["ray"]: one["steps"] for one in right["reach"]} == {
        0: [0],
        1: [1],
        2: [2],
        3: [3],
        5: [-3],
        6: [-2],
        7: [-1],
    }
    assert right["reach"][1] == {"ray": 1, "star": "white", "steps": [1]}
    assert len(left["reach"]) == 7
    play(game, "move steps:0")
    assert {one["ray"] for one in game.view(0)["clusters"][2]["reach"]} == {3, 5}


def test_a_preview_of_the_last_clock_names_the_stars_to_be_taken() -> None:
    game = table(step="take", clusters=RAYS)
    play(game, "move steps:2", "move steps:0")
    assert [KINDS[entry["star"]] for entry in told(game.preview(0, "move steps:3"), "took")] == [
        "white",
        "blue",
        "yellow",
    ]


def test_moves_of_clocks_are_taken_back_one_by_one() -> None:
    game = table(step="take", clusters=RAYS)
    play(game, "move steps:2", "move steps:1", "move steps:2")
    for left in (2, 3, 5):
        game.undo(0)
        assert game.view(0)["time"]["left"] == left
    assert not game.can_undo(0)


# Chaos


@pytest.mark.rule("nebula 5.1")
def test_chaos_discards_one_draws_five_and_keeps_two() -> None:
    game = table(player(hand=["blue", "red"]), step="take", clusters=RAYS)
    bag = sum(game.view(None)["bag"].values())
    story = play(game, act("chaos", "blue"))
    drawn = [KINDS[entry["star"]] for entry in told(story, "drew")]
    assert told(story, "gave") == [{"seat": 0, "star": 0}]
    assert len(drawn) == 5
    assert sum(game.view(None)["bag"].values()) == bag - 5
    assert Counter(game.view(None)["drawn"]) == Counter(drawn)
    assert kinds_for(game, "keep") == sorted(set(drawn), key=KINDS.index)
    for star in drawn[:2]:
        assert game.view(0)["step"] == "keep"
        story = play(game, act("keep", star))
    assert hand(game, 0) == Counter(["red", *drawn[:2]])
    assert len(told(story, "dropped")) == 3
    assert game.view(0)["step"] == "place"
    assert [cluster["clock"] for cluster in game.view(0)["clusters"]] == [0, 0, 0]


@pytest.mark.rule("nebula 5.2")
def test_what_is_discarded_goes_to_the_box_and_not_to_the_bag() -> None:
    game = table(player(hand=["blue"]), step="take", clusters=RAYS)
    box, bag = Counter(game.view(None)["box"]), Counter(game.view(None)["bag"])
    drawn = [KINDS[entry["star"]] for entry in told(play(game, act("chaos", "blue")), "drew")]
    play(game, act("keep", drawn[0]), act("keep", drawn[1]))
    assert Counter(game.view(None)["box"]) - box == Counter(["blue", *drawn[2:]])
    assert bag - Counter(game.view(None)["bag"]) == Counter(drawn)


@pytest.mark.rule("nebula 5.3")
def test_chaos_needs_an_own_star_and_one_in_the_bag() -> None:
    assert offered(table(step="take"), "chaos") == []
    assert why(table(step="take"), "chaos star:0") == "no-such-star"
    assert why(table(step="take"), "chaos star:6") == "no-black-hole"
    game = table(player(hand=["black", "red"]), step="take", bag=1)
    assert kinds_for(game, "chaos") == ["red", "black"]
    game = table(player(), player(hand=["red"]), step="take", turn=1, bag=[])
    assert offered(game, "chaos") == []
    assert why(game, "chaos star:3") == "bag-empty"


@pytest.mark.rule("nebula 5.3")
def test_after_the_first_clock_has_moved_there_is_no_chaos() -> None:
    game = table(player(hand=["red"]), step="take")
    play(game, "move steps:0")
    assert offered(game, "chaos") == []
    assert why(game, "chaos star:3") == "clock-moved"


@pytest.mark.rule("nebula 5.4")
@pytest.mark.parametrize(("bag", "kept"), [(4, 2), (3, 2), (2, 2), (1, 1)])
def test_a_short_bag_gives_what_it_has(bag: int, kept: int) -> None:
    game = table(player(hand=["red"]), step="take", clusters=RAYS, bag=bag)
    story = play(game, act("chaos", "red"))
    assert len(told(story, "drew")) == bag
    while game.view(0)["step"] == "keep":
        story = [*story, *play(game, offered(game, "keep")[0])]
    assert len(told(story, "kept")) == hand(game, 0).total() == kept
    assert len(told(story, "dropped")) == bag - kept


def test_why_stars_can_not_be_kept_or_taken_now() -> None:
    game = table(player(hand=["red"]), step="take", clusters=RAYS)
    assert why(game, "keep star:0") == "no-chaos"
    play(game, act("chaos", "red"))
    missing = next(star for star in KINDS if star not in game.view(0)["drawn"])
    assert why(game, act("keep", missing)) == "not-drawn"
    assert why(game, "move steps:1") == "keep-first"
    assert why(game, "finish") == "keep-first"
    for _ in range(2):
        play(game, offered(game, "keep")[0])
    assert why(game, "move steps:1") == "taken-already"
    assert why(game, "chaos star:0") == "taken-already"
    assert why(game, "choose card:0") == "chosen-already"
