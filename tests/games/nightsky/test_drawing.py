"""Night Sky Explorer: where and what can be drawn, and the small decisions of a drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

import asterism
from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.game import act, offered
from asterism.core.game import game as game_of
from asterism.core.records import as_ints
from asterism.games.nightsky.pieces import LAY
from asterism.games.nightsky.sky import settle

from . import slow
from .nights import (
    AT,
    CARD,
    CARDS,
    STARS,
    cells,
    drawing,
    drawn_well,
    laid_by,
    lays,
    play,
    sketched,
    table,
    verbs,
)

CRUX, LEPUS, ORION, SAGITTA = CARD["Crux"], CARD["Lepus"], CARD["Orion"], CARD["Sagitta"]


def stars_on(card: int, turn: int, x: int, y: int) -> list[int]:
    return sorted(AT[cell] for cell in cells(card, turn, x, y) if cell in AT)


# Where


@pytest.mark.rule("nightsky 5.1")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_round_shows_other_stars(number: int) -> None:
    before = [nothing_of(size) for size in (6, 7, 8, 9, 10)][: number - 1]
    game = table("draw", {"drawings": before, "card": CRUX})
    assert game.view(0)["mine"]["usable"] == [star for star, its in STARS.items() if number in its["visible"]]


def nothing_of(size: int) -> dict[str, Any]:
    return {"card": next(card["id"] for card in CARDS if card["size"] == size), "stars": [], "lines": []}


@pytest.mark.rule("nightsky 5.1", "nightsky 7.3")
def test_what_the_window_hides_is_left_out() -> None:
    game = table("draw", {"card": CRUX})
    play(game, "lay turn:0 x:-1 y:-2")
    nodes = {(node["x"], node["y"]): node for node in sketched(game)["nodes"]}
    assert nodes[0, -2] == {"x": 0, "y": -2, "star": AT[0, -2], "kept": False, "why": "hidden"}
    assert AT[0, -2] not in game.view(0)["mine"]["usable"]


@pytest.mark.rule("nightsky 5.2", "nightsky 7.3")
def test_a_drawn_star_is_left_out_of_the_next_drawing() -> None:
    game = table("draw", {"drawings": [drawing(CRUX, 0, -1, 2)], "card": SAGITTA + 1})
    assert not set(drawing(CRUX, 0, -1, 2)["stars"]) & set(game.view(0)["mine"]["usable"])
    play(game, "lay turn:0 x:-1 y:2")
    assert {node["why"] for node in sketched(game)["nodes"] if node["star"] == AT[0, 2]} == {"taken"}


@pytest.mark.rule("nightsky 5.3", "nightsky 7.3")
def test_a_pattern_may_lie_over_the_sun() -> None:
    game = table("draw", {"card": LEPUS})
    play(game, "lay turn:0 x:-1 y:-1")
    nodes = [node for node in sketched(game)["nodes"] if (node["x"], node["y"]) == (0, 0)]
    assert nodes == [{"x": 0, "y": 0, "star": None, "kept": False, "why": "sun"}]


@pytest.mark.rule("nightsky 5.3", "nightsky 7.2")
def test_the_sun_alone_is_no_place_to_lie() -> None:
    game = table("draw", {"card": CRUX})
    assert "lay turn:0 x:4 y:-9" not in game.offers(0)
    assert game.why(0, "lay turn:0 x:4 y:-9") == "no-star-there"


@pytest.mark.rule("nightsky 5.4")
def test_others_block_nothing() -> None:
    mine, theirs = drawing(SAGITTA, 0, -1, 2), drawing(CRUX, 0, -1, 2)
    game = table("draw", {"drawings": [mine], "card": 7}, {"drawings": [theirs], "card": 8})
    alone = table("draw", {"drawings": [mine], "card": 7}, {"drawings": [nothing_of(5)], "card": 8})
    assert lays(game) == lays(alone)


# What


@pytest.mark.rule("nightsky 6.1")
def test_a_pattern_is_turned_by_quarters() -> None:
    for turn in range(4):
        game = table("draw", {"card": LEPUS})
        play(game, f"lay turn:{turn} x:-3 y:2")
        assert [(node["x"], node["y"]) for node in sketched(game)["nodes"]] == cells(LEPUS, turn, -3, 2)


@pytest.mark.rule("nightsky 6.1")
def test_a_mirrored_pattern_is_no_drawing() -> None:
    nodes = [(3 - x - 2, y + 1) for x, y in CARDS[LEPUS - 1]["nodes"]]
    stars = [AT[cell] for cell in nodes]
    lines = sorted(sorted((stars[a], stars[b])) for a, b in CARDS[LEPUS - 1]["lines"])
    mirrored = {"card": LEPUS, "stars": sorted(stars), "lines": lines}
    with pytest.raises(ValueError, match="no part of its card"):
        table("name", {"drawings": [mirrored]})


@pytest.mark.rule("nightsky 6.2")
def test_a_single_star_can_be_drawn() -> None:
    game = table("draw", {"card": CRUX})
    play(game, "lay turn:0 x:-1 y:5")
    assert sum(node["kept"] for node in sketched(game)["nodes"]) >= 1
    while "leave" in verbs(game):
        play(game, next(text for text in game.offers(0) if text.startswith("leave")))
    assert game.offers(0) == ["confirm"]
    play(game, "confirm")
    assert len(game.view(0)["players"][0]["drawings"][0]["stars"]) == 1


@pytest.mark.rule("nightsky 6.3")
def test_all_lines_between_kept_stars_are_drawn() -> None:
    game = table("draw", {"card": LEPUS})
    full = drawing(LEPUS, 0, -3, 1)
    play(game, "lay turn:0 x:-3 y:1", f"leave star:{full['stars'][0]}", "confirm")
    drawn = game.view(0)["players"][0]["drawings"][0]
    assert drawn["stars"] == full["stars"][1:]
    assert drawn["lines"] == [line for line in full["lines"] if full["stars"][0] not in line]


def crossing() -> asterism.Table:
    """A ring of stars, one line of which crosses a diagonal drawn before."""
    game = table("draw", {"drawings": [drawing(CARD["Monoceros"], 0, -2, 1)], "card": CARD["Cepheus"]})
    play(game, next(text for text in lays(game) if crosses_after(game, text)))
    return game


def crosses_after(game: asterism.Table, text: str) -> bool:
    laid = laid_by(game, text)
    return bool(laid["crossing"] == 1 and laid["pieces"] == 1 and laid["kept"] == 5)


@pytest.mark.rule("nightsky 6.4", "nightsky 7.6")
def test_a_line_may_not_cross_an_older_one() -> None:
    game = crossing()
    assert "confirm" not in game.offers(0)
    assert game.why(0, "confirm") == "line-crosses"
    assert sketched(game)["crossing"] == 1
    assert sum(line["crosses"] for line in sketched(game)["lines"]) == 1


@pytest.mark.rule("nightsky 7.6")
def test_either_end_of_a_crossing_line_may_go() -> None:
    nodes = sketched(crossing())["nodes"]
    line = next(line for line in sketched(crossing())["lines"] if line["crosses"])
    for end in line["ends"]:
        game = crossing()
        play(game, f"leave star:{nodes[end]['star']}")
        assert "confirm" in game.offers(0)


@pytest.mark.rule("nightsky 6.4")
def test_a_line_crosses_one_whose_end_is_out_of_sight() -> None:
    line = half_hidden_line()
    before = {"card": CARD["Monoceros"], "stars": line, "lines": [line]}
    game = table("draw", {"drawings": [before], "card": SAGITTA})
    assert len(set(line) & {star for star, its in STARS.items() if 2 in its["visible"]}) == 1
    crossing = [text for text in lays(game) if laid_by(game, text)["crossing"]]
    assert crossing
    for text in crossing:
        twin = asterism.replay(game.log)
        play(twin, text)
        assert "confirm" not in twin.offers(0)


def half_hidden_line() -> list[int]:
    """A diagonal of which round II hides one end, in a square whose other corners it shows."""
    for (x, y), star in AT.items():
        corners = [AT.get(cell) for cell in ((x + 1, y + 1), (x + 1, y), (x, y + 1))]
        if None not in corners and all(1 in STARS[corner or 0]["visible"] for corner in (star, corners[0])):
            shown = [2 in STARS[corner or 0]["visible"] for corner in (star, *corners)]
            if shown[2:] == [True, True] and shown[0] != shown[1]:
                return sorted([star, corners[0] or 0])
    raise AssertionError


@pytest.mark.rule("nightsky 6.5")
def test_nothing_may_be_drawn() -> None:
    game = table("draw", {"card": ORION})
    story = play(game, "nothing")
    assert {"what": "drew", "seat": 0, "card": ORION, "stars": 0, "out": 10} in story
    assert game.view(0)["players"][0]["drawings"][0]["stars"] == []
    assert game.view(0)["mine"]["usable"] == [star for star, its in STARS.items() if 2 in its["visible"]]


@pytest.mark.rule("nightsky 6.6")
def test_each_star_left_out_crosses_a_fading_star_off() -> None:
    game = table("draw", {"card": LEPUS})
    stars = stars_on(LEPUS, 0, -3, 1)
    play(game, "lay turn:0 x:-3 y:1")
    assert sketched(game)["counts"]["crossed"] == 0
    play(game, f"leave star:{stars[0]}", f"leave star:{stars[1]}")
    assert (sketched(game)["counts"]["out"], sketched(game)["counts"]["lost"]) == (2, 6)
    play(game, "confirm")
    assert game.view(0)["players"][0]["crossed"] == 2
    assert game.view(0)["players"][0]["fading"] == {"count": 5, "points": 15}


@pytest.mark.rule("nightsky 6.7")
def test_after_seven_leaving_out_costs_nothing() -> None:
    game = table("draw", {"drawings": [nothing_of(6)], "card": ORION})
    assert game.view(0)["players"][0]["crossed"] == 6
    play(game, "nothing")
    assert game.view(0)["players"][0]["crossed"] == 7
    assert game.view(0)["players"][0]["fading"]["points"] == 0


# How


@pytest.mark.rule("nightsky 7.1")
def test_others_see_nothing_of_a_drawing_but_that_it_is_decided() -> None:
    game = table("draw", {"card": CRUX}, {"card": CRUX + 1}, {"card": CRUX - 1})
    assert game.to_act == [0, 1, 2]
    before = game.view(1), game.view(None)
    for text in ("lay turn:0 x:-1 y:2", f"leave star:{AT[0, 2]}"):
        game.play(0, text)
        assert (game.view(1), game.view(None)) == before
        assert game.story(1) == game.story(None) == []
    game.play(0, "confirm")
    assert game.story(1) == [{"what": "decided", "seat": 0}]
    assert game.to_act == [1, 2]
    assert [player["done"] for player in game.view(1)["players"]] == [True, False, False]
    game.play(1, "nothing")
    assert all(player["drawings"] == [] for player in game.view(1)["players"])
    game.play(2, "nothing")
    assert [len(player["drawings"][0]["stars"]) for player in game.view(1)["players"]] == [4, 0, 0]


@pytest.mark.rule("nightsky 7.2")
def test_every_lay_on_a_usable_star_is_offered_once() -> None:
    for card in (CRUX, CARD["Auriga"], CARD["Hercules"], LEPUS):
        game = table("draw", {"card": card})
        usable = set(game.view(0)["mine"]["usable"])
        looks = {tuple(sorted(laid)) for laid in slow.every_lay(card) if any(AT.get(cell) in usable for cell in laid)}
        assert len(lays(game)) == len(looks)


@pytest.mark.rule("nightsky 7.2")
def test_a_turn_that_looks_like_another_is_not_offered() -> None:
    game = table("draw", {"card": CRUX})
    assert {text.split()[1] for text in lays(game)} == {"turn:0"}
    assert game.why(0, "lay turn:1 x:-1 y:2") == "looks-alike"


def in_pieces() -> asterism.Table:
    """Leo bent around a drawn cross: what is left of it falls apart."""
    game = table("draw", {"drawings": [drawing(CRUX, 0, -1, 2)], "card": CARD["Leo"]})
    apart = [text for text in lays(game) if laid_by(game, text)["pieces"] == 2]
    play(game, apart[0])
    return game


@pytest.mark.rule("nightsky 7.4")
def test_a_piece_is_chosen_by_its_lowest_star() -> None:
    game = in_pieces()
    pieces = sketched(game)["pieces"]
    assert len(pieces) == 2
    assert game.offers(0) == [f"keep star:{min(piece['stars'])}" for piece in pieces]
    assert game.why(0, "confirm") == "keep-first"
    other = max(pieces[0]["stars"] + pieces[1]["stars"])
    assert game.why(0, f"keep star:{other}") == "lower-star"
    play(game, f"keep star:{pieces[1]['star']}")
    assert sorted(node["star"] for node in sketched(game)["nodes"] if node["kept"]) == sorted(pieces[1]["stars"])
    assert len(sketched(game)["pieces"]) == 1
    assert game.why(0, f"keep star:{pieces[1]['star']}") == "one-piece"


@pytest.mark.rule("nightsky 7.5")
def test_stars_are_left_out_while_the_rest_hangs_together() -> None:
    game = table("draw", {"card": CRUX})
    play(game, "lay turn:0 x:-1 y:2")
    middle, ends = AT[0, 3], [AT[0, 4], AT[-1, 3], AT[1, 3], AT[0, 2]]
    assert game.offers(0) == [*(f"leave star:{star}" for star in sorted(ends)), "confirm"]
    assert game.why(0, f"leave star:{middle}") == "falls-apart"
    assert game.why(0, f"leave star:{AT[3, 3]}") == "not-in-sketch"
    play(game, *(f"leave star:{star}" for star in ends[:3]), f"leave star:{middle}")
    assert game.offers(0) == ["confirm"]
    assert game.why(0, f"leave star:{ends[3]}") == "last-star"


@pytest.mark.rule("nightsky 7.9")
def test_a_drawing_can_be_taken_back_until_the_last_has_confirmed() -> None:
    game = table("draw", {"card": CRUX}, {"card": CRUX + 1})
    play(game, "lay turn:0 x:-1 y:2", "confirm")
    game.play(1, "lay turn:0 x:0 y:0")
    assert game.to_act == [1]
    game.undo(0)
    game.undo(0)
    assert game.view(0)["mine"]["sketch"] is None
    assert game.view(1)["mine"]["sketch"] is not None
    play(game, "nothing")
    game.undo(0)
    play(game, "lay turn:0 x:1 y:1", "confirm")
    while "confirm" not in game.offers(1):
        game.play(1, game.offers(1)[0])
    game.play(1, "confirm")
    assert not game.can_undo(0)
    assert not game.can_undo(1)


@pytest.mark.rule("nightsky 7.9")
def test_alone_a_confirmed_drawing_stays() -> None:
    game = table("draw", {"card": CRUX})
    play(game, "lay turn:0 x:-1 y:2")
    assert game.can_undo(0)
    play(game, "confirm")
    assert not game.can_undo(0)


@pytest.mark.parametrize(("seed", "number"), [(3, 6), (3, 4)])
def test_the_story_of_a_lay_tells_where_it_lies_and_what_there_is_to_mend(seed: int, number: int) -> None:
    table = drawn_well(seed, number)
    view, wrong = table.view(0), [0, 0]
    card, older = view["players"][0]["card"], [line for one in view["players"][0]["drawings"] for line in one["lines"]]
    for text in lays(table)[::5]:
        nodes = nodes_at(table, card, text, view["mine"]["usable"])
        lines = slow.as_drawn(card, nodes)[1]
        crossing = [any(slow.cross(slow.segment(*one), slow.segment(*other)) for other in older) for one in lines]
        form: Mapping[str, Any] = table.game.verb.forms[table.game.verb.numbers[text]]
        about = {key: form[key] for key in ("turn", "x", "y")}
        found = {"kept": len(nodes), "pieces": slow.pieces(card, set(nodes)), "crossing": sum(crossing)}
        assert laid_by(table, text) == about | found
        wrong = [wrong[0] + (found["pieces"] > 1), wrong[1] + (found["crossing"] > 0)]
    assert all(wrong)


# Every drawing, and no other


def reached(table: asterism.Table, seat: int = 0) -> set[slow.Drawing]:
    """All drawings that can be confirmed, by trying every way."""
    states = np.concatenate([table.state, table.state])
    found: set[slow.Drawing] = {(frozenset(), frozenset())}
    seen: set[bytes] = set()
    waiting = [states[0:1].tobytes()]
    while waiting:
        now = waiting.pop()
        for action in offers(states, now, seat):
            text = table.game.verb.texts[action]
            if text == "confirm":
                found.add(drawn_in(table, now, seat))
            elif text != "nothing" and (after := done(states, now, seat, action)) not in seen:
                seen.add(after)
                waiting.append(after)
    return found


def offers(states: Any, now: bytes, seat: int) -> list[int]:
    states[0] = np.frombuffer(now, states.dtype)[0]
    out = np.zeros(game_of("nightsky").verb.total, np.int32)
    count = offered(states, as_ints(states), game_of("nightsky").holes[seat], seat, out)
    return [int(action) for action in out[:count]]


def done(states: Any, now: bytes, seat: int, action: int) -> bytes:
    states[0] = np.frombuffer(now, states.dtype)[0]
    act(states, 0, seat, action, chance.quick(1), NO_TALE)
    return bytes(states[0:1].tobytes())


def drawn_in(table: asterism.Table, now: bytes, seat: int) -> slow.Drawing:
    """A sketch as stars and lines."""
    state = np.frombuffer(now, table.state.dtype)[0]
    its = table.game.position.write(state)["players"][seat]
    its_sketch, card = its["sketch"], its["card"]
    laid = cells(card, its_sketch["turn"], its_sketch["x"], its_sketch["y"])
    return slow.as_drawn(card, {n: AT[cell] for n, cell in enumerate(laid) if AT.get(cell) in its_sketch["kept"]})


@pytest.mark.rule("nightsky 7.7", "nightsky 6.2", "nightsky 6.4")
@pytest.mark.parametrize(("seed", "number"), [(2, 4), (3, 6), (4, 5)])
def test_every_legal_drawing_is_reached_and_no_other(seed: int, number: int) -> None:
    table = drawn_well(seed, number)
    player = table.view(0)["players"][0]
    assert reached(table) == slow.drawings(player["card"], number, player["drawings"])


@pytest.mark.rule("nightsky 7.8")
def test_two_ways_to_one_drawing_end_alike() -> None:
    ends = set()
    for y in (2, 3):
        game = table("draw", {"card": CRUX}, {"card": CRUX + 1})
        play(game, f"lay turn:0 x:-1 y:{y}")
        keep_only(game, {AT[0, 3], AT[0, 4]})
        play(game, "confirm")
        game.play(1, "nothing")
        ends.add(game.state.tobytes())
    assert len(ends) == 1


@pytest.mark.rule("nightsky 7.8")
@pytest.mark.parametrize(("seed", "number"), [(3, 6), (8, 2)])
def test_every_drawing_is_kept_in_one_way(seed: int, number: int) -> None:
    table = drawn_well(seed, number)
    view, kept_as = table.view(0), dict[slow.Drawing, set[tuple[int, int]]]()
    for text in lays(table):
        laid = nodes_at(table, view["players"][0]["card"], text, view["mine"]["usable"])
        for part in slow.connected_parts(view["players"][0]["card"], laid):
            drawn = slow.as_drawn(view["players"][0]["card"], {node: laid[node] for node in part})
            kept_as.setdefault(drawn, set()).add(settled(table, number - 1, text, part))
    assert all(len(ways) == 1 for ways in kept_as.values())
    assert len({way for ways in kept_as.values() for way in ways}) == len(kept_as) > 100


def nodes_at(table: asterism.Table, card: int, text: str, usable: list[int]) -> dict[int, int]:
    """The nodes of a lay that lie on usable stars, with these."""
    form: Mapping[str, Any] = table.game.verb.forms[table.game.verb.numbers[text]]
    laid = enumerate(cells(card, form["turn"], form["x"], form["y"]))
    return {node: AT[cell] for node, cell in laid if AT.get(cell) in usable}


def settled(table: asterism.Table, number: int, text: str, part: set[int]) -> tuple[int, int]:
    """How a drawing is kept that was made in such a way."""
    sky = table.state[0]["skies"][0]
    settle(sky, number, table.game.verb.numbers[text] - LAY, sum(1 << node for node in part))
    return int(sky["lays"][number]), int(sky["kept"][number])


def keep_only(game: asterism.Table, wanted: set[int]) -> None:
    """Leave out all other stars, in any order that works."""
    while other := [text for text in game.offers(0) if text.startswith("leave") and int(text[11:]) not in wanted]:
        play(game, other[0])
