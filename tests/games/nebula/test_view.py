"""Nebula: what people see, and what they never learn."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import asterism
from asterism.core import chance
from asterism.core.game import game as of_slug
from asterism.core.records import NONE
from asterism.texts import Texts

from .nebula import DATA, IDS, KINDS, act, coloured, of, place, play, player, table

words = of_slug("nebula").view
CODES = [card["code"] for card in DATA["personal"]]
IMAGINE = of_slug("nebula").imagine


def test_tasks_show_how_far_everybody_is_and_which_spaces_count() -> None:
    stars = {"A0": "red", "A1": "white", "A2": "red"}
    game = table(player(stars), tasks=("V1", "V17", "V6", "V15"))
    mine = [task["progress"][0] for task in game.view(None)["tasks"]]
    assert [(one["have"], one["need"]) for one in mine] == [(3, 6), (3, 12), (3, 12), (1, 6)]
    assert [IDS[space] for space in mine[0]["counted"]] == ["A0", "A1", "A2"]
    assert [IDS[space] for space in mine[0]["lacking"]] == ["A3", "A4", "A5"]
    theirs = game.view(None)["tasks"][0]["progress"][1]
    assert (theirs["have"], theirs["counted"]) == (0, [])


def test_a_complete_constellation_in_too_many_colours_shows_what_to_change() -> None:
    stars = dict(zip(of("constellation", "A"), ["red", "white", "red", "blue", "yellow", "red"], strict=True))
    progress = table(player(stars), tasks=("V1", "V17", "V6", "V15")).view(None)["tasks"][0]["progress"][0]
    assert not progress["met"]
    assert progress["have"] == 5
    assert len(progress["lacking"]) == 1


def test_the_four_ends_are_shown_with_their_distance() -> None:
    stars = coloured(of("constellation", "A"), ["red", "white"])
    game = table(player(stars, holes=3), player(holes=2), done={"V11": [], "V12": []}, bag=40)
    assert game.view(None)["ends"] == [
        {"cause": "track", "now": 5, "at": 12, "holds": False},
        {"cause": "constellations", "now": 1, "at": 3, "holds": False},
        {"cause": "bag", "now": 40, "at": 0, "holds": False},
        {"cause": "tasks", "now": 0, "at": 5, "holds": False},
    ]


def test_the_ranking_goes_by_points_and_then_by_black_holes() -> None:
    six = coloured(of("constellation", "A"), ["red", "white"])
    game = table(player(six, holes=2), player(holes=4), player(holes=5), seats=3)
    assert game.scores == [10, 10, 14]
    assert game.view(None)["ranking"] == [2, 1, 0]


def test_at_a_glance_offers_bring_points() -> None:
    stars = {"A0": "red", "A1": "white", "A2": "red", "A3": "white", "A4": "red"}
    game = table(player(stars, ["blue", "black"], holes=4), tasks=("V1", "V11", "V12", "V13"))
    gains = {text: words.brings(game.preview(0, text), 0) for text in game.offers(0)}
    assert gains[place("blue", "A5")] == 6 + 12
    assert gains["hole"] == 14 - 10
    assert gains["finish"] == 0
    play(game, place("blue", "A5"))
    assert words.brings(game.preview(0, "finish"), 0) == 12


def test_luck_has_a_say_in_chaos_and_in_drawing_a_supernova() -> None:
    forms = of_slug("nebula").verb.forms
    assert {form["verb"] for form in forms if words.lucky(form)} == {"chaos", "redraw"}


def test_the_final_sheet_has_six_parts_and_the_basic_one_four() -> None:
    for basic, parts in ((True, 4), (False, 6)):
        table = asterism.table("nebula", 2, 1, {"basic": basic})
        luck = random.Random(1)
        while not table.over:
            table.play(table.to_act[0], luck.choice(table.offers(table.to_act[0])))
        final = words.final(table.view(None))
        assert len(final["head"]) == parts + 2
        for row in final["rows"]:
            assert row[-1] == sum(row[1:-1])
        assert [row[-1] for row in final["rows"]] == sorted(table.scores, reverse=True)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("move steps:-3", "Move the clock of the top cluster 3 counter-clockwise to ray 6 (a white star)."),
        ("move steps:0", "Leave the clock of the top cluster at ray 1 (no star)."),
        ("chaos star:6", "Give up a black hole to chaos: draw five, keep two."),
    ],
)
def test_offers_are_said_in_words(text: str, sentence: str) -> None:
    rays = [[None, "red", "red", "red", "red", "white", "red", "red"], ["blue"] * 8, ["orange"] * 8]
    game = table(player(hand=["black"]), step="take", clusters=rays)
    assert said(game, text) == sentence


def test_a_replaced_star_is_named() -> None:
    game = table(player({"A0": "red", "B1": "white", "A1": "blue"}, ["yellow"]))
    assert said(game, place("yellow", "B1")) == "Place a yellow star on Kite 1, instead of a white star."
    assert said(game, place("yellow", "A2")) == "Place a yellow star on Serpent 2."


def said(game: asterism.Table, text: str) -> str:
    verb = game.game.verb
    return Texts("en", "nebula").say(words.offer(game.view(0), verb.forms[verb.numbers[text]]))


# Secrets


def everything_seen(game: asterism.Table, seat: int | None) -> str:
    """All that a seat can ask for, as one text."""
    texts = [] if seat is None else game.offers(seat)
    previews = [game.preview(seat, text) for text in texts[:3]] if seat is not None else []
    return json.dumps([game.view(seat), texts, previews, game.story(seat), game.scores, game.winners])


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_a_player_chose_others_get_the_same_bytes_until_the_end(seats: int) -> None:
    """Two games that differ in one player's personal task alone look the same to all others, move by move."""
    games = [asterism.table("nebula", seats, 3) for _ in range(2)]
    for seat in range(seats):
        for k, one in enumerate(games):
            one.play(seat, f"choose card:{k if seat == 0 else 0}")
    luck = random.Random(5)
    while True:
        for watcher in (*range(1, seats), None):
            seen = [everything_seen(one, watcher) for one in games]
            assert seen[0] == seen[1]
        seat = games[0].to_act[0]
        text = luck.choice(games[0].offers(seat))
        assert games[1].offers(seat) == games[0].offers(seat)
        for one in games:
            one.play(seat, text)
        if games[0].over:
            break
    assert games[1].over
    assert games[0].view(1)["players"][0]["task"] != games[1].view(1)["players"][0]["task"]


