"""The games' books of rules, as tests read them."""

from __future__ import annotations

import re

from asterism.core.game import slugs
from asterism.texts import languages
from asterism.texts.book import Book, Example, Rows, book, sentences

WITH_BOOK = [slug for slug in slugs() if book(slug, "en")]


def page(slug: str, lang: str = "en") -> Book:
    found = book(slug, lang)
    assert found is not None, f"{slug} has no book"
    return found


def numbers(slug: str, lang: str = "en") -> list[str]:
    """The numbers of all sentences, in order."""
    return [sentence["number"] for sentence in sentences(page(slug, lang)["chapters"])]


def examples(slug: str, lang: str = "en") -> dict[str, Example]:
    """The examples by their scenes."""
    blocks = [block for chapter in page(slug, lang)["chapters"] for block in chapter["blocks"]]
    found = [block for block in blocks if block["kind"] == "example"]
    assert len({one["scene"] for one in found}) == len(found), f"{slug} has a scene twice in {lang}"
    return {one["scene"]: one for one in found}


def tables(slug: str, chapter: int, lang: str = "en") -> list[Rows]:
    """The tables of a chapter."""
    return [block for block in page(slug, lang)["chapters"][chapter - 1]["blocks"] if block["kind"] == "table"]


def figures(text: str) -> list[int]:
    """The numbers in a text that are written in digits, ascending."""
    return sorted(int(digits) for digits in re.findall(r"\d+", text))


def told(slug: str, scene: str) -> list[int]:
    """The numbers that an example tells, ascending: the same in every language."""
    found = [figures(examples(slug, lang)[scene]["text"]) for lang in languages()]
    assert found == [found[0]] * len(found), f"languages tell {scene} of {slug} with different numbers"
    return found[0]
