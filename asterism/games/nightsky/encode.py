"""Night Sky Explorer as a row of small numbers.

cells    the map as a square of them, by columns; sets of bits hold five columns each
free     the stars that are neither drawn nor in a sketch that is known
"""

from __future__ import annotations

import numpy as np

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist
from asterism.core.records import HIDDEN, NONE, Bits, Row, bind, but, either, moved, rule, size
from asterism.core.rows import clear, two_places, unfold
from asterism.games.nightsky.night import CHOOSING_SIDES, DONE, DRAWING, TAKING_SEVENS, Night
from asterism.games.nightsky.pieces import (
    AT_RIM,
    AT_SUN,
    CARDS,
    ECLIPTIC_VALUE,
    FADING_VALUE,
    KINDS,
    LAYS,
    MOST,
    NODES,
    RIM_VALUE,
    ROUNDS,
    SEATS,
    SIDE,
    SIZE,
    STARTS,
    SUN_VALUE,
    TURNS,
    TYPE,
    TYPES,
    VISIBLE,
)
from asterism.games.nightsky.sky import (
    Sky,
    corner_of,
    crossings,
    in_one_piece,
    left_of,
    lit,
    low_of,
    many_in,
    newly_crossed,
    over_ecliptic,
    parts,
    total,
    turn_of,
    value_of,
)

DECK, COLOURS = len(CARDS), len(TYPES)
GOODS = COLOURS + 2  # kinds of stars, those around the Sun and those at the rim
COLUMNS = 5  # of the map that one set of bits holds
FIGURES = 13
DRAWN = TURNS + 2 + MOST


def packed(columns: list[int]) -> list[int]:
    """Cells, column by column, as sets of bits."""
    parts = [columns[x : x + COLUMNS] for x in range(0, SIDE, COLUMNS)]
    return [sum(column << SIDE * x for x, column in enumerate(part)) for part in parts]


def cells_of(kind: int) -> list[int]:
    return [sum(1 << y for y in range(SIDE) if TYPE[x, y] == kind) for x in range(SIDE)]


GOOD = [*(cells_of(kind) for kind in range(COLOURS)), [int(n) for n in AT_SUN], [int(n) for n in AT_RIM]]
IN_ROUND = np.array(
    [[packed([int(a) & b for a, b in zip(VISIBLE[n], good, strict=True)]) for good in GOOD] for n in range(ROUNDS)],
    np.uint64,
)

Cells = tuple[Bits, Bits, Bits]

MOST_POINTS = 1_000  # more points than a sky has room for
LAYOUT = Layout(__name__, points=(0, MOST_POINTS), alone=(0.0, float(MOST_POINTS)))
G_SEATS = LAYOUT.gist("how many", SEATS, about="players, one-hot")
G_STEP = LAYOUT.gist("doing", DONE + 1, about="sides, name, sevens, draw or over, one-hot")
G_ROUND = LAYOUT.gist("which round", ROUNDS, about="the round, one-hot")
G_FIRST = LAYOUT.gist("who is first", SEATS, about="who has the first-player card, one-hot, this seat first")
G_LEFT = LAYOUT.gist("sizes left", KINDS, about="how many cards of each size everybody still has")
G_SKETCH = LAYOUT.gist(
    "own sketch",
    9,
    about="laid, stars of the card, stars kept, in one piece, lines that cross older ones; what it brings: points, "
    "stars around the Sun, lines over the ecliptic, stars at the rim",
)
G_FREE = LAYOUT.gist(
    "free stars",
    SEATS,
    ROUNDS,
    GOODS,
    about="for this round and each one to come the free stars in its window: by type, around the Sun, at the rim",
)
G_SKY = LAYOUT.gist(
    "standing",
    SEATS,
    FIGURES + COLOURS,
    about="there; points, if the game ended now, in two places; fading stars crossed off; decided; a sketch is known, "
    "and the points it would add at the end; size of the card; is its type that of the lower corner; values of the top "
    "and the lower corner; stars around the Sun and at the rim; type of the corner below in the next round, one-hot",
)
W_SEATS = LAYOUT("seats", SEATS, about="players, one-hot")
W_SEAT = LAYOUT("seat", SEATS, about="which seat looks, one-hot")
W_STEP = LAYOUT("step", DONE + 1, about="sides, name, sevens, draw or over, one-hot")
W_ROUND = LAYOUT("round", ROUNDS, about="the round, one-hot")
W_FIRST = LAYOUT("first", SEATS, about="who has the first-player card, one-hot, this seat first")
W_KIND = LAYOUT("size", KINDS, about="the size of this round's cards, one-hot")
W_LEFT = LAYOUT("sizes", KINDS, about="how many cards of each size everybody still has")
W_READY = LAYOUT("decided", SEATS, about="who has decided")
W_KNOWN = LAYOUT("known", SEATS, about="whose choice or sketch is known")
W_CHOICE = LAYOUT("choice", SEATS, 2, about="the side or seven chosen and not shown yet, one-hot, where it is known")
W_SKETCH = LAYOUT(
    "sketch", SEATS, 1 + DRAWN, about="sketches that are known: laid, turn one-hot, x, y, the nodes of the card kept"
)
W_START = LAYOUT("start", SEATS, STARTS, about="start cards, one-hot")
W_SIDE = LAYOUT("side", SEATS, 2, about="their sides once they are shown, one-hot")
W_CARDS = LAYOUT("cards", SEATS, ROUNDS, DECK, about="the cards played, one-hot")
W_DRAWN = LAYOUT("drawings", SEATS, ROUNDS, DRAWN, about="drawings: turn one-hot, x, y, the nodes of the card drawn")
W_POINTS = LAYOUT("points", SEATS, ROUNDS, about="points of the rounds that are over")
W_BONUS = LAYOUT("places", SEATS, 4, about="fading stars crossed off, stars around the Sun, lines, stars at the rim")
W_TAKEN = LAYOUT("taken", SEATS, SIDE, SIDE, about="the stars drawn, by column and line of the map")
SHORT, WHOLE = LAYOUT.short, LAYOUT.size


