"""What players see and are told before they decide."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import asterism
from asterism.endings import final
from asterism.texts import Texts
from asterism.texts.panels import Choice, Painter
from games.clusters.sky import SPARSE, at, board, names, rerolled, stands, table
from games.clusters.test_end import HORSESHOE

THREE = ("P13", "P06", "P02")


def test_the_best_match_is_where_the_fewest_stars_are_missing() -> None:
    player = table(HORSESHOE, THREE).view(None)["players"][2]
    assert (player["have"], player["need"]) == (6, 7)
    assert stands("P02", player["best"])
    assert set(player["best"]) - set(board(HORSESHOE)[0]) in ({at(4, 3)}, {at(2, 3)})
    assert player["standing"] == []


@pytest.mark.parametrize("cell", [at(2, 3), at(4, 3)])
def test_the_best_match_never_counts_on_the_moon(cell: int) -> None:
    """The sides of the horseshoe stand: it lacks only its bend, above or below."""
    marks = HORSESHOE.replace("M", ".").split()
    marks[cell] = "M"
    player = table(" ".join(marks), THREE).view(None)["players"][2]
    assert player["have"] == 6
    assert cell not in player["best"]


def test_the_best_match_never_counts_on_the_moon_even_before_the_first_star() -> None:
    for moon in range(64):
        sky = " ".join("M" if cell == moon else "." for cell in range(64))
        players = table(sky, THREE, step="opening", turn=2).view(None)["players"]
        assert all(moon not in player["best"] and player["have"] == 0 for player in players)


def test_a_preview_says_how_ones_constellation_grows() -> None:
    state = table(HORSESHOE, ("P13", "P06", "P02"), step="place", turn=2, first=1)
    grown = [text for text in state.offers(2) if "grew" in names(state.preview(2, text))]
    assert grown == []
    state = table(SPARSE, THREE, step="place", first=1)
    story = [state.preview(0, text) for text in state.offers(0)[1:]]
    assert any(names(one) == ["placed", "grew"] for one in story)
    assert {state.game.view.brings(one, 0) for one in story} == {0, 1}


def test_a_winning_star_brings_most() -> None:
    state = table(HORSESHOE, THREE, step="place", turn=2, first=4)
    assert state.game.view.brings(state.preview(2, f"place cell:{at(4, 3)}"), 2) == 2
    other = table(HORSESHOE, THREE, step="place", turn=0, first=4)
    assert other.game.view.brings(other.preview(0, f"place cell:{at(4, 3)}"), 0) == 0


def test_luck_decides_what_a_roll_brings() -> None:
    view = asterism.table("clusters", 2, 1).game.view
    assert view.lucky({"verb": "roll"})
    assert view.lucky({"verb": "reroll"})
    assert not view.lucky({"verb": "place", "cell": 1})
    assert table().preview(0, "roll") == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("roll", "rolled-already"),
        ("pass", "can-place"),
        (f"place cell:{at(2, 2)}", "cell-taken"),
        (f"place cell:{at(5, 8)}", "moon-here"),
        (f"place cell:{at(4, 4)}", "wrong-number"),
        (f"take cell:{at(2, 2)}", "no-move"),
        (f"put cell:{at(1, 1)}", "no-move"),
    ],
)
def test_there_is_a_reason_while_a_star_is_to_be_placed(text: str, reason: str) -> None:
    sky = SPARSE.replace(". . . . . . . .\n    . * . . * . . M", ". . * . . . . .\n    . * . . * . . M", 1)
    assert table(sky, THREE, step="place", first=1).why(0, text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("reroll", "move-first"),
        ("place cell:0", "move-first"),
        ("take cell:0", "put-first"),
        (f"put cell:{at(8, 8)}", "not-beside"),
    ],
)
def test_there_is_a_reason_while_a_star_is_moved(text: str, reason: str) -> None:
    state, _ = rerolled(5, first=5)
    state.play(0, f"take cell:{at(2, 2)}")
    assert state.why(0, text) == reason


def test_there_is_a_reason_before_the_first_turn_and_before_the_roll() -> None:
    start = asterism.table("clusters", 3, 1)
    assert start.why(2, "roll") == "opening-first"
    assert start.why(2, "take cell:1") == "opening-first"
    assert table(cards=THREE).why(0, "place cell:0") == "roll-first"


def test_the_board_of_the_terminal_shows_rows_from_the_top() -> None:
    state = table(cards=THREE, step="place", first=1)
    sky = state.game.view.panels(state.view(0))[0]
    assert sky["down"]
    cells = {(cell["x"], cell["y"]): cell for cell in sky["cells"]}
    assert cells[2, 2]["colour"] == "yellow"
    assert cells[8, 5]["shape"] == "☾"
    assert cells[1, 1]["free"] == "place cell:0"


def test_in_the_terminal_a_star_is_drawn_once_and_an_empty_cell_is_empty() -> None:
    state = table(cards=THREE)
    console = Console(width=70, file=StringIO(), record=True)
    Painter(console, Texts("en", "clusters"), Choice()).show(state.game.view.panels(state.view(0))[:1])
    drawn = console.export_text()
    assert drawn.count("★") == 8
    assert drawn.count("☾") == 1
    assert not set(drawn) & set("■▲☆")


def test_at_the_end_winners_stand_first() -> None:
    won = table(HORSESHOE, THREE, step="place", first=4)
    won.play(0, f"place cell:{at(4, 3)}")
    rows = final(won, won.view(None))["rows"]
    assert [row[0]["seat"] for row in rows] == [2, 0, 1]
    assert rows[0][-1] == {"say": "of", "have": 7, "need": 7}


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ({"say": "of", "have": 4, "need": 7}, "4 ze 7"),
        ({"say": "of", "have": 4, "need": 9}, "4 z 9"),
        ({"say": "told-grew", "who": "Jana", "card": "Had", "have": 5, "need": 7}, "Jana: Had, 5 ze 7 hvězd."),
        ({"say": "empty-cell", "row": 1, "column": 2, "near": 1}, "Řádek 1, sloupek 2: sousedí s 1 hvězdou"),
        ({"say": "empty-cell", "row": 1, "column": 2, "near": 4}, "Řádek 1, sloupek 2: sousedí se 4 hvězdami"),
        ({"say": "empty-cell", "row": 1, "column": 2, "near": 5}, "Řádek 1, sloupek 2: sousedí s 5 hvězdami"),
        ({"say": "told-rolled", "who": "Jana", "face": 3, "couple": 7, "again": 0}, "Jana hází 3 (nebo 7)."),
        ({"say": "told-rolled", "who": "Jana", "face": 1, "couple": 5, "again": 1}, "Jana hází znovu: 1 (nebo 5)."),
    ],
)
def test_czech_prepositions_go_with_their_numbers(phrase: dict[str, Any], words: str) -> None:
    assert Texts("cs", "clusters").say(phrase) == words


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Anna moves a star from row 1, column 2 to row 2, column 2."),
        ("cs", "Anna přesouvá hvězdu: řádek 1, sloupek 2 → řádek 2, sloupek 2."),
        ("pl", "Anna przesuwa gwiazdę: rząd 1, kolumna 2 → rząd 2, kolumna 2."),
        ("de", "Anna verschiebt einen Stern: Zeile 1, Spalte 2 → Zeile 2, Spalte 2."),
    ],
)
def test_a_move_is_told_by_rows_and_columns(lang: str, words: str) -> None:
    entry = {"what": "moved", "seat": 0, "start": at(1, 2), "to": at(2, 2)}
    state = table()
    assert Texts(lang, "clusters", ("Anna",)).say(state.game.view.told(state.view(0), entry)) == words
