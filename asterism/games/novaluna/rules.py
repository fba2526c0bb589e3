"""Nova Luna: the rules. Sentences of docs/rules/novaluna.md stand behind every function.

tile     a square of one colour with a cost and up to three tasks; here its index, printed number - 1
ring     twelve places around the board; the moon stands on one, tiles lie on others
bag      the tiles not yet drawn, ascending
mosaic   a player's tiles, numbered in the order they were laid
cell     a square of the mosaic's plane, counted from the first tile, as one number
edge     the free cells beside the mosaic, ascending
chain    tiles of one colour joined by their sides; its name is its oldest tile
task     how many tiles of each colour a tile wants around it; counts of four colours in one number
time     what a player has paid in all; on the track, the rearmost player acts
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import numpy as np

from asterism.core.actions import ALL, Events, Verbs, say
from asterism.core.chance import Luck, draw
from asterism.core.game import HOUSE, Game, choice, flag
from asterism.core.records import NONE, Floats, Grid, Many, Row, grid, many, row, rule

DATA: dict[str, Any] = json.loads((files(__package__) / "components.json").read_text())
COLOURS: list[str] = DATA["colours"]
PLACES: int = DATA["ring_places"]
SPACES: int = DATA["track_spaces"]
REACH: int = DATA["pick_from_next"]
FIRST_HALF: int = DATA["solo_tokens"][0]
SECOND_HALF: int = DATA["solo_tokens"][1]
TOKENS: int = DATA["tokens_per_player"]
FIRST_GAME_2: int = DATA["first_game_tokens"]["2"]
FIRST_GAME_3: int = DATA["first_game_tokens"]["3"]
LEFT_COST: int = DATA["solo_cost_per_token_left"]
TILES = len(DATA["tiles"])
SEATS = 4
SEAT = range(SEATS)
MOST = 45  # of the 68 tiles one of two players can take up to 45, however the costs fall
FAR = MOST - 1
SIDE = 2 * FAR + 1
CENTRE = FAR * SIDE + FAR
EDGES = 2 * MOST + 2
LANE = 7  # bits of one colour's count: six for the number, one on top to compare all four at once
GUARD = sum(1 << (LANE * c + LANE - 1) for c in range(4))


def packed(task: Mapping[str, int]) -> int:
    """A task as counts of the four colours in one number."""
    return sum(count << LANE * COLOURS.index(colour) for colour, count in task.items())


COLOUR = np.array([COLOURS.index(tile["colour"]) for tile in DATA["tiles"]], np.int32)
COST = np.array([tile["cost"] for tile in DATA["tiles"]], np.int32)
TASKS = np.array([len(tile["tasks"]) for tile in DATA["tiles"]], np.int32)
TASK = np.array(
    [[packed(task) for task in tile["tasks"]] + [0] * (3 - len(tile["tasks"])) for tile in DATA["tiles"]], np.int32
)

verb = Verbs()
REFILL = verb("refill")
PICK = verb("pick", place=PLACES)
PLACE = verb("place", x=range(-FAR, FAR + 1), y=range(-FAR, FAR + 1))

event = Events()
REFILLED = event("refilled", seat=SEAT)
DREW = event("drew", place=PLACES, tile=TILES)
TOOK = event("took", seat=SEAT, place=PLACES, tile=TILES)
WENT = event("went", seat=SEAT, start=SPACES, to=SPACES)
LAID = event("laid", seat=SEAT, tile=TILES, x=range(-FAR, FAR + 1), y=range(-FAR, FAR + 1))
COVERED = event("covered", seat=SEAT, tile=TILES, task=3, left=TOKENS)
PHASE = event("phase", sum=1000)
ENDED = event("ended", tokens=2)

PICKING, PLACING, DONE = 0, 1, 2


class Mosaic:
    """One player's tiles, their chains, the tasks covered and the tokens still to be placed."""

    count: int
    tokens: int
    edges: int
    tile: Row = row(MOST)
    cell: Row = row(MOST)
    near: Grid = grid(MOST, 4)  # the adjacent tile on each side, or NONE
    chain: Row = row(MOST)  # the oldest tile of the same chain
    length: Row = row(MOST)  # of the chain, at its oldest tile
    covered: Row = row(MOST)  # tasks with a token, one bit each
    edge: Row = row(EDGES)


