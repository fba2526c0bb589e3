"""Nova Luna as a row of small numbers, and its actions in a compact space.

window   a square of cells around a mosaic, the mosaic in its middle; one too long for it has narrower lines instead
due      tasks of a tile that lack just one tile, by that one's colour
pull     such tasks around a chain that one more tile of its colour would do
gain     tasks that a tile of a colour would do on a cell, by what is due and pulled there
"""

from __future__ import annotations

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist, narrow, widen
from asterism.core.records import NONE, Row, bind, rule
from asterism.core.rows import clear, scratch, two_places
from asterism.games.novaluna.mosaic import Mosaic, fulfilled
from asterism.games.novaluna.pieces import (
    COLOUR,
    COLOURS,
    COST,
    FAR,
    GUARD,
    LANE,
    MOST,
    PLACE,
    PLACES,
    SEATS,
    SIDE,
    TASK,
    TASKS,
    TILES,
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
ASKS = TO_COME * LONGEST
NEVER = 63  # a task that nothing does
TILED = MOST + 1
CHAIN = 8  # bits of a chain's number
NUMBER = (1 << CHAIN) - 1
ABOVE = 32
ROOMY = 12  # bits of a count where many are added up
ALL_FOUR = (1 << LANE * KINDS) - 1

LAYOUT = Layout(
    __name__,
    left_out=("where the first tile of a mosaic lies: all cells are counted in its window", "the order of laying"),
    actions=int(PLACE) + CELLS,
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


@rule
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
    colours, asks = scratch(TO_COME), scratch(ASKS)
    in_reach(s, colours, asks, out)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        stand(s, seat, other, G_STAND + 5 * turn, out)
        survey(s.mosaics[other], turn, colours, asks, out)


@rule
def in_reach(s: Luna, colours: Row, asks: Row, out: Row) -> None:
    """The next tiles of the ring, the tile in hand, and what they ask."""
    found, place = 0, s.moon
    for k in range(TO_COME):
        colours[k] = LANE * KINDS
    for k in range(ASKS):
        asks[k] = NEVER
    for _ in range(PLACES - 1):
        place = place + 1 if place + 1 < PLACES else 0
        if s.ring[place] != NONE and found < AHEAD:
            show_tile(s.ring[place], found, colours, asks, out)
            found += 1
    if s.hand != NONE:
        show_tile(s.hand, AHEAD, colours, asks, out)


@rule
def show_tile(tile: int, number: int, colours: Row, asks: Row, out: Row) -> None:
    at, colours[number] = G_NEXT + NEXT * number, LANE * COLOUR[tile]
    out[at + COLOUR[tile]] = 1
    out[at + KINDS], out[at + KINDS + 1] = COST[tile], TASKS[tile]
    for k in range(TASKS[tile]):
        asks[k * TO_COME + number] = TASK[tile, k]


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
    facts, wants = scratch(ROOM), scratch(ROOM)
    left, low, wide, line = box(m)
    clear(facts, 0, (wide + 2) * line)
    clear(wants, 0, (wide + 2) * line)
    corner = (left - 1) * line + low
    lay_facts(m, corner, line, facts, G_CHAIN + KINDS * turn, out)
    tally(m, corner, line, facts, wants, turn, out)
    gains(m, corner, line, facts, wants, turn, colours, asks, out)


@rule
def cell_in(cell: int, corner: int, line: int) -> int:
    """A cell of the plane in a box with such lines."""
    return cell + column(cell) * (line - SIDE) - corner


@rule
def column(cell: int) -> int:
    """cell // SIDE, quicker."""
    return cell * BY_SIDE >> 20


@rule
def lay_facts(m: Mosaic, corner: int, line: int, facts: Row, at: int, out: Row) -> None:
    """For each tile's cell its chain + 1, and above it the chain's length in the place of its colour."""
    longest = 0
    for i in range(m.count):
        length = m.length[m.chain[i]] << LANE * COLOUR[m.tile[i]]
        facts[cell_in(m.cell[i], corner, line)] = m.chain[i] + 1 | length << CHAIN
        longest = larger(longest, length)
    write(longest, LANE, KINDS, at, out)


# Four neighbours at once, without branches: a processor can't guess which of them there are.


@rule
def new_chains(a: int, b: int, c: int, d: int) -> tuple[int, int, int]:
    """By the facts of four cells: are the chains after the first one new?"""
    return int(b != a), int(c != a) & int(c != b), int(d != a) & int(d != b) & int(d != c)


@rule
def once(a: int, b: int, c: int, d: int, new: tuple[int, int, int], shift: int) -> int:
    """The sum of what stands above some bits, each chain once."""
    return (a >> shift) + new[0] * (b >> shift) + new[1] * (c >> shift) + new[2] * (d >> shift)


# What tasks lack


@rule
def tally(m: Mosaic, corner: int, line: int, facts: Row, wants: Row, turn: int, out: Row) -> None:
    """What all open tasks lack; counts of four colours are one number. Leaves what is due and pulled in wants."""
    lacks, ones, twos, totals, pull = 0, 0, 0, 0, scratch(TILED)
    clear(pull, 0, m.count + 1)
    for i in range(m.count):
        if m.covered[i] != (1 << TASKS[m.tile[i]]) - 1:
            at = cell_in(m.cell[i], corner, line)
            a, b, c, d = facts[at + line], facts[at - line], facts[at + 1], facts[at - 1]
            new = new_chains(a, b, c, d)
            some, one, two, lacking = lacks_of(m, i, once(a, b, c, d, new, CHAIN) - itself(m, i))
            lacks, ones, twos, totals = lacks + some, ones + roomy(one), twos + roomy(two), totals + roomy(lacking)
            if one:
                wants[at] = one
                pull[a & NUMBER] += one & own_lane(a)
                pull[b & NUMBER] += one & own_lane(b) * new[0]
                pull[c & NUMBER] += one & own_lane(c) * new[1]
                pull[d & NUMBER] += one & own_lane(d) * new[2]
    for i in range(m.count):
        if pull[m.chain[i] + 1]:
            wants[cell_in(m.cell[i], corner, line)] += pull[m.chain[i] + 1] << ABOVE
    write(lacks, ROOMY, LACKS, G_LACKS + LACKS * turn, out)
    write(ones, ROOMY, KINDS, G_ONE + KINDS * turn, out)
    write(twos, ROOMY, KINDS, G_TWO + KINDS * turn, out)
    write(totals, ROOMY, KINDS, G_ALL + KINDS * turn, out)


@rule
def itself(m: Mosaic, i: int) -> int:
    """A tile in a chain does not count for itself."""
    return int(m.length[m.chain[i]] > 1) << LANE * COLOUR[m.tile[i]]


@rule
def own_lane(facts: int) -> int:
    """The place of a chain's colour."""
    return some_of(facts >> CHAIN) * 127


@rule
def lacks_of(m: Mosaic, i: int, counts: int) -> tuple[int, int, int, int]:
    """Of a tile's open tasks: how many lack how much; what those lack that lack one, those that lack two, and all."""
    some, one, two, lacking, tile = 0, 0, 0, 0, m.tile[i]
    for k in range(LONGEST):
        open = int(k < TASKS[tile]) & ~m.covered[i] >> k
        missing = missing_of(counts, TASK[tile, k]) * open
        total = sum_of(missing)
        some += open << ROOMY * min(total, LACKS - 1)
        one += missing * int(total == 1)
        two += missing * int(total == 2)
        lacking += missing
    return some, one, two, lacking


@rule
def missing_of(counts: int, task: int) -> int:
    """What a task lacks of each colour, all four at once: where less is asked than there is, nothing."""
    left = (task | GUARD) - counts
    some = left & GUARD
    return left & (some - (some >> LANE - 1))


@rule
def sum_of(counts: int) -> int:
    pairs = counts + (counts >> LANE)
    return (pairs & 127) + (pairs >> 2 * LANE & 127)


@rule
def roomy(counts: int) -> int:
    """Four counts with more room for each."""
    first = counts & 127 | (counts >> LANE & 127) << ROOMY
    return first | (counts >> 2 * LANE & 127) << 2 * ROOMY | (counts >> 3 * LANE & 127) << 3 * ROOMY


@rule
def write(counts: int, room: int, count: int, at: int, out: Row) -> None:
    """Write the counts of one number, none above 127."""
    for k in range(count):
        out[at + k] = min(127, counts >> room * k & (1 << room) - 1)


# What tiles would bring


@rule
def gains(
    m: Mosaic, corner: int, line: int, facts: Row, wants: Row, turn: int, colours: Row, asks: Row, out: Row
) -> None:
    """What the free cells would gain, by colour, and by the tiles to come."""
    most, cells, best = 0, 0, scratch(TO_COME)
    clear(best, 0, TO_COME)
    for k in range(m.edges):
        at = cell_in(m.edge[k], corner, line)
        a, b, c, d = facts[at + line], facts[at - line], facts[at + 1], facts[at - 1]
        new = new_chains(a, b, c, d)
        counts = once(a, b, c, d, new, CHAIN)
        a, b, c, d = wants[at + line], wants[at - line], wants[at + 1], wants[at - 1]
        beside, pulled = a + b + c + d & ALL_FOUR, once(a, b, c, d, new, ABOVE)
        gain = beside + pulled
        if some_of(beside) & some_of(pulled):
            gain -= twice(at, line, facts, wants)
        most, cells = larger(most, gain), cells + roomy(some_of(gain))
        for tile in range(TO_COME):
            done = int(fulfilled(counts, asks[tile])) + int(fulfilled(counts, asks[TO_COME + tile]))
            done += int(fulfilled(counts, asks[2 * TO_COME + tile])) + (gain >> colours[tile] & 127)
            best[tile] = max(best[tile], done)
    write(most, LANE, KINDS, G_GAIN + KINDS * turn, out)
    write(cells, ROOMY, KINDS, G_CELLS + KINDS * turn, out)
    for tile in range(TO_COME):
        out[G_NEXT + NEXT * tile + KINDS + 2 + turn] = best[tile]


@rule
def some_of(counts: int) -> int:
    """1 for each of four counts that is not 0."""
    return counts + GUARD - (GUARD >> LANE - 1) >> LANE - 1 & GUARD >> LANE - 1


@rule
def larger(one: int, other: int) -> int:
    """The larger of two counts, for all four at once."""
    mine = (one | GUARD) - other & GUARD
    mine -= mine >> LANE - 1
    return one & mine | other & ~mine


@rule
def twice(at: int, line: int, facts: Row, wants: Row) -> int:
    """Tasks beside a cell that a chain beside it pulls too: they are done once."""
    total = 0
    for step in (line, -line, 1, -1):
        due, near = wants[at + step] & ALL_FOUR, at + step
        if due:
            for other in (line, -line, 1, -1):
                chain = facts[at + other]
                if chain and chain in (facts[near + line], facts[near - line], facts[near + 1], facts[near - 1]):
                    total += due & own_lane(chain)
                    due &= ~own_lane(chain)
    return total


bind(encode, Luna, encoded)
bind(gist, Luna, short)
bind(narrow, Luna, narrowed)
bind(widen, Luna, widened)
