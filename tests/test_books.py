"""Books of rules: what a book may look like, and that all languages say the same."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from asterism.core.game import game
from asterism.texts import Texts, languages
from asterism.texts.book import FACTS, Book, book, read, sentences
from pages import WITH_BOOK, figures, page
from support.conformance import TESTS

OURS = ["clusters", "galaxies", "nebula", "nightsky", "novaluna"]
OTHERS = [lang for lang in languages() if lang != "en"]
HEAD = """# Pebbles

- **Players:** 2
- **Minutes:** 5
- **Age:** from 4
- **Who begins:** Whoever found the last pebble.

Take pebbles and **never** the last one.
"""
WHOLE = f"""{HEAD}
Printed is *nothing*.

## 1 A turn

**1.1** You take one pebble or two.

**1.2** Nobody passes.\\*

> **Two at once.** {{two-at-once}} Of 5 pebbles Ada takes 2.

## 2 The end

A note before the first sentence.

**2.1** Who takes the last one loses.†

| Pebbles | Who wins |
| --- | --- |
| 1 | the other |
| 2 | you, with *one* |
"""


# What a book says


def test_a_book_is_read_as_plain_json() -> None:
    found = read(WHOLE, "pebbles")
    assert json.loads(json.dumps(found)) == found
    assert found["title"] == "Pebbles"
    assert [(fact["key"], fact["label"]) for fact in found["facts"]] == [
        ("players", "Players"),
        ("minutes", "Minutes"),
        ("age", "Age"),
        ("begins", "Who begins"),
    ]
    assert found["facts"][3]["text"] == "Whoever found the last pebble."
    assert found["intro"] == ["Take pebbles and **never** the last one.", "Printed is *nothing*."]
    assert [(chapter["number"], chapter["title"]) for chapter in found["chapters"]] == [(1, "A turn"), (2, "The end")]


def test_the_blocks_of_a_chapter_stay_in_their_order() -> None:
    first, second = (chapter["blocks"] for chapter in read(WHOLE, "pebbles")["chapters"])
    plain = {"reading": False, "departure": False}
    assert first == [
        {"kind": "sentence", "number": "1.1", "text": "You take one pebble or two.", **plain},
        {"kind": "sentence", "number": "1.2", "text": "Nobody passes.", **plain, "reading": True},
        {"kind": "example", "scene": "two-at-once", "title": "Two at once", "text": "Of 5 pebbles Ada takes 2."},
    ]
    assert second == [
        {"kind": "note", "text": "A note before the first sentence."},
        {"kind": "sentence", "number": "2.1", "text": "Who takes the last one loses.", **plain, "departure": True},
        {"kind": "table", "head": ["Pebbles", "Who wins"], "rows": [["1", "the other"], ["2", "you, with *one*"]]},
    ]


BROKEN = {
    "no title": ("# Pebbles", "Pebbles", 1, "title"),
    "a fact is missing": ("- **Age:** from 4\n", "", 7, "the fact begins"),
    "a fact without a label": ("- **Age:** from 4", "- from 4", 5, "the fact age"),
    "a gap between chapters": ("## 2 The end", "## 3 The end", 20, "chapter 2"),
    "a chapter without a title": ("## 2 The end", "## 2", 20, "chapter 2"),
    "a gap between sentences": ("**1.2**", "**1.3**", 16, "sentence 1.2"),
    "a sentence twice": ("**1.2**", "**1.1**", 16, "sentence 1.2"),
    "a sentence of another chapter": ("**2.1**", "**1.3**", 24, "sentence 2.1"),
    "a sentence without words": ("**1.2** Nobody passes.\\*", "**1.2**", 16, "sentence 1.2"),
    "an example without a scene": ("{two-at-once} ", "", 18, "an example"),
    "a scene with capitals": ("{two-at-once}", "{Two-at-once}", 18, "an example"),
    "a table without a head": ("| --- | --- |\n", "", 26, "a table"),
    "a table with a short row": ("| 1 | the other |", "| 1 |", 26, "equally many"),
    "code": ("one pebble", "`one` pebble", 14, "nothing else"),
    "a link": ("one pebble", "[one](pebble)", 14, "nothing else"),
    "a bare asterisk": ("one pebble", "one* pebble", 14, "nothing else"),
    "a list": ("A note before", "- A note before", 22, "nothing else"),
    "a smaller heading": ("A note before", "### A note before", 22, "nothing else"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_line_is_refused_by_its_number(case: str) -> None:
    old, new, line, why = BROKEN[case]
    assert WHOLE.count(old) == 1
    with pytest.raises(ValueError, match=rf"^pebbles, line {line}: .*{why}"):
        read(WHOLE.replace(old, new), "pebbles")


def test_a_book_without_a_whole_head_is_refused() -> None:
    with pytest.raises(ValueError, match="title and 4 facts"):
        read("# Pebbles\n", "pebbles")


# Which books there are


def test_a_game_without_a_book_still_plays(tmp_path: Path) -> None:
    for slug in ("coin", "sealed"):
        folder = next(TESTS.glob(f"*/asterism/games/{slug}"))
        ignored = shutil.ignore_patterns("book", "__pycache__")
        shutil.copytree(folder, tmp_path / "asterism" / "games" / slug, ignore=ignored)
    code = (
        "import asterism; from asterism.texts.book import book; "
        "assert book('coin', 'en') is None; assert book('sealed', 'cs') is None; "
        "assert asterism.table('coin', 1, 1).offers(0) == ['count', 'toss']"
    )
    paths = f"{TESTS.parent}:{tmp_path}"
    subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1", "PATH": ""}, check=True
    )


def test_a_language_that_a_book_lacks_is_an_error() -> None:
    with pytest.raises(ValueError, match="the book of sealed is not there in la"):
        book("sealed", "la")


# What rests on a sentence


@pytest.mark.parametrize("slug", WITH_BOOK)
def test_what_is_cited_is_a_message_of_the_game_and_a_sentence_of_its_book(slug: str) -> None:
    cited, texts = page(slug)["cited"], Texts("en", slug)
    assert {key for key in cited if not texts.has(key)} == set()
    assert set(cited.values()) <= {sentence["number"] for sentence in sentences(page(slug)["chapters"])}


@pytest.mark.parametrize("slug", OURS)
def test_most_reasons_of_a_game_name_their_sentence(slug: str) -> None:
    folder = files(f"asterism.games.{slug}") / "texts"
    reasons = set(re.findall("^why-[a-z-]+", (folder / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    cited = reasons & set(page(slug)["cited"])
    assert len(cited) >= len(reasons) / 2


# From code to book

WITHOUT_CODE = {"clusters": {10, 11, 12}}  # what follows from other chapters, a theme, and a word of honour
HEADLINE = re.compile(r'^(?:# |""").*\(book (.+?)\)', re.MULTILINE)


