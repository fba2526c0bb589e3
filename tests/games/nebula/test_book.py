"""Nebula: the tables of its book say what components and cards say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import asterism
from asterism.games.nebula.phrases import card
from asterism.texts import Texts, languages
from pages import tables

from .nebula import DATA, SPACES

BOARD = Path(asterism.__file__).parents[1] / "web" / "src" / "games" / "nebula"
SHAPES = {"square": "h$", "triangle": "polygon(3", "diamond": "polygon(4", "circle": "a$"}  # as the board draws them
CHAPTERS = {"public": 10, "personal": 14, "advanced": 15}
every_language = pytest.mark.parametrize("lang", languages())


@every_language
@pytest.mark.parametrize("kind", CHAPTERS)
def test_the_book_lists_all_cards_in_the_words_of_the_cards(kind: str, lang: str) -> None:
    [found] = tables("nebula", CHAPTERS[kind], lang)
    say = Texts(lang, "nebula").say
    points = [[str(number) for number in facts.get("points", ())] for facts in DATA[kind]]
    words = [[facts["code"], say(card(facts))] for facts in DATA[kind]]
    assert found["rows"] == [[*one, *both] for one, both in zip(words, points, strict=True)]


@pytest.mark.rule("nebula 1.4")
@every_language
def test_the_book_says_which_constellations_are_opposite(lang: str) -> None:
    [found] = tables("nebula", 1, lang)
    circle = [name(lang, letter) for letter in "ABCD"]
    for at, row in enumerate(found["rows"]):
        neighbours = [one for one in circle if one in (circle[at - 1], circle[(at + 1) % 4])]
        assert row[1:] == [circle[at], circle[(at + 2) % 4], ", ".join(neighbours)]


def name(lang: str, constellation: str) -> str:
    return Texts(lang, "nebula").say({"say": "space", "constellation": constellation, "spot": 1}).removesuffix(" 1")


@pytest.mark.rule("nebula 1.4")
def test_signs_are_those_of_the_board() -> None:
    [found] = tables("nebula", 1)
    [geometry] = BOARD.rglob("geometry.ts")
    source = geometry.read_text()
    paints = dict(re.findall(r"([A-D]): 'var\(--(\w+)\)'", source))
    drawn = dict(re.findall(r"^  ([A-D]): \(r\) => (.*),$", source, re.MULTILINE))
    assert sorted(paints) == sorted(drawn) == sorted({space["constellation"] for space in SPACES.values()})
    for letter, row in zip("ABCD", found["rows"], strict=True):
        colour, shape = row[0].split()
        assert colour == paints[letter]
        assert SHAPES[shape] in drawn[letter]
