"""Hvězdokupy: the rules. Sentences of book/en.md stand behind every function.

star     lies on a cell of the board and belongs to everybody
moon     takes its cell out of the game
card     a constellation, open before its player; here its index in components.json
face     what the die shows, 1 to 8; its couple is the number joined to it, and both are one pair
Bob      an imagined player, who places where two rolls send him
opening  the stars placed freely before the first turn
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.actions import ALL, say
from asterism.core.chance import Luck, draw
from asterism.core.game import HOUSE, Game
from asterism.core.options import each_seat, flag, named
from asterism.core.records import (
    EMPTY,
    NONE,
    Bits,
    Floats,
    Row,
    below,
    both,
    but,
    has,
    minus,
    nth,
    plus,
    row,
    rule,
    size,
)
from asterism.games.clusters.pieces import (
    BOB,
    CELLS,
    COLOURS,
    COUPLE,
    DECK,
    DRAWN,
    FACES,
    FREE_STARS,
    GREW,
    LAPSED,
    LATE,
    MOVED,
    NEED,
    PASS,
    PASSED,
    PLACE,
    PLACED,
    PUT,
    RAN_OUT,
    RATING,
    REROLL,
    ROLL,
    ROLLED,
    ROLLED_STARS,
    SEATS,
    SIDE,
    SPENT,
    STARS,
    STOOD,
    TAKE,
    TOOK,
    event,
    verb,
)
from asterism.games.clusters.sky import best_match, fitting, near, one, stands_at, written

OPENING, ROLLING, PLACING, TAKING, PUTTING, DONE = range(6)


class Options:
    """What may be chosen: everybody's colour, whether chance has no say, and colours of one's own."""

    colour: int = named(*COLOURS)
    zero_chance: int = flag()
    own_colour: Row = each_seat("colour", named(*COLOURS), SEATS)


class Clusters:
    """A game of Hvězdokupy."""

    seats: int
    step: int
    turn: int
    zero: int  # zero chance: nobody rolls but for Bob
    first: int  # the face of the first roll of this turn, or 0
    second: int  # the face of the reroll, or 0
    taken: int  # the cell of the star that is being moved, or NONE
    moon: int
    winners: int  # one bit a seat
    stars: Bits
    card: Row = row(SEATS)


# Setting up (book 2)


@rule
def setup(s: Clusters, options: Options, luck: Luck) -> None:
    s.step, s.turn, s.taken, s.zero = OPENING, s.seats - 1, NONE, options.zero_chance
    deal(s, options, luck)
    s.moon = rolled_cell(luck)
    for _ in range(ROLLED_STARS[s.seats]):
        cell = rolled_cell(luck)
        while not has(free(s), cell):
            cell = rolled_cell(luck)
        s.stars = plus(s.stars, cell)


@rule
def deal(s: Clusters, options: Options, luck: Luck) -> None:
    """A card for each seat, of its colour and of the rating due to it."""
    dealt = EMPTY
    for seat in range(s.seats):
        deck = but(DECK[colour_of(options, seat), RATING[s.seats, seat] - 1], dealt)
        s.card[seat] = nth(deck, draw(luck, size(deck)))
        dealt = plus(dealt, s.card[seat])


@rule
def colour_of(options: Options, seat: int) -> int:
    """A seat's colour: its own, else everybody's, else the easiest."""
    if options.own_colour[seat]:
        return options.own_colour[seat] - 1
    return options.colour - 1 if options.colour else 0


@rule
def rolled_cell(luck: Luck) -> int:
    """Two rolls: the row, then the column."""
    return draw(luck, FACES) * SIDE + draw(luck, FACES)


@rule
def free(s: Clusters) -> Bits:
    """The cells without a star; the moon's is out of the game."""
    return minus(but(below(CELLS), s.stars), s.moon)


@rule
def deciders(s: Clusters) -> int:
    return 1 << s.turn


# What a player may do (book 3 to 5 and 9)


@rule
def legal(s: Clusters, seat: int, out: Row) -> int:
    if seat == HOUSE:
        out[0] = LATE
        return int(s.step != OPENING)
    if s.step == ROLLING:
        out[0] = ROLL
        return 1
    cells = lit(s)
    if s.step == TAKING:
        return written(cells, TAKE, 0, out)
    if s.step == PUTTING:
        return written(cells, PUT, 0, out)
    return written(cells, PLACE, offers_without_a_star(s, cells, out), out)


