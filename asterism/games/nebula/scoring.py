"""The ends of a game, and the final scoring in its six parts."""

from __future__ import annotations

from asterism.core.records import NONE, Floats, Row, rule
from asterism.games.nebula.cards import advanced_count, personal_lacks
from asterism.games.nebula.counters import worth
from asterism.games.nebula.galaxy import completed, filled, ones
from asterism.games.nebula.pieces import (
    BASIC_WORTH,
    COLOURS,
    COMPLETE_TO_END,
    CONSTELLATION,
    FIRST_MARKER,
    OF_ADVANCED,
    OF_CONSTELLATIONS,
    OPEN,
    PERSONAL_POINTS,
    POINTS,
    STRIP,
    TO_END,
    TRACK_END,
)
from asterism.games.nebula.sky import Nebula

BY_TRACK, BY_CONSTELLATIONS, BY_BAG, BY_TASKS = 0, 1, 2, 3


# The ends (book 12)


@rule
def causes(s: Nebula) -> int:
    """What ends the game with this round, one bit each."""
    found = 0
    if s.track == TRACK_END:
        found |= 1 << BY_TRACK
    if most_completed(s) >= COMPLETE_TO_END:
        found |= 1 << BY_CONSTELLATIONS
    if s.stock == 0:
        found |= 1 << BY_BAG
    if marker_stars(s) >= TO_END[s.seats]:
        found |= 1 << BY_TASKS
    return found


@rule
def most_completed(s: Nebula) -> int:
    """The most constellations that one player has complete."""
    most = 0
    for seat in range(s.seats):
        most = max(most, completed(s.galaxies[seat]))
    return most


@rule
def marker_stars(s: Nebula) -> int:
    """Marker stars on all public cards."""
    count = 0
    for k in range(OPEN):
        count += ones(s.done[k])
    return count


# The six parts (book 13 and 16)


@rule
def personal(s: Nebula, seat: int, card: int) -> int:
    """Points for a personal task."""
    return PERSONAL_POINTS if personal_lacks(s.galaxies[seat], card, rival_holes(s, seat)) == 0 else 0


@rule
def rival_holes(s: Nebula, seat: int) -> int:
    """The most black holes that anybody else has."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.galaxies[other].holes)
    return most


@rule
def public(s: Nebula, seat: int) -> int:
    """Points for public tasks: more for who was first."""
    total = 0
    for k in range(OPEN):
        if s.done[k] >> seat & 1:
            total += POINTS[s.tasks[k], 0 if s.first[k] == seat else 1]
    return total


@rule
def tasks_done(s: Nebula, seat: int) -> int:
    count = 0
    for k in range(OPEN):
        count += s.done[k] >> seat & 1
    return count


@rule
def holes(s: Nebula, seat: int) -> int:
    """The number on the first free field of the strip."""
    return STRIP[s.galaxies[seat].holes]


@rule
def constellation_worth(s: Nebula, k: int) -> int:
    return BASIC_WORTH if s.basic else worth(s.counters[0], FIRST_MARKER[OF_CONSTELLATIONS] + k)


@rule
def constellations(s: Nebula, seat: int) -> int:
    """Points for complete constellations."""
    total = 0
    for k in range(len(CONSTELLATION)):
        if filled(s.galaxies[seat], CONSTELLATION[k]):
            total += constellation_worth(s, k)
    return total


@rule
def colours(s: Nebula, seat: int) -> int:
    """Points for stars of the colours that lead their counter."""
    total = 0
    for star in range(COLOURS):
        total += worth(s.counters[0], star) * ones(s.galaxies[seat].of[star])
    return total


@rule
def advanced(s: Nebula, seat: int) -> int:
    """Points for what the advanced cards ask."""
    total = 0
    for k in range(OPEN):
        each = worth(s.counters[0], FIRST_MARKER[OF_ADVANCED] + k)
        if each:
            total += each * advanced_count(s.galaxies[seat], s.advanced[k], tasks_done(s, seat))
    return total


@rule
def score(s: Nebula, seat: int) -> int:
    """All parts together; the personal task only once it is shown."""
    total = public(s, seat) + holes(s, seat) + constellations(s, seat)
    if not s.basic:
        total += colours(s, seat) + advanced(s, seat)
    if s.shown[seat] != NONE:
        total += personal(s, seat, s.shown[seat])
    return total


@rule
def scores(s: Nebula, out: Row) -> None:
    for seat in range(s.seats):
        out[seat] = score(s, seat)


@rule
def beats(s: Nebula, seat: int, other: int) -> bool:
    """More points, then more black holes."""
    mine, theirs = score(s, seat), score(s, other)
    return mine > theirs if mine != theirs else s.galaxies[seat].holes > s.galaxies[other].holes


@rule
def wins(s: Nebula, seat: int) -> bool:
    """Is nobody ahead?"""
    other = 0
    while other < s.seats and not beats(s, other, seat):
        other += 1
    return other == s.seats


@rule
def utilities(s: Nebula, out: Floats) -> None:
    """1 for the winner, in equal parts for all who share the victory."""
    winners = 0
    for seat in range(s.seats):
        winners += wins(s, seat)
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if wins(s, seat) else 0.0
