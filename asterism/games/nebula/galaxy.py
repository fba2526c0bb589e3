"""A player's galaxy: where stars may lie, and what lies there (book 7)."""

from __future__ import annotations

from asterism.core.records import NONE, Bits, Row, row, rule, size
from asterism.games.nebula.pieces import CENTRE, COLOURS, CONSTELLATION, LINKS, STARS, STRIP_FIELDS


class Galaxy:
    """One player's stars, black holes and observatory."""

    taken: int  # the spaces with a star
    holes: int  # black holes on the strip
    of: Row = row(COLOURS)  # the spaces of each colour
    observatory: Row = row(STARS)  # how many of each star


@rule
def ones(spaces: int) -> int:
    """How many spaces a set has."""
    return size(Bits(spaces))


@rule
def may_lie(g: Galaxy, star: int, space: int) -> bool:
    """The first star in the centre, others linked to a star, and none linked to its own colour."""
    if g.taken == 0:
        return space == CENTRE
    return is_linked(g, space) and not clashes(g, star, space)


@rule
def is_linked(g: Galaxy, space: int) -> bool:
    return LINKS[space] & g.taken != 0


@rule
def clashes(g: Galaxy, star: int, space: int) -> bool:
    """Is the space linked to a star of the same colour?"""
    return LINKS[space] & g.of[star] != 0


@rule
def star_at(g: Galaxy, space: int) -> int:
    """The star on a space, or NONE."""
    if g.taken >> space & 1:
        for star in range(COLOURS):
            if g.of[star] >> space & 1:
                return star
    return NONE


@rule
def lay(g: Galaxy, star: int, space: int) -> int:
    """Lay a star; the one it replaces, or NONE."""
    old = star_at(g, space)
    if old != NONE:
        g.of[old] ^= 1 << space
    g.of[star] |= 1 << space
    g.taken |= 1 << space
    return old


@rule
def strip_full(g: Galaxy) -> bool:
    return g.holes == STRIP_FIELDS


@rule
def filled(g: Galaxy, area: int) -> bool:
    """Has every space of the area a star?"""
    return g.taken & area == area


@rule
def completed(g: Galaxy) -> int:
    """How many constellations are complete."""
    count = 0
    for k in range(len(CONSTELLATION)):
        if filled(g, CONSTELLATION[k]):
            count += 1
    return count
