"""How good a position of Nebula looks, for bots: points to expect, turned into chances to win."""

from __future__ import annotations

from math import exp

import numpy as np

from asterism.core.game import at_rest, evaluate, is_quiescent
from asterism.core.records import NONE, Floats, bind, rule
from asterism.games.nebula.cards import (
    FAMILY,
    MOST_HOLES,
    PERSONAL,
    PUBLIC,
    SOME_AREA,
    advanced_count,
    personal_lacks,
    public_lacks,
)
from asterism.games.nebula.cards import FILLED as FILLED_TASK
from asterism.games.nebula.counters import worth
from asterism.games.nebula.galaxy import Galaxy, ones
from asterism.games.nebula.pieces import (
    BASIC_WORTH,
    COLOURS,
    COMPLETE_TO_END,
    CONSTELLATION,
    FIRST_MARKER,
    HOLE,
    OF_ADVANCED,
    OF_CONSTELLATIONS,
    OPEN,
    PERSONAL_POINTS,
    POINTS,
    STRIP,
    STRIP_FIELDS,
    TO_END,
    TRACK_END,
)
from asterism.games.nebula.scoring import marker_stars, public, rival_holes, tasks_done, utilities
from asterism.games.nebula.sky import DONE, PLACING, TAKING, Nebula

EASY, HARD = 0.9, 2.2  # how much a missing star weighs: on any colour, on one colour
PLACED_A_TURN = 2.4
HOLES_A_TURN = 0.6
TASKS_A_TURN = 0.35
STARS_A_TURN = 3.5
IN_HAND = np.array([0.0, 1.0, 1.5, 1.8, 2.0])  # what stars of one colour in the observatory are worth, by their number
HOLE_IN_HAND = 0.6  # of what it brings on the strip
SURE = 0.97  # a task that is met and not yet checked
STAR = 0.5  # a star in the galaxy, beside what it scores now
SHARP, SHARPER = 0.05, 0.10  # how sure a lead of one point is, at the start and more towards the end


@rule
def looks(s: Nebula, out: Floats) -> None:
    """Chances to win, from the points that everybody may expect."""
    if s.step == DONE:
        utilities(s, out)
        return
    turns = turns_left(s)
    for seat in range(s.seats):
        out[seat] = prospects(s, seat, turns)
    add_counters(s, turns, out)
    share(s.seats, SHARP + SHARPER / (1.0 + turns), out)


@rule
def share(seats: int, sharp: float, out: Floats) -> None:
    """Turn points into chances that add up to 1."""
    most, total = out[0], 0.0
    for seat in range(1, seats):
        most = max(most, out[seat])
    for seat in range(seats):
        out[seat] = exp(sharp * (out[seat] - most))
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


# How long the game goes on


@rule
def turns_left(s: Nebula) -> float:
    """Turns that each player may still have, by the nearest end."""
    left = (TRACK_END - s.track) / (HOLES_A_TURN * s.seats)
    left = min(left, s.stock / (STARS_A_TURN * s.seats))
    left = min(left, (TO_END[s.seats] - marker_stars(s)) / (TASKS_A_TURN * s.seats))
    for seat in range(s.seats):
        left = min(left, to_complete(s.galaxies[seat]) / PLACED_A_TURN)
    return max(left, 0.3)


@rule
def to_complete(g: Galaxy) -> int:
    """Spaces to fill until enough constellations are complete to end the game."""
    total, most = 0, 0
    for k in range(len(CONSTELLATION)):
        missing = ones(CONSTELLATION[k] & ~g.taken)
        total += missing
        most = max(most, missing)
    return total - most if len(CONSTELLATION) > COMPLETE_TO_END else total


@rule
def chance(lacks: int, weight: float, turns: float) -> float:
    """How likely it is to come by so many more stars in the turns left."""
    each, likely = turns / (turns + weight), 1.0
    for _ in range(lacks):
        likely *= each
    return likely


# What a player may expect


@rule
def prospects(s: Nebula, seat: int, turns: float) -> float:
    """Points so far and hopes, without what the counters bring."""
    g = s.galaxies[seat]
    points = public(s, seat) + STRIP[g.holes] + STAR * ones(g.taken) + in_hand(g)
    for k in range(OPEN):
        if not s.done[k] >> seat & 1:
            points += task_hope(s, g, k, turns)
    if s.task[seat] != NONE:
        points += personal_hope(s, seat, turns)
    return points


@rule
def in_hand(g: Galaxy) -> float:
    """What the observatory promises."""
    points = 0.0
    for star in range(COLOURS):
        points += IN_HAND[min(len(IN_HAND) - 1, g.observatory[star])]
    last = min(STRIP_FIELDS, g.holes + g.observatory[HOLE])
    return points + HOLE_IN_HAND * (STRIP[last] - STRIP[g.holes])


@rule
def task_hope(s: Nebula, g: Galaxy, k: int, turns: float) -> float:
    """What an open public task promises."""
    card = s.tasks[k]
    points, lacks = POINTS[card, 1 if s.done[k] else 0], public_lacks(g, card)
    if lacks == 0:
        return SURE * points
    any_colour = PUBLIC[card, FAMILY] == SOME_AREA
    return points * chance(lacks, EASY if any_colour else HARD, turns)


@rule
def personal_hope(s: Nebula, seat: int, turns: float) -> float:
    """What the personal task promises."""
    card = s.task[seat]
    lacks = personal_lacks(s.galaxies[seat], card, rival_holes(s, seat))
    if PERSONAL[card, FAMILY] == MOST_HOLES:
        return PERSONAL_POINTS * (0.5 + 0.5 / (1.0 + turns) if lacks == 0 else chance(lacks, EASY, turns) * 0.5)
    any_colour = PERSONAL[card, FAMILY] == FILLED_TASK
    return PERSONAL_POINTS * chance(lacks, EASY if any_colour else HARD, turns)


# What the counters bring


@rule
def add_counters(s: Nebula, turns: float, out: Floats) -> None:
    """Add what constellations, colours and advanced cards are worth as the counters stand."""
    for k in range(len(CONSTELLATION)):
        each = BASIC_WORTH if s.basic else worth(s.counters[0], FIRST_MARKER[OF_CONSTELLATIONS] + k)
        for seat in range(s.seats):
            out[seat] += each * chance(ones(CONSTELLATION[k] & ~s.galaxies[seat].taken), EASY, turns)
    if s.basic:
        return
    for star in range(COLOURS):
        each = worth(s.counters[0], star)
        for seat in range(s.seats):
            out[seat] += each * ones(s.galaxies[seat].of[star])
    for k in range(OPEN):
        each = worth(s.counters[0], FIRST_MARKER[OF_ADVANCED] + k)
        if each:
            for seat in range(s.seats):
                out[seat] += each * advanced_count(s.galaxies[seat], s.advanced[k], tasks_done(s, seat))


@rule
def rests(s: Nebula) -> bool:
    return s.step == TAKING and s.cluster == 0


@rule
def is_placing(s: Nebula) -> bool:
    """What lies in the observatory is valued, so every state between two placements can be compared."""
    return s.step == PLACING


bind(evaluate, Nebula, looks)
bind(at_rest, Nebula, rests)
bind(is_quiescent, Nebula, is_placing)
