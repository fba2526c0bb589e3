"""Terms of a game: verbs (what a seat may do) and events (what happened), each declared once.

`PICK = verb("pick", place=12)` is the number of its first action; `pick place:3` is action PICK + 3.
With several parameters the last one runs fastest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from math import prod
from typing import Any, TypeVar, cast

import numpy as np
from typing_extensions import TypedDict

from asterism.core.records import rule

Tale = Any
Span = int | range
Line = TypeVar("Line")

ALL = -1
SPECTATOR = 30
ENTRY, DETAILS = 8, 6
NO_TALE: Tale = None


class Told(TypedDict):
    """A line of a story, by its event; a game's `terms.py` says which details it has."""

    what: str


class Form(TypedDict):
    """An action as JSON, by its verb; a game's `terms.py` says which parameters it has."""

    verb: str


class Term(int):
    """The number of a term, with its name and the ranges of its parameters."""

    name: str
    spans: dict[str, range]
    keys: tuple[str, ...]
    house: bool
    size: int


class Terms:
    """The terms of one game in the order of their declaration."""

    def __init__(self) -> None:
        self.terms: list[Term] = []
        self.total = 0

    def __iter__(self) -> Iterator[Term]:
        return iter(self.terms)

    def _add(self, name: str, spans: dict[str, Span], house: bool) -> Term:
        if any(term.name == name for term in self.terms):
            raise ValueError(f"{name} is declared twice")
        term = Term(self.total)
        term.name, term.house = name, house
        term.spans = {key: range(span) if isinstance(span, int) else span for key, span in spans.items()}
        term.keys = tuple(term.spans)
        term.size = prod(map(len, term.spans.values()))
        self.terms.append(term)
        return term


class Verbs(Terms):
    """Every action of a game: its number, its text and its JSON, by tables built once."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.forms: list[Form] = []
        self.numbers: dict[str, int] = {}

    def __call__(self, name: str, /, house: bool = False, **spans: Span) -> Term:
        after_the_house = self.own < self.total
        term = self._add(name, spans, house)
        if after_the_house and not house:
            raise ValueError(f"{name} is declared after an act of the house: these come last")
        for values in product(*term.spans.values()):
            form = dict(zip(term.spans, values, strict=True))
            text = " ".join([name, *(f"{key}:{value}" for key, value in form.items())])
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
            self.forms.append(cast("Form", {"verb": name, **form}))
        self.total = len(self.texts)
        return term

    @property
    def own(self) -> int:
        """How many actions are those of seats; acts of the house come after them."""
        return sum(term.size for term in self.terms if not term.house)


class Events(Terms):
    """Everything a game's story can tell."""

    def __call__(self, name: str, /, **spans: Span) -> Term:
        if len(spans) > DETAILS:
            raise ValueError(f"{name} has more than {DETAILS} details")
        term = self._add(name, spans, house=False)
        self.total += 1
        return term

    def read(self, tale: Tale, seat: int) -> list[Told]:
        """The entries of a tale that a seat may know."""
        return heard(self.whole(tale), seat)

    def whole(self, tale: Tale) -> list[tuple[int, Told]]:
        """All entries of a tale, each with its audience."""
        count = int(tale[0])
        flat = tale[1 : 1 + count * ENTRY].tolist()
        starts = range(0, count * ENTRY, ENTRY)
        return [(flat[at + 1], self._told(flat[at], flat[at + 2 : at + ENTRY])) for at in starts]

    def _told(self, what: int, details: list[int]) -> Told:
        term = self.terms[what]
        return cast("Told", {"what": term.name, **dict(zip(term.keys, details, strict=False))})


def heard(story: Iterable[tuple[int, Line]], seat: int) -> list[Line]:
    """The entries of a story that have a seat in their audience."""
    return [entry for audience, entry in story if audience >> seat & 1]


def tale(entries: int) -> Tale:
    """Room for a story; NO_TALE keeps none and costs nothing."""
    return np.zeros(1 + entries * ENTRY, np.int32)


@rule
def overfull(tale: Tale) -> bool:
    """Did more happen than there was room for?"""
    if tale is None:
        return False
    return bool(1 + tale[0] * ENTRY > len(tale))


@rule
def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@rule
def others(seat: int) -> int:
    """The audience of everybody else, spectators too."""
    return ALL ^ (1 << seat)


@rule
def say(tell: Tale, what: int, audience: int, *details: int) -> None:
    """Add what happened to the story."""
    if tell is None:
        return
    at = 1 + tell[0] * ENTRY
    tell[0] += 1
    if at + ENTRY > len(tell):
        return
    for term in (what, audience, *details):
        tell[at] = term
        at += 1
