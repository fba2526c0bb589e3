"""A good hand at drawing: what a drawing brings in the long run, and the best one that a card allows.

gift     what a star brings at the end for its place on the map
price    what it costs to draw a star: rounds to come that would see it can't draw it again
"""

from __future__ import annotations

import numpy as np

from asterism.core.records import NONE, rule
from asterism.games.nightsky.pieces import (
    AT_RIM,
    AT_SUN,
    CROSSES,
    ECLIPTIC_VALUE,
    ENDS,
    FADING,
    FADING_VALUE,
    FAR,
    JOINS,
    LAYS,
    LINE,
    LOOKS,
    NEAREST,
    NODES,
    RIM_VALUE,
    ROUNDS,
    SIDE,
    SIZE,
    SUN_VALUE,
    TYPE,
    VISIBLE,
    WAYS,
)
from asterism.games.nightsky.sky import (
    Sky,
    corner_of,
    corners_in,
    covered,
    crosses,
    drawn,
    in_one_piece,
    left_of,
    low_of,
    piece,
    some_node,
    turn_of,
    value_of,
)

SOON, LATER = 0.2, 0.5  # what a star is worth to the next round, and to each round to come
OWN = 0.3  # what the next round gains by it if its lower card shows this type, for each point of its value


def in_columns(columns: np.ndarray) -> np.ndarray:
    """Columns of bits as a square of zeros and ones."""
    return np.array([[int(column) >> y & 1 for y in range(SIDE)] for column in columns], np.int32)


SEEN = np.array([in_columns(VISIBLE[number]) for number in range(ROUNDS)])
NEXT = np.array([*SEEN[1:], 0 * SEEN[0]])
GIFT = SUN_VALUE * in_columns(AT_SUN) + RIM_VALUE * in_columns(AT_RIM)
PRICE = np.array([SOON * NEXT[number] + LATER * SEEN[number + 1 :].sum(0) for number in range(ROUNDS)])
WAY = np.array(WAYS, np.int32)


# What a drawing brings


@rule
def worth(sky: Sky, number: int, lay: int, kept: int) -> float:
    """The points of a drawing in its round and at the end, less the price of its stars."""
    stars, value = worth_of_stars(sky, number, lay, kept)
    out = SIZE[sky.cards[number]] - stars
    return float(value + worth_of_lines(sky, number, lay, kept) - FADING_VALUE * min(out, FADING - sky.crossed))


@rule
def worth_of_stars(sky: Sky, number: int, lay: int, kept: int) -> tuple[int, float]:
    """How many stars are drawn, and what they bring."""
    card, turn, left, low = sky.cards[number], turn_of(lay), left_of(lay), low_of(lay)
    top, more = corner_of(sky, number), value_of(sky, number)
    under, less = corner_of(sky, number - 1), value_of(sky, number - 1)
    stars, value = 0, 0.0
    for node in range(SIZE[card]):
        if kept >> node & 1:
            x, y = left + NODES[card, turn, node, 0], low + NODES[card, turn, node, 1]
            stars += 1
            value += GIFT[x, y] - PRICE[number, x, y]
            if TYPE[x, y] == top:
                value += more - OWN * more * NEXT[number, x, y]
            if TYPE[x, y] == under:
                value += less
    return stars, value


@rule
def worth_of_lines(sky: Sky, number: int, lay: int, kept: int) -> float:
    card, turn, left, low = sky.cards[number], turn_of(lay), left_of(lay), low_of(lay)
    top, under = corner_of(sky, number), corner_of(sky, number - 1)
    both, value = value_of(sky, number) + value_of(sky, number - 1), 0.0
    for at in range(JOINS[card]):
        if drawn(card, kept, at):
            x, y, way = left + LINE[card, turn, at, 0], low + LINE[card, turn, at, 1], LINE[card, turn, at, 2]
            one, other = TYPE[x, y], TYPE[x + WAY[way, 0], y + WAY[way, 1]]
            if (one == top and other == under) or (one == under and other == top):
                value += both
            value += ECLIPTIC_VALUE * (CROSSES[way, x] >> y & 1)
    return value


@rule
def price_of_all(sky: Sky, number: int) -> float:
    """What the rounds after this one lose by all stars drawn so far."""
    top, more, price = corner_of(sky, number), value_of(sky, number), 0.0
    for x in range(SIDE):
        taken, y = sky.taken[x], 0
        while taken >> y:
            if taken >> y & 1:
                price += PRICE[max(number, 0), x, y]
                if TYPE[x, y] == top:
                    price += OWN * more * NEXT[max(number, 0), x, y]
            y += 1
    return price


# The best drawing


@rule
def best_piece(sky: Sky, number: int, lay: int, kept: int) -> int:
    """The piece that is worth most; nothing if nothing is kept."""
    best, most = 0, -np.inf
    while kept:
        part = piece(sky.cards[number], kept, some_node(kept))
        value = worth(sky, number, lay, part)
        if value > most:
            best, most = part, value
        kept ^= part
    return best


@rule
def crossing_line(sky: Sky, card: int, lay: int, kept: int) -> int:
    """A line that crosses an older one, or NONE."""
    for at in range(JOINS[card]):
        if drawn(card, kept, at) and crosses(sky, card, lay, at):
            return at
    return NONE


@rule
def allowed(sky: Sky, number: int, lay: int, kept: int) -> int:
    """The best piece of a sketch, without the better end of each line that crosses an older one."""
    card = sky.cards[number]
    kept = best_piece(sky, number, lay, kept)
    at = crossing_line(sky, card, lay, kept)
    while at != NONE:
        one = best_piece(sky, number, lay, kept & ~(1 << ENDS[card, at, 0]))
        other = best_piece(sky, number, lay, kept & ~(1 << ENDS[card, at, 1]))
        kept = one if worth(sky, number, lay, one) >= worth(sky, number, lay, other) else other
        at = crossing_line(sky, card, lay, kept)
    return kept


@rule
def pruned(sky: Sky, number: int, lay: int, kept: int) -> int:
    """A drawing without the stars that cost more than they bring."""
    most, node = worth(sky, number, lay, kept), 0
    while node < SIZE[sky.cards[number]]:
        rest = kept & ~(1 << node)
        node += 1
        if rest and rest != kept and in_one_piece(sky.cards[number], rest):
            value = worth(sky, number, lay, rest)
            if value > most:
                kept, most, node = rest, value, 0
    return kept


@rule
def best_of(sky: Sky, number: int, lay: int, kept: int) -> int:
    """What is best kept of a sketch."""
    return pruned(sky, number, lay, allowed(sky, number, lay, kept))


@rule
def best_drawing(sky: Sky, number: int) -> tuple[int, int]:
    """The lay and the kept nodes that are worth most; no node where it is better to draw nothing."""
    card, best, nodes = sky.cards[number], 0, 0
    most = worth(sky, number, 0, 0)
    for turn in range(LOOKS[card]):
        for x in range(LAYS):
            corners, y = corners_in(sky, number, card, turn, x + NEAREST + FAR), 0
            while corners >> y:
                if corners >> y & 1:
                    lay = (turn * LAYS + x) * LAYS + y
                    kept = covered(sky, number, card, lay)
                    # All that is covered is hardly ever worth less than a part of it.
                    if worth(sky, number, lay, kept) > most:
                        kept = allowed(sky, number, lay, kept)
                        value = worth(sky, number, lay, kept)
                        if value > most:
                            best, nodes, most = lay, kept, value
                y += 1
    return best, pruned(sky, number, best, nodes) if nodes else 0