class Luna:
    """A game of Nova Luna."""

    seats: int
    step: int
    turn: int
    refilled: int  # this turn the ring was refilled already
    phase: int  # solo: 1 or 2
    first_sum: int  # solo: the sum noted after phase 1
    first_tiles: int  # solo: tiles laid in phase 1
    given: int  # tokens each player has to place
    moon: int
    hand: int  # the tile picked and not yet placed, or NONE
    left: int  # tiles in the ring
    ring: Row = row(PLACES)
    stock: int  # tiles in the bag
    bag: Row = row(TILES)
    time: Row = row(SEATS)
    height: Row = row(SEATS)  # how many tokens lie below on the same space
    mosaics: Many[Mosaic] = many(Mosaic, SEATS)


# Setting up


@rule
def setup(s: Luna, options: Row, luck: Luck) -> None:
    s.step, s.turn, s.phase, s.hand, s.moon = PICKING, 0, 1, NONE, 0
    s.given = tokens_to_place(s.seats, options[0], options[1])
    for seat in range(s.seats):
        clear(s.mosaics[seat], FIRST_HALF if s.seats == 1 else s.given)
    fill_bag(s)
    for place in range(PLACES):
        s.ring[place] = NONE
    for place in range(1, PLACES):
        s.ring[place] = drawn(s, luck)
    s.left = PLACES - 1
    if s.seats > 1:
        stack_tokens(s, luck)
        s.turn = rearmost(s)


@rule
def tokens_to_place(seats: int, first_game: int, tokens: int) -> int:
    """Each player's tokens, without the one on the track; alone nobody walks the track."""
    if seats == 1:
        return TOKENS
    if tokens:
        return tokens - 1
    if first_game and seats == 2:
        return FIRST_GAME_2 - 1
    if first_game and seats == 3:
        return FIRST_GAME_3 - 1
    return TOKENS - 1


@rule
def clear(m: Mosaic, tokens: int) -> None:
    m.count, m.tokens, m.edges = 0, tokens, 1
    m.edge[0] = CENTRE


@rule
def fill_bag(s: Luna) -> None:
    s.stock = TILES
    for tile in range(TILES):
        s.bag[tile] = tile


@rule
def drawn(s: Luna, luck: Luck) -> int:
    """A tile drawn from the bag."""
    at = draw(luck, s.stock)
    tile = s.bag[at]
    s.stock -= 1
    for i in range(at, s.stock):
        s.bag[i] = s.bag[i + 1]
    s.bag[s.stock] = 0
    return tile


@rule
def stack_tokens(s: Luna, luck: Luck) -> None:
    """Tokens are drawn one by one, the first at the bottom."""
    for seat in range(s.seats):
        s.height[seat] = seat
    for seat in range(s.seats - 1, 0, -1):
        other = draw(luck, seat + 1)
        s.height[seat], s.height[other] = s.height[other], s.height[seat]


# The order of play


@rule
def rearmost(s: Luna) -> int:
    """Who acts: the rearmost token, on a shared space the one on top."""
    best = 0
    for seat in range(1, s.seats):
        if sooner(s, seat, best):
            best = seat
    return best


@rule
def sooner(s: Luna, seat: int, other: int) -> bool:
    """Would this seat act before the other?"""
    if s.time[seat] != s.time[other]:
        return s.time[seat] < s.time[other]
    return s.height[seat] > s.height[other]


@rule
def deciders(s: Luna) -> int:
    return 1 << s.turn


# What a player may do


