"""Nebula: the rules. Sentences of book/en.md stand behind every function.

star         one of six colours, or a black hole
cluster      eight rays around a clock, each with a star or none; there are three
supernova    the star in the middle; a star placed in its colour lets the player place a third
observatory  a player's own stars, not yet placed
galaxy       a player's 24 spaces and the strip of black holes
bag, box     the stars still to be drawn, and those out of the game
"""

from __future__ import annotations

from typing import Any

from asterism.core.chance import Luck
from asterism.core.game import HOUSE, Game
from asterism.core.options import flag
from asterism.core.records import Row, rule
from asterism.games.nebula.counters import can_advance
from asterism.games.nebula.galaxy import Galaxy, may_lie, ones, strip_full
from asterism.games.nebula.pieces import (
    ADVANCE,
    CHAOS,
    CHOOSE,
    CLUSTERS,
    COLOURS,
    DEALT,
    EXCHANGE,
    FALL,
    FINISH,
    HOLE,
    KEEP,
    MARKERS,
    MOVE,
    PLACE,
    REDRAW,
    SEATS,
    SIZE,
    STARS,
    STEPS,
    event,
    verb,
)
from asterism.games.nebula.scoring import causes, scores, utilities
from asterism.games.nebula.sky import (
    ADVANCING,
    CHOOSING,
    DONE,
    EXCHANGING,
    KEEPING,
    PLACING,
    TAKING,
    Nebula,
    deal,
    deal_personal,
    drawn,
    fill_bag,
    lay_clusters,
    others_in_bag,
)
from asterism.games.nebula.turns import (
    advance_marker,
    announce,
    choose,
    deciders,
    exchange,
    fall,
    finish,
    keep,
    move,
    place,
    redraw,
    succumb,
)

FEW, MOST = 2, 3  # things placed in a turn, without and with a match
LAST_CLUSTER = CLUSTERS - 1


# Setting up (book 2 and 16)


class Options:
    """What may be chosen: the basic game."""

    basic: int = flag()


@rule
def setup(s: Nebula, options: Options, luck: Luck) -> None:
    s.basic, s.step, s.rounds = options.basic, CHOOSING, 1
    fill_bag(s)
    lay_clusters(s, luck)
    s.nova = drawn(s, luck)
    deal(s, luck)


@rule
def imagine(s: Nebula, seat: int, luck: Luck) -> None:
    """Other players may have been dealt any cards that this seat has not seen."""
    deal_personal(s, seat, luck)


# What a player may do (book 4 to 9)


@rule
def legal(s: Nebula, seat: int, out: Row) -> int:
    if seat == HOUSE:
        return 0
    g = s.galaxies[seat]
    if s.step == TAKING:
        return moves(s, g, out)
    if s.step == PLACING:
        return placements(s, g, out)
    if s.step == KEEPING:
        return kinds(s.drawn, KEEP, 0, out)
    if s.step == EXCHANGING:
        return novas(s, g, out)
    if s.step == ADVANCING:
        return advances(s, out)
    for card in range(DEALT):
        out[card] = CHOOSE + card
    return DEALT


@rule
def kinds(stars: Row, verb: int, count: int, out: Row) -> int:
    """One action for each kind of star that is there."""
    for star in range(STARS):
        if stars[star]:
            out[count] = verb + star
            count += 1
    return count


@rule
def moves(s: Nebula, g: Galaxy, out: Row) -> int:
    """Steps of the next clock; the last one takes all that are left. Before the first: chaos too."""
    count = 0
    for steps in range(-s.left, s.left + 1):
        if s.cluster < LAST_CLUSTER or abs(steps) == s.left:
            out[count] = MOVE + STEPS + steps
            count += 1
    return kinds(g.observatory, CHAOS, count, out) if may_chaos(s) else count


@rule
def may_chaos(s: Nebula) -> bool:
    """Nothing has moved yet, and the bag has a star."""
    return s.cluster == 0 and s.stock > 0


@rule
def placements(s: Nebula, g: Galaxy, out: Row) -> int:
    count = 0
    for star in range(COLOURS):
        if g.observatory[star] and may_place(s, star):
            for space in range(SIZE):
                if may_lie(g, star, space):
                    out[count] = PLACE + star * SIZE + space
                    count += 1
    if g.observatory[HOLE] and may_place(s, HOLE) and not strip_full(g):
        out[count] = FALL
        count += 1
    out[count] = FINISH
    return count + 1


@rule
def may_place(s: Nebula, star: int) -> bool:
    """Different kinds, two of them, or three if one matches the supernova."""
    if s.placed >> star & 1:
        return False
    count = ones(s.placed)
    return count < FEW or (count < MOST and (s.matched == 1 or star == s.nova))


@rule
def novas(s: Nebula, g: Galaxy, out: Row) -> int:
    count = kinds(g.observatory, EXCHANGE, 0, out)
    if others_in_bag(s, s.nova) > 0:
        out[count] = REDRAW
        count += 1
    return count


@rule
def advances(s: Nebula, out: Row) -> int:
    count = 0
    for marker in range(MARKERS):
        if can_advance(s.counters[0], marker):
            out[count] = ADVANCE + marker
            count += 1
    return count


# Deciding


@rule
def apply(s: Nebula, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action == FINISH:
        finish(s, seat, luck, tell)
        return
    before = 0 if tell is None else causes(s)
    decide(s, seat, action, luck, tell)
    announce(s, before, tell)


@rule
def decide(s: Nebula, seat: int, action: int, luck: Luck, tell: Any) -> None:
    if action < MOVE:
        choose(s, seat, action - CHOOSE, luck, tell)
    elif action < CHAOS:
        move(s, seat, action - MOVE - STEPS, tell)
    elif action < KEEP:
        succumb(s, seat, action - CHAOS, luck, tell)
    elif action < PLACE:
        keep(s, seat, action - KEEP, tell)
    elif action < FALL:
        place(s, seat, (action - PLACE) // SIZE, (action - PLACE) % SIZE, tell)
    elif action == FALL:
        fall(s, seat, tell)
    elif action < REDRAW:
        exchange(s, seat, action - EXCHANGE, tell)
    elif action == REDRAW:
        redraw(s, seat, luck, tell)
    else:
        advance_marker(s, seat, action - ADVANCE, tell)


@rule
def over(s: Nebula) -> bool:
    return s.step == DONE


GAME = Game(
    slug="nebula",
    version=1,
    kind=Nebula,
    seats=range(2, SEATS + 1),
    verb=verb,
    event=event,
    choices=Options,
    setup=setup,
    deciders=deciders,
    legal=legal,
    apply=apply,
    over=over,
    scores=scores,
    utilities=utilities,
    imagine=imagine,
)
