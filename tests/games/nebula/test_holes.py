"""Nebula: black holes, the supernova and the counter board."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import asterism

from .nebula import COLOURS, IDS, KINDS, act, coloured, hand, kinds_for, place, play, player, sheet, table, told, why

Fields = dict[str, list[list[str]]]
A, B, C, D = 6, 7, 8, 9
I, II, III, IV = 10, 11, 12, 13  # noqa: E741


def counters(colours: Any = (), constellations: Any = (), advanced: Any = ()) -> Fields:
    """Stacks on the first fields of each counter; the others are empty."""
    given = {"colours": colours, "constellations": constellations, "advanced": advanced}
    return {key: [[*stack] for stack in stacks] + [[] for _ in range(5 - len(stacks))] for key, stacks in given.items()}


def full(stacks: Fields, *players: Any, **given: Any) -> asterism.Table:
    """A table of the full game; black holes of the second player make up for the moves of markers."""
    moves = sum(len(stack) * (at + 1) for fields in stacks.values() for at, stack in enumerate(fields))
    mine = players[0] if players else player()
    rest = player(holes=min(10, moves - mine["holes"]))
    mine = {**mine, "holes": moves - rest["holes"]}
    return table(mine, rest, basic=False, counters=stacks, **given)


def marker(game: asterism.Table, index: int) -> dict[str, Any]:
    found = {one["marker"]: one for counter in game.view(None)["counters"] for one in counter["markers"]}
    entry: dict[str, Any] = found[index]
    return entry


# Black holes


@pytest.mark.rule("nebula 8.1")
def test_a_black_hole_goes_to_the_next_free_field_of_the_strip() -> None:
    game = table(player(hand=["black"], holes=4))
    assert told(play(game, "hole"), "fell") == [{"seat": 0, "holes": 5}]
    assert game.view(0)["players"][0]["holes"] == 5
    assert game.view(0)["players"][0]["strip"] == 14
    assert hand(game, 0) == Counter()


@pytest.mark.rule("nebula 8.1")
def test_a_full_strip_takes_none() -> None:
    game = table(player(hand=["black"], holes=10))
    assert why(game, "hole") == "strip-full"
    assert "hole" not in game.offers(0)


@pytest.mark.rule("nebula 8.2")
def test_a_black_hole_moves_the_common_marker_unless_it_is_at_its_end() -> None:
    game = table(player(hand=["black"], holes=1), player(holes=3))
    assert told(play(game, "hole"), "tracked") == [{"at": 5}]
    game = table(player(holes=6), player(hand=["black"], holes=6), turn=1)
    assert told(play(game, "hole"), "tracked") == []
    assert game.view(0)["track"] == 12
    assert game.view(0)["players"][1]["holes"] == 7


# The supernova


@pytest.mark.rule("nebula 8.3")
@pytest.mark.parametrize("holes", range(12))
def test_the_supernova_changes_on_glowing_fields_alone(holes: int) -> None:
    game = table(player(hand=["black", "red"], holes=min(holes, 9)), player(holes=holes - min(holes, 9)))
    play(game, "hole")
    assert (game.view(0)["step"] == "exchange") == (holes + 1 in (3, 6, 9))


@pytest.mark.rule("nebula 8.3")
def test_the_new_supernova_is_an_own_star_or_one_drawn_as_the_player_likes() -> None:
    game = table(player(hand=["black", "red", "blue"]), player(holes=2), nova="white")
    box = Counter(game.view(None)["box"])
    play(game, "hole")
    assert kinds_for(game, "exchange") == ["blue", "red"]
    assert "redraw" in game.offers(0)
    assert why(game, "finish") == "nova-first"
    assert why(game, act("exchange", "yellow")) == "no-such-star"
    story = play(game, act("exchange", "red"))
    assert told(story, "faded") == [{"star": 4, "dark": 0}]
    assert told(story, "ignited") == [{"seat": 0, "star": 3, "drawn": 0}]
    assert game.view(0)["nova"] == "red"
    assert hand(game, 0) == Counter(["blue"])
    assert Counter(game.view(None)["box"]) - box == Counter(["white"])


@pytest.mark.rule("nebula 8.4")
@pytest.mark.parametrize("star", ["white", "black", "red"])
def test_the_own_star_may_have_any_colour_and_is_not_placed(star: str) -> None:
    game = table(player(hand=["black", star, "blue", "red"]), player(holes=2), nova="white")
    play(game, "hole", act("exchange", star))
    assert game.view(0)["nova"] == star
    assert game.view(0)["placed"] == ["black"]
    play(game, place("blue", "A0"))
    assert game.view(0)["placed"] == ["blue", "black"]


@pytest.mark.rule("nebula 8.5")
@pytest.mark.parametrize("nova", ["white", "black"])
def test_the_star_drawn_has_another_colour_than_the_old_supernova(nova: str) -> None:
    found = set()
    for seed in range(40):
        game = table(player(hand=["black"]), player(holes=2), nova=nova, seed=str(seed))
        bag = Counter(game.view(None)["bag"])
        story = play(game, "hole", "redraw")
        star = KINDS[told(story, "ignited")[0]["star"]]
        assert told(story, "ignited")[0]["drawn"] == 1
        assert bag - Counter(game.view(None)["bag"]) == Counter([star])
        found.add(star)
    assert found == {*KINDS} - {nova}


@pytest.mark.rule("nebula 8.6")
@pytest.mark.parametrize("nova", ["white", "black"])
def test_drawing_is_not_offered_if_the_bag_has_no_other_colour(nova: str) -> None:
    game = table(player(hand=["black", "red"]), player(holes=2), nova=nova, bag=[nova] * 3)
    play(game, "hole")
    assert game.offers(0) == [act("exchange", "red")]
    assert why(game, "redraw") == "no-other-star"
    game = table(player(hand=["black"]), player(holes=2), nova=nova, bag=[nova, nova, "blue"])
    play(game, "hole")
    assert game.offers(0) == ["redraw"]
    play(game, "redraw")
    assert game.view(0)["nova"] == "blue"


@pytest.mark.rule("nebula 8.6")
def test_without_any_star_the_place_stays_empty_and_nothing_matches() -> None:
    game = table(player(hand=["black"]), player(holes=2), nova="white", bag=["white"] * 3)
    story = play(game, "hole")
    assert [entry["what"] for entry in story] == ["fell", "tracked", "faded"]
    assert told(story, "faded") == [{"star": 4, "dark": 1}]
    assert game.view(0)["nova"] is None
    assert game.view(0)["step"] == "place"
    hands = ["red", "blue", "yellow"]
    game = table(player(hand=hands), player(holes=3), nova=None, bag=["white"] * 3)
    play(game, place("red", "A0"), place("blue", "A1"))
    assert game.offers(0) == ["finish"]


@pytest.mark.rule("nebula 8.6")
def test_a_dark_place_can_be_lit_again() -> None:
    game = table(player(hand=["black"]), player(holes=5), nova=None, bag=["white"] * 3)
    play(game, "hole")
    assert game.offers(0) == ["redraw"]
    assert [entry["what"] for entry in play(game, "redraw")] == ["ignited"]
    assert game.view(0)["nova"] == "white"


# Value markers


@pytest.mark.rule("nebula 8.7")
def test_then_one_value_marker_must_move() -> None:
    game = full(counters(), player(hand=["black", "red"]))
    play(game, "hole")
    assert game.offers(0) == [f"advance marker:{n}" for n in range(14)]
    assert why(game, "finish") == "marker-first"
    assert why(game, place("red", "A0")) == "marker-first"
    story = play(game, f"advance marker:{B}")
    assert told(story, "advanced") == [{"seat": 0, "marker": B, "field": 1}]
    assert game.view(0)["step"] == "place"
    assert why(game, f"advance marker:{B}") == "no-marker-now"


@pytest.mark.rule("nebula 8.7")
def test_first_the_supernova_then_the_value_marker() -> None:
    game = full(counters([["red", "blue"]]), player(hand=["black", "red"]))
    play(game, "hole")
    assert why(game, "advance marker:0") == "nova-first"
    play(game, act("exchange", "red"))
    assert game.view(0)["step"] == "advance"
    assert why(game, act("exchange", "red")) == "marker-first"


@pytest.mark.rule("nebula 8.8")
@pytest.mark.parametrize(("holes", "fields", "step"), [(2, [["A"]], "advance"), (3, [[], ["A"]], "place")])
def test_no_value_marker_moves_if_the_common_marker_could_not(holes: int, fields: Any, step: str) -> None:
    stacks = counters([[], [], [], [], ["red", "blue"]], fields)
    game = table(player(holes=holes), player(hand=["black"], holes=9), basic=False, turn=1, counters=stacks)
    play(game, "hole")
    assert game.view(0)["track"] == 12
    assert game.view(0)["step"] == step


@pytest.mark.rule("nebula 9.1", "nebula 9.2")
def test_a_marker_leaves_its_stack_and_goes_on_top_of_another() -> None:
    game = full(counters([["red", "blue", "white"], ["yellow"]], [["A"]]), player(hand=["black"]))
    play(game, "hole", f"advance marker:{KINDS.index('red')}")
    fields = game.view(None)["counters"][0]["fields"]
    assert [[KINDS[one] for one in stack] for stack in fields[1:3]] == [["blue", "white"], ["yellow", "red"]]
    game = full(counters([["red", "blue", "white"]]), player(hand=["black"], holes=0))
    play(game, "hole", f"advance marker:{KINDS.index('blue')}")
    fields = game.view(None)["counters"][0]["fields"]
    assert [[KINDS[one] for one in stack] for stack in fields[1:3]] == [["red", "white"], ["blue"]]
    assert [marker(game, KINDS.index(name))["height"] for name in ("red", "white", "blue")] == [0, 1, 0]
    game = full(counters([["red", "blue"]], [["A"]]), player(hand=["black"]))
    play(game, "hole", f"advance marker:{KINDS.index('white')}")
    fields = game.view(None)["counters"][0]["fields"]
    assert [KINDS[one] for one in fields[1]] == ["red", "blue", "white"]


@pytest.mark.rule("nebula 9.3")
def test_a_marker_at_the_end_can_not_be_moved() -> None:
    game = full(counters([[], [], [], [], ["red"]]), player(hand=["black", "white"]))
    play(game, "hole", act("exchange", "white"))
    assert f"advance marker:{KINDS.index('red')}" not in game.offers(0)
    assert why(game, f"advance marker:{KINDS.index('red')}") == "marker-at-end"
    assert len(game.offers(0)) == 13


@pytest.mark.rule("nebula 9.4", "nebula 9.6")
def test_the_three_furthest_markers_count_and_in_a_stack_the_higher_ones() -> None:
    game = full(counters([["red", "blue", "white", "yellow"], ["purple"]]))
    ranks = {COLOURS[one]: marker(game, one)["rank"] for one in range(6)}
    assert ranks == {"purple": 1, "yellow": 2, "white": 3, "blue": None, "red": None, "orange": None}
    worth = {COLOURS[one]: marker(game, one)["worth"] for one in range(6)}
    assert worth == {"purple": 3, "yellow": 2, "white": 1, "blue": 0, "red": 0, "orange": 0}


@pytest.mark.rule("nebula 9.5")
def test_markers_at_the_start_never_count() -> None:
    game = full(counters([["red"]], [["B"]], [["II", "IV"]]))
    assert [marker(game, one)["rank"] for one in range(14)] == [
        *[None, None, None, 1, None, None],
        *[None, 1, None, None],
        *[None, 2, None, 1],
    ]


@pytest.mark.rule("nebula 9.6", "nebula 13.5")
def test_stars_of_leading_colours_bring_points() -> None:
    stars = {"A0": "red", "A1": "blue", "A2": "red", "B1": "white", "C1": "red", "B2": "yellow"}
    game = full(counters([["white"], ["blue"], ["red"]], advanced=[["III"]]), player(stars))
    assert game.view(None)["players"][0]["sheet"]["colours"] == 3 * 3 + 2 + 1


@pytest.mark.rule("nebula 9.7", "nebula 13.4")
@pytest.mark.parametrize(("name", "points"), [("A", 14), ("B", 12), ("C", 10), ("D", 6)])
@pytest.mark.parametrize("fields", [[["C", "B"], ["A"]], [["D", "C", "B"], ["A"]]])
def test_complete_constellations_bring_what_their_counter_says(name: str, points: int, fields: Any) -> None:
    """The last brings as much whether its marker has moved or not."""
    spaces = [space for space in IDS if space.startswith(name)]
    way = {"A": [], "B": ["A0", "A1", "B1"], "C": ["A0", "A1", "B1", "C1"], "D": ["A0", "A1", "D1"]}[name]
    stars = coloured(list(dict.fromkeys([*way, *spaces])), COLOURS)
    game = full(counters(constellations=fields), player(stars), tasks=("V11", "V12", "V13", "V14"))
    assert game.view(None)["players"][0]["sheet"]["constellations"] == points
    assert game.view(None)["players"][0]["sheet"]["total"] >= points


@pytest.mark.rule("nebula 9.8", "nebula 13.5")
def test_advanced_cards_bring_points_for_each_of_what_they_ask() -> None:
    stars = {"A0": "blue", "A1": "orange", "A3": "red", "B1": "purple", "D1": "blue"}
    cards = ("B19", "B20", "B21", "B22")
    orders: list[tuple[Any, int]] = [
        ([["IV"], ["III"], ["II"], ["I"]], 4 * 1 + 3 * 1 + 2 * 1),
        ([["I", "II", "III", "IV"]], 4 * 1 + 3 * 1 + 2 * 1),
        ([["I"]], 4 * 1),
        ([[]], 0),
    ]
    for stacks, points in orders:
        game = full(counters(advanced=stacks), player(stars), advanced=cards)
        assert game.view(None)["players"][0]["sheet"]["advanced"] == points


@pytest.mark.rule("nebula 13.5", "nebula 15.3")
def test_public_tasks_bring_points_by_their_advanced_card_first_or_later() -> None:
    game = full(counters(advanced=[["I"]]), advanced=("B17", "B1", "B2", "B3"), done={"V11": [0], "V12": [1, 0]})
    assert [sheet(game, seat)["advanced"] for seat in range(2)] == [8, 4]


@pytest.mark.rule("nebula 13.6")
@pytest.mark.parametrize(("star", "before", "after"), [("blue", 8, 12), ("red", 12, 8)])
def test_advanced_cards_are_counted_on_the_final_galaxy(star: str, before: int, after: int) -> None:
    """A blue star on a third orbit comes, or goes, with the last one placed."""
    stars = {"A0": "yellow", "A1": "blue", "A2": "white", "A3": "blue", "B1": "white"}
    last = {} if star == "blue" else {"B2": "blue"}
    game = full(counters(advanced=[["I"]]), player(stars | last, [star]), advanced=("B19", "B1", "B2", "B3"), bag=[])
    assert sheet(game, 0)["advanced"] == before
    play(game, place(star, "B2"), "finish", "move steps:5", "finish")
    assert game.over
    assert sheet(game, 0)["advanced"] == after


@pytest.mark.rule("nebula 9.8")
def test_the_last_advanced_card_brings_nothing() -> None:
    stars = {"A0": "red", "A1": "blue", "B1": "white", "C1": "blue", "B2": "blue", "A3": "blue"}
    game = full(counters(advanced=[["I", "II", "III", "IV"]]), player(stars), advanced=("B19", "B20", "B21", "B22"))
    assert [card["worth"] for card in game.view(None)["advanced"]] == [0, 2, 3, 4]
    assert game.view(None)["advanced"][0]["counts"][0] == 3
    assert game.view(None)["players"][0]["sheet"]["advanced"] == 0
