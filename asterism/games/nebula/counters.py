"""The counter board: 14 value markers that only black holes move, and what their order is worth (book 9)."""

from __future__ import annotations

from asterism.core.records import NONE, Row, row, rule
from asterism.games.nebula.pieces import FIELDS, FIRST_MARKER, MARKERS, PRIZE, RANKED


class Counters:
    """Where the markers stand; markers on the start field are in no stack."""

    field: Row = row(MARKERS)
    height: Row = row(MARKERS)  # how many markers lie below


@rule
def counter_of(marker: int) -> int:
    """Which of the three counters a marker belongs to."""
    return 0 if marker < FIRST_MARKER[1] else 1 if marker < FIRST_MARKER[2] else 2


@rule
def can_advance(c: Counters, marker: int) -> bool:
    return c.field[marker] < FIELDS


@rule
def advance(c: Counters, marker: int) -> None:
    """One field to the right, on top of what lies there; those above close up."""
    counter, start, height = counter_of(marker), c.field[marker], c.height[marker]
    c.field[marker], c.height[marker] = start + 1, 0
    for other in range(FIRST_MARKER[counter], FIRST_MARKER[counter + 1]):
        if other == marker:
            continue
        if c.field[other] == start + 1:
            c.height[marker] += 1
        if start > 0 and c.field[other] == start and c.height[other] > height:
            c.height[other] -= 1


@rule
def ahead(c: Counters, marker: int, other: int) -> bool:
    """Is a marker further to the right, or higher in the same stack?"""
    if c.field[marker] != c.field[other]:
        return c.field[marker] > c.field[other]
    return c.height[marker] > c.height[other]


@rule
def rank(c: Counters, marker: int) -> int:
    """0 to 2 for the three furthest markers of a counter, else NONE; never for one on the start field."""
    if c.field[marker] == 0:
        return NONE
    counter, before = counter_of(marker), 0
    for other in range(FIRST_MARKER[counter], FIRST_MARKER[counter + 1]):
        if ahead(c, other, marker):
            before += 1
    return before if before < RANKED else NONE


@rule
def worth(c: Counters, marker: int) -> int:
    """What each star, constellation or item of a marker is worth."""
    place = rank(c, marker)
    return PRIZE[counter_of(marker), RANKED if place == NONE else place]
