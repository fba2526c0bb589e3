"""A game's book of rules: one Markdown file a language, in the folder `book` of the game, read as plain JSON.

fact       players, minutes, age, who begins: `- **Label:** words`, in this order under the title
chapter    `## 3 Title`, numbered without gaps; before the first one stands the introduction
sentence   `**3.2** words`, numbered without gaps; it ends with `\\*` where it is a reading of ours and with `†`
           where it departs from the rulebook
note       a paragraph without a number
example    `> **Title.** {scene} words`; all languages name the same scenes, so that a picture can stand beside them
table      as in plain Markdown

One line is one block, and words have **bold** and *italics*, nothing else.

Beside the languages lies `cited.json`: which sentence a reason or a line of the story rests on, by its message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from typing_extensions import TypedDict

FACTS = ("players", "minutes", "age", "begins")

TITLE = re.compile(r"# (\S.*)")
FACT = re.compile(r"- \*\*([^*]+):\*\* (\S.*)")
CHAPTER = re.compile(r"## (\d+) (\S.*)")
SENTENCE = re.compile(r"\*\*(\d+\.\d+)\*\* (\S.*?)(\\\*|†)?")
EXAMPLE = re.compile(r"> \*\*([^*]+)\.\*\* \{([a-z0-9]+(?:-[a-z0-9]+)*)\} (\S.*)")
ROW = re.compile(r"\| .* \|")
RULE = re.compile(r"\|( --- \|)+")
STRONG = re.compile(r"(\*\*?)(?! )[^*]+(?<! )\1")
ODD = re.compile(r"[*`_\[\]<>{}|\\†]|^[-#]")


class Fact(TypedDict):
    key: str
    label: str
    text: str


class Sentence(TypedDict):
    kind: Literal["sentence"]
    number: str
    text: str
    reading: bool
    departure: bool


class Note(TypedDict):
    kind: Literal["note"]
    text: str


class Example(TypedDict):
    kind: Literal["example"]
    scene: str
    title: str
    text: str


class Rows(TypedDict):
    kind: Literal["table"]
    head: list[str]
    rows: list[list[str]]


Block = Sentence | Note | Example | Rows


class Chapter(TypedDict):
    number: int
    title: str
    blocks: list[Block]


class Book(TypedDict):
    title: str
    facts: list[Fact]
    intro: list[str]
    chapters: list[Chapter]
    cited: dict[str, str]


@dataclass(frozen=True)
class Piece:
    """A line of the file, or all lines of a table, with where it stands."""

    where: str
    lines: tuple[str, ...]

    @property
    def line(self) -> str:
        return self.lines[0]

    def wrong(self, why: str) -> ValueError:
        return ValueError(f"{self.where}: {why}: {self.line[:60]}")


@cache
def book(slug: str, lang: str) -> Book | None:
    """The rules of a game in a language; None where a game has no book."""
    folder = files(f"asterism.games.{slug}") / "book"
    if not folder.is_dir():
        return None
    file = folder / f"{lang}.md"
    if not file.is_file():
        raise ValueError(f"the book of {slug} is not there in {lang}")
    cited = folder / "cited.json"
    found = read(file.read_text(encoding="utf-8"), f"{slug}/book/{lang}.md")
    return {**found, "cited": json.loads(cited.read_text(encoding="utf-8")) if cited.is_file() else {}}


def read(source: str, name: str) -> Book:
    """A book from its text; ValueError with the line that is wrong."""
    pieces = list(_pieces(source, name))
    if len(pieces) < len(FACTS) + 1:
        raise ValueError(f"{name}: a book begins with its title and {len(FACTS)} facts")
    head, rest = pieces[1 : len(FACTS) + 1], pieces[len(FACTS) + 1 :]
    found: Book = {
        "title": _title(pieces[0]),
        "facts": [_fact(key, piece) for key, piece in zip(FACTS, head, strict=True)],
        "intro": [],
        "chapters": [],
        "cited": {},
    }
    for piece in rest:
        _add(found, piece)
    return found


def _pieces(source: str, name: str) -> Iterator[Piece]:
    rows: list[str] = []
    for number, line in enumerate([*source.splitlines(), ""], 1):
        if line.startswith("|"):
            rows.append(line)
            continue
        if rows:
            yield Piece(f"{name}, line {number - len(rows)}", tuple(rows))
            rows = []
        if line:
            yield Piece(f"{name}, line {number}", (line,))


def _title(piece: Piece) -> str:
    match = TITLE.fullmatch(piece.line)
    if not match:
        raise piece.wrong("a book begins with its title, `# Title`")
    return match[1]


def _fact(key: str, piece: Piece) -> Fact:
    match = FACT.fullmatch(piece.line)
    if not match:
        raise piece.wrong(f"the fact {key} is due, `- **Label:** words`")
    return {"key": key, "label": match[1], "text": _words(match[2], piece)}


def _add(found: Book, piece: Piece) -> None:
    chapters = found["chapters"]
    if piece.line.startswith("## "):
        chapters.append(_chapter(piece, len(chapters) + 1))
    elif chapters:
        chapters[-1]["blocks"].append(_block(piece, chapters[-1]))
    else:
        found["intro"].append(_words(piece.line, piece))


def _chapter(piece: Piece, due: int) -> Chapter:
    match = CHAPTER.fullmatch(piece.line)
    if not match or int(match[1]) != due:
        raise piece.wrong(f"chapter {due} is due, `## {due} Title`")
    return {"number": due, "title": match[2], "blocks": []}


def _block(piece: Piece, chapter: Chapter) -> Block:
    if piece.line.startswith("|"):
        return _table(piece)
    if piece.line.startswith(">"):
        return _example(piece)
    if re.match(r"\*\*\d", piece.line):
        return _sentence(piece, f"{chapter['number']}.{1 + sum(1 for _ in sentences([chapter]))}")
    return {"kind": "note", "text": _words(piece.line, piece)}


def _sentence(piece: Piece, due: str) -> Sentence:
    match = SENTENCE.fullmatch(piece.line)
    if not match or match[1] != due:
        raise piece.wrong(f"sentence {due} is due, `**{due}** words`")
    text = _words(match[2], piece)
    return {"kind": "sentence", "number": due, "text": text, "reading": match[3] == r"\*", "departure": match[3] == "†"}


def _example(piece: Piece) -> Example:
    match = EXAMPLE.fullmatch(piece.line)
    if not match:
        raise piece.wrong("an example is `> **Title.** {scene} words`")
    return {"kind": "example", "scene": match[2], "title": match[1], "text": _words(match[3], piece)}


def _table(piece: Piece) -> Rows:
    if len(piece.lines) < 3 or not all(map(ROW.fullmatch, piece.lines)) or not RULE.fullmatch(piece.lines[1]):
        raise piece.wrong("a table has a head, a line of `| --- |` and rows")
    rows = [[_words(cell, piece) for cell in line[2:-2].split(" | ")] for line in piece.lines if line != piece.lines[1]]
    if any(len(row) != piece.lines[1].count("---") for row in rows):
        raise piece.wrong("rows of a table have equally many cells")
    return {"kind": "table", "head": rows[0], "rows": rows[1:]}


def _words(text: str, piece: Piece) -> str:
    if ODD.search(STRONG.sub("", text)):
        raise piece.wrong("words have **bold** and *italics* and nothing else")
    return text


def sentences(chapters: Iterable[Chapter]) -> Iterator[Sentence]:
    """All numbered sentences, in order."""
    for chapter in chapters:
        for block in chapter["blocks"]:
            if block["kind"] == "sentence":
                yield block