@rule
def legal(s: Luna, seat: int, out: Row) -> int:
    if seat == HOUSE:
        return 0
    if s.step == PLACING:
        return places(s.mosaics[seat], out)
    count = 0
    if may_refill(s):
        out[0] = REFILL
        count = 1
    return picks(s, count, out)


@rule
def may_refill(s: Luna) -> bool:
    """Few tiles left and some to draw; alone: the first tokens are placed, or nothing is left."""
    if s.refilled or s.stock == 0:
        return False
    if s.seats == 1:
        return s.phase == 1 and (s.mosaics[0].tokens == 0 or s.left == 0)
    return s.left < REACH


@rule
def picks(s: Luna, count: int, out: Row) -> int:
    """The next three tiles clockwise from the moon, ascending."""
    first = count
    place = s.moon
    for _ in range(PLACES - 1):
        place = place + 1 if place + 1 < PLACES else 0
        if s.ring[place] != NONE:
            insert(out, first, count, PICK + place)
            count += 1
            if count - first == REACH:
                break
    return count


@rule
def insert(out: Row, first: int, end: int, value: int) -> None:
    """Put a value into an ascending stretch of a row."""
    at = end
    while at > first and out[at - 1] > value:
        out[at] = out[at - 1]
        at -= 1
    out[at] = value


@rule
def places(m: Mosaic, out: Row) -> int:
    for i in range(m.edges):
        out[i] = PLACE + m.edge[i]
    return m.edges


# A turn