@rule
def known(s: Night, seat: int) -> bool:
    """Is a seat's choice or sketch known?"""
    return s.lay[seat] != HIDDEN


@rule
def rounds_over(s: Night) -> int:
    return s.rounds + int(s.step == DONE)


# The whole


@rule
def encoded(s: Night, seat: int, out: Row) -> None:
    short(s, seat, out)
    clear(out, SHORT, WHOLE)
    out[W_SEATS + s.seats - 1] = out[W_SEAT + seat] = out[W_STEP + s.step] = out[W_ROUND + s.rounds] = 1
    out[W_FIRST + (s.first - seat + s.seats) % s.seats] = 1
    if s.kind != NONE:
        out[W_KIND + s.kind] = 1
    for kind in range(KINDS):
        out[W_LEFT + kind] = s.left[kind]
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        out[W_READY + turn] = s.ready >> other & 1
        if known(s, other):
            secrets(s, other, turn, out)
        whole_sky(s, other, turn, out)


@rule
def secrets(s: Night, seat: int, turn: int, out: Row) -> None:
    """What a seat has decided or sketched and not shown yet."""
    out[W_KNOWN + turn] = 1
    if (s.step == CHOOSING_SIDES or s.step == TAKING_SEVENS) and s.ready >> seat & 1:
        out[W_CHOICE + 2 * turn + s.choice[seat]] = 1
    if s.lay[seat]:
        out[W_SKETCH + turn * (1 + DRAWN)] = 1
        drawing(s.lay[seat] - 1, s.kept[seat], W_SKETCH + turn * (1 + DRAWN) + 1, out)


@rule
def drawing(lay: int, kept: int, at: int, out: Row) -> None:
    out[at + turn_of(lay)] = 1
    out[at + TURNS], out[at + TURNS + 1] = lay // LAYS % LAYS, lay % LAYS
    for node in range(MOST):
        out[at + TURNS + 2 + node] = kept >> node & 1


@rule
def whole_sky(s: Night, seat: int, turn: int, out: Row) -> None:
    sky, over = s.skies[seat], rounds_over(s)
    out[W_START + turn * STARTS + sky.start] = 1
    if s.step != CHOOSING_SIDES:
        out[W_SIDE + 2 * turn + sky.side] = 1
    for number in range(over + int(s.step == DRAWING)):
        out[W_CARDS + (turn * ROUNDS + number) * DECK + sky.cards[number]] = 1
    for number in range(over):
        out[W_POINTS + turn * ROUNDS + number] = sky.points[number]
        if sky.kept[number]:
            drawing(sky.lays[number], sky.kept[number], W_DRAWN + (turn * ROUNDS + number) * DRAWN, out)
    at = W_BONUS + 4 * turn
    out[at], out[at + 1], out[at + 2], out[at + 3] = sky.crossed, sky.sun, sky.ecliptic, sky.rim
    for x in range(SIDE):
        unfold(out, W_TAKEN + (turn * SIDE + x) * SIDE, Bits(sky.taken[x]), SIDE, 1)


# The gist


