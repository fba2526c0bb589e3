"""A player's sky: laying patterns on it, what of them can be drawn, and what a drawing counts.

lay      a number: how a pattern is turned, and where the lower left corner of its box lies
kept     the nodes of a card's pattern that are drawn, as bits
column   stars with the same x, as bits; x and y count from 0, the lower left corner of the map's square
line     two joined stars: the left end, or the lower one, and the way from there
"""

from __future__ import annotations

from asterism.core.records import NONE, Row, row, rule
from asterism.games.nightsky.pieces import (
    AT_RIM,
    AT_SUN,
    CORNER,
    CROSSES,
    ECLIPTIC_VALUE,
    ENDS,
    FADING,
    FADING_VALUE,
    FALLING,
    FAR,
    JOINS,
    LAY,
    LAYS,
    LINE,
    LOOKS,
    NEAR,
    NEAREST,
    NODES,
    RIM_VALUE,
    RISING,
    ROUNDS,
    SIDE,
    SIZE,
    STAR,
    START_CORNER,
    START_VALUE,
    SUN_VALUE,
    TYPE,
    VALUE,
    VISIBLE,
)


class Sky:
    """A player's map with its drawings, fading stars and points."""

    start: int  # the start card
    side: int  # of the start card, 0 until it is shown
    cards: Row = row(ROUNDS)
    lays: Row = row(ROUNDS)  # the lowest of those that give the same drawing
    kept: Row = row(ROUNDS)  # 0 where nothing is drawn
    points: Row = row(ROUNDS)
    crossed: int  # fading stars
    sun: int  # stars drawn around the Sun
    ecliptic: int  # lines drawn over the ecliptic
    rim: int  # stars drawn at the rim
    taken: Row = row(SIDE)  # drawn stars, by column
    rising: Row = row(SIDE)  # drawn diagonals by the lower left corner of their square, by column
    falling: Row = row(SIDE)  # those of the other kind, by the same corner


# Where a pattern lies (book 5 to 7)


@rule
def turn_of(lay: int) -> int:
    return lay // (LAYS * LAYS)


@rule
def left_of(lay: int) -> int:
    """The column of the box's lower left corner, which may lie off the map."""
    return lay // LAYS % LAYS + NEAREST + FAR


@rule
def low_of(lay: int) -> int:
    return lay % LAYS + NEAREST + FAR


@rule
def lay_at(turn: int, left: int, low: int) -> int:
    """The lay with its corner there, where its box can touch a star."""
    return (turn * LAYS + left - NEAREST - FAR) * LAYS + low - NEAREST - FAR


@rule
def usable(sky: Sky, number: int, x: int, y: int) -> bool:
    """Is there a star, whole in the round's window and not drawn yet?"""
    if not (0 <= x < SIDE and 0 <= y < SIDE):
        return False
    return bool((VISIBLE[number, x] & ~sky.taken[x]) >> y & 1)


@rule
def covered(sky: Sky, number: int, card: int, lay: int) -> int:
    """The nodes that lie on usable stars."""
    turn, left, low, kept = turn_of(lay), left_of(lay), low_of(lay), 0
    for node in range(SIZE[card]):
        if usable(sky, number, left + NODES[card, turn, node, 0], low + NODES[card, turn, node, 1]):
            kept |= 1 << node
    return kept


@rule
def lays(sky: Sky, number: int, card: int, count: int, out: Row) -> int:
    """Write all lays with a node on a usable star, ascending."""
    for turn in range(LOOKS[card]):
        for x in range(LAYS):
            corners = corners_in(sky, number, card, turn, x + NEAREST + FAR)
            lay, y = LAY + (turn * LAYS + x) * LAYS, 0
            while corners >> y:
                if corners >> y & 1:
                    out[count] = lay + y
                    count += 1
                y += 1
    return count


@rule
def corners_in(sky: Sky, number: int, card: int, turn: int, left: int) -> int:
    """Where in a column the lower left corner can lie, as bits from the lowest place on."""
    corners = 0
    for node in range(SIZE[card]):
        x = left + NODES[card, turn, node, 0]
        if 0 <= x < SIDE:
            corners |= (VISIBLE[number, x] & ~sky.taken[x]) << -NEAREST - FAR - NODES[card, turn, node, 1]
    return corners


@rule
def star_of(card: int, lay: int, node: int) -> int:
    """The star that a node lies on; it must be one."""
    turn = turn_of(lay)
    return int(STAR[left_of(lay) + NODES[card, turn, node, 0], low_of(lay) + NODES[card, turn, node, 1]])


@rule
def node_on(card: int, lay: int, kept: int, star: int) -> int:
    """The kept node that lies on a star, or NONE."""
    for node in range(SIZE[card]):
        if kept >> node & 1 and star_of(card, lay, node) == star:
            return node
    return NONE


