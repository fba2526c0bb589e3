"""The galaxies: the rules. Sentences of book/en.md stand behind every function.

galaxy   a player's mat with its empire, its ships and its resources
row      the planets that can be visited and colonised
die      shows one of six faces; used, it lies in the activation bay
follow   to pay culture and use a die that another player has just used
mission  a secret task that is counted at the end
rogue    the galaxy a single player plays against
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.actions import NO_TALE, only, others, say
from asterism.core.chance import Luck, draw
from asterism.core.game import HOUSE, Game
from asterism.core.options import flag, named
from asterism.core.records import NONE, Bits, Floats, Row, below, minus, nth, rule, size
from asterism.games.galaxies.missions import deal_missions, standing, total
from asterism.games.galaxies.pieces import (
    CHOSEN,
    FLEET,
    HUMAN,
    KEEP,
    KEPT,
    PLACES,
    PLANETS,
    ROGUES,
    SEATS,
    SHIPS_AT,
    START_CULTURE,
    START_ENERGY,
    WIN,
    event,
    verb,
)
from asterism.games.galaxies.space import CHOOSING, DONE, PLAYING, Galaxies, is_rogue, points
from asterism.games.galaxies.turns import act, begin_turn, proceed

# Setting up (book 2)


class Options:
    """What may be chosen: the later printing, and alone one of the rogue galaxies."""

    later_printing: int = flag()
    rogue: int = named(*ROGUES, seats=range(1, 2))


@rule
def setup(s: Galaxies, options: Options, luck: Luck) -> None:
    s.later, s.rogue = options.later_printing, max(0, options.rogue - 1)
    s.players = max(2, s.seats)
    s.elder, s.step = NONE, CHOOSING
    for who in range(s.players):
        set_up_mat(s, who)
    lay_row(s, luck)
    if s.seats > 1:
        deal_missions(s, HOUSE, luck)
    else:
        s.step = PLAYING
        begin_turn(s, HUMAN, luck, NO_TALE)
        proceed(s, luck, NO_TALE)


@rule
def set_up_mat(s: Galaxies, who: int) -> None:
    """Two ships and a few resources; the rogue has all its ships and nothing else."""
    m = s.mats[who]
    m.level = 1
    if is_rogue(s, who):
        m.home = FLEET
    else:
        m.energy, m.culture, m.home = START_ENERGY, START_CULTURE, SHIPS_AT[1]


@rule
def lay_row(s: Galaxies, luck: Luck) -> None:
    """Two planets more than players, at most six."""
    s.places = min(s.players + 2, PLACES)
    s.bag = below(PLANETS)
    for place in range(PLACES):
        s.card[place] = NONE
    for place in range(s.places):
        s.card[place] = nth(s.bag, draw(luck, size(s.bag)))
        s.bag = minus(s.bag, s.card[place])


@rule
def keep(s: Galaxies, seat: int, mission: int, luck: Luck, tell: Any) -> None:
    """A seat keeps one of its two missions; when all have, the first turn begins."""
    if s.mission[seat, 0] != mission:
        s.mission[seat, 0], s.mission[seat, 1] = mission, s.mission[seat, 0]
    s.ready |= 1 << seat
    say(tell, KEPT, only(seat), seat, mission)
    say(tell, CHOSEN, others(seat), seat)
    if s.ready == (1 << s.seats) - 1:
        s.step = PLAYING
        begin_turn(s, 0, luck, tell)
        proceed(s, luck, tell)


# What a player may do


@rule
def deciders(s: Galaxies) -> int:
    return (1 << s.seats) - 1 - s.ready if s.step == CHOOSING else 1 << s.decider


@rule
def legal(s: Galaxies, seat: int, out: Row) -> int:
    if seat == HOUSE:
        return 0
    if s.step == CHOOSING:
        one, other = s.mission[seat, 0], s.mission[seat, 1]
        out[0], out[1] = KEEP + min(one, other), KEEP + max(one, other)
        return 2
    return offers(s.open, s.first, out)


@rule
def offers(open: Bits, base: int, out: Row) -> int:
    """The verbs of a set of bits, ascending."""
    count, left = size(open), open
    for i in range(count):
        first = nth(left, 0)
        out[i] = base + first
        left = minus(left, first)
    return count


@rule
def apply(s: Galaxies, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if s.step == CHOOSING:
        keep(s, seat, action - KEEP, luck, tell)
    else:
        act(s, action, luck, tell)


# Secrets (book 2)


@rule
def imagine(s: Galaxies, seat: int, luck: Luck) -> None:
    """Deal the missions that this seat has not seen to the others; alone there are none."""
    if s.seats > 1:
        deal_missions(s, seat, luck)
    for other in range(s.seats if s.seats > 1 else 0, SEATS):
        if other != seat:
            s.mission[other, 0], s.mission[other, 1] = 0, 0


# The end (book 10 and 11)


@rule
def over(s: Galaxies) -> bool:
    return s.step == DONE


@rule
def scores(s: Galaxies, out: Row) -> None:
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def best(s: Galaxies) -> int:
    """The best standing."""
    most = 0
    for seat in range(s.seats):
        most = max(most, standing(s, seat))
    return most


@rule
def utilities(s: Galaxies, out: Floats) -> None:
    """1 for the winner, shared among equals; alone 1 for reaching the points to win."""
    if s.seats == 1:
        out[0] = 1.0 if points(s, HUMAN) >= WIN else 0.0
        return
    most, winners = best(s), 0
    for seat in range(s.seats):
        winners += standing(s, seat) == most
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if standing(s, seat) == most else 0.0


def check(seats: int, options: Mapping[str, int]) -> None:
    """Options that contradict each other."""
    if options["rogue"] and seats > 1:
        raise ValueError("option rogue is for one player")


GAME = Game(
    slug="galaxies",
    version=2,
    kind=Galaxies,
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
    imagine=imagine,
)
