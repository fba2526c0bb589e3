"""Night Sky Explorer: points of a round, the first player, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import asterism
from asterism.core.game import game as game_of
from asterism.core.game import results
from asterism.games.nightsky.night import DONE
from asterism.games.nightsky.view import player as player_view
from asterism.games.nightsky.view import rank, winners
from pages import told as told_in_book

from . import slow
from .nights import (
    AT,
    CARD,
    CARDS,
    DATA,
    STARS,
    Json,
    all_play,
    drawing,
    lays,
    nothing,
    play,
    played_by_bots,
    sketched,
    table,
    told,
)

CRUX, CASSIOPEIA, LEPUS = CARD["Crux"], CARD["Cassiopeia"], CARD["Lepus"]


# A round


@pytest.mark.scene("nightsky sixteen-points")
@pytest.mark.rule("nightsky 8.1", "nightsky 8.2", "nightsky 8.3", "nightsky 8.6")
def test_the_example_of_the_book_brings_16_points() -> None:
    game = table("draw", {"start": 1, "side": 1, "card": CASSIOPEIA})
    assert game.view(0)["players"][0]["top"] == {"type": "red", "value": 2}
    assert game.view(0)["players"][0]["low"] == {"type": "white", "value": 1}
    play(game, "lay turn:1 x:-1 y:1")
    counts = sketched(game)["counts"]
    assert counts["top"] == {"stars": 2, "value": 2, "points": 4}
    assert counts["low"] == {"stars": 3, "value": 1, "points": 3}
    assert counts["lines"] == {"lines": 3, "value": 3, "points": 9}
    story = play(game, "confirm")
    assert told(story, "scored") == [{"seat": 0, "top": 4, "low": 3, "lines": 9}]
    assert game.view(0)["players"][0]["rounds"][0] == 16
    stars = [counts[of][what] for of in ("top", "low") for what in ("value", "stars", "points")]
    lines = [counts["lines"]["lines"], counts["top"]["value"], counts["low"]["value"], 3, counts["lines"]["points"]]
    assert told_in_book("nightsky", "sixteen-points") == sorted([*stars, *lines, 16])


@pytest.mark.rule("nightsky 8.1", "nightsky 8.2", "nightsky 8.3", "nightsky 8.4", "nightsky 10.3")
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (3, 3), (5, 4)])
def test_points_are_those_of_a_slow_count(seats: int, seed: int) -> None:
    game = played_by_bots(seats, seed, "greedy:overlook=60")
    for player in game.view(None)["players"]:
        assert player["rounds"] == [slow.round_points(player, number) for number in range(1, 7)]
        assert player["crossed"] == slow.crossed(player)
        assert player["total"] == slow.total(player)
    assert game.scores == [slow.total(player) for player in game.view(None)["players"]]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_story_of_a_drawing_tells_what_it_counts(seed: int) -> None:
    game, bot = asterism.table("nightsky", 1, seed), asterism.bot("greedy:overlook=60", seed)
    heard: list[Mapping[str, Any]] = []
    while not game.over:
        heard += [entry for entry in game.play(0, bot.choose(game.seen(0))) if entry["what"] in ("drew", "placed")]
    player = game.view(0)["players"][0]
    assert heard == [entry for number in range(1, 7) for entry in told_slowly(player, number)]


def told_slowly(player: Json, number: int) -> list[Json]:
    """That a card was drawn; and the places of its stars and lines, where that matters."""
    drawn, before = player["drawings"][number - 1], {**player, "drawings": player["drawings"][: number - 1]}
    stars = [STARS[star] for star in drawn["stars"]]
    after = {**player, "drawings": player["drawings"][:number]}
    places = {
        "sun": sum(star["sun"] for star in stars),
        "ecliptic": sum(tuple(sorted(line)) in slow.OVER_ECLIPTIC for line in drawn["lines"]),
        "rim": sum(star["rim"] for star in stars),
        "crossed": slow.crossed(after) - slow.crossed(before),
    }
    drew = {"what": "drew", "seat": 0, "card": drawn["card"], "stars": len(stars), "out": slow.out(drawn)}
    return [drew, *([{"what": "placed", "seat": 0, **places}] if any(places.values()) else [])]


@pytest.mark.rule("nightsky 8.4")
def test_two_equal_corners_count_stars_twice_and_lines_between_them() -> None:
    first, second = CARD["Cassiopeia"], CARD["Libra"]
    assert {CARDS[card - 1]["type"] for card in (first, second)} == {"red"}
    game = table("draw", {"drawings": [nothing(first)], "card": second})
    twice = joined = 0
    for text in lays(game)[::12]:
        twin = asterism.replay(game.log)
        play(twin, text)
        if counts := sketched(twin)["counts"]:
            assert counts["top"] == counts["low"]
            kept = {node["star"] for node in sketched(twin)["nodes"] if node["kept"]}
            ends = [tuple(sketched(twin)["nodes"][end]["star"] for end in line["ends"]) for line in lines_of(twin)]
            both = sum(all(STARS[star]["type"] == "red" for star in line) for line in ends)
            assert counts["lines"]["lines"] == both
            assert counts["top"]["stars"] == sum(STARS[star]["type"] == "red" for star in kept)
            twice, joined = twice + counts["top"]["stars"], joined + both
    assert twice
    assert joined


def lines_of(game: asterism.Table) -> list[dict[str, Any]]:
    return [line for line in sketched(game)["lines"] if line["kept"]]


@pytest.mark.rule("nightsky 8.5")
def test_the_places_of_stars_are_no_points_of_the_round() -> None:
    game = table("draw", {"start": 6, "side": 0, "card": CRUX})
    play(game, "lay turn:0 x:-3 y:3")  # its upper end at the rim
    counts = sketched(game)["counts"]
    parts = [counts[part]["points"] for part in ("top", "low", "lines")]
    assert counts["points"] == sum(parts)
    assert counts["rim"]["count"] == 1
    story = play(game, "confirm")
    (scored,) = told(story, "scored")
    assert scored["top"] + scored["low"] + scored["lines"] == counts["points"]
    assert game.view(0)["players"][0]["rounds"][0] == counts["points"]


# The first player


@pytest.mark.rule("nightsky 9.2")
def test_the_first_player_card_goes_to_the_lowest() -> None:
    scoring = drawing(CASSIOPEIA, 1, -1, 1)
    for lowest in range(3):
        drawn = [scoring, drawing(CRUX, 0, -1, 2), drawing(2, 0, -1, 2)]
        drawn[lowest] = nothing(drawn[lowest]["card"])
        game = table("name", *({"drawings": [one]} for one in drawn))
        points = [player["rounds"][0] for player in game.view(None)["players"]]
        assert min(points) == points[lowest] < sorted(points)[1]
        assert game.view(None)["first"] == lowest
        assert game.to_act == [lowest]


@pytest.mark.rule("nightsky 9.2")
def test_only_this_rounds_points_make_the_lowest() -> None:
    leading = {"start": 1, "side": 1, "drawings": [drawing(CASSIOPEIA, 1, -1, 1), nothing(CARD["Virgo"])]}
    trailing = {"start": 2, "drawings": [nothing(CRUX), drawing(CARD["Aquarius"], 0, 0, -2)]}
    game = table("name", leading, trailing)
    players = game.view(None)["players"]
    assert [player["rounds"][:2] for player in players] == [[16, 0], [0, 3]]
    assert players[0]["total"] > players[1]["total"]
    assert game.view(None)["first"] == 0


@pytest.mark.rule("nightsky 9.2")
def test_the_new_first_player_is_told() -> None:
    game = table("draw", {"card": CRUX}, {"card": CASSIOPEIA})
    play(game, "lay turn:0 x:-1 y:2", "confirm")
    game.play(1, "nothing")
    assert game.view(None)["players"][0]["rounds"][0] > 0
    assert told(game.story(None), "first") == [{"seat": 1}]
    assert game.to_act == [1]


@pytest.mark.rule("nightsky 9.3")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_among_equals_it_goes_to_the_left_and_last_to_the_first_player(seats: int) -> None:
    game = asterism.table("nightsky", seats, 1)
    all_play(game, "side side:0")
    expected = 0
    for _ in range(4):
        assert game.view(None)["first"] == expected
        game.play(expected, next(text for text in game.offers(expected) if text != "name size:7"))
        all_play(game, "nothing")
        expected = (expected + 1) % seats


@pytest.mark.rule("nightsky 9.3")
def test_the_first_player_keeps_the_card_only_when_alone_at_the_bottom() -> None:
    scoring = {"start": 1, "side": 1, "drawings": [drawing(CASSIOPEIA, 1, -1, 1)]}
    game = table("name", {"start": 2, "drawings": [nothing(2)]}, scoring, {"start": 3, "drawings": [nothing(3)]})
    assert game.view(None)["first"] == 2
    alone = table("name", {"start": 2, "drawings": [nothing(2)]}, scoring)
    assert alone.view(None)["first"] == 0


# The end


@pytest.mark.rule("nightsky 10.2", "nightsky 10.9")
def test_fading_stars_count_three_each() -> None:
    game = asterism.table("nightsky", 2, 1)
    assert game.scores == [21, 21]
    game = table("draw", {"drawings": [nothing(CARD["Crux"])], "card": LEPUS})
    assert game.view(0)["players"][0]["fading"] == {"count": 2, "points": 6}
    assert game.scores == [6]


def one_star(star: int) -> dict[str, Any]:
    """A drawing of one star with a card of size 5."""
    return {"card": CRUX, "stars": [star], "lines": []}


@pytest.mark.rule("nightsky 10.4")
def test_a_star_around_the_sun_counts_one() -> None:
    player = table("name", {"start": 1, "side": 0, "drawings": [one_star(AT[0, 1])]}).view(0)["players"][0]
    assert player["sun"] == {"count": 1, "points": 1}
    assert player["total"] == 3 * 3 + 1
    assert STARS[AT[0, 1]]["type"] == "yellow"


@pytest.mark.rule("nightsky 10.5")
def test_a_line_over_the_ecliptic_counts_two() -> None:
    line = next([a, b] for a, b in DATA["ecliptic"]["crossed_lines"] if straight(a, b))
    one = {"card": CRUX, "stars": line, "lines": [line]}
    player = table("name", {"start": 1, "drawings": [one]}).view(0)["players"][0]
    assert player["ecliptic"] == {"count": 1, "points": 2}
    assert player["total"] == slow.total(player)


def straight(a: int, b: int) -> bool:
    one, other = STARS[a], STARS[b]
    in_sight = 1 in one["visible"] and 1 in other["visible"]
    return in_sight and abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) == 1


@pytest.mark.rule("nightsky 10.6")
def test_a_star_at_the_rim_counts_three() -> None:
    rim = next(star for star, its in STARS.items() if its["rim"] and 1 in its["visible"] and its["type"] == "yellow")
    player = table("name", {"start": 1, "side": 0, "drawings": [one_star(rim)]}).view(0)["players"][0]
    assert player["rim"] == {"count": 1, "points": 3}
    assert player["total"] == 3 * 3 + 3


def finished(*players: list[dict[str, Any]]) -> asterism.Table:
    """A game of which only some drawings are not empty."""
    return table("over", *({"drawings": drawings} for drawings in players))


def six(*first: dict[str, Any], shift: int = 0) -> list[dict[str, Any]]:
    """These drawings in the first rounds and nothing in the others, with cards that nobody else has."""
    sizes = [5, 6, 7, 8, 9, 10]
    cards = [next(card["id"] + shift for card in CARDS if card["size"] == size) for size in sizes]
    return [*first, *(nothing(card) for card in cards[len(first) :])]


@pytest.mark.rule("nightsky 10.7")
def test_most_points_win() -> None:
    game = finished(six(shift=0), six(one_star(AT[0, 1]), shift=1))
    assert game.scores == [0, 1 + slow.round_points(game.view(None)["players"][1], 1)]
    assert game.winners == [1]
    assert game.utilities == [0.0, 1.0]
    assert game.view(None)["ranking"] == [1, 0]


@pytest.mark.rule("nightsky 10.8", "nightsky 10.7")
def test_an_equal_end_is_shared() -> None:
    game = finished(*(six(shift=shift) for shift in range(3)))
    assert game.scores == [0, 0, 0]
    assert game.winners == [0, 1, 2]
    assert game.utilities == [1 / 3] * 3
    assert game.view(None)["places"] == [1, 1, 1]


@pytest.mark.scene("nightsky final-sum")
@pytest.mark.rule("nightsky 10.2", "nightsky 10.3", "nightsky 10.4", "nightsky 10.5", "nightsky 10.6", "nightsky 11.3")
def test_the_final_sheet_of_the_rulebook_comes_to_133_points_and_the_fourth_rank() -> None:
    states = game_of("nightsky").states(1)
    states["seats"], states["step"] = 1, DONE
    rounds, counts = [13, 13, 14, 18, 18, 21], {"crossed": 3, "sun": 4, "ecliptic": 4, "rim": 4}
    states["skies"]["points"][0, 0] = rounds
    for what, count in counts.items():
        states["skies"][what][0, 0] = count
    points, worth = np.zeros(5, np.int32), np.zeros(5)
    results(states, 0, points, worth)
    assert points[0] == worth[0] == 133
    assert rank(int(points[0])) == 3
    mine = player_view(states[0], states[0], 0)
    sheet = [mine[what][key] for what in ("fading", "sun", "ecliptic", "rim") for key in ("count", "points")]
    figures = [*rounds, sum(rounds), *sheet, 133]
    assert told_in_book("nightsky", "final-sum") == sorted(figures)


@pytest.mark.rule("nightsky 10.7")
@pytest.mark.parametrize("better", [0, 1])
def test_among_equals_fewer_crossed_fading_stars_win(better: int) -> None:
    states = game_of("nightsky").states(1)
    states["seats"], states["step"] = 2, DONE
    states["skies"]["crossed"][0, better], states["skies"]["crossed"][0, 1 - better] = 5, 7
    states["skies"]["points"][0, 1 - better, 3] = 6
    points, worth = np.zeros(5, np.int32), np.zeros(5)
    results(states, 0, points, worth)
    assert points[:2].tolist() == [6, 6]
    assert worth[:2].tolist() == [1.0 - better, float(better)]
    assert winners(states[0]) == [better]