# Pieces (book 6 and 7)


@rule
def some_node(kept: int) -> int:
    node = 0
    while not kept >> node & 1:
        node += 1
    return node


@rule
def piece(card: int, kept: int, node: int) -> int:
    """The kept nodes that hang together with one of them."""
    reached, edge = 0, 1 << node
    while edge:
        node = some_node(edge)
        reached |= 1 << node
        edge = (edge | NEAR[card, node] & kept) & ~reached
    return reached


@rule
def in_one_piece(card: int, kept: int) -> bool:
    return piece(card, kept, some_node(kept)) == kept


@rule
def many_in(kept: int) -> int:
    """How many nodes these are."""
    count = 0
    while kept:
        kept &= kept - 1
        count += 1
    return count


# Lines (book 6)


@rule
def drawn(card: int, kept: int, at: int) -> bool:
    """Are both ends of a card's line kept?"""
    return bool(kept >> ENDS[card, at, 0] & 1 and kept >> ENDS[card, at, 1] & 1)


@rule
def crosses(sky: Sky, card: int, lay: int, at: int) -> bool:
    """Would a line of the laid pattern cross an older one: the other diagonal of its square?"""
    turn = turn_of(lay)
    way = LINE[card, turn, at, 2]
    if way != RISING and way != FALLING:
        return False
    x, y = left_of(lay) + LINE[card, turn, at, 0], low_of(lay) + LINE[card, turn, at, 1]
    return bool(sky.falling[x] >> y & 1 if way == RISING else sky.rising[x] >> y - 1 & 1)


@rule
def crossings(sky: Sky, card: int, lay: int, kept: int) -> int:
    """How many lines would cross older ones."""
    count = 0
    for at in range(JOINS[card]):
        if drawn(card, kept, at) and crosses(sky, card, lay, at):
            count += 1
    return count


# Counting (book 6, 8 and 10)


@rule
def corner_of(sky: Sky, number: int) -> int:
    """The star type of the card played in a round; before the first that of the start card."""
    return int(CORNER[sky.cards[number]] if number >= 0 else START_CORNER[sky.start, sky.side])


@rule
def value_of(sky: Sky, number: int) -> int:
    return int(VALUE[sky.cards[number]] if number >= 0 else START_VALUE[sky.start, sky.side])


@rule
def type_at(card: int, lay: int, node: int) -> int:
    """The type of the star that a node lies on; it must be one."""
    turn = turn_of(lay)
    return int(TYPE[left_of(lay) + NODES[card, turn, node, 0], low_of(lay) + NODES[card, turn, node, 1]])


@rule
def stars_of(card: int, lay: int, kept: int, kind: int) -> int:
    """How many stars of a type are drawn."""
    count = 0
    for node in range(SIZE[card]):
        if kept >> node & 1 and type_at(card, lay, node) == kind:
            count += 1
    return count


@rule
def joining(card: int, lay: int, kept: int, one: int, other: int) -> int:
    """How many lines join a star of one type and one of the other."""
    count = 0
    for at in range(JOINS[card]):
        if drawn(card, kept, at):
            a, b = type_at(card, lay, ENDS[card, at, 0]), type_at(card, lay, ENDS[card, at, 1])
            if (a == one and b == other) or (a == other and b == one):
                count += 1
    return count


@rule
def parts(sky: Sky, number: int, lay: int, kept: int) -> tuple[int, int, int]:
    """A round's points: for stars of the top card, for stars of the lower card, for lines that join them."""
    card, top, low = sky.cards[number], corner_of(sky, number), corner_of(sky, number - 1)
    more, less = value_of(sky, number), value_of(sky, number - 1)
    return (
        more * stars_of(card, lay, kept, top),
        less * stars_of(card, lay, kept, low),
        (more + less) * joining(card, lay, kept, top, low),
    )


@rule
def lit(card: int, lay: int, kept: int, dust: Row) -> int:
    """How many drawn stars lie in some dust, given by column."""
    turn, left, low, count = turn_of(lay), left_of(lay), low_of(lay), 0
    for node in range(SIZE[card]):
        if kept >> node & 1:
            count += dust[left + NODES[card, turn, node, 0]] >> low + NODES[card, turn, node, 1] & 1
    return count


@rule
def over_ecliptic(card: int, lay: int, kept: int) -> int:
    """How many drawn lines cross the ecliptic."""
    turn, left, low, count = turn_of(lay), left_of(lay), low_of(lay), 0
    for at in range(JOINS[card]):
        if drawn(card, kept, at):
            x, y = left + LINE[card, turn, at, 0], low + LINE[card, turn, at, 1]
            count += CROSSES[LINE[card, turn, at, 2], x] >> y & 1
    return count


