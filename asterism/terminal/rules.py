"""The rules in the terminal: chapters, a chapter, a sentence, or all that has some words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from rich.text import Text

from asterism.terminal.screen import Screen
from asterism.texts.book import Block, Book, Chapter, book, sentences
from asterism.texts.look import GOLD, INK

Line = tuple[str, str]


def show_rules(screen: Screen, asked: str) -> None:
    """What was asked for: nothing means the chapters."""
    found = book(screen.slug, screen.texts.lang)
    if found is None:
        return screen.complain({"say": "rules-none"})
    lines = list(_asked(found, asked))
    if not lines:
        return screen.complain({"say": "rules-not-found", "text": asked})
    screen.sheet([(Text(number, GOLD), plain(text)) for number, text in lines])
    if not asked:
        screen.say({"say": "rules-how"}, INK)


def show_cited(screen: Screen, key: str) -> None:
    """The sentence that a reason rests on, if it names one."""
    found = book(screen.slug, screen.texts.lang)
    if found and key in found["cited"]:
        show_rules(screen, found["cited"][key])


def _asked(found: Book, asked: str) -> Iterator[Line]:
    if not asked:
        yield from ((fact["label"], fact["text"]) for fact in found["facts"])
        yield from ((str(chapter["number"]), chapter["title"]) for chapter in found["chapters"])
    elif asked.isdecimal():
        for chapter in found["chapters"][int(asked) - 1 : int(asked)] if int(asked) else []:
            yield from _whole(chapter)
    else:
        yield from _having(found, asked)


def _whole(chapter: Chapter) -> Iterator[Line]:
    yield str(chapter["number"]), chapter["title"]
    for block in chapter["blocks"]:
        yield from _lines(block)


def _lines(block: Block) -> Iterator[Line]:
    if block["kind"] == "sentence":
        yield block["number"], block["text"]
    elif block["kind"] == "example":
        yield ">", f"{block['title']}. {block['text']}"
    elif block["kind"] == "note":
        yield "", block["text"]
    else:
        yield from (("", " · ".join(row)) for row in (block["head"], *block["rows"]))


def _having(found: Book, asked: str) -> Iterator[Line]:
    """The sentence of a number, or all with these words."""
    words = folded(asked).split()
    for sentence in sentences(found["chapters"]):
        if asked == sentence["number"] or all(word in folded(sentence["text"]) for word in words):
            yield sentence["number"], sentence["text"]


def plain(text: str) -> str:
    return text.replace("*", "")


def folded(text: str) -> str:
    """Letters alone: neither capitals nor accents keep anybody from finding a word."""
    letters = unicodedata.normalize("NFD", plain(text).casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
