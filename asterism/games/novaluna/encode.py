"""Nova Luna as a row of small numbers, and its actions in a compact space.

window   a square of cells around a mosaic, the mosaic in its middle; one too long for it has narrower lines instead
due      tasks of a tile that lack just one tile, by that one's colour
pull     such tasks around a chain that one more tile of its colour would do
gain     tasks that a tile of a colour would do on a cell, by what is due and pulled there
"""

from __future__ import annotations

import numpy as np

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist, narrow, widen
from asterism.core.records import NONE, Row, bind, rule
from asterism.core.rows import clear, scratch, swift, two_places
from asterism.games.novaluna.mosaic import Mosaic
from asterism.games.novaluna.pieces import (
    COLOUR,
    COLOURS,
    COST,
    EDGES,
    FAR,
    FIRST_HALF,
    GUARD,
    LANE,
    LEFT_COST,
    MOST,
    PLACE,
    PLACES,
    SEATS,
    SECOND_HALF,
    SIDE,
    TASK,
    TASKS,
    TILES,
    TOKENS,
)
from asterism.games.novaluna.rules import DONE, Luna, sooner

WINDOW = 25
BY_SIDE = (1 << 20) // SIDE + 1
CELLS = WINDOW * WINDOW
ROOM = (WINDOW + 1) * (WINDOW + 1)  # cells of a box with one more line on both sides
KINDS = len(COLOURS)
AHEAD = 5  # tiles of the ring that the gist looks at
TO_COME = AHEAD + 1  # and the tile in hand
LACKS = 5  # a task that lacks more counts with those that lack one less
LONGEST = 3  # tasks of a tile
TILED = MOST + 1
PADDED = EDGES + 7 & ~7
CHAIN = 8  # bits of a chain's number
NUMBER = (1 << CHAIN) - 1
ABOVE = 32  # bits of what is due; above them lies what is pulled
DUE = (1 << ABOVE) - 1
ROOMY = 12  # bits of a count where many are added up
GUARDS = 0x888888888888  # of twelve counts up to 7: what three tasks ask
ASKING_BITS = 48
ASKING = (1 << ASKING_BITS) - 1
NEVER = 0x000700070007  # tasks that nothing does


def asked(tile: int, covered: int, spare: int) -> int:
    """What a tile's open tasks ask, four bits for each colour; which tasks those are lies above."""
    tasks = [int(task) for task in TASK[tile, : TASKS[tile]]]
    open = [k for k in range(len(tasks)) if not covered >> k & 1]
    asks = [sum((tasks[k] >> LANE * colour & 63) << 4 * colour for colour in range(KINDS)) for k in open]
    parts = [asks[open.index(k)] if k in open else spare for k in range(LONGEST)]
    return sum(part << 16 * k for k, part in enumerate(parts)) | sum(1 << 48 + k for k in open)


LEFT_OPEN = np.array([[asked(tile, covered, 0) for covered in range(1 << LONGEST)] for tile in range(TILES)])
ASKED = np.array([asked(tile, 0, 7) for tile in range(TILES)])