@rule
def newly_crossed(sky: Sky, card: int, kept: int) -> int:
    """How many fading stars a drawing would cross off."""
    return int(min(SIZE[card] - many_in(kept), FADING - sky.crossed))


@rule
def bonus(sky: Sky) -> int:
    """What fading stars and places would bring if the game ended now."""
    places = SUN_VALUE * sky.sun + ECLIPTIC_VALUE * sky.ecliptic + RIM_VALUE * sky.rim
    return FADING_VALUE * (FADING - sky.crossed) + places


@rule
def total(sky: Sky) -> int:
    points = bonus(sky)
    for number in range(ROUNDS):
        points += sky.points[number]
    return points


# Drawing (book 5 and 7)


@rule
def draw_on(sky: Sky, number: int, lay: int, kept: int) -> None:
    """Draw a constellation for good and count it."""
    card = sky.cards[number]
    top, low, joined = parts(sky, number, lay, kept)
    sky.points[number] = top + low + joined
    sky.crossed += newly_crossed(sky, card, kept)
    sky.sun += lit(card, lay, kept, AT_SUN)
    sky.ecliptic += over_ecliptic(card, lay, kept)
    sky.rim += lit(card, lay, kept, AT_RIM)
    sky.kept[number], sky.lays[number] = kept, 0
    if kept:
        mark(sky, card, lay, kept)
        settle(sky, number, lay, kept)


@rule
def mark(sky: Sky, card: int, lay: int, kept: int) -> None:
    """Take the stars and the diagonals."""
    turn, left, low = turn_of(lay), left_of(lay), low_of(lay)
    for node in range(SIZE[card]):
        if kept >> node & 1:
            sky.taken[left + NODES[card, turn, node, 0]] |= 1 << low + NODES[card, turn, node, 1]
    for at in range(JOINS[card]):
        if drawn(card, kept, at):
            x, y, way = left + LINE[card, turn, at, 0], low + LINE[card, turn, at, 1], LINE[card, turn, at, 2]
            if way == RISING:
                sky.rising[x] |= 1 << y
            elif way == FALLING:
                sky.falling[x] |= 1 << y - 1


@rule
def settle(sky: Sky, number: int, lay: int, kept: int) -> None:
    """Keep a drawing as the lowest lay that gives it: the way to it does not matter."""
    card, first = sky.cards[number], some_node(kept)
    turn = turn_of(lay)
    x, y = left_of(lay) + NODES[card, turn, first, 0], low_of(lay) + NODES[card, turn, first, 1]
    best, nodes = lay, kept
    for other in range(LOOKS[card]):
        for node in range(SIZE[card]):
            trial = lay_at(other, x - NODES[card, other, node, 0], y - NODES[card, other, node, 1])
            if trial < best:
                same = traced(card, lay, kept, trial)
                if same:
                    best, nodes = trial, same
    sky.lays[number], sky.kept[number] = best, nodes


@rule
def traced(card: int, lay: int, kept: int, trial: int) -> int:
    """The nodes with which another lay gives the same drawing; 0 if it can't."""
    nodes, own, its = 0, turn_of(lay), turn_of(trial)
    right, up = left_of(lay) - left_of(trial), low_of(lay) - low_of(trial)
    for node in range(SIZE[card]):
        if kept >> node & 1:
            other = node_at(card, its, right + NODES[card, own, node, 0], up + NODES[card, own, node, 1])
            if other == NONE:
                return 0
            nodes |= 1 << other
    return nodes if same_lines(card, lay, kept, trial, nodes) else 0


@rule
def node_at(card: int, turn: int, x: int, y: int) -> int:
    """The node at a place of the turned pattern's box, or NONE."""
    for node in range(SIZE[card]):
        if NODES[card, turn, node, 0] == x and NODES[card, turn, node, 1] == y:
            return node
    return NONE


@rule
def same_lines(card: int, lay: int, kept: int, trial: int, nodes: int) -> bool:
    """Do two lays with the same stars have the same lines?"""
    mine, theirs = 0, 0
    for at in range(JOINS[card]):
        if drawn(card, nodes, at):
            theirs += 1
        if drawn(card, kept, at):
            mine += 1
            if not has_line(card, lay, at, trial, nodes):
                return False
    return mine == theirs


@rule
def has_line(card: int, lay: int, at: int, trial: int, nodes: int) -> bool:
    """Is a line of one lay also one of another?"""
    own, its = turn_of(lay), turn_of(trial)
    x = left_of(lay) - left_of(trial) + LINE[card, own, at, 0]
    y = low_of(lay) - low_of(trial) + LINE[card, own, at, 1]
    for other in range(JOINS[card]):
        same_place = LINE[card, its, other, 0] == x and LINE[card, its, other, 1] == y
        if same_place and LINE[card, its, other, 2] == LINE[card, own, at, 2] and drawn(card, nodes, other):
            return True
    return False