def test_a_seat_sees_its_own_task_and_how_far_it_is() -> None:
    stars = dict.fromkeys(["A0", "A5", "B2"], "blue") | coloured(["A1", "A2", "A3", "A4", "B1"], ["red", "white"])
    game = table(player(stars, task="O1"), player(task="O2"))
    mine = game.view(0)["players"][0]["task"]
    assert mine["code"] == "O1"
    assert (mine["progress"]["have"], mine["progress"]["need"]) == (3, 4)
    assert [IDS[space] for space in mine["progress"]["lacking"]] == ["C3", "D4"]
    for watcher in (1, None):
        assert game.view(watcher)["players"][0]["task"] is None


def personal_codes(view: Any) -> set[str]:
    return {code for code in CODES if f'"{code}"' in json.dumps(view)}


def test_no_view_names_a_card_that_is_not_its_own() -> None:
    game = asterism.table("nebula", 3, 9)
    for seat in range(3):
        game.play(seat, "choose card:1")
    for seat in range(3):
        assert personal_codes(game.view(seat)) == {game.view(seat)["players"][seat]["task"]["code"]}
    assert personal_codes(game.view(None)) == set()


@pytest.mark.parametrize("chosen", [(), (1,), (2,), (0, 1), (1, 2), (0, 1, 2)])
def test_others_may_hold_any_two_cards_and_only_who_has_chosen_keeps_one(chosen: tuple[int, ...]) -> None:
    game, first = asterism.table("nebula", 3, 9), set[int]()
    for seat in chosen:
        game.play(seat, "choose card:1")
    for luck in range(60):
        states = game.seen(0).states
        IMAGINE(states[0], 0, chance.quick(luck))
        dealt, kept = states[0]["dealt"].tolist()[:3], states[0]["task"].tolist()[:3]
        assert dealt[0] == game.state[0]["dealt"].tolist()[0]
        assert len({card for pair in dealt for card in pair}) == 6
        for seat in (1, 2):
            assert (kept[seat] in dealt[seat]) if seat in chosen else kept[seat] == NONE
        first |= {dealt[seat].index(kept[seat]) for seat in (1, 2) if seat in chosen}
    assert first == ({0, 1} if {1, 2} & set(chosen) else set())


def test_chaos_is_open_to_all() -> None:
    game = table(player(hand=["red"]), step="take")
    play(game, act("chaos", "red"))
    drawn = game.view(0)["drawn"]
    assert game.view(1)["drawn"] == game.view(None)["drawn"] == drawn
    assert drawn == sorted(drawn, key=KINDS.index)