LAYOUT = Layout(
    __name__,
    left_out=("where the first tile of a mosaic lies: all cells are counted in its window", "the order of laying"),
    actions=int(PLACE) + CELLS,
    points=(0, TOKENS),
    alone=(-2.0 * COST.sum() - LEFT_COST * (FIRST_HALF + SECOND_HALF), 0.0),
)
G_SEATS = LAYOUT.gist("how many", SEATS, about="players, one-hot")
G_STEP = LAYOUT.gist("doing", DONE + 1, about="pick, place or over, one-hot")
G_TURN = LAYOUT.gist("whose turn", SEATS, about="whose turn it is, one-hot, this seat first")
G_TABLE = LAYOUT.gist("table", 3, about="tiles in the ring and in the bag; tokens each player had to place")
G_SUMS = LAYOUT.gist("sums", 5, about="this seat's time and the solo game's first sum, two places each; its phase")
G_NEXT = LAYOUT.gist(
    "to come",
    TO_COME,
    KINDS + 2 + SEATS,
    about="the next tiles of the ring and the one in hand: colour, cost, tasks, the gain of each player's best cell",
)
G_STAND = LAYOUT.gist(
    "standing", SEATS, 5, about="there, tokens left, time less this seat's, who acts sooner, tiles laid"
)
G_LACKS = LAYOUT.gist("lacks", SEATS, LACKS, about="open tasks that lack 0, 1, 2, 3 and more tiles")
G_ONE = LAYOUT.gist("lack one", SEATS, KINDS, about="tasks that lack one tile, by its colour")
G_TWO = LAYOUT.gist("lack two", SEATS, KINDS, about="what tasks that lack two tiles lack, by colour")
G_ALL = LAYOUT.gist("lack all", SEATS, KINDS, about="what all open tasks lack, by colour")
G_GAIN = LAYOUT.gist("gain", SEATS, KINDS, about="the most tasks that a tile of a colour would do on one cell")
G_CELLS = LAYOUT.gist("gaining", SEATS, KINDS, about="cells where a tile of a colour would do a task")
G_CHAIN = LAYOUT.gist("chain", SEATS, KINDS, about="the longest chain of each colour")
W_SEATS = LAYOUT("seats", SEATS, about="players, one-hot")
W_SEAT = LAYOUT("seat", SEATS, about="which seat looks, one-hot")
W_STEP = LAYOUT("step", DONE + 1, about="pick, place or over, one-hot")
W_TURN = LAYOUT("turn", SEATS, about="whose turn it is, one-hot, this seat first")
W_MOON = LAYOUT("moon", PLACES, about="where the moon stands, one-hot")
W_TIME = LAYOUT("time", SEATS, 2, about="time paid, in two places")
W_HEIGHT = LAYOUT("height", SEATS, about="tokens below on the same space")
W_TOKENS = LAYOUT("tokens", SEATS, about="tokens left to place")
W_GIVEN = LAYOUT("given", 1, about="tokens each player had to place")
W_PHASE = LAYOUT("phase", 2, about="phase of the solo game, one-hot")
W_SUM = LAYOUT("first sum", 2, about="the sum noted after phase 1, in two places")
W_HAND = LAYOUT("hand", TILES, about="the tile in hand, one-hot")
W_BAG = LAYOUT("bag", TILES, about="the tiles in the bag")
W_RING = LAYOUT("ring", TILES, about="how many places after the moon a tile lies in the ring, 0 if it does not")
W_LAID = LAYOUT(
    "laid",
    TILES,
    SEATS + 2 + LONGEST,
    about="for each tile in whose mosaic it lies, one-hot, where in its window (x, y), and which tasks are covered",
)
SHORT, WHOLE = LAYOUT.short, LAYOUT.size
LAID = SEATS + 2 + LONGEST
NEXT = KINDS + 2 + SEATS


# The window


@rule
def window(m: Mosaic) -> tuple[int, int, int]:
    """The lower left corner of a mosaic's window, and how many cells its lines have."""
    left, low, wide, line = box(m)
    if max(wide, line) > WINDOW:
        return left, low, line
    return left - (WINDOW - wide >> 1), low - (WINDOW - line >> 1), WINDOW


@swift
def box(m: Mosaic) -> tuple[int, int, int, int]:
    """The corner of the smallest box with a mosaic and its edge in it, its width, and how many cells its lines have."""
    if m.count == 0:
        return FAR - 1, FAR - 1, 3, 3
    left, right, low, high = SIDE, 0, SIDE, 0
    for i in range(m.count):
        x = column(m.cell[i])
        y = m.cell[i] - x * SIDE
        left, right, low, high = min(left, x), max(right, x), min(low, y), max(high, y)
    return left - 1, low - 1, right - left + 3, high - low + 3


@rule
def narrowed(s: Luna, seat: int, actions: Row, count: int) -> None:
    """Places become cells of the window; all else stays."""
    if count and actions[count - 1] >= PLACE:
        left, low, line = window(s.mosaics[seat])
        for i in range(count):
            x = column(actions[i] - PLACE)
            y = actions[i] - PLACE - x * SIDE
            actions[i] = PLACE + (x - left) * line + y - low