@rule
def lit(s: Clusters) -> Bits:
    """The cells that the player at turn may choose."""
    if s.step == TAKING:
        return movable(s)
    if s.step == PUTTING:
        return targets(s)
    return usable(s) if s.step == OPENING or s.step == PLACING else EMPTY


@rule
def offers_without_a_star(s: Clusters, cells: Bits, out: Row) -> int:
    """After the first roll one may reroll, and pass if no number of the pair can be used."""
    if s.first == 0 or s.second != 0:
        return 0
    out[0], out[1] = REROLL, PASS
    return 1 if cells != EMPTY else 2


@rule
def usable(s: Clusters) -> Bits:
    """The cells where a star may be placed now."""
    if s.first == 0:
        return free(s)
    if size(s.stars) == STARS:
        return EMPTY
    face = s.second if s.second else s.first
    return both(free(s), fitting(s.stars, face, COUPLE[face]))


@rule
def movable(s: Clusters) -> Bits:
    """The stars with a free cell beside them."""
    return both(s.stars, near(free(s)))


@rule
def targets(s: Clusters) -> Bits:
    """The free cells beside the star that is being moved."""
    return both(free(s), near(one(s.taken)))


# A turn (book 3, 4 and 9)


@rule
def apply(s: Clusters, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action == LATE:
        late(s, luck, tell)
    elif action >= PUT:
        put(s, seat, action - PUT, tell)
    elif action >= TAKE:
        take(s, seat, action - TAKE, tell)
    elif action >= PLACE:
        place(s, seat, action - PLACE, tell)
    elif action == PASS:
        say(tell, PASSED, ALL, seat)
        end_turn(s, tell)
    elif action == REROLL:
        reroll(s, seat, luck, tell)
    else:
        begin_turn(s, seat, luck, tell)


@rule
def begin_turn(s: Clusters, seat: int, luck: Luck, tell: Any) -> None:
    """With two players Bob comes first; then the die, unless nothing is left to chance."""
    if s.seats == 2:
        bob(s, seat, luck, tell)
    if s.step == DONE:
        return
    s.step = PLACING
    if not s.zero:
        s.first = roll(seat, 0, luck, tell)


@rule
def roll(seat: int, again: int, luck: Luck, tell: Any) -> int:
    face = draw(luck, FACES) + 1
    say(tell, ROLLED, ALL, seat, face, COUPLE[face], again)
    return face


@rule
def reroll(s: Clusters, seat: int, luck: Luck, tell: Any) -> None:
    """The first pair is given up; the same pair again moves a star instead."""
    s.second = roll(seat, 1, luck, tell)
    if s.second == s.first or s.second == COUPLE[s.first]:
        s.step = TAKING
    elif usable(s) == EMPTY:
        say(tell, LAPSED, ALL, seat)
        end_turn(s, tell)


@rule
def place(s: Clusters, seat: int, cell: int, tell: Any) -> None:
    say(tell, PLACED, ALL, seat, cell)
    before = match(s, seat, tell)
    add(s, cell, tell)
    growth(s, seat, before, tell)
    if s.step == OPENING:
        next_free_star(s)
    elif s.step != DONE:
        end_turn(s, tell)


@rule
def next_free_star(s: Clusters) -> None:
    """Free stars go backwards, from the last seat to the first, pass by pass."""
    s.turn = (s.turn if s.turn else s.seats) - 1
    if free_stars_left(s) == 0:
        start_turn(s, 0)


@rule
def free_stars_left(s: Clusters) -> int:
    """How many stars of the opening are still to be placed."""
    return int(max(0, FREE_STARS[s.seats] + ROLLED_STARS[s.seats] - size(s.stars)))


@rule
def take(s: Clusters, seat: int, cell: int, tell: Any) -> None:
    """The star stays in its place until it is put down elsewhere."""
    say(tell, TOOK, ALL, seat, cell)
    s.taken, s.step = cell, PUTTING


@rule
def put(s: Clusters, seat: int, cell: int, tell: Any) -> None:
    say(tell, MOVED, ALL, seat, s.taken, cell)
    before = match(s, seat, tell)
    s.stars = minus(s.stars, s.taken)
    s.taken = NONE
    rise(s, cell, tell)
    growth(s, seat, before, tell)
    if s.step != DONE:
        end_turn(s, tell)


@rule
def end_turn(s: Clusters, tell: Any) -> None:
    """The next seat's turn; without a star left the round is finished, and then it is a draw."""
    if size(s.stars) == STARS and s.turn == s.seats - 1:
        draw_game(s, tell)
    else:
        start_turn(s, s.turn + 1 if s.turn + 1 < s.seats else 0)


@rule
def start_turn(s: Clusters, seat: int) -> None:
    s.turn, s.first, s.second, s.taken = seat, 0, 0, NONE
    s.step = PLACING if s.zero and s.seats > 2 else ROLLING


# Bob (book 7 and 8)


@rule
def bob(s: Clusters, seat: int, luck: Luck, tell: Any) -> None:
    """Two rolls pick a cell; if it is free and a star is left, one goes there."""
    if size(s.stars) == STARS:
        return
    cell = rolled_cell(luck)
    star = int(has(free(s), cell))
    say(tell, BOB, ALL, seat, cell // SIDE + 1, cell % SIDE + 1, star)
    if star:
        add(s, cell, tell)


@rule
def late(s: Clusters, luck: Luck, tell: Any) -> None:
    """Time ran out: the turn is lost, and Bob plays for the player."""
    seat = s.turn
    say(tell, RAN_OUT, ALL, seat)
    if s.seats == 2 and s.step == ROLLING:
        bob(s, seat, luck, tell)
    if s.step != DONE:
        bob(s, seat, luck, tell)
    if s.step != DONE:
        end_turn(s, tell)


# The end (book 6 and 9)


@rule
def add(s: Clusters, cell: int, tell: Any) -> None:
    """A new star; with zero chance the last one ends the game."""
    rise(s, cell, tell)
    if s.step != DONE and size(s.stars) == STARS:
        say(tell, SPENT, ALL)
        if s.zero:
            draw_game(s, tell)


@rule
def rise(s: Clusters, cell: int, tell: Any) -> None:
    """A star comes to a cell: everybody whose constellation now stands wins, at once and together."""
    s.stars = plus(s.stars, cell)
    for seat in range(s.seats):
        if stands_at(s.card[seat], cell, s.stars):
            s.winners |= 1 << seat
            say(tell, STOOD, ALL, seat)
    if s.winners:
        finish(s)


@rule
def draw_game(s: Clusters, tell: Any) -> None:
    say(tell, DRAWN, ALL)
    finish(s)


@rule
def finish(s: Clusters) -> None:
    s.step, s.first, s.second, s.taken = DONE, 0, 0, NONE


@rule
def over(s: Clusters) -> bool:
    return s.step == DONE


@rule
def scores(s: Clusters, out: Row) -> None:
    """1 for each winner."""
    for seat in range(s.seats):
        out[seat] = s.winners >> seat & 1


@rule
def utilities(s: Clusters, out: Floats) -> None:
    """A win is shared out among the winners; a draw is worth nothing."""
    won = 0
    for seat in range(s.seats):
        won += s.winners >> seat & 1
    for seat in range(s.seats):
        out[seat] = 1.0 / won if s.winners >> seat & 1 else 0.0


# The story tells how a player's constellation grows; without a story nobody counts.


@rule
def match(s: Clusters, seat: int, tell: Any) -> int:
    return 0 if tell is None else best_match(s.card[seat], s.stars, s.moon)


@rule
def growth(s: Clusters, seat: int, before: int, tell: Any) -> None:
    if tell is None or s.step == DONE:
        return
    now = best_match(s.card[seat], s.stars, s.moon)
    if now > before:
        say(tell, GREW, ALL, seat, now, NEED[s.card[seat]])


def check(seats: int, options: Mapping[str, int]) -> None:
    """A colour for a seat that nobody has."""
    for seat in range(seats, SEATS):
        if options[f"colour{seat + 1}"]:
            raise ValueError(f"option colour{seat + 1} is for {seat + 1} players or more")


GAME = Game(
    slug="clusters",
    version=1,
    kind=Clusters,
    seats=range(2, SEATS + 1),
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