@rule
def short(s: Night, seat: int, out: Row) -> None:
    clear(out, 0, SHORT)
    out[G_SEATS + s.seats - 1] = out[G_STEP + s.step] = out[G_ROUND + s.rounds] = 1
    out[G_FIRST + (s.first - seat + s.seats) % s.seats] = 1
    for kind in range(KINDS):
        out[G_LEFT + kind] = s.left[kind]
    for turn in range(s.seats):
        survey(s, (seat + turn) % s.seats, turn, out)


@rule
def survey(s: Night, seat: int, turn: int, out: Row) -> None:
    """How a player stands, what a sketch brings, and which stars are still free."""
    sky, at, number = s.skies[seat], G_SKY + turn * (FIGURES + COLOURS), s.rounds
    out[at], out[at + 3], out[at + 4] = 1, sky.crossed, s.ready >> seat & 1
    two_places(out, at + 1, total(sky))
    used = taken(sky)
    if s.step == DRAWING:
        top, low = corner_of(sky, number), corner_of(sky, number - 1)
        out[at + 7], out[at + 8] = SIZE[sky.cards[number]], int(top == low)
        out[at + 9], out[at + 10] = value_of(sky, number), value_of(sky, number - 1)
        out[at + FIGURES + top] = 1
        if known(s, seat) and (s.lay[seat] or s.ready >> seat & 1):
            lay, kept = max(s.lay[seat] - 1, 0), s.kept[seat]
            sketch(s, sky, lay, kept, turn, at, out)
            used = with_sketch(sky.cards[number], lay, kept, used)
    elif s.step != DONE and s.step != CHOOSING_SIDES:
        out[at + 10] = value_of(sky, number - 1)
        out[at + FIGURES + corner_of(sky, number - 1)] = 1
    out[at + 11], out[at + 12] = sky.sun, sky.rim
    free_stars(s, used, G_FREE + turn * ROUNDS * GOODS, out)


@rule
def sketch(s: Night, sky: Sky, lay: int, kept: int, turn: int, at: int, out: Row) -> None:
    """What a sketch would bring, as it stands."""
    card = sky.cards[s.rounds]
    top, low, joined = parts(sky, s.rounds, lay, kept)
    sun, ecliptic, rim = lit(card, lay, kept, AT_SUN), over_ecliptic(card, lay, kept), lit(card, lay, kept, AT_RIM)
    bonus = SUN_VALUE * sun + ECLIPTIC_VALUE * ecliptic + RIM_VALUE * rim
    brings = top + low + joined + bonus - FADING_VALUE * newly_crossed(sky, card, kept)
    out[at + 5], out[at + 6] = 1, brings
    if turn == 0:
        out[G_SKETCH], out[G_SKETCH + 1], out[G_SKETCH + 2] = 1, SIZE[card], many_in(kept)
        out[G_SKETCH + 3] = int(kept == 0 or in_one_piece(card, kept))
        out[G_SKETCH + 4], out[G_SKETCH + 5] = crossings(sky, card, lay, kept), top + low + joined
        out[G_SKETCH + 6], out[G_SKETCH + 7], out[G_SKETCH + 8] = sun, ecliptic, rim


@rule
def taken(sky: Sky) -> Cells:
    """The stars drawn."""
    first, second = Bits(0), Bits(0)
    for x in range(COLUMNS):
        first = either(first, moved(Bits(sky.taken[x]), SIDE * x))
        second = either(second, moved(Bits(sky.taken[COLUMNS + x]), SIDE * x))
    return first, second, Bits(sky.taken[2 * COLUMNS])


@rule
def with_sketch(card: int, lay: int, kept: int, used: Cells) -> Cells:
    """The same with the stars of a sketch."""
    turn, left, low = turn_of(lay), left_of(lay), low_of(lay)
    first, second, third = used
    for node in range(SIZE[card]):
        if kept >> node & 1:
            x, y = left + NODES[card, turn, node, 0], low + NODES[card, turn, node, 1]
            star = moved(Bits(1), x % COLUMNS * SIDE + y)
            if x < COLUMNS:
                first = either(first, star)
            elif x < 2 * COLUMNS:
                second = either(second, star)
            else:
                third = either(third, star)
    return first, second, third


@rule
def free_stars(s: Night, used: Cells, at: int, out: Row) -> None:
    """For each round to come, this one included, what is left to draw."""
    for number in range(s.rounds if s.step != DONE else ROUNDS, ROUNDS):
        for good in range(GOODS):
            there = size(but(IN_ROUND[number, good, 0], used[0])) + size(but(IN_ROUND[number, good, 1], used[1]))
            out[at + number * GOODS + good] = there + size(but(IN_ROUND[number, good, 2], used[2]))


bind(encode, Night, encoded)
bind(gist, Night, short)