@rule
def widened(s: Luna, seat: int, number: int) -> int:
    if number < PLACE:
        return number
    left, low, line = window(s.mosaics[seat])
    x, y = (number - PLACE) // line + left, (number - PLACE) % line + low
    return int(PLACE) + x * SIDE + y if 0 <= x < SIDE and 0 <= y < SIDE else NONE


# The whole


@rule
def encoded(s: Luna, seat: int, out: Row) -> None:
    short(s, seat, out)
    clear(out, SHORT, WHOLE)
    out[W_SEATS + s.seats - 1] = out[W_SEAT + seat] = out[W_STEP + s.step] = out[W_MOON + s.moon] = 1
    out[W_TURN + (s.turn - seat + s.seats) % s.seats] = out[W_PHASE + s.phase - 1] = 1
    out[W_GIVEN] = s.given
    two_places(out, W_SUM, s.first_sum)
    tiles_of_all(s, out)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        two_places(out, W_TIME + 2 * turn, s.time[other])
        out[W_HEIGHT + turn], out[W_TOKENS + turn] = s.height[other], s.mosaics[other].tokens
        lay_out(s.mosaics[other], turn, out)


@rule
def tiles_of_all(s: Luna, out: Row) -> None:
    """The ring, the bag and the hand."""
    if s.hand != NONE:
        out[W_HAND + s.hand] = 1
    for i in range(s.stock):
        out[W_BAG + s.bag[i]] = 1
    place = s.moon
    for step in range(1, PLACES):
        place = place + 1 if place + 1 < PLACES else 0
        if s.ring[place] != NONE:
            out[W_RING + s.ring[place]] = step


@rule
def lay_out(m: Mosaic, turn: int, out: Row) -> None:
    left, low, _ = window(m)
    for i in range(m.count):
        at, x = W_LAID + m.tile[i] * LAID, column(m.cell[i])
        out[at + turn] = 1
        out[at + SEATS], out[at + SEATS + 1] = x - left, m.cell[i] - x * SIDE - low
        for k in range(LONGEST):
            out[at + SEATS + 2 + k] = m.covered[i] >> k & 1


# The gist


@rule
def short(s: Luna, seat: int, out: Row) -> None:
    clear(out, 0, SHORT)
    out[G_SEATS + s.seats - 1] = out[G_STEP + s.step] = out[G_TURN + (s.turn - seat + s.seats) % s.seats] = 1
    out[G_TABLE], out[G_TABLE + 1], out[G_TABLE + 2] = s.left, s.stock, s.given
    two_places(out, G_SUMS, s.time[seat])
    two_places(out, G_SUMS + 2, s.first_sum)
    out[G_SUMS + 4] = s.phase
    colours, asks = scratch(TO_COME), scratch(TO_COME)
    in_reach(s, colours, asks, out)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        stand(s, seat, other, G_STAND + 5 * turn, out)
        survey(s.mosaics[other], turn, colours, asks, out)


@rule
def in_reach(s: Luna, colours: Row, asks: Row, out: Row) -> None:
    """The next tiles of the ring, the tile in hand, and what they ask."""
    for k in range(TO_COME):
        asks[k], colours[k] = NEVER, LANE * KINDS
    found, place = 0, s.moon
    for _ in range(PLACES - 1):
        place = place + 1 if place + 1 < PLACES else 0
        if s.ring[place] != NONE and found < AHEAD:
            show_tile(s.ring[place], found, colours, asks, out)
            found += 1
    if s.hand != NONE:
        show_tile(s.hand, AHEAD, colours, asks, out)


@rule
def show_tile(tile: int, number: int, colours: Row, asks: Row, out: Row) -> None:
    at = G_NEXT + NEXT * number
    out[at + COLOUR[tile]] = 1
    out[at + KINDS], out[at + KINDS + 1] = COST[tile], TASKS[tile]
    asks[number], colours[number] = ASKED[tile], LANE * COLOUR[tile]


@rule
def stand(s: Luna, seat: int, other: int, at: int, out: Row) -> None:
    before = 0
    for one in range(s.seats):
        before += one != other and sooner(s, one, other)
    out[at], out[at + 1], out[at + 2] = 1, s.mosaics[other].tokens, s.time[other] - s.time[seat]
    out[at + 3], out[at + 4] = before, s.mosaics[other].count