@rule
def apply(s: Luna, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action >= PLACE:
        place_tile(s, seat, action - PLACE, tell)
    elif action >= PICK:
        pick(s, seat, action - PICK, tell)
    else:
        refill(s, seat, luck, tell)


@rule
def refill(s: Luna, seat: int, luck: Luck, tell: Any) -> None:
    """Fill empty places clockwise from the moon, its own stays empty."""
    s.refilled = 1
    say(tell, REFILLED, ALL, seat)
    for step in range(1, PLACES):
        place = (s.moon + step) % PLACES
        if s.ring[place] == NONE and s.stock > 0:
            s.ring[place] = drawn(s, luck)
            s.left += 1
            say(tell, DREW, ALL, place, s.ring[place])
    if s.seats == 1:
        second_phase(s, tell)


@rule
def pick(s: Luna, seat: int, place: int, tell: Any) -> None:
    """Take a tile, move the moon there, pay its cost in time."""
    tile = s.ring[place]
    s.ring[place] = NONE
    s.left -= 1
    s.moon, s.hand, s.step = place, tile, PLACING
    say(tell, TOOK, ALL, seat, place, tile)
    forward(s, seat, COST[tile], tell)


@rule
def forward(s: Luna, seat: int, cost: int, tell: Any) -> None:
    """Pay time; with others, the token goes on top of the stack where it arrives."""
    start = s.time[seat]
    s.time[seat] += cost
    if s.seats == 1:
        return
    s.height[seat] = 0
    for other in range(s.seats):
        if other != seat and s.time[other] == s.time[seat]:
            s.height[seat] += 1
    say(tell, WENT, ALL, seat, start % SPACES, s.time[seat] % SPACES)


@rule
def place_tile(s: Luna, seat: int, cell: int, tell: Any) -> None:
    """Lay the tile in hand and cover what it fulfils."""
    m = s.mosaics[seat]
    say(tell, LAID, ALL, seat, s.hand, cell // SIDE - FAR, cell % SIDE - FAR)
    lay(m, s.hand, cell)
    s.hand = NONE
    cover(m, seat, m.chain[m.count - 1], tell)
    s.step, s.refilled = PICKING, 0
    if m.tokens == 0 and (s.seats > 1 or s.phase == 2):
        end(s, 1, tell)
    elif s.left == 0 and (s.stock == 0 or (s.seats == 1 and s.phase == 2)):
        end(s, 0, tell)
    if s.seats > 1:
        s.turn = rearmost(s)


@rule
def end(s: Luna, by_tokens: int, tell: Any) -> None:
    s.step = DONE
    say(tell, ENDED, ALL, by_tokens)


# Laying a tile


@rule
def lay(m: Mosaic, tile: int, cell: int) -> None:
    at = m.count
    m.count += 1
    m.tile[at], m.cell[at], m.covered[at] = tile, cell, 0
    for side in range(4):
        m.near[at, side] = NONE
    touch(m, at, cell)
    join(m, at)
    widen(m, at, cell)


@rule
def touch(m: Mosaic, at: int, cell: int) -> None:
    """Find the neighbours; sides are 0 right, 1 left, 2 up, 3 down."""
    for i in range(at):
        gap = m.cell[i] - cell
        if gap == SIDE:
            meet(m, at, i, 0)
        elif gap == -SIDE:
            meet(m, at, i, 1)
        elif gap == 1:
            meet(m, at, i, 2)
        elif gap == -1:
            meet(m, at, i, 3)


@rule
def meet(m: Mosaic, at: int, other: int, side: int) -> None:
    m.near[at, side] = other
    m.near[other, side ^ 1] = at


@rule
def join(m: Mosaic, at: int) -> None:
    """Join the chains of the same colour that the new tile touches."""
    m.chain[at], m.length[at] = at, 1
    for side in range(4):
        other = m.near[at, side]
        if other != NONE and COLOUR[m.tile[other]] == COLOUR[m.tile[at]]:
            merge(m, m.chain[at], m.chain[other])


@rule
def merge(m: Mosaic, a: int, b: int) -> None:
    if a == b:
        return
    old, young = min(a, b), max(a, b)
    for i in range(young, m.count):
        if m.chain[i] == young:
            m.chain[i] = old
    m.length[old] += m.length[young]
    m.length[young] = 0


@rule
def widen(m: Mosaic, at: int, cell: int) -> None:
    """The laid cell leaves the edge, its free neighbours enter it."""
    for i in range(m.edges):
        if m.edge[i] == cell:
            m.edges -= 1
            for j in range(i, m.edges):
                m.edge[j] = m.edge[j + 1]
            m.edge[m.edges] = 0
            break
    x, y = cell // SIDE, cell % SIDE
    if m.near[at, 0] == NONE and x < SIDE - 1:
        add_edge(m, cell + SIDE)
    if m.near[at, 1] == NONE and x > 0:
        add_edge(m, cell - SIDE)
    if m.near[at, 2] == NONE and y < SIDE - 1:
        add_edge(m, cell + 1)
    if m.near[at, 3] == NONE and y > 0:
        add_edge(m, cell - 1)


@rule
def add_edge(m: Mosaic, cell: int) -> None:
    at = 0
    while at < m.edges and m.edge[at] < cell:
        at += 1
    if at < m.edges and m.edge[at] == cell:
        return
    for i in range(m.edges, at, -1):
        m.edge[i] = m.edge[i - 1]
    m.edge[at] = cell
    m.edges += 1


# Tasks


@rule
def cover(m: Mosaic, seat: int, chain: int, tell: Any) -> None:
    """Cover fulfilled tasks of the newest tile and of all that touch a chain; NONE: of all tiles."""
    for i in range(m.count):
        if chain == NONE or i == m.count - 1 or touches(m, i, chain):
            cover_tile(m, seat, i, tell)


@rule
def touches(m: Mosaic, at: int, chain: int) -> bool:
    for side in range(4):
        other = m.near[at, side]
        if other != NONE and m.chain[other] == chain:
            return True
    return False


@rule
def cover_tile(m: Mosaic, seat: int, at: int, tell: Any) -> None:
    tile = m.tile[at]
    if m.covered[at] == (1 << TASKS[tile]) - 1:
        return
    counts = around(m, at)
    for k in range(TASKS[tile]):
        if m.tokens > 0 and not m.covered[at] >> k & 1 and fulfilled(counts, TASK[tile, k]):
            m.covered[at] |= 1 << k
            m.tokens -= 1
            say(tell, COVERED, ALL, seat, tile, k, m.tokens)


@rule
def around(m: Mosaic, at: int) -> int:
    """Tiles of each colour in the different chains that touch a tile."""
    counts = 0
    for side in range(4):
        other = m.near[at, side]
        if other != NONE and not counted(m, at, side, m.chain[other]):
            counts += m.length[m.chain[other]] << LANE * COLOUR[m.tile[other]]
    if m.length[m.chain[at]] > 1:
        counts -= own_part(m, at)
    return counts


@rule
def counted(m: Mosaic, at: int, side: int, chain: int) -> bool:
    """Does this chain touch the tile on an earlier side too?"""
    for earlier in range(side):
        other = m.near[at, earlier]
        if other != NONE and m.chain[other] == chain:
            return True
    return False


@rule
def own_part(m: Mosaic, at: int) -> int:
    """A tile in its own colour's chain never counts for its own tasks."""
    return int(1 << LANE * COLOUR[m.tile[at]])


@rule
def fulfilled(counts: int, task: int) -> bool:
    """Is there at least what the task asks, in every colour?"""
    return ((counts | GUARD) - task) & GUARD == GUARD


# Solo


@rule
def second_phase(s: Luna, tell: Any) -> None:
    m = s.mosaics[0]
    s.first_sum, s.first_tiles = sum_now(s), m.count
    s.phase = 2
    say(tell, PHASE, ALL, s.first_sum)
    m.tokens += SECOND_HALF
    cover(m, 0, NONE, tell)
    if m.tokens == 0:
        end(s, 1, tell)


@rule
def sum_now(s: Luna) -> int:
    """All costs so far and ten for each token left."""
    return s.time[0] + LEFT_COST * s.mosaics[0].tokens


# The end


@rule
def over(s: Luna) -> bool:
    return s.step == DONE


@rule
def scores(s: Luna, out: Row) -> None:
    """Tokens placed; alone, the two sums."""
    if s.seats == 1:
        out[0] = sum_now(s) + (s.first_sum if s.phase == 2 else 0)
        return
    for seat in range(s.seats):
        out[seat] = s.given - s.mosaics[seat].tokens


@rule
def beats(s: Luna, seat: int, other: int) -> bool:
    """Fewer tokens left is better, then who would act sooner."""
    mine, theirs = s.mosaics[seat].tokens, s.mosaics[other].tokens
    return mine < theirs if mine != theirs else sooner(s, seat, other)


@rule
def rank(s: Luna, seat: int) -> int:
    """How many players are ahead."""
    ahead = 0
    for other in range(s.seats):
        if other != seat and beats(s, other, seat):
            ahead += 1
    return ahead


@rule
def utilities(s: Luna, out: Floats) -> None:
    """1 for the winner; alone, less is better."""
    if s.seats == 1:
        out[0] = -float(sum_now(s) + (s.first_sum if s.phase == 2 else 0))
        return
    for seat in range(s.seats):
        out[seat] = 1.0 if rank(s, seat) == 0 else 0.0


def check(seats: int, options: Mapping[str, int]) -> None:
    """Options that contradict each other."""
    if options["tokens"] and options["first_game"]:
        raise ValueError("options tokens and first_game exclude each other")
    if options["tokens"] and seats == 1:
        raise ValueError("option tokens is for 2 to 4 players")


GAME = Game(
    slug="novaluna",
    version=1,
    kind=Luna,
    seats=range(1, SEATS + 1),
    verb=verb,
    event=event,
    options=(flag("first_game"), choice("tokens", 2, TOKENS)),
    check=check,
    setup=setup,
    deciders=deciders,
    legal=legal,
    apply=apply,
    over=over,
    scores=scores,
    utilities=utilities,
)
