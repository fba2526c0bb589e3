"""What players see and are told before they decide."""

from __future__ import annotations

import pytest

import asterism
from asterism.texts import Texts
from games.clusters.sky import SPARSE, at, board, names, rerolled, stands, table
from games.clusters.test_end import HORSESHOE

THREE = ("P13", "P06", "P02")


def test_the_best_match_is_where_the_fewest_stars_are_missing() -> None:
    player = table(HORSESHOE, THREE).view(None)["players"][2]
    assert (player["have"], player["need"]) == (6, 7)
    assert stands("P02", player["best"])
    assert set(player["best"]) - set(board(HORSESHOE)[0]) in ({at(4, 3)}, {at(2, 3)})
    assert player["standing"] == []


def test_the_best_match_never_counts_on_the_moon() -> None:
    barred = HORSESHOE.replace(". M", ". .").replace(
        "* . * . . . .\n    . . . . . . . .", "* M * . . . .\n    . . . . . . . ."
    )
    player = table(barred, THREE).view(None)["players"][2]
    assert at(4, 3) not in player["best"]


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
    assert cells[2, 2]["text"] == "★"
    assert cells[8, 5]["text"] == "☾"
    assert cells[1, 1]["free"] == "place cell:0"


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
