"""Nova Luna: what everybody sees, what an offer would bring, and why something is not offered."""

from __future__ import annotations

import pytest

import asterism
from asterism.texts import Texts

from .luna import TILES, cost, late_table, lay, line, ring, table


def test_everybody_sees_the_same() -> None:
    game = table({(0, 0): 14, (1, 0): 31}, seats=3)
    views = [game.view(seat) | {"seat": None} for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)


def test_a_view_shows_tiles_track_tasks_and_free_cells() -> None:
    view = table({(0, 0): 14, (1, 0): 31}, ring={2: 5, 7: 6}, moon=4).view(0)
    assert (view["step"], view["turn"], view["moon"], view["hand"], view["given"]) == ("pick", 0, 4, None, 20)
    assert [place for place, tile in enumerate(view["ring"]) if tile] == [2, 7]
    assert view["players"][0] == {
        "tokens": 18,
        "time": 10,
        "space": 10,
        "height": 1,
        "tiles": [
            {
                "tile": 14,
                "x": 0,
                "y": 0,
                "tasks": [
                    {"need": {"red": 2}, "have": {"red": 0}, "covered": False},
                    {"need": {"blue": 1}, "have": {"blue": 1}, "covered": True},
                ],
            },
            {
                "tile": 31,
                "x": 1,
                "y": 0,
                "tasks": [
                    {"need": {"yellow": 2}, "have": {"yellow": 0}, "covered": False},
                    {"need": {"turquoise": 1}, "have": {"turquoise": 1}, "covered": True},
                ],
            },
        ],
        "cells": [[-1, 0], [0, -1], [0, 1], [1, -1], [1, 1], [2, 0]],
    }


def test_a_view_names_the_step() -> None:
    game = table(ring=[4, 5, 6])
    assert game.view(0)["step"] == "pick"
    game.play(0, "pick place:1")
    assert game.view(0)["step"] == "place"
    done = table({(0, 0): 14, (1, 0): 31}, options={"tokens": 3}).view(0)
    assert (done["step"], done["over"], done["winners"], done["scores"]) == ("done", True, [0], [2, 0])


def test_a_view_ranks_all_players_at_any_time() -> None:
    game = table({(0, 0): 12}, {(0, 0): 14, (1, 0): 1}, {(0, 0): 31, (1, 0): 2}, seats=3)
    assert game.view(None)["order"] == [0, 1, 2]
    game = table({(0, 0): 12}, {(0, 0): 14, (1, 0): 18}, {(0, 0): 31, (1, 0): 2}, seats=3)
    assert [player["tokens"] for player in game.view(None)["players"]] == [20, 19, 19]
    assert game.view(None)["order"] == [0, 1, 2]
    assert game.view(None)["ranking"] == [1, 2, 0]


def test_a_preview_of_a_placing_tells_what_it_would_cover() -> None:
    game = table({(0, 0): 14}, hand=31)
    told = game.preview(0, "place x:1 y:0")
    assert [entry["what"] for entry in told] == ["laid", "covered", "covered"]
    assert game.play(0, "place x:1 y:0") == told


def test_a_preview_of_a_refill_tells_no_tile() -> None:
    game = table(ring=[4])
    assert [entry["what"] for entry in game.preview(0, "refill")] == ["refilled"]
    assert ring(game) == {1: 4}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pick place:1", ""),
        ("refill", ""),
        ("place x:0 y:0", "pick-first"),
        ("pick place:0", "moon-here"),
        ("pick place:5", "empty-place"),
        ("fly to:moon", "unknown"),
    ],
)
def test_reasons_before_a_pick(text: str, reason: str) -> None:
    assert table({(0, 0): 1}, ring=[4, 5]).why(0, text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place x:1 y:0", ""),
        ("pick place:1", "place-first"),
        ("refill", "place-first"),
        ("place x:0 y:0", "cell-taken"),
        ("place x:1 y:1", "not-adjacent"),
        ("place x:44 y:-44", "not-adjacent"),
    ],
)
def test_reasons_after_a_pick(text: str, reason: str) -> None:
    assert table({(0, 0): 1}, hand=18, ring=[4, 5]).why(0, text) == reason


def test_reasons_around_a_refill() -> None:
    full = table()
    assert full.why(0, "refill") == "enough-tiles"
    assert full.why(0, "pick place:4") == "out-of-reach"
    empty = table(ring=[])
    assert empty.why(0, "pick place:1") == empty.why(0, "pick place:0") == "refill-first"
    empty.play(0, "refill")
    assert empty.why(0, "refill") == "refilled-already"
    late = late_table(2, ring=2)
    assert late.why(late.to_act[0], "refill") == "bag-empty"


def test_reasons_alone() -> None:
    assert table({}, seats=1).why(0, "refill") == "phase-runs"
    two = table(line(range(1, 13)), seats=1, first_tiles=11)
    assert two.why(0, "refill") == "last-phase"


def test_reasons_of_others_and_of_the_end() -> None:
    assert table().why(1, "pick place:1") == "not-your-turn"
    over = table({(0, 0): 14, (1, 0): 31}, options={"tokens": 3})
    assert over.why(1, "pick place:1") == "over"


def test_a_refusal_names_the_reason_and_changes_nothing() -> None:
    game = table({(0, 0): 1}, hand=18)
    before = game.position()
    with pytest.raises(ValueError, match="cell-taken"):
        game.play(0, "place x:0 y:0")
    assert game.position() == before


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Anna lays the yellow 4 above the red 1 and left of the blue 1."),
        ("cs", "Anna pokládá žlutý za 4 nad červený za 1 a vlevo od modrého za 1."),
        ("pl", "Anna kładzie żółty za 4 nad czerwonym za 1 i na lewo od niebieskiego za 1."),
        ("de", "Anna legt Gelb 4 über Rot 1 und links von Blau 1."),
    ],
)
def test_the_story_calls_tiles_by_their_look_and_cells_by_their_neighbours(lang: str, words: str) -> None:
    game = table({(0, 0): 35, (1, 0): 1, (1, 1): 18}, hand=62)
    lay(game, (0, 1))
    (laid,) = (entry for entry in game.story(None) if entry["what"] == "laid")
    assert Texts(lang, "novaluna", ("Anna",)).say(game.game.view.told(game.view(None), laid)) == words


def test_the_first_tile_has_no_neighbours_and_a_walk_has_its_length() -> None:
    game = asterism.table("novaluna", 2, 7)
    seat = game.to_act[0]
    told = []
    for text in (game.offers(seat)[0], "place x:0 y:0"):
        game.play(seat, text)
        told += [game.game.view.told(game.view(None), entry) for entry in game.story(None)]
    said = [Texts("en", "novaluna", ("Anna", "Anna")).say(phrase) for phrase in told]
    tile = game.view(None)["players"][seat]["tiles"][0]["tile"]
    look = f"the {TILES[tile]['colour']} {TILES[tile]['cost']}"
    assert said[0] == f"Anna takes {look} from the ring; the moon moves there."
    assert said[1] in {f"Anna walks {cost([tile])} spaces along the track.", "Anna walks 1 space along the track."}
    assert said[2] == f"Anna lays {look} as the first tile."
