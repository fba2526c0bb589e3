"""Night Sky Explorer as people see it: parts of points before they are made, reasons, previews and sheets."""

from __future__ import annotations

import json
from typing import Any

import asterism
from asterism.core import chance
from asterism.core.game import game as game_of
from asterism.games.nightsky.pieces import LAY
from asterism.texts import Texts

from . import slow
from .nights import (
    AT,
    CARD,
    CARDS,
    STARS,
    cells,
    drawing,
    laid_by,
    nothing,
    play,
    played_by_bots,
    sketched,
    table,
    told,
)

WORDS = game_of("nightsky").view
CRUX, CASSIOPEIA, LEPUS = CARD["Crux"], CARD["Cassiopeia"], CARD["Lepus"]


def test_a_sketch_shows_its_points_in_parts_before_it_is_confirmed() -> None:
    game = table("draw", {"start": 1, "side": 1, "card": CASSIOPEIA})
    assert game.view(0)["mine"]["sketch"] is None
    foreseen = game.preview(0, "lay turn:1 x:-1 y:1")
    play(game, "lay turn:1 x:-1 y:1")
    counts = sketched(game)["counts"]
    assert told(foreseen, "counts") == [{"top": 4, "low": 3, "lines": 9}]
    assert counts["points"] == 16
    assert counts["sun"] == {"count": 1, "points": 1}
    assert WORDS.brings(foreseen, 0) == WORDS.brings(game.preview(0, "confirm"), 0) == 16 + 1
    assert STARS[39]["sun"]


def test_a_preview_of_leaving_out_shows_what_is_left() -> None:
    game = table("draw", {"start": 1, "side": 1, "card": CASSIOPEIA})
    play(game, "lay turn:1 x:-1 y:1")
    foreseen = game.preview(0, "leave star:39")
    assert told(foreseen, "left") == [{"star": 39, "stars": 4}]
    said = Texts("en", "nightsky").say(WORDS.told(game.view(0), foreseen[0]))
    assert said == f"A {STARS[39]['type']} star is left out; 4 stars stay."
    assert told(foreseen, "places") == [{"sun": 0, "ecliptic": 0, "rim": 0, "out": 1, "crossed": 1}]


def test_what_leaving_out_brings_counts_the_fading_star_and_the_place_it_costs() -> None:
    game = table("draw", {"start": 1, "side": 1, "card": CASSIOPEIA})
    fewer_points, no_sun, fading = 2 + 3, 1, 3
    assert WORDS.brings(game.preview(0, "nothing"), 0) == -5 * fading
    play(game, "lay turn:1 x:-1 y:1")
    assert WORDS.brings(game.preview(0, "leave star:39"), 0) == 16 + 1 - fewer_points - no_sun - fading


def test_what_an_offer_brings_is_what_the_total_grows_by() -> None:
    game = table("draw", {"start": 1, "side": 1, "card": CASSIOPEIA})
    play(game, "lay turn:1 x:-1 y:1")
    before, promised = game.scores[0], WORDS.brings(game.preview(0, "confirm"), 0)
    play(game, "confirm")
    assert game.scores[0] - before == promised


def test_pieces_show_what_each_of_them_would_bring() -> None:
    game = table("draw", {"drawings": [drawing(CRUX, 0, -1, 2)], "card": CARD["Leo"]})
    text = next(text for text in game.offers(0) if text[:3] == "lay" and laid_by(game, text)["pieces"] > 1)
    counts, *_ = told(game.preview(0, text), "counts")
    play(game, text)
    assert sketched(game)["counts"] is None
    assert sum(counts.values()) == max(piece["counts"]["points"] for piece in sketched(game)["pieces"])
    for piece in sketched(game)["pieces"]:
        twin = asterism.replay(game.log)
        play(twin, f"keep star:{piece['star']}")
        assert sketched(twin)["counts"] == piece["counts"]


def test_drawings_are_shown_with_their_counts() -> None:
    game = table("name", {"start": 1, "side": 1, "drawings": [drawing(CASSIOPEIA, 1, -1, 1)]})
    (drawn,) = game.view(None)["players"][0]["drawings"]
    assert drawn["round"] == 1
    assert (drawn["stars"], drawn["lines"]) == ([2, 10, 18, 29, 39], [[2, 10], [10, 18], [18, 29], [29, 39]])
    assert drawn["counts"]["points"] == 16