@rule
def survey(m: Mosaic, turn: int, colours: Row, asks: Row, out: Row) -> None:
    """What a mosaic lacks, and what tiles would bring there."""
    left, low, wide, line = box(m)
    if (wide + 2) * line > ROOM:
        raise IndexError("the mosaic does not fit its box")
    corner, facts, wants = (left - 1) * line + low, scratch(ROOM), scratch(ROOM)
    clear(facts, 0, (wide + 2) * line)
    clear(wants, 0, (wide + 2) * line)
    lay_tiles(m, corner, line, facts, G_CHAIN + KINDS * turn, out)
    counts, open, gain = scratch(PADDED), scratch(PADDED), scratch(PADDED)
    count_tiles(m, corner, line, facts, counts, open)
    if tally(padded(m.count, counts, open), counts, open, turn, out):
        pull(m, corner, line, facts, open, wants)
    count_edge(m, corner, line, facts, wants, open, counts, gain)
    show_gains(padded(m.edges, counts, gain), counts, gain, turn, colours, asks, out)


@rule
def padded(count: int, one: Row, other: Row) -> int:
    """The next multiple of eight, and zeros up to there: what is done eight at a time need not end before."""
    end = count + 7 & ~7
    clear(one, count, end)
    clear(other, count, end)
    return end


@rule
def cell_in(cell: int, corner: int, line: int) -> int:
    """A cell of the plane in a box with such lines."""
    return cell + column(cell) * (line - SIDE) - corner


@rule
def column(cell: int) -> int:
    """cell // SIDE, quicker."""
    return cell * BY_SIDE >> 20


@rule
def lay_tiles(m: Mosaic, corner: int, line: int, facts: Row, at: int, out: Row) -> None:
    """Lay each tile's chain and that one's length on its cell of the box."""
    longest = 0
    for i in range(m.count):
        length = m.length[m.chain[i]] << LANE * COLOUR[m.tile[i]]
        facts[cell_in(m.cell[i], corner, line)] = m.chain[i] + 1 | length << CHAIN
        longest = larger(longest, length)
    for k in range(KINDS):
        out[at + k] = longest >> LANE * k & 127


@rule
def larger(one: int, other: int) -> int:
    """The larger of two counts, for all four at once."""
    mine = (one | GUARD) - other & GUARD
    mine -= mine >> LANE - 1
    return one & mine | other & ~mine


# Around cells. Sides are those of the next line, the last line, the next cell and the last one.


@rule
def once(a: int, b: int, c: int, d: int, w: int, x: int, y: int, z: int) -> int:
    """The sum of what four sides have (w to z), each chain (a to d) counted once."""
    total = w + (x if b != a else 0)
    return total + (y if c != a and c != b else 0) + (z if d != a and d != b and d != c else 0)


@swift
def count_tiles(m: Mosaic, corner: int, line: int, facts: Row, counts: Row, open: Row) -> None:
    """For each tile the tiles around it, and what its open tasks ask."""
    for i in range(m.count):
        at = cell_in(m.cell[i], corner, line)
        a, b, c, d = facts[at + line], facts[at - line], facts[at + 1], facts[at - 1]
        own = some_of(facts[at] >> CHAIN)
        around = once(a, b, c, d, a >> CHAIN, b >> CHAIN, c >> CHAIN, d >> CHAIN)
        counts[i] = around - (own if facts[at] >> CHAIN != own else 0)
        open[i] = LEFT_OPEN[m.tile[i], m.covered[i]]


