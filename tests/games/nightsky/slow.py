"""Night Sky Explorer the slow way: drawings and points by geometry, without any of the game's own code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from .nights import AT, CARDS, DATA, STARS, Cell, Json, cells

Line = tuple[int, int]
Drawing = tuple[frozenset[int], frozenset[Line]]
OVER_ECLIPTIC = {tuple(sorted(pair)) for pair in DATA["ecliptic"]["crossed_lines"]}


# All drawings that a position allows


def drawings(card: int, number: int, older: list[Json]) -> set[Drawing]:
    """Every drawing of a card in a round, given what was drawn before."""
    taken = {star for one in older for star in one["stars"]}
    lines = [segment(a, b) for one in older for a, b in one["lines"]]
    free = {star for star, its in STARS.items() if number in its["visible"] and star not in taken}
    found: set[Drawing] = set()
    for laid in every_lay(card):
        nodes = {node: AT[cell] for node, cell in enumerate(laid) if AT.get(cell) in free}
        for part in connected_parts(card, nodes.keys()):
            drawn = as_drawn(card, {node: nodes[node] for node in part})
            if not any(cross(segment(*line), other) for line in drawn[1] for other in lines):
                found.add(drawn)
    return found | {(frozenset(), frozenset())}


def every_lay(card: int) -> Iterator[list[Cell]]:
    for turn in range(4):
        for x in range(-12, 13):
            for y in range(-12, 13):
                yield cells(card, turn, x, y)


def connected_parts(card: int, nodes: Iterable[int]) -> Iterator[set[int]]:
    """Every part of the nodes that the card's lines hold together."""
    there = sorted(nodes)
    for count in range(1, len(there) + 1):
        for part in combinations(there, count):
            if hangs_together(card, set(part)):
                yield set(part)


def hangs_together(card: int, part: set[int]) -> bool:
    reached, lines = {min(part)}, [set(line) for line in CARDS[card - 1]["lines"]]
    while more := {node for line in lines if line & reached and line <= part for node in line - reached}:
        reached |= more
    return reached == part


def pieces(card: int, nodes: set[int]) -> int:
    """Into how many pieces some nodes fall."""
    if not nodes:
        return 0
    whole = max((part for part in connected_parts(card, nodes) if min(nodes) in part), key=len)
    return 1 + pieces(card, nodes - whole)


def as_drawn(card: int, nodes: dict[int, int]) -> Drawing:
    ends = [(nodes[a], nodes[b]) for a, b in CARDS[card - 1]["lines"] if a in nodes and b in nodes]
    return frozenset(nodes.values()), frozenset((min(line), max(line)) for line in ends)


def segment(a: int, b: int) -> tuple[Cell, Cell]:
    return (STARS[a]["x"], STARS[a]["y"]), (STARS[b]["x"], STARS[b]["y"])


def cross(one: tuple[Cell, Cell], other: tuple[Cell, Cell]) -> bool:
    """Do two lines meet in a point that is an end of neither?"""
    return side(*one, other[0]) * side(*one, other[1]) < 0 and side(*other, one[0]) * side(*other, one[1]) < 0


def side(a: Cell, b: Cell, c: Cell) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# Points


def corner(player: Json, number: int) -> tuple[str, int]:
    """The corner of a round's card, before the first that of the start card."""
    if number == 0:
        its: Any = DATA["start_cards"][player["start"] - 1]["sides"][player["side"]]
    else:
        its = CARDS[player["drawings"][number - 1]["card"] - 1]
    return its["type"], its["value"]


def round_points(player: Json, number: int) -> int:
    """The points of a drawing, round 1 being the first."""
    drawn = player["drawings"][number - 1]
    (top, more), (low, less) = corner(player, number), corner(player, number - 1)
    kinds = [STARS[star]["type"] for star in drawn["stars"]]
    joined = [sorted((STARS[a]["type"], STARS[b]["type"])) for a, b in drawn["lines"]]
    return more * kinds.count(top) + less * kinds.count(low) + (more + less) * joined.count(sorted((top, low)))


def out(drawn: Json) -> int:
    return int(CARDS[drawn["card"] - 1]["size"]) - len(drawn["stars"])


def crossed(player: Json) -> int:
    return min(7, sum(out(drawn) for drawn in player["drawings"]))


def total(player: Json) -> int:
    """All points of a player."""
    stars = [STARS[star] for drawn in player["drawings"] for star in drawn["stars"]]
    lines = [tuple(sorted(line)) for drawn in player["drawings"] for line in drawn["lines"]]
    rounds = sum(round_points(player, number + 1) for number in range(len(player["drawings"])))
    places = sum(star["sun"] for star in stars) + 3 * sum(star["rim"] for star in stars)
    return int(rounds + 3 * (7 - crossed(player)) + places + 2 * sum(line in OVER_ECLIPTIC for line in lines))
