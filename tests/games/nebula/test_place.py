"""Nebula: placing stars."""

from __future__ import annotations

from collections import Counter

import pytest

from .nebula import (
    COLOURS,
    IDS,
    LINKS,
    act,
    coloured,
    hand,
    kinds_for,
    offered,
    place,
    play,
    player,
    spaces_for,
    table,
    told,
    why,
)

ALL = [*COLOURS, "black"]


# How many


@pytest.mark.rule("nebula 6.1")
def test_up_to_two_stars_or_none() -> None:
    game = table(player(hand=["red", "blue", "yellow"]), nova="white")
    play(game, place("red", "A0"), place("blue", "A1"))
    assert game.offers(0) == ["finish"]
    assert why(game, place("yellow", "A2")) == "no-match"
    assert game.view(0)["third"]
    play(table(player(hand=["red"])), "finish")


@pytest.mark.rule("nebula 6.2")
@pytest.mark.parametrize("order", [("red", "blue", "yellow"), ("blue", "red", "yellow"), ("blue", "yellow", "red")])
def test_a_third_if_one_of_them_has_the_colour_of_the_supernova(order: tuple[str, ...]) -> None:
    game = table(player(hand=[*order, "orange", "red"]), nova="red")
    play(game, place(order[0], "A0"), place(order[1], "A1"), place(order[2], "A2"))
    assert game.offers(0) == ["finish"]
    assert why(game, place("orange", "A3")) == "three-placed"


@pytest.mark.rule("nebula 6.2")
def test_without_a_match_the_third_itself_must_match() -> None:
    game = table(player(hand=["red", "blue", "yellow", "white"]), nova="white")
    play(game, place("red", "A0"), place("blue", "A1"))
    assert kinds_for(game, "place")
    assert set(kinds_for(game, "place")) == {"white"}


@pytest.mark.rule("nebula 6.3")
def test_a_later_change_of_the_supernova_leaves_a_match_as_it_was() -> None:
    hand = ["white", "black", "red", "blue"]
    game = table(player(hand=hand), player(holes=2), nova="white")
    play(game, place("white", "A0"), "hole", act("exchange", "blue"), place("red", "A1"))
    assert game.view(0)["placed"] == ["red", "white", "black"]
    game = table(player(hand=["blue", "black", "red", "blue"]), player(holes=2), nova="white")
    play(game, place("blue", "A0"), "hole", act("exchange", "blue"))
    assert game.view(0)["nova"] == "blue"
    assert not game.view(0)["matched"]
    assert why(game, place("red", "A1")) == "no-match"


@pytest.mark.rule("nebula 6.3")
def test_after_a_change_the_third_may_match_the_new_supernova() -> None:
    game = table(player(hand=["blue", "black", "red", "red"]), player(holes=2), nova="white")
    play(game, place("blue", "A0"), "hole", act("exchange", "red"), place("red", "A1"))
    assert len(game.view(0)["placed"]) == 3


@pytest.mark.rule("nebula 6.4")
def test_all_placed_in_a_turn_differ() -> None:
    game = table(player(hand=["red", "red", "black", "black", "blue"]), nova="red")
    play(game, place("red", "A0"))
    assert why(game, place("red", "A3")) == "colour-placed"
    play(game, "hole")
    assert why(game, "hole") == "hole-placed"
    assert set(kinds_for(game, "place")) == {"blue"}


@pytest.mark.rule("nebula 6.5")
def test_a_black_hole_matches_a_black_supernova_before_it_changes_it() -> None:
    game = table(player(hand=["red", "blue", "black", "yellow"]), player(holes=2), nova="black")
    play(game, "hole", act("exchange", "yellow"), place("red", "A0"))
    assert game.view(0)["matched"]
    play(game, place("blue", "A1"))
    game = table(player(hand=["red", "blue", "black"]), nova="black")
    play(game, place("red", "A0"), place("blue", "A1"), "hole")
    assert len(game.view(0)["placed"]) == 3
    game = table(player(hand=["red", "blue", "black"]), nova="white")
    play(game, place("red", "A0"), place("blue", "A1"))
    assert why(game, "hole") == "no-match"


@pytest.mark.rule("nebula 6.6")
def test_the_turn_ends_when_the_player_says_so() -> None:
    game = table(player(hand=["red", "white", "blue"]))
    for text in (place("white", "A0"), place("red", "A1"), place("blue", "A2")):
        play(game, text)
        assert game.to_act == [0]
    for _ in range(3):
        game.undo(0)
    assert hand(game, 0) == Counter(["red", "white", "blue"])
    play(game, "finish")
    assert game.to_act == [1]


# Where


@pytest.mark.rule("nebula 7.1")
def test_coloured_stars_go_to_the_spaces_of_the_own_galaxy() -> None:
    game = table(player(coloured(IDS[:6], COLOURS), hand=["white"]), nova="red")
    story = play(game, offered(game, "place")[0])
    assert told(story, "placed")[0]["seat"] == 0
    assert game.view(0)["players"][1]["stars"] == [None] * 24


