"""Nebula: positions that contradict themselves are refused, with the reason."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import asterism

from .nebula import COLOURS, IDS, coloured, of, player, position

Json = dict[str, Any]
SIX = coloured(of("constellation", "A"), ["red", "white"])
Change = Callable[[Json], object]


def opened(data: Json) -> asterism.Table:
    return asterism.position("nebula", data)


def refused(data: Json, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        opened(data)


def changed(data: Json, change: Change) -> Json:
    data = copy.deepcopy(data)
    change(data["state"])
    return data


def counters(**fields: Any) -> Json:
    return {key: fields.get(key, [[]] * 5) for key in ("colours", "constellations", "advanced")}


FULL = position(player(holes=1), basic=False, counters=counters(colours=[["red"], *[[]] * 4]))
PLAIN = position(player({"A0": "red", "A1": "blue"}, ["white", "black"]))
TAKE = position(player(hand=["red"]), step="take")


def test_sound_positions_are_taken() -> None:
    for data in (FULL, PLAIN, TAKE):
        assert opened(data).position()["state"] == opened(opened(data).position()).position()["state"]


def test_markers_in_a_stack_come_back_in_their_order() -> None:
    stacks = counters(colours=[["red", "blue"], *[[]] * 4])
    state = opened(position(player(holes=2), basic=False, counters=stacks)).position()["state"]
    assert state["counters"] == stacks


# Stars


def test_every_star_is_there_once() -> None:
    refused(changed(PLAIN, lambda s: s["bag"].pop()), "every black star once")
    refused(changed(PLAIN, lambda s: s["box"].append("red")), "every red star once")
    refused(changed(PLAIN, lambda s: s.update(nova="blue")), "every blue star once")


def test_stars_have_names() -> None:
    refused(changed(PLAIN, lambda s: s["bag"].append("green")), "position bag .* is none of blue")
    refused(changed(PLAIN, lambda s: s["players"][0]["stars"].update(A0="black")), "black hole among the stars")


def test_a_galaxy_obeys_its_links() -> None:
    refused(position(player({"A0": "red", "A1": "red"})), "linked stars of one colour")
    refused(position(player({"A0": "red", "D4": "red"})), "do not hang together")
    refused(position(player({"A1": "red"})), "do not hang together")


def test_nobody_places_more_than_three_a_turn() -> None:
    refused(position(player(SIX), round=2), "player 0 has placed more than 3")
    opened(position(player(SIX), round=3))
    refused(position(player(), player(SIX), round=2, turn=0), "player 1 has placed more than 3")
    two = {"A0": "red", "A1": "white"}
    opened(position(player(two), round=1, placed=["red", "white"]))
    refused(position(player(two), round=1, placed=["white"]), "player 0 has placed more than 3")


# Cards


def test_no_card_is_there_twice() -> None:
    refused(position(tasks=("V1", "V1", "V2", "V3")), "public card is there twice")
    refused(changed(FULL, lambda s: s.update(advanced=["B1", "B2", "B2", "B3"])), "advanced card is there twice")
    refused(changed(PLAIN, lambda s: s["players"][1].update(dealt=["O1", "O9"], task="O9")), "personal card")


def test_a_task_was_dealt_and_chosen() -> None:
    refused(changed(PLAIN, lambda s: s["players"][0].update(task="O20")), "not dealt")
    refused(changed(PLAIN, lambda s: s["players"][0].update(task=None)), "personal tasks are missing")
    both = [player(task=None), player()]
    refused(position(*both, step="choose"), "something happened before all have chosen")
    opened(position(*both, step="choose", round=1))
    refused(position(step="choose", round=1), "all have chosen")
    refused(position(player(hand=["red"], task=None), step="choose", round=1), "before all have chosen")


def test_the_basic_game_has_no_advanced_cards() -> None:
    refused(changed(PLAIN, lambda s: s.update(advanced=["B1", "B2", "B3", "B4"])), "advanced has 4 entries, not 0")


# Counters


def test_value_markers_moved_as_often_as_the_common_marker() -> None:
    refused(changed(FULL, lambda s: s.update(counters=counters())), "did not move as often")
    stacks = counters(colours=[["red"], *[[]] * 4])
    refused(position(player(holes=1), counters=stacks), "did not move as often")
    refused(changed(FULL, lambda s: s["counters"].update(colours=[["red"], ["red"], [], [], []])), "a marker twice")
    refused(changed(FULL, lambda s: s["counters"].update(colours=[["A"], *[[]] * 4])), "counter colours 0 is none of")


# Marker stars


def test_marker_stars_are_in_order() -> None:
    tasks = ("V1", "V11", "V12", "V13")
    data = position(player(SIX), tasks=tasks)
    refused(changed(data, lambda s: s["tasks"][1].update(later=[1])), "later marker stars and no first")
    refused(changed(data, lambda s: s["tasks"][1].update(first=1, later=[1])), "two marker stars of one player")
    refused(changed(data, lambda s: s["tasks"][0].update(first=1)), "task 0, whose spaces are not filled")
    met = {**SIX, "A5": "blue"}
    refused(position(player(met), tasks=tasks, turn=1), "fulfils task 0 and has no marker star")
    opened(position(player(met), tasks=tasks))
    opened(position(player(met), tasks=tasks, turn=1, done={"V1": [0]}))


# The step


@pytest.mark.parametrize(("cluster", "left"), [("top", 4), ("right", 0), ("left", 0)])
def test_steps_of_time_fit_the_clock(cluster: str, left: int) -> None:
    refused(position(step="take", time=(cluster, left)), "steps of time are left")


def test_time_runs_while_stars_are_taken() -> None:
    refused(position(time=("right", 0)), "a clock is to move")
    refused(position(time=("top", 3)), "steps of time are left")


def test_stars_of_chaos_fit_the_step() -> None:
    five = ["red", "red", "blue", "white", "black"]
    given: Json = {"step": "keep", "drawn": five, "keep": 2, "bag": 50}
    opened(position(**given))
    refused(position(drawn=five), "nobody keeps any")
    refused(position(**given | {"drawn": five[:4]}), "not as many as were drawn")
    refused(position(**given | {"keep": 0}), "not as many as were drawn")
    refused(position(**given | {"keep": 1, "drawn": five[:4]}), "the observatory is empty")
    opened(position(player(hand=["red"]), **given | {"keep": 1, "drawn": five[:4]}))
    opened(position(**given | {"drawn": five[:3], "bag": []}))
    refused(position(**given | {"bag": None}), "nobody gave a star up")


def test_what_was_placed_fits_the_step_and_the_supernova() -> None:
    two = {"A0": "red", "A1": "blue"}
    refused(position(step="take", placed=["red"]), "nobody places")
    refused(position(player(two), placed=["red", "red"]), "placed twice")
    refused(position(player(two), placed=["red", "blue", "yellow"]), "can't have been placed")
    refused(position(player(two), matched=1), "can't have been placed")
    refused(position(player(two), placed=["red"], nova="red", matched=0), "does not match the supernova")
    refused(position(placed=["black"]), "the strip is empty")
    refused(position(placed=["red"]), "the galaxy is empty")


def test_only_a_black_hole_asks_for_a_supernova_or_a_marker() -> None:
    refused(position(player(holes=3), step="exchange"), "no black hole was placed")
    opened(position(player(hand=["red"], holes=3), step="exchange", placed=["black"]))
    refused(position(player(hand=["red"], holes=4), step="exchange", placed=["black"]), "not to be exchanged now")
    refused(position(player(holes=1), step="advance", placed=["black"]), "the basic game has none")
    opened(position(player(holes=1), step="advance", placed=["black"], basic=False))
    late = counters(colours=[[], [], [], [], ["red", "blue"]], advanced=[["I"], *[[]] * 4])
    given: Json = {"step": "advance", "placed": ["black"], "basic": False, "counters": late, "turn": 1}
    refused(position(player(holes=6), player(holes=7), **given), "the common marker did not move")


def test_clusters_are_refilled() -> None:
    rays: list[list[str | None]] = [["red", "red", *[None] * 6], ["blue"] * 8, ["white"] * 8]
    refused(position(step="take", clusters=rays), "top cluster was not refilled")
    opened(position(clusters=rays))
    rays[0][1] = None
    refused(position(clusters=rays), "top cluster was not refilled")
    opened(position(step="take", clusters=rays, bag=[], turn=1))


def test_the_supernova_is_missing_only_where_none_could_follow() -> None:
    refused(position(nova=None), "supernova is missing")
    refused(position(player(holes=3), nova=None), "supernova is missing")
    refused(position(player(holes=2), nova=None, bag=["red"]), "supernova is missing")
    opened(position(player(holes=3), nova=None, bag=["red", "red"]))


def test_a_game_is_over_for_a_reason_and_goes_on_without_one() -> None:
    refused(position(step="done", turn=1), "over without a cause")
    refused(position(player(holes=6), player(holes=6), step="done"), "before its last turn")
    assert opened(position(player(holes=6), player(holes=6), step="done", turn=1)).over
    refused(position(player(holes=6), player(holes=6), step="take"), "after its last round")
    refused(position(player(holes=6), player(holes=6)), "after its last round")
    opened(position(player(holes=6), player(holes=6), placed=["black"]))
    three = coloured([space for space in IDS if space[0] in "ABC"], COLOURS)
    others = ("V14", "V15", "V16", "V6")
    refused(position(player(three), tasks=others), "after its last round")
    refused(position(player(), player(three), tasks=others), "after its last round")
    opened(position(player(three), tasks=others, turn=1))
    done = {"V11": [1, 0], "V12": [1, 0], "V13": [1]}
    refused(position(done=done), "after its last round")
    opened(position(done=done, turn=1))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda s: s.update(step="sleep"), "position step is none of"),
        (lambda s: s.update(time=5), "time is not a JSON object"),
        (lambda s: s.update(turn=2), "turn is 2, not 0 to 1"),
        (lambda s: s.update(round=0), "round is 0"),
        (lambda s: s["players"][0].update(stars=[]), "player 0 stars is not a JSON object"),
        (lambda s: s["players"][0].update(holes=11), "holes is 11, not 0 to 10"),
        (lambda s: s["clusters"][0].update(clock=8), "clock is 8"),
        (lambda s: s["clusters"][2]["stars"].pop(), "stars has 7 entries, not 8"),
        (lambda s: s["tasks"].pop(), "tasks has 3 entries, not 4"),
        (lambda s: s["tasks"][0].update(card="O1"), "task 0 card is none of"),
        (lambda s: s.update(matched=2), "matched is 2"),
    ],
)
def test_fields_have_their_kinds_and_ranges(change: Change, reason: str) -> None:
    refused(changed(PLAIN, change), reason)
