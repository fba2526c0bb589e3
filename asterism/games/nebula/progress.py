"""How far a galaxy is with a card, and which of its spaces count: for people to see, not for rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from asterism.core.records import plain
from asterism.games.nebula.cards import (
    ALL_DIFFERENT,
    AREA,
    AREAS,
    ASK,
    BESIDE,
    COLOUR,
    COLOUR_IN_AREA,
    COLOUR_IN_EACH,
    COLOUR_ON_ORBITS,
    COUNTED,
    EACH_COLOUR,
    EXACT_COLOURS,
    FAMILY,
    FILLED,
    GROUPS,
    MOST_HOLES,
    ORBITS_WITH,
    PAIRS,
    PERSONAL,
    PUBLIC,
    SAME_BRIGHT,
    SURROUNDED,
    personal_lacks,
    public_lacks,
)
from asterism.games.nebula.galaxy import Galaxy
from asterism.games.nebula.pieces import (
    BESIDE_BRIGHT,
    BRIGHT,
    COLOURS,
    EVERYWHERE,
    LINKS,
    ORBIT,
    OUTER,
    SIZE,
)
from asterism.games.nebula.wire import Progress


@lru_cache(maxsize=65536)
def members(spaces: int) -> list[int]:
    """The spaces of a set, ascending; nobody may change the list."""
    return [space for space in range(SIZE) if spaces >> space & 1]


def count(spaces: int) -> int:
    return spaces.bit_count()


class Sight:
    """A galaxy read once: its record for the rules, and its sets of spaces as plain numbers."""

    def __init__(self, g: Galaxy) -> None:
        its = plain(g)
        self.g, self.taken, self.holes = g, its.taken, its.holes
        self.of: list[int] = its.of.tolist()
        self.observatory: list[int] = its.observatory.tolist()


def progress(have: int, need: int, met: bool, counted: int, lacking: int) -> Progress:
    return {"have": have, "need": need, "met": met, "counted": members(counted), "lacking": members(lacking)}


# Personal tasks


def of_personal(sight: Sight, card: int, rival_holes: int) -> Progress:
    """A galaxy's way to a personal task."""
    lacks, need = int(personal_lacks(sight.g, card, rival_holes)), int(PERSONAL[card, ASK])
    if PERSONAL[card, FAMILY] == MOST_HOLES:
        return progress(sight.holes, rival_holes, lacks == 0, 0, 0)
    counted, lacking = personal_spaces(sight, card)
    return progress(need - lacks, need, lacks == 0, counted, lacking)


def personal_spaces(sight: Sight, card: int) -> tuple[int, int]:
    """The spaces that count for a task, and those where something would."""
    family, taken = PERSONAL[card, FAMILY], sight.taken
    if family == FILLED:
        return taken, EVERYWHERE & ~taken
    mine = sight.of[PERSONAL[card, COLOUR]]
    if family == COLOUR_ON_ORBITS:
        return mine & on_orbits(mine, True), on_orbits(mine, False)
    area = int(PERSONAL[card, AREA])
    return mine & area, area & ~mine if family == COLOUR_IN_AREA and area != EVERYWHERE else 0


def on_orbits(spaces: int, there: bool) -> int:
    """All orbits that hold, or do not hold, one of these spaces."""
    return sum(int(ORBIT[k]) for k in range(len(ORBIT)) if bool(spaces & ORBIT[k]) == there)


# Public tasks


def of_public(sight: Sight, card: int) -> Progress:
    """A galaxy's way to a public task."""
    lacks = int(public_lacks(sight.g, card))
    counted, lacking, need = public_spaces(sight, card)
    return progress(need - lacks, need, lacks == 0, counted, lacking)


def public_spaces(sight: Sight, card: int) -> tuple[int, int, int]:
    """The spaces that count, those that do not yet, and how many are asked."""
    family, ask = PUBLIC[card, FAMILY], int(PUBLIC[card, ASK])
    if family == EACH_COLOUR:
        return some_of_each(sight, EVERYWHERE, ask), 0, ask * COLOURS
    if family == COLOUR_IN_EACH:
        return sight.of[PUBLIC[card, COLOUR]], 0, ask * int(PUBLIC[card, GROUPS])
    area = nearest_area(sight, card)
    counted = sight.taken & area
    if family == EXACT_COLOURS:
        counted = of_most_colours(sight, area, ask)
    if family == ALL_DIFFERENT:
        counted = some_of_each(sight, area, 1)
    return counted, area & ~counted, count(area)


def nearest_area(sight: Sight, card: int) -> int:
    """The area of a task that has fewest empty spaces."""
    areas = [int(PUBLIC[card, AREA + k]) for k in range(AREAS) if PUBLIC[card, AREA + k]]
    return min(areas, key=lambda area: count(area & ~sight.taken))


def some_of_each(sight: Sight, area: int, most: int) -> int:
    """Up to so many stars of each colour in an area."""
    return union(members(sight.of[star] & area)[:most] for star in range(COLOURS))


def of_most_colours(sight: Sight, area: int, colours: int) -> int:
    """The stars of an area's most frequent colours."""
    there = sorted((sight.of[star] & area for star in range(COLOURS)), key=count, reverse=True)
    return union(members(spaces) for spaces in there[:colours])


def union(parts: Iterable[list[int]]) -> int:
    return sum(1 << space for part in parts for space in part)


# Advanced cards


def advanced_spaces(sight: Sight, card: int) -> list[int]:
    """The spaces that count for an advanced card."""
    family, star = COUNTED[card, FAMILY], COUNTED[card, COLOUR]
    if family == PAIRS:
        return sorted(space for pair in matched(sight.of[star], sight.of[COUNTED[card, ASK]]) for space in pair)
    if family == SAME_BRIGHT:
        return members(max((sight.of[one] & BRIGHT for one in range(COLOURS)), key=count))
    if family == SURROUNDED:
        return [space for space in OUTER if not int(LINKS[space]) & ~sight.taken]
    if family == ORBITS_WITH:
        return members(sight.of[star] & on_orbits(sight.of[star], True))
    return members(sight.of[star] & BESIDE_BRIGHT) if family == BESIDE else []


def matched(one: int, other: int) -> list[tuple[int, int]]:
    """A largest set of linked pairs, by ever longer detours."""
    partner: dict[int, int] = {}

    def finds(space: int, tried: set[int]) -> bool:
        for near in members(int(LINKS[space]) & other):
            if near not in tried:
                tried.add(near)
                if near not in partner or finds(partner[near], tried):
                    partner[near] = space
                    return True
        return False

    for space in members(one):
        finds(space, set())
    return [(space, near) for near, space in partner.items()]
