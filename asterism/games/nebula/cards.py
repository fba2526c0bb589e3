"""Nebula's cards: tables of what each asks, and one interpreter for each family.

lacks    how many stars, or other things, a task still lacks: fulfilled is 0
area     a set of spaces that a task looks at
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from asterism.core.records import NONE, Grid, rule
from asterism.games.nebula.galaxy import Galaxy, filled, ones
from asterism.games.nebula.pieces import (
    ADVANCED_CARDS,
    BESIDE_BRIGHT,
    BRIGHT,
    COLOURS,
    CONSTELLATION,
    CONSTELLATIONS,
    DATA,
    EVERYWHERE,
    INDIRECT_ENDS,
    LINKS,
    NAMES,
    ORBIT,
    ORBITS,
    OUTER_BRIGHT,
    PERSONAL_CARDS,
    PUBLIC_CARDS,
    SIZE,
)
from asterism.games.nebula.wire import Card, CountingCard, Letter, TaskCard

FAMILY, COLOUR, ASK, GROUPS, AREA = 0, 1, 2, 3, 4  # columns; a card with several areas has them one after the other
AREAS = 4

# Families of tasks, by how they are counted (book 10 and 14)
COLOUR_IN_AREA, COLOUR_ON_ORBITS, MOST_HOLES, FILLED = 0, 1, 2, 3
EXACT_COLOURS, ALL_DIFFERENT, EACH_COLOUR, SOME_AREA, COLOUR_IN_EACH = 4, 5, 6, 7, 8
# Families of advanced cards (book 15)
PAIRS, SAME_BRIGHT, TASKS_DONE, SURROUNDED, ORBITS_WITH, BESIDE = 0, 1, 2, 3, 4, 5


def joined(names: Sequence[Letter]) -> int:
    """Some constellations as one area."""
    return sum(int(CONSTELLATION[CONSTELLATIONS.index(name)]) for name in names)


def side_by_side(count: int) -> list[int]:
    """Each area of so many neighbouring orbits."""
    return [sum(ORBIT[first + k] for k in range(count)) for first in range(len(ORBIT) - count + 1)]


TASKS = {
    "bright_of_colour": COLOUR_IN_AREA,
    "count_of_colour": COLOUR_IN_AREA,
    "colour_on_every_orbit": COLOUR_ON_ORBITS,
    "most_black_holes": MOST_HOLES,
    "max_empty_spaces": FILLED,
    "constellation_exact_colours": EXACT_COLOURS,
    "orbit_exact_colours": EXACT_COLOURS,
    "orbit_all_different": ALL_DIFFERENT,
    "each_colour_at_least": EACH_COLOUR,
    "adjacent_orbits_complete": SOME_AREA,
    "opposite_constellations": SOME_AREA,
    "neighbouring_constellations": SOME_AREA,
    "indirect_ends_filled": SOME_AREA,
    "orbital_neighbours_of_bright_filled": SOME_AREA,
    "colour_in_constellations": COLOUR_IN_EACH,
}
FIXED_AREAS = {
    "bright_of_colour": [BRIGHT],
    "count_of_colour": [EVERYWHERE],
    "opposite_constellations": [joined(pair) for pair in DATA["galaxy"]["opposite"]],
    "neighbouring_constellations": [joined(pair) for pair in DATA["galaxy"]["neighbouring"]],
    "indirect_ends_filled": [INDIRECT_ENDS],
    "orbital_neighbours_of_bright_filled": [BESIDE_BRIGHT],
}
COUNTS = {
    "linked_pair": PAIRS,
    "bright_same_colour": SAME_BRIGHT,
    "public_task_done": TASKS_DONE,
    "bright_surrounded": SURROUNDED,
    "orbit_with_colour": ORBITS_WITH,
    "colour_orbitally_linked_to_bright": BESIDE,
}


def areas(card: TaskCard) -> list[int]:
    """The areas that a task looks at."""
    if "constellation" in card:
        return [joined([card["constellation"]])]
    if "orbit" in card:
        return [int(ORBIT[ORBITS.index(card["orbit"])])]
    if "count" in card:
        return side_by_side(card["count"])
    return FIXED_AREAS.get(card["family"], [])


def ask(card: TaskCard) -> int:
    """The number that a task asks for; at most so many empty is at least so many filled."""
    return SIZE - int(card["max"]) if "max" in card else int(card.get("min") or card.get("colours") or 0)


def colour(card: Card) -> int:
    return NAMES.index(card["colour"]) if "colour" in card else NONE


def task_row(card: TaskCard) -> list[int]:
    """A task as a row of numbers; areas it does not have are empty."""
    looks_at = areas(card)
    spare = [0] * (AREAS - len(looks_at))
    return [TASKS[card["family"]], colour(card), ask(card), card.get("constellations", 0), *looks_at, *spare]


def advanced_row(card: CountingCard) -> list[int]:
    pair = [NAMES.index(name) for name in card.get("colours", ())]
    return [COUNTS[card["family"]], *(pair or (colour(card), NONE))]


PERSONAL: Grid = np.array([task_row(card) for card in PERSONAL_CARDS], np.int32)
PUBLIC: Grid = np.array([task_row(card) for card in PUBLIC_CARDS], np.int32)
COUNTED: Grid = np.array([advanced_row(card) for card in ADVANCED_CARDS], np.int32)


# Personal tasks (book 14)


@rule
def personal_lacks(g: Galaxy, card: int, rival_holes: int) -> int:
    """What a personal task lacks; rival_holes are the most black holes that anybody else has."""
    family, ask = PERSONAL[card, FAMILY], PERSONAL[card, ASK]
    if family == COLOUR_IN_AREA:
        return max(0, ask - ones(g.of[PERSONAL[card, COLOUR]] & PERSONAL[card, AREA]))
    if family == COLOUR_ON_ORBITS:
        return max(0, ask - orbits_with(g, PERSONAL[card, COLOUR]))
    if family == MOST_HOLES:
        return max(0, rival_holes - g.holes)
    return max(0, ask - ones(g.taken))


@rule
def orbits_with(g: Galaxy, star: int) -> int:
    """On how many orbits a colour lies."""
    count = 0
    for k in range(len(ORBIT)):
        if g.of[star] & ORBIT[k]:
            count += 1
    return count


# Public tasks (book 10)


@rule
def public_lacks(g: Galaxy, card: int) -> int:
    """What a public task lacks."""
    family, ask, area = PUBLIC[card, FAMILY], PUBLIC[card, ASK], PUBLIC[card, AREA]
    if family == EXACT_COLOURS:
        return exact_lacks(g, area, ask)
    if family == ALL_DIFFERENT:
        return ones(area) - different(g, area)
    if family == EACH_COLOUR:
        return each_lacks(g, ask)
    if family == COLOUR_IN_EACH:
        return groups_lack(g.of[PUBLIC[card, COLOUR]], ask, PUBLIC[card, GROUPS])
    return areas_lack(g, card)


@rule
def different(g: Galaxy, area: int) -> int:
    """How many colours lie in an area."""
    count = 0
    for star in range(COLOURS):
        if g.of[star] & area:
            count += 1
    return count


@rule
def exact_lacks(g: Galaxy, area: int, ask: int) -> int:
    """Spaces to fill or change until the area is full of just so many colours."""
    colours = different(g, area)
    if colours > ask:
        return ones(area) - most_of(g, area, ask)
    return max(ones(area & ~g.taken), ask - colours)


@rule
def most_of(g: Galaxy, area: int, colours: int) -> int:
    """How many stars of an area its most frequent colours have."""
    total, seen = 0, 0
    for _ in range(colours):
        best, most = 0, 0
        for star in range(COLOURS):
            here = 0 if seen >> star & 1 else ones(g.of[star] & area)
            if here > most:
                best, most = star, here
        seen |= 1 << best
        total += most
    return total


@rule
def each_lacks(g: Galaxy, ask: int) -> int:
    """Stars missing until every colour is there so often."""
    lacking = 0
    for star in range(COLOURS):
        lacking += max(0, ask - ones(g.of[star]))
    return lacking


@rule
def groups_lack(spaces: int, ask: int, groups: int) -> int:
    """Stars missing until so many constellations hold so many of these spaces: the nearest ones count."""
    total, left = 0, groups
    for lacking in range(ask + 1):
        for k in range(len(CONSTELLATION)):
            if left > 0 and max(0, ask - ones(spaces & CONSTELLATION[k])) == lacking:
                total += lacking
                left -= 1
    return total


@rule
def areas_lack(g: Galaxy, card: int) -> int:
    """Spaces to fill in the area that is nearest to full."""
    fewest = SIZE
    for k in range(AREAS):
        if PUBLIC[card, AREA + k]:
            fewest = min(fewest, ones(PUBLIC[card, AREA + k] & ~g.taken))
    return fewest


# Advanced cards (book 15)


@rule
def advanced_count(g: Galaxy, card: int, done: int) -> int:
    """How many of what an advanced card asks are there; done are the public tasks fulfilled."""
    family, star = COUNTED[card, FAMILY], COUNTED[card, COLOUR]
    if family == PAIRS:
        return pairs(g.of[star], g.of[COUNTED[card, ASK]])
    if family == SAME_BRIGHT:
        return same_bright(g)
    if family == TASKS_DONE:
        return done
    if family == SURROUNDED:
        return surrounded(g)
    if family == ORBITS_WITH:
        return orbits_with(g, star)
    return ones(g.of[star] & BESIDE_BRIGHT)


@rule
def pairs(one: int, other: int) -> int:
    """The most linked pairs of two colours, each star in one: what some stars can't share is lost, by Ore's formula."""
    few, many = (one, other) if ones(one) < ones(other) else (other, one)
    most = ones(few)
    some = few
    while some:
        most = min(most, ones(few) - ones(some) + ones(beside(some) & many))
        some = (some - 1) & few
    return most


@rule
def beside(spaces: int) -> int:
    """All spaces linked to some of these."""
    found = 0
    for space in range(SIZE):
        if spaces >> space & 1:
            found |= LINKS[space]
    return found


@rule
def same_bright(g: Galaxy) -> int:
    """Bright stars of the colour that has most of them."""
    most = 0
    for star in range(COLOURS):
        most = max(most, ones(g.of[star] & BRIGHT))
    return most


@rule
def surrounded(g: Galaxy) -> int:
    """Outer bright spaces with a star on every linked space."""
    count = 0
    for k in range(len(OUTER_BRIGHT)):
        if filled(g, LINKS[OUTER_BRIGHT[k]]):
            count += 1
    return count