def chapters(slug: str) -> set[int]:
    return {chapter["number"] for chapter in page(slug)["chapters"]}


def carried_out(slug: str) -> set[int]:
    """The chapters that headlines of a game's modules name."""
    modules = [file for file in files(f"asterism.games.{slug}").iterdir() if file.name.endswith(".py")]
    named = [words for module in modules for words in HEADLINE.findall(module.read_text(encoding="utf-8"))]
    return {number for words in named for number in numbered(words)}


def numbered(words: str) -> set[int]:
    """The numbers of chapters that stand behind a headline."""
    assert re.fullmatch(r"\d+(( to |, | and )\d+)*", words), words
    spans = re.findall(r"(\d+)(?: to (\d+))?", words)
    return {number for first, last in spans for number in range(int(first), int(last or first) + 1)}


def test_headlines_name_chapters_one_by_one_and_from_one_to_another() -> None:
    assert numbered("7") == {7}
    assert numbered("2, 4 to 6 and 11") == {2, 4, 5, 6, 11}
    with pytest.raises(AssertionError, match="seven"):
        numbered("seven")


@pytest.mark.parametrize("slug", WITH_BOOK)
def test_a_chapter_that_a_headline_of_code_names_is_in_the_book(slug: str) -> None:
    assert carried_out(slug) - chapters(slug) == set()


@pytest.mark.parametrize("slug", WITH_BOOK)
def test_every_chapter_with_rules_of_play_is_named_in_the_code(slug: str) -> None:
    assert chapters(slug) - carried_out(slug) == WITHOUT_CODE.get(slug, set())


# All languages say the same


def outline(found: Book) -> list[Any]:
    """All of a book that is not words."""
    heads = [(fact["key"], figures(fact["text"])) for fact in found["facts"]]
    return [heads, len(found["intro"]), *(marks(block) for chapter in found["chapters"] for block in chapter["blocks"])]


def marks(block: Any) -> tuple[Any, ...]:
    """What must be the same of a block: number, reading and departure, scene, or the shape of a table."""
    if block["kind"] == "table":
        return ("table", len(block["head"]), len(block["rows"]))
    return tuple(value for key, value in block.items() if key not in ("text", "title"))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", WITH_BOOK)
def test_every_language_has_the_same_numbers_marks_scenes_and_tables(slug: str, lang: str) -> None:
    assert outline(page(slug, lang)) == outline(page(slug))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", WITH_BOOK)
def test_every_language_has_the_same_numbers_in_its_tables(slug: str, lang: str) -> None:
    for mine, english in zip(page(slug, lang)["chapters"], page(slug)["chapters"], strict=True):
        assert [cells(block) for block in mine["blocks"]] == [cells(block) for block in english["blocks"]]


def cells(block: Any) -> list[list[list[int]]]:
    return [[figures(cell) for cell in row] for row in block["rows"]] if block["kind"] == "table" else []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("slug", WITH_BOOK)
def test_no_sentence_was_left_in_english(slug: str, lang: str) -> None:
    english = {sentence["text"] for sentence in sentences(page(slug)["chapters"])}
    assert not english & {sentence["text"] for sentence in sentences(page(slug, lang)["chapters"])}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("slug", WITH_BOOK)
def test_a_book_has_the_games_own_title_and_numbers_of_players(slug: str, lang: str) -> None:
    seats = game(slug).seats
    assert page(slug, lang)["title"] == Texts(lang, slug).say({"say": "title"})
    assert set(figures(page(slug, lang)["facts"][FACTS.index("players")]["text"])) == {seats[0], seats[-1]}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_number_too_few_or_too_many_is_noticed(lang: str) -> None:
    there = (TESTS / "sixth_game" / "asterism" / "games" / "sealed" / "book" / f"{lang}.md").read_text()
    fewer, more = there[: there.index("**1.3**")], f"{there}\n**1.4** Ahoj.\n"
    same = [outline(read(text, lang)) == outline(page("sealed")) for text in (fewer, there, more)]
    assert same == [False, True, False]