@swift
def count_edge(m: Mosaic, corner: int, line: int, facts: Row, wants: Row, ones: Row, counts: Row, gain: Row) -> None:
    """For each free cell of the edge the tiles around it, and what a tile of each colour would do there."""
    for k in range(m.edges):
        at = cell_in(m.edge[k], corner, line)
        a, b, c, d = facts[at + line], facts[at - line], facts[at + 1], facts[at - 1]
        w, x, y, z = wants[at + line], wants[at - line], wants[at + 1], wants[at - 1]
        counts[k] = once(a, b, c, d, a >> CHAIN, b >> CHAIN, c >> CHAIN, d >> CHAIN)
        due, pulled = w + x + y + z & DUE, once(a, b, c, d, w >> ABOVE, x >> ABOVE, y >> ABOVE, z >> ABOVE)
        gain[k] = due + pulled
        if pulled != max(max(w, x), max(y, z)) >> ABOVE and two_pull(at, line, facts, wants):
            gain[k] = exact_gain(m, at, corner, line, facts, ones)
        elif some_of(due) & some_of(pulled):
            gain[k] -= twice(at, line, facts, wants)


# What is due beside a cell and pulled there, too, or pulled by two chains, is done once.


@rule
def twice(at: int, line: int, facts: Row, wants: Row) -> int:
    """What is both due beside a cell and pulled by a chain beside it."""
    total = 0
    for step in (line, -line, 1, -1):
        left = wants[at + step] & DUE
        for other in (line, -line, 1, -1):
            if left and touches(facts[at + other], at + step, line, facts):
                total += left & own_place(facts[at + other])
                left &= ~own_place(facts[at + other])
    return total


@rule
def two_pull(at: int, line: int, facts: Row, wants: Row) -> bool:
    """Do two chains of one colour pull at a cell?"""
    a, b, c, d = facts[at + line], facts[at - line], facts[at + 1], facts[at - 1]
    p, q = some_of(wants[at + line] >> ABOVE), some_of(wants[at - line] >> ABOVE)
    r, t = some_of(wants[at + 1] >> ABOVE), some_of(wants[at - 1] >> ABOVE)
    first = (a != b and p & q) or (a != c and p & r) or (a != d and p & t)
    return bool(first or (b != c and q & r) or (b != d and q & t) or (c != d and r & t))


@rule
def exact_gain(m: Mosaic, at: int, corner: int, line: int, facts: Row, ones: Row) -> int:
    """All that one tile would do on a cell, task by task."""
    total = 0
    for i in range(m.count):
        if ones[i]:
            tile, served = cell_in(m.cell[i], corner, line), 0
            for step in (line, -line, 1, -1):
                if touches(facts[at + step], tile, line, facts):
                    served |= own_place(facts[at + step])
            gap = abs(tile - at)
            total += ones[i] if gap == line or gap == 1 else ones[i] & served
    return total


@rule
def touches(chain: int, tile: int, line: int, facts: Row) -> bool:
    """Lies a chain, known by its facts, beside a tile?"""
    return chain != 0 and (
        facts[tile + line] == chain
        or facts[tile - line] == chain
        or facts[tile + 1] == chain
        or facts[tile - 1] == chain
    )


# What tasks lack


@swift
def tally(tiles: int, counts: Row, open: Row, turn: int, out: Row) -> bool:
    """Count what open tasks lack; what those lack that lack one tile stays in the place of what they ask."""
    lacks, ones, twos, totals = 0, 0, 0, 0
    for i in range(tiles):
        missing, asks = missing_of(thrice(up_to_six(counts[i])), open[i]), open[i] >> ASKING_BITS
        first, second, third = missing & 0xFFFF, missing >> 16 & 0xFFFF, missing >> 32
        p, q, r = sum_of(first), sum_of(second), sum_of(third)
        lacks += (asks & 1) << ROOMY * min(p, 4)
        lacks += (asks >> 1 & 1) << ROOMY * min(q, 4)
        lacks += (asks >> 2) << ROOMY * min(r, 4)
        one = (first if p == 1 else 0) + (second if q == 1 else 0) + (third if r == 1 else 0)
        two = (first if p == 2 else 0) + (second if q == 2 else 0) + (third if r == 2 else 0)
        open[i] = parted(one, LANE)
        ones += parted(one, ROOMY)
        twos += parted(two, ROOMY)
        totals += parted(first + second + third, ROOMY)
    write(lacks, LACKS, G_LACKS + LACKS * turn, out)
    write(ones, KINDS, G_ONE + KINDS * turn, out)
    write(twos, KINDS, G_TWO + KINDS * turn, out)
    write(totals, KINDS, G_ALL + KINDS * turn, out)
    return ones != 0


