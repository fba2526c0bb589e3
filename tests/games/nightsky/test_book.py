"""Night Sky Explorer: the examples of its book, and its tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import asterism
from asterism.games.nightsky.view import rank
from asterism.texts import languages
from pages import examples, tables
from pages import told as told_in_book

from .nights import AT, CARD, CARDS, DATA, STARS, Json, all_play, cells, drawing, lays, play, table, told, turned

HAND = [5, 6, 7, 7, 8, 9, 10]
WEB = Path(asterism.__file__).parents[1] / "web" / "src" / "games" / "nightsky" / "texts"


@pytest.mark.scene("nightsky naming-six")
@pytest.mark.rule("nightsky 4.1", "nightsky 4.2", "nightsky 4.5", "nightsky 4.6")
def test_all_turn_over_a_card_of_the_size_that_the_first_player_names() -> None:
    game = asterism.table("nightsky", 3, 1)
    all_play(game, "side side:1")
    named = 6
    play(game, f"name size:{named}")
    assert game.view(None)["round"] == 1
    for player in game.view(None)["players"]:
        card = CARDS[player["card"] - 1]
        assert (card["size"], len(card["nodes"])) == (named, named)
        assert player["top"] == {"type": card["type"], "value": card["value"]}
        side = DATA["start_cards"][player["start"] - 1]["sides"][1]
        assert player["low"] == {"type": side["type"], "value": side["value"]}
    assert told_in_book("nightsky", "naming-six") == [named, named]


@pytest.mark.scene("nightsky lepus-two-left-out")
@pytest.mark.rule("nightsky 6.6", "nightsky 10.2")
def test_lepus_without_two_stars_costs_six_points_at_the_end() -> None:
    lepus, drawn = CARD["Lepus"], list[Json]()
    for number, card in enumerate((CARD["Crux"], CARD["Libra"]), 1):
        drawn.append(next(whole(card, number, {star for one in drawn for star in one["stars"]})))
    game = table("draw", {"drawings": drawn, "card": lepus})
    before = game.view(0)["players"][0]
    assert (game.view(0)["round"], before["fading"]) == (3, {"count": 7, "points": 21})
    play(game, next(text for text in lays(game) if fits(game, text)))
    left_out = 0
    while left_out < 2:
        play(game, next(text for text in game.offers(0) if text.startswith("leave")))
        left_out += 1
    play(game, "confirm")
    after = game.view(0)["players"][0]
    lost = before["fading"]["points"] - after["fading"]["points"]
    figures = [left_out, CARDS[lepus - 1]["size"], after["crossed"], after["fading"]["count"], lost]
    assert told_in_book("nightsky", "lepus-two-left-out") == sorted(figures)
    assert "III" in examples("nightsky")["lepus-two-left-out"]["text"]


def whole(card: int, number: int, taken: set[int]) -> Iterator[Json]:
    """Drawings of all of a card in a round, on stars that are not taken."""
    for turn, x, y in product(range(4), range(-5, 6), range(-5, 6)):
        stars = [AT.get(cell) for cell in cells(card, turn, x, y)]
        if all(star and star not in taken and number in STARS[star]["visible"] for star in stars):
            yield drawing(card, turn, x, y)


def fits(game: asterism.Table, text: str) -> bool:
    """Does a lay keep all stars of the card and cross nothing?"""
    twin = asterism.replay(game.log)
    play(twin, text)
    return told(twin.story(0), "laid")[0]["kept"] == 7 and "confirm" in twin.offers(0)


@pytest.mark.rule("nightsky 1.8")
def test_no_two_cards_show_the_same_pattern() -> None:
    shapes = [{looks(card, turn) for turn in range(4)} for card in CARDS]
    assert all(one.isdisjoint(other) for n, one in enumerate(shapes) for other in shapes[:n])
    assert len({card["latin"] for card in CARDS}) == len(CARDS) == 41


def looks(card: Json, turn: int) -> frozenset[Any]:
    """A pattern's lines, its lower left corner at 0, 0."""
    spots = [turned((x, y), turn) for x, y in card["nodes"]]
    left, low = min(x for x, _ in spots), min(y for _, y in spots)
    placed = [(x - left, y - low) for x, y in spots]
    return frozenset(frozenset((placed[a], placed[b])) for a, b in card["lines"])


@pytest.mark.rule("nightsky 1.4", "nightsky 2.1")
@pytest.mark.parametrize("lang", languages())
def test_the_book_counts_the_cards_by_size(lang: str) -> None:
    [found] = tables("nightsky", 1, lang)
    sizes = sorted({card["size"] for card in CARDS})
    cards = [sum(card["size"] == size for card in CARDS) for size in sizes]
    assert found["rows"] == [[str(size), str(n), str(HAND.count(size))] for size, n in zip(sizes, cards, strict=True)]


@pytest.mark.rule("nightsky 11.3")
@pytest.mark.parametrize("lang", languages())
def test_the_book_has_the_ranks_of_the_board(lang: str) -> None:
    [found] = tables("nightsky", 11, lang)
    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(FluentResource((WEB / f"{lang}.ftl").read_text()))
    for number, (points, name) in enumerate(found["rows"]):
        least, *most = [int(part) for part in points.replace("–", " ").split() if part.isdigit()]
        assert {rank(least), rank(most[0] if most else 10 * least)} == {number}
        assert number == 0 or rank(least - 1) == number - 1
        pattern = texts.get_message("sky-rank").value
        assert pattern is not None
        assert name == texts.format_pattern(pattern, {"rank": number})[0]


@pytest.mark.rule("nightsky 9.1")
def test_the_maps_turn_counter_clockwise() -> None:
    """What stood at two o'clock comes to the top: there the window of the next round has its middle."""
    right = {star for star, its in STARS.items() if 2 in its["visible"] and 1 not in its["visible"]}
    gone = {star for star, its in STARS.items() if 1 in its["visible"] and 2 not in its["visible"]}
    assert sum(STARS[star]["x"] for star in right) > 0 > sum(STARS[star]["x"] for star in gone)


@pytest.mark.rule("nightsky 8.6")
def test_the_three_fields_of_a_round_add_up() -> None:
    game = table("draw", {"start": 1, "side": 1, "card": CARD["Cassiopeia"]})
    [scored] = told(play(game, "lay turn:1 x:-1 y:1", "confirm"), "scored")
    assert game.view(0)["players"][0]["rounds"][0] == scored["top"] + scored["low"] + scored["lines"]