def test_who_draws_nothing_sees_that() -> None:
    game = table("draw", {"card": CRUX}, {"card": CASSIOPEIA})
    play(game, "nothing")
    assert game.view(0)["mine"]["nothing"]
    assert not game.view(1)["mine"]["nothing"]
    assert game.view(None)["mine"] is None


def test_there_is_a_reason_for_what_another_step_offers() -> None:
    sides = asterism.table("nightsky", 2, 1)
    assert sides.why(0, "name size:5") == "side-first"
    assert sides.why(0, "confirm") == "not-drawing"
    draws = table("draw", {"card": CRUX})
    assert draws.why(0, "side side:0") == "sides-shown"
    assert draws.why(0, "name size:6") == "size-named"
    assert draws.why(0, "seven card:0") == "no-two-sevens"
    assert {draws.why(0, text) for text in ("confirm", "leave star:5", "keep star:5")} == {"lay-first"}
    play(draws, "lay turn:0 x:-1 y:2")
    assert draws.why(0, "nothing") == draws.why(0, "lay turn:0 x:0 y:0") == "laid-already"


def test_the_ranking_puts_equals_side_by_side() -> None:
    best: dict[str, Any] = {"start": 1, "side": 1, "drawings": [drawing(CASSIOPEIA, 1, -1, 1)]}
    game = table("name", {"start": 2, "drawings": [nothing(4)]}, best, {"drawings": [nothing(3)]})
    assert game.view(None)["ranking"] == [1, 0, 2]
    assert game.view(None)["places"] == [2, 1, 2]


def texts_of(part: Any) -> list[dict[str, Any]]:
    if isinstance(part, dict) and "say" in part:
        return [part]
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return [found for one in inner for found in texts_of(one)]


def test_the_final_sheet_adds_up() -> None:
    view = json.loads(json.dumps(played_by_bots(3, 2).view(0)))
    for row in WORDS.final(view)["rows"]:
        assert sum(row[1:-1]) == row[-1]
    assert [row[0]["seat"] for row in WORDS.final(view)["rows"]] == view["ranking"]


def test_alone_the_sheet_tells_the_rank() -> None:
    game = played_by_bots(1, 3)
    said = [Texts("en", "nightsky").say(phrase) for phrase in texts_of(WORDS.final(game.view(0))["rows"])]
    assert said[-2] == f"Together: {game.scores[0]}"
    assert said[-1].startswith("You are ")


def test_panels_show_every_star_and_offer_what_can_be_left() -> None:
    game = table("draw", {"card": CRUX})
    play(game, "lay turn:0 x:-1 y:2")
    panels = WORDS.panels(game.view(0))
    sky = next(panel for panel in panels if panel["kind"] == "grid" and panel.get("seat") == 0)
    assert len(sky["cells"]) == 101
    rows = next(panel for panel in panels if panel.get("now"))["rows"]
    assert f"leave star:{AT[0, 4]}" in [row["do"] for row in rows]


# What others may have done


def imagined(game: asterism.Table, count: int = 60) -> list[Any]:
    """Worlds as the first player may imagine them."""
    worlds = [game.seen(0).states for _ in range(count)]
    for luck, states in enumerate(worlds):
        game_of("nightsky").imagine(states[0], 0, chance.quick(luck))
    return [states[0] for states in worlds]


def test_others_who_have_drawn_may_have_drawn_anything_and_the_rest_nothing_yet() -> None:
    mine, card, other, *_ = [one["id"] for one in CARDS if one["size"] == 7]
    game = table("draw", {"card": mine}, {"card": card, "done": 1}, {"card": other})
    found = set[slow.Drawing]()
    for world in imagined(game):
        found.add(drawn_by(world, card))
        assert (world["lay"][2], world["kept"][2]) == (0, 0)
    assert found <= slow.drawings(card, 1, [])
    assert len(found) > 20


def drawn_by(world: Any, card: int) -> slow.Drawing:
    if not world["lay"][1]:
        assert world["kept"][1] == 0
        return frozenset(), frozenset()
    form = game_of("nightsky").verb.forms[LAY + world["lay"][1] - 1]
    laid = enumerate(cells(card, form["turn"], form["x"], form["y"]))
    return slow.as_drawn(card, {node: AT[cell] for node, cell in laid if world["kept"][1] >> node & 1})


def test_others_who_have_chosen_a_side_may_have_chosen_either() -> None:
    game = asterism.table("nightsky", 3, 1)
    game.play(1, "side side:1")
    sides = {tuple(world["choice"].tolist()[:3]) for world in imagined(game)}
    assert sides == {(0, 0, 0), (0, 1, 0)}
