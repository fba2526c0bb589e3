"""Nebula: the examples of its book, after those of the rulebook, whose pictures are lost."""

from __future__ import annotations

from collections import Counter

import pytest

from pages import told as told_in_book

from .nebula import COLOURS, DATA, IDS, KINDS, act, hand, place, play, player, table, told

SOME = ["red", "blue", "orange", "purple", "yellow", "red", "blue", "orange"]


@pytest.mark.scene("nebula five-steps")
@pytest.mark.rule("nebula 4.1", "nebula 4.5")
def test_ada_spends_time_on_two_clusters_and_takes_three_stars() -> None:
    top, right, left = SOME.copy(), SOME.copy(), SOME.copy()
    top[2], right[5], left[0] = "white", "red", "yellow"
    game = table(step="take", clusters=[top, right, left])
    steps = (2, -3)
    play(game, *(f"move steps:{count}" for count in steps))
    taken = hand(game, 0)
    assert taken == Counter(["white", "red", "yellow"])
    assert [cluster["clock"] for cluster in game.view(0)["clusters"]] == [2, 5, 0]
    spent = [abs(count) for count in steps]
    assert told_in_book("nebula", "five-steps") == sorted([*spent, sum(spent), taken.total()])


@pytest.mark.scene("nebula chaos")
@pytest.mark.rule("nebula 5.1", "nebula 5.2")
def test_ben_succumbs_to_chaos_and_keeps_a_star_and_a_black_hole() -> None:
    bag = ["red", "black", "purple", "purple", "white"]
    game = table(player(hand=["blue"]), step="take", bag=bag)
    box = Counter(game.view(None)["box"])
    drawn = told(play(game, act("chaos", "blue")), "drew")
    assert Counter(KINDS[entry["star"]] for entry in drawn) == Counter(bag)
    play(game, act("keep", "red"), act("keep", "black"))
    assert hand(game, 0) == Counter(["red", "black"])
    gone = Counter(game.view(None)["box"]) - box
    assert gone == Counter(["blue", "purple", "purple", "white"])
    kept = hand(game, 0).total()
    assert told_in_book("nebula", "chaos") == sorted([len(drawn), gone["purple"], kept, len(drawn) - kept])


@pytest.mark.scene("nebula two-without-a-match", "nebula marker-to-the-right")
@pytest.mark.rule("nebula 6.1", "nebula 7.3", "nebula 8.2", "nebula 8.3", "nebula 8.7")
def test_cleo_places_a_star_and_a_black_hole_without_a_match() -> None:
    counters = {"colours": [["white"], [], ["red"], [], []], "constellations": [["A"]] + [[]] * 4, "advanced": [[]] * 5}
    stars = Counter({"white": 2, "purple": 2, "black": 1})
    mine = player({"A0": "red"}, stars.elements(), holes=2)
    game = table(mine, player(holes=3), nova="red", basic=False, counters=counters)
    play(game, place("white", "A3"))
    story = play(game, "hole")
    assert told(story, "fell") == [{"seat": 0, "holes": 3}]
    assert told(story, "tracked") == [{"at": 6}]
    worth = game.view(0)["players"][0]["sheet"]["holes"]
    assert told_in_book("nebula", "two-without-a-match") == sorted([stars.total(), *stars.values(), 2, worth, 6])
    assert [KINDS[int(text[-1])] for text in game.offers(0) if text.startswith("exchange")] == ["purple", "white"]
    play(game, "redraw")
    assert game.view(0)["nova"] not in ("red", None)
    story = play(game, f"advance marker:{COLOURS.index('white')}")
    assert told(story, "advanced") == [{"seat": 0, "marker": 4, "field": 2}]
    markers = sum(len(track["markers"]) for track in DATA["counters"]["tracks"])
    assert told_in_book("nebula", "marker-to-the-right") == sorted([markers, 2 - 1, 1, 2])
    third = any(text.startswith("place") for text in game.offers(0))
    assert third == (game.view(0)["nova"] == "purple")


@pytest.mark.scene("nebula not-the-first")
@pytest.mark.rule("nebula 10.2", "nebula 10.10")
def test_cleo_fulfils_a_task_that_somebody_fulfilled_before() -> None:
    white = dict.fromkeys(["A0", "A2", "B1", "B3b", "C2"], "white")
    stars = white | {"A1": "red", "B2": "blue", "C1": "red", "C3": "red"}
    tasks = ("V17", "V15", "V11", "V12")
    game = table(player(stars, ["white"]), tasks=tasks, done={"V15": [1]}, nova="red")
    story = play(game, place("white", "C4b"), "finish")
    assert told(story, "fulfilled") == [{"seat": 0, "task": 1, "card": 14, "first": 0, "points": 10}]
    task = game.view(None)["tasks"][1]
    assert task["later"] == [0]
    card = next(card for card in DATA["public"] if card["code"] == "V15")
    first, later = card["points"]
    assert told_in_book("nebula", "not-the-first") == sorted([15, card["min"], 3, later, first])
    assert IDS.index("C4b") in game.view(None)["tasks"][1]["progress"][0]["counted"]