@rule
def some_of(counts: int) -> int:
    """1 for each of four counts that is not 0."""
    return counts + GUARD - (GUARD >> LANE - 1) >> LANE - 1 & GUARD >> LANE - 1


@rule
def up_to_six(counts: int) -> int:
    """Four counts up to 6, four bits for each: no task asks more."""
    low = min(counts & 127, 6) | min(counts >> LANE & 127, 6) << 4
    return low | min(counts >> 2 * LANE & 127, 6) << 8 | min(counts >> 3 * LANE & 127, 6) << 12


@rule
def thrice(counts: int) -> int:
    """The same counts for each of three tasks."""
    return counts | counts << 16 | counts << 32


@rule
def missing_of(counts: int, asked: int) -> int:
    """What three tasks lack of each colour, all at once: where less is asked than there is, nothing."""
    left = (asked & ASKING | GUARDS) - counts
    some = left & GUARDS
    return left & (some - (some >> 3))


@rule
def sum_of(counts: int) -> int:
    """The sum of four counts of four bits."""
    pairs = (counts & 0x0F0F) + (counts >> 4 & 0x0F0F)
    return (pairs & 0xFF) + (pairs >> 8)


@rule
def parted(counts: int, room: int) -> int:
    """Four counts of four bits with more room for each."""
    return counts & 15 | (counts >> 4 & 15) << room | (counts >> 8 & 15) << 2 * room | counts >> 12 << 3 * room


@rule
def write(counts: int, kinds: int, at: int, out: Row) -> None:
    """Write roomy counts, none above 127."""
    for k in range(kinds):
        out[at + k] = min(127, counts >> ROOMY * k & (1 << ROOMY) - 1)


# What tiles would bring


@rule
def pull(m: Mosaic, corner: int, line: int, facts: Row, ones: Row, wants: Row) -> None:
    """Lay what is due on each tile's cell, and above it what its chain pulls: what is due around it in its colour."""
    strength = scratch(TILED)
    clear(strength, 0, m.count + 1)
    for i in range(m.count):
        if ones[i]:
            at = cell_in(m.cell[i], corner, line)
            a, b, c, d = facts[at + line], facts[at - line], facts[at + 1], facts[at - 1]
            wants[at] = ones[i]
            strength[a & NUMBER] += ones[i] & own_place(a)
            strength[b & NUMBER] += ones[i] & own_place(b) if b != a else 0
            strength[c & NUMBER] += ones[i] & own_place(c) if c != a and c != b else 0
            strength[d & NUMBER] += ones[i] & own_place(d) if d != a and d != b and d != c else 0
    for i in range(m.count):
        if strength[m.chain[i] + 1]:
            wants[cell_in(m.cell[i], corner, line)] += strength[m.chain[i] + 1] << ABOVE


@rule
def own_place(facts: int) -> int:
    """The place of a chain's colour among four counts."""
    return some_of(facts >> CHAIN) * 127


@swift
def show_gains(edges: int, counts: Row, gain: Row, turn: int, colours: Row, asks: Row, out: Row) -> None:
    for colour in range(KINDS):
        most, cells = 0, 0
        for k in range(edges):
            here = gain[k] >> LANE * colour & 127
            most, cells = max(most, here), cells + (1 if here else 0)
        out[G_GAIN + KINDS * turn + colour], out[G_CELLS + KINDS * turn + colour] = most, cells
    for k in range(edges):
        counts[k] = thrice(up_to_six(counts[k]))
    for tile in range(TO_COME):
        best, ask = 0, asks[tile]
        for k in range(edges):
            lacks = missing_of(counts[k], ask)
            done = (gain[k] >> colours[tile] & 127) + (0 if lacks & 0xFFFF else 1)
            best = max(best, done + (0 if lacks & 0xFFFF0000 else 1) + (0 if lacks >> 32 else 1))
        out[G_NEXT + NEXT * tile + KINDS + 2 + turn] = best


bind(encode, Luna, encoded)
bind(gist, Luna, short)
bind(narrow, Luna, narrowed)
bind(widen, Luna, widened)
