"""The sky of Hvězdokupy: neighbours, constellations and what may be placed, all as sets of cells.

cell    0 to 63, row by row from the top left; a set of cells is a set of bits
near    the up to eight cells around one; the board's edges are edges
"""

from __future__ import annotations

import numpy as np

from asterism.core.records import EMPTY, Bits, Row, below, both, but, either, has, minus, moved, nth, odd, rule, within
from asterism.core.records import size as count
from asterism.games.clusters.pieces import CELLS, FIRST, HELD_FROM, HOLDING, MASK, SIDE

LEFT = np.uint64(sum(1 << SIDE * row for row in range(SIDE)))
RIGHT = np.uint64(sum(1 << SIDE * row + SIDE - 1 for row in range(SIDE)))
"""The first and the last column."""


# Neighbours (book 3 and 5)


@rule
def eastward(cells: Bits) -> Bits:
    return moved(but(cells, RIGHT), 1)


@rule
def westward(cells: Bits) -> Bits:
    return moved(but(cells, LEFT), -1)


@rule
def near(cells: Bits) -> Bits:
    """All cells beside these, by a side or a corner; some of these themselves may be among them."""
    sides = either(eastward(cells), westward(cells))
    wide = either(cells, sides)
    return either(sides, either(moved(wide, SIDE), moved(wide, -SIDE)))


@rule
def most(one: Bits, two: Bits, three: Bits) -> Bits:
    """What is in at least two of three sets."""
    return either(both(one, two), both(three, odd(one, two)))


@rule
def neighbours(stars: Bits) -> tuple[Bits, Bits, Bits, Bits]:
    """How many stars are near each cell, for all cells at once: the count's binary digits, lowest first."""
    west, east = eastward(stars), westward(stars)
    beside, pair = odd(west, east), both(west, east)
    line, lines = odd(beside, stars), most(west, east, stars)
    above, above2, under, under2 = moved(line, SIDE), moved(lines, SIDE), moved(line, -SIDE), moved(lines, -SIDE)
    ones, carried = odd(above, under), both(above, under)
    twos, fours = odd(odd(above2, under2), carried), most(above2, under2, carried)
    carried = both(ones, beside)
    high = most(twos, pair, carried)
    return odd(ones, beside), odd(odd(twos, pair), carried), odd(fours, high), both(fours, high)


@rule
def fitting(stars: Bits, number: int, other: int) -> Bits:
    """All cells with exactly one of two numbers of stars near."""
    ones, twos, fours, eights = neighbours(stars)
    return either(exactly(ones, twos, fours, eights, number), exactly(ones, twos, fours, eights, other))


@rule
def exactly(ones: Bits, twos: Bits, fours: Bits, eights: Bits, number: int) -> Bits:
    low = both(digit(ones, number & 1), digit(twos, number >> 1 & 1))
    return both(low, both(digit(fours, number >> 2 & 1), digit(eights, number >> 3 & 1)))


@rule
def digit(ones: Bits, wanted: int) -> Bits:
    """The cells whose digit is the wanted one."""
    return ones if wanted else but(below(CELLS), ones)


@rule
def near_of(cell: int, stars: Bits) -> int:
    """How many stars are near a cell."""
    return count(both(near(one(cell)), stars))


@rule
def one(cell: int) -> Bits:
    return moved(below(1), cell)


@rule
def written(cells: Bits, first: int, at: int, out: Row) -> int:
    """Write an action for each cell, ascending; how many entries there are then."""
    while cells != EMPTY:
        cell = nth(cells, 0)
        out[at] = first + cell
        at += 1
        cells = minus(cells, cell)
    return at


# Constellations (book 6)


@rule
def stands_at(card: int, cell: int, stars: Bits) -> bool:
    """Does a card's constellation stand, with this cell in it?"""
    at = card * CELLS + cell
    k, end = HELD_FROM[at], HELD_FROM[at + 1]
    while k < end and not within(MASK[HOLDING[k]], stars):
        k += 1
    return bool(k < end)


@rule
def best_place(card: int, stars: Bits, moon: int) -> int:
    """Where a card's constellation is nearest to standing, as a place in MASK: the first of the best."""
    best, most_there = FIRST[card], -1
    for k in range(FIRST[card], FIRST[card + 1]):
        there = count(both(MASK[k], stars))
        if there > most_there and not has(MASK[k], moon):
            best, most_there = k, there
    return int(best)


@rule
def best_match(card: int, stars: Bits, moon: int) -> int:
    """How many stars of a card's constellation stand where it is nearest."""
    return count(both(MASK[best_place(card, stars, moon)], stars))
