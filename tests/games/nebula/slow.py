"""Nebula's cards counted by the book, on sets of names: slow, and without a word of the rules' own tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

from .nebula import COLOURS, DATA, IDS, LINKS, Stars, linked, of

Card = dict[str, Any]
CONSTELLATIONS = {name: of("constellation", name) for name in "ABCD"}
ORBITS = {number: of("orbit", number) for number in range(1, 6)}
BRIGHT = of("bright", True)
OUTER = [space for space in BRIGHT if space != "A0"]
ORBITAL = linked(["orbital"])
BESIDE = set().union(*(ORBITAL[space] for space in OUTER))
INDIRECT = {space for space, others in linked(["indirect"]).items() if others}


def cards(deck: str) -> dict[str, Card]:
    return {card["code"]: card for card in DATA[deck]}


def full(stars: Stars, spaces: Iterable[str]) -> bool:
    return all(space in stars for space in spaces)


def colours(stars: Stars, spaces: Iterable[str]) -> Counter[str]:
    return Counter(stars[space] for space in spaces if space in stars)


# Tasks


def fulfilled(card: Card, stars: Stars, holes: int = 0, rival_holes: int = 0) -> bool:
    """Is a personal or public task fulfilled?"""
    match card["family"]:
        case "bright_of_colour":
            return colours(stars, BRIGHT)[card["colour"]] >= 4
        case "count_of_colour":
            return colours(stars, IDS)[card["colour"]] >= 6
        case "colour_on_every_orbit":
            return all(colours(stars, orbit)[card["colour"]] for orbit in ORBITS.values())
        case "most_black_holes":
            return holes >= rival_holes
        case "max_empty_spaces":
            return len(IDS) - len(stars) <= 4
        case "constellation_exact_colours":
            return exactly_three(stars, CONSTELLATIONS[card["constellation"]])
        case "orbit_exact_colours":
            return exactly_three(stars, ORBITS[card["orbit"]])
        case "each_colour_at_least":
            return all(colours(stars, IDS)[colour] >= 2 for colour in COLOURS)
        case "orbit_all_different":
            spaces = ORBITS[card["orbit"]]
            return full(stars, spaces) and len(colours(stars, spaces)) == len(spaces)
        case "adjacent_orbits_complete":
            return any(all(full(stars, ORBITS[n + k]) for k in range(3)) for n in (1, 2, 3))
        case "colour_in_constellations":
            groups = CONSTELLATIONS.values()
            return sum(colours(stars, spaces)[card["colour"]] >= 2 for spaces in groups) >= 3
        case "opposite_constellations":
            return any(both(stars, pair) for pair in ("AC", "BD"))
        case "neighbouring_constellations":
            return any(both(stars, pair) for pair in ("AB", "BC", "CD", "DA"))
        case "indirect_ends_filled":
            return full(stars, INDIRECT)
        case "orbital_neighbours_of_bright_filled":
            return full(stars, BESIDE)
    raise AssertionError(card)


def exactly_three(stars: Stars, spaces: list[str]) -> bool:
    return full(stars, spaces) and len(colours(stars, spaces)) == 3


def both(stars: Stars, pair: str) -> bool:
    return all(full(stars, CONSTELLATIONS[name]) for name in pair)


# Advanced cards


def counted(card: Card, stars: Stars, tasks: int = 0) -> int:
    """How many of what an advanced card asks are there."""
    match card["family"]:
        case "linked_pair":
            return most_pairs(stars, *card["colours"])
        case "bright_same_colour":
            return max(colours(stars, BRIGHT).values(), default=0)
        case "public_task_done":
            return tasks
        case "bright_surrounded":
            return sum(full(stars, LINKS[space]) for space in OUTER)
        case "orbit_with_colour":
            return sum(colours(stars, orbit)[card["colour"]] > 0 for orbit in ORBITS.values())
        case "colour_orbitally_linked_to_bright":
            return colours(stars, BESIDE)[card["colour"]]
    raise AssertionError(card)


def most_pairs(stars: Stars, one: str, other: str) -> int:
    """The most linked pairs without a common star: every set of pairs is tried."""
    pairs = [(a, b) for a, b in combinations(stars, 2) if b in LINKS[a] and {stars[a], stars[b]} == {one, other}]
    return best(tuple(pairs))


@cache
def best(pairs: tuple[tuple[str, str], ...]) -> int:
    if not pairs:
        return 0
    (a, b), rest = pairs[0], pairs[1:]
    apart = tuple(pair for pair in rest if a not in pair and b not in pair)
    return max(best(rest), 1 + best(apart))