@pytest.mark.rule("nebula 7.2")
def test_the_first_star_goes_to_the_centre_and_black_holes_may_come_before() -> None:
    game = table(player(hand=["red", "blue", "black"]))
    play(game, "hole")
    assert spaces_for(game, "red") == spaces_for(game, "blue") == {"A0"}
    assert why(game, place("red", "A1")) == "centre-first"


@pytest.mark.rule("nebula 7.3")
def test_further_stars_go_where_any_link_leads_to_a_star() -> None:
    game = table(player({"A0": "red"}, ["blue"]))
    assert spaces_for(game, "blue") == {"A1", "A3"}
    game = table(player({"A0": "red", "A1": "white"}, ["blue"]))
    assert spaces_for(game, "blue") == {"A3", "A2", "B1", "D1", "A0", "A1"}
    assert why(game, place("blue", "D4")) == "not-linked"


@pytest.mark.rule("nebula 7.4")
@pytest.mark.parametrize(("there", "space"), [("A1", "A2"), ("A3", "A0"), ("A1", "B1"), ("A1", "D1")])
def test_no_two_stars_of_one_colour_are_linked(there: str, space: str) -> None:
    stars = {"A0": "white", "A1": "orange", "A3": "orange", there: "red"}
    stars[there] = "red"
    game = table(player(stars, ["red", "blue"]), nova="purple")
    assert space in spaces_for(game, "blue")
    assert space not in spaces_for(game, "red")
    assert why(game, place("red", space)) == "colour-clash"


@pytest.mark.rule("nebula 7.5")
def test_a_star_replaces_another_if_it_may_lie_there_without_it() -> None:
    game = table(player({"A0": "red", "A1": "white", "A2": "red"}, ["red", "blue", "white"]), nova="purple")
    box = Counter(game.view(None)["box"])
    assert "A1" in spaces_for(game, "blue")
    assert "A1" not in spaces_for(game, "red")
    assert why(game, place("red", "A1")) == "colour-clash"
    story = play(game, place("blue", "A1"))
    assert told(story, "replaced") == [{"seat": 0, "star": 4, "space": IDS.index("A1")}]
    assert game.view(0)["players"][0]["stars"][IDS.index("A1")] == "blue"
    assert Counter(game.view(None)["box"]) - box == Counter(["white"])


@pytest.mark.rule("nebula 7.6")
def test_a_lone_star_in_the_centre_is_not_replaced() -> None:
    game = table(player({"A0": "red"}, ["blue"]))
    assert why(game, place("blue", "A0")) == "lone-centre"
    game = table(player({"A0": "red", "A1": "white"}, ["blue"]))
    assert "A0" in spaces_for(game, "blue")


@pytest.mark.rule("nebula 7.7")
def test_a_star_may_replace_one_of_its_own_colour_and_counts_as_placed() -> None:
    game = table(player({"A0": "red", "A1": "white"}, ["red", "white", "blue"]), nova="red")
    play(game, place("red", "A0"))
    assert game.view(0)["matched"]
    assert game.view(0)["placed"] == ["red"]
    assert game.view(0)["players"][0]["stars"][0] == "red"


def test_offers_are_just_the_spaces_that_obey_every_rule() -> None:
    stars = coloured(["A0", "A1", "B1", "B2", "B3a", "A3", "D1", "D2"], COLOURS)
    game = table(player(stars, COLOURS), nova="black")
    for colour in COLOURS:
        near = {space for space in IDS if LINKS[space] & set(stars)}
        assert spaces_for(game, colour) == {
            space for space in near if all(stars.get(other) != colour for other in LINKS[space])
        }


def test_why_a_star_that_is_not_there_can_not_be_placed() -> None:
    game = table(player({"A0": "red"}, ["blue"]))
    assert why(game, place("white", "A1")) == "no-such-star"
    assert why(game, "hole") == "no-black-hole"
    assert why(game, act("exchange", "blue")) == "no-exchange-now"
    assert why(game, "redraw") == "no-exchange-now"


def test_the_story_tells_what_a_star_completes_and_reaches() -> None:
    stars = {"A0": "red", "A1": "white", "A2": "red", "A3": "white", "A4": "red"}
    game = table(player(stars, ["blue"]), tasks=("V1", "V11", "V12", "V13"))
    story = game.preview(0, place("blue", "A5"))
    assert told(story, "completed") == [{"seat": 0, "constellation": 0, "worth": 6}]
    assert told(story, "reached") == [{"seat": 0, "task": 0, "card": 0, "first": 1, "points": 12}]
    assert story == play(game, place("blue", "A5"))
    assert game.view(0)["tasks"][0]["first"] is None
    assert told(play(game, "finish"), "fulfilled") == [{"seat": 0, "task": 0, "card": 0, "first": 1, "points": 12}]


def test_a_constellation_is_completed_by_its_last_star_alone() -> None:
    five = {"A0": "red", "A1": "white", "A2": "red", "A3": "white", "A4": "red"}
    for stars, space in (({"A0": "red"}, "A1"), (five, "B1"), ({**five, "A5": "white"}, "A5")):
        assert told(play(table(player(stars, ["blue"])), place("blue", space)), "completed") == []
