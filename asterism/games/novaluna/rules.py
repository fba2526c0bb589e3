"""Nova Luna: the rules. Sentences of book/en.md stand behind every function.

tile     a square of one colour with a cost and up to three tasks; here its index, printed number - 1
ring     twelve places around the board; the moon stands on one, tiles lie on others
bag      the tiles not yet drawn, ascending
mosaic   a player's tiles, numbered in the order they were laid
time     what a player has paid in all; on the track, the rearmost player acts
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.chance import Luck, draw
from asterism.core.game import HOUSE, Game
from asterism.core.options import choice, flag
from asterism.core.records import NONE, Floats, Many, Row, many, row, rule, take_out
from asterism.games.novaluna.mosaic import Mosaic, clear, cover, lay, places
from asterism.games.novaluna.pieces import (
    COST,
    DREW,
    ENDED,
    FAR,
    FIRST_GAME_2,
    FIRST_GAME_3,
    FIRST_HALF,
    LAID,
    LEFT_COST,
    PHASE,
    PICK,
    PLACE,
    PLACES,
    REACH,
    REFILL,
    REFILLED,
    SEATS,
    SECOND_HALF,
    SIDE,
    SPACES,
    TILES,
    TOKENS,
    TOOK,
    WENT,
    event,
    verb,
)

PICKING, PLACING, DONE = 0, 1, 2


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


# Setting up (book 2 and 13)


class Options:
    """What may be chosen: the first game's few tokens, or any number of them."""

    first_game: int = flag(seats=range(2, 4))
    tokens: int = choice(2, TOKENS, seats=range(2, 5))


@rule
def setup(s: Luna, options: Options, luck: Luck) -> None:
    s.step, s.turn, s.phase, s.hand, s.moon = PICKING, 0, 1, NONE, 0
    s.given = tokens_to_place(s.seats, options.first_game, options.tokens)
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
def fill_bag(s: Luna) -> None:
    s.stock = TILES
    for tile in range(TILES):
        s.bag[tile] = tile


@rule
def drawn(s: Luna, luck: Luck) -> int:
    """A tile drawn from the bag."""
    tile = take_out(s.bag, draw(luck, s.stock), s.stock)
    s.stock -= 1
    return tile


@rule
def stack_tokens(s: Luna, luck: Luck) -> None:
    """Tokens are drawn one by one, the first at the bottom."""
    for seat in range(s.seats):
        s.height[seat] = seat
    for seat in range(s.seats - 1, 0, -1):
        other = draw(luck, seat + 1)
        s.height[seat], s.height[other] = s.height[other], s.height[seat]


# The order of play (book 3)


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


# What a player may do (book 6 and 7)


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


# A turn (book 5 to 9)


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
            say(tell, DREW, ALL, place, s.ring[place] + 1)
    if s.seats == 1:
        second_phase(s, tell)


@rule
def pick(s: Luna, seat: int, place: int, tell: Any) -> None:
    """Take a tile, move the moon there, pay its cost in time."""
    tile = s.ring[place]
    s.ring[place] = NONE
    s.left -= 1
    s.moon, s.hand, s.step = place, tile, PLACING
    say(tell, TOOK, ALL, seat, place, tile + 1)
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
    say(tell, LAID, ALL, seat, s.hand + 1, cell // SIDE - FAR, cell % SIDE - FAR)
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


# Solo (book 12)


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


# The end (book 11)


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
def standings(s: Luna, order: Row, ranking: Row) -> None:
    """Write the seats as they would act from here on, and as they are ahead."""
    for seat in range(s.seats):
        before = 0
        for other in range(s.seats):
            if other != seat and sooner(s, other, seat):
                before += 1
        order[before] = seat
        ranking[rank(s, seat)] = seat


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
    choices=Options,
    check=check,
    setup=setup,
    deciders=deciders,
    legal=legal,
    apply=apply,
    over=over,
    scores=scores,
    utilities=utilities,
)
