"""Nebula as a row of small numbers.

space     one of 24 places of a galaxy; a set of spaces is a whole number, one bit each
near      the spaces linked to some space of a set
"""

from __future__ import annotations

import numpy as np

from asterism.core.encoding import Layout
from asterism.core.game import encode, gist
from asterism.core.records import HIDDEN, NONE, Bits, Row, bind, rule
from asterism.core.rows import clear, scratch, two_places, unfold
from asterism.games.nebula.cards import (
    ALL_DIFFERENT,
    AREA,
    ASK,
    COLOUR,
    COLOUR_IN_AREA,
    COLOUR_ON_ORBITS,
    COUNTED,
    EACH_COLOUR,
    EXACT_COLOURS,
    FAMILY,
    FILLED,
    MOST_HOLES,
    PAIRS,
    PERSONAL,
    PUBLIC,
    SOME_AREA,
    advanced_count,
    personal_lacks,
    public_lacks,
)
from asterism.games.nebula.counters import worth
from asterism.games.nebula.galaxy import Galaxy, ones
from asterism.games.nebula.pieces import (
    ADVANCED_DECK,
    BASIC_WORTH,
    BEST_POINTS,
    BEST_WORTH,
    CENTRE,
    CLUSTERS,
    COLOURS,
    CONSTELLATION,
    DEALT,
    EVERYWHERE,
    FIRST_MARKER,
    LINKS,
    MARKERS,
    OF_ADVANCED,
    OF_COLOURS,
    OF_CONSTELLATIONS,
    OPEN,
    ORBIT,
    PERSONAL_DECK,
    PERSONAL_POINTS,
    POINTS,
    PRIZE,
    PUBLIC_DECK,
    RANKED,
    RAYS,
    SEATS,
    SIZE,
    STARS,
    STRIP,
    TO_END,
    TRACK_END,
)
from asterism.games.nebula.scoring import marker_stars, public, rival_holes, tasks_done
from asterism.games.nebula.sky import CHOOSING, DONE, TAKING, Nebula

FEWEST = 2
COUNTS = SEATS - FEWEST + 1
GROUPS = len(CONSTELLATION)
FAR = 5  # rays further off than four steps there are none
PARTS = 5
BYTE, BYTES = 8, 3
NEAR = np.array(
    [
        [
            sum(int(LINKS[BYTE * byte + i]) & -(some >> i & 1) for i in range(BYTE)) if some.bit_count() < 2 else 0
            for some in range(1 << BYTE)
        ]
        for byte in range(BYTES)
    ],
    np.int32,
)
for _byte in range(BYTES):
    for _some in range(1 << BYTE):
        NEAR[_byte, _some] = NEAR[_byte, _some & (_some - 1)] | NEAR[_byte, _some & -_some]

EACH = PRIZE[OF_COLOURS, 0] + sum(PRIZE[OF_ADVANCED, place] for place in range(RANKED))  # what a star counts at most
MOST_POINTS = EACH * SIZE + BEST_WORTH * len(CONSTELLATION) + BEST_POINTS * OPEN + int(STRIP[-1]) + PERSONAL_POINTS
LAYOUT = Layout(__name__, points=(0, MOST_POINTS))
G_SEATS = LAYOUT.gist("how many", COUNTS, about="players from 2 on, one-hot")
G_STEP = LAYOUT.gist("doing", DONE + 1, about="choose, take, keep, place, exchange, advance or over, one-hot")
G_TURN = LAYOUT.gist("whose turn", SEATS, about="whose turn it is, one-hot, this seat first")
G_TABLE = LAYOUT.gist(
    "table",
    9,
    about="basic game; steps of time left, the clock that moves next; matched; stars of chaos to keep; to go until the "
    "game ends: fields of the common marker, marker stars, stars in the bag (two places)",
)
G_NOVA = LAYOUT.gist("supernova", STARS, about="the supernova, one-hot")
G_PLACED = LAYOUT.gist("placed now", STARS, about="kinds of star placed in this turn")
G_BAG = LAYOUT.gist("in the bag", STARS, about="stars in the bag, by kind")
G_REACH = LAYOUT.gist(
    "reach", CLUSTERS, STARS, about="5 less the fewest steps by which each clock comes to each kind of star, else 0"
)
G_TASK = LAYOUT.gist("open tasks", OPEN, 2, about="points of a public task for whoever is next; has somebody got it")
G_FIELD = LAYOUT.gist("fields", MARKERS, about="how far each value marker is")
G_WORTH = LAYOUT.gist("worths", MARKERS, about="what each marker makes its star, constellation or item worth")
G_PARTS = LAYOUT.gist(
    "points",
    SEATS,
    2 + PARTS,
    about="there; all points so far; of them public tasks, black holes, constellations, colours, advanced cards",
)
G_STARS = LAYOUT.gist("own stars", SEATS, STARS, about="stars in the galaxy by kind, black holes last")
G_HOLD = LAYOUT.gist("observatories", SEATS, STARS, about="stars in the observatory by kind")
G_ROOM = LAYOUT.gist("room", SEATS, COLOURS, about="empty spaces where a star of each colour may lie")
G_WANT = LAYOUT.gist("wanted", SEATS, COLOURS, about="open tasks that a star of each colour would bring nearer")
G_GROUP = LAYOUT.gist("constellations", SEATS, GROUPS, about="empty spaces of each constellation")
G_LACKS = LAYOUT.gist("public lacks", SEATS, OPEN, about="what each public task lacks; -1 where it is fulfilled")
G_MORE = LAYOUT.gist("advanced counts", SEATS, OPEN, about="what each advanced card counts; of linked pairs at most")
G_OWN = LAYOUT.gist("personal lacks", SEATS, 2, about="is the personal task known; what it lacks")
W_SEATS = LAYOUT("seats", COUNTS, about="players from 2 on, one-hot")
W_SEAT = LAYOUT("seat", SEATS, about="which seat looks, one-hot")
W_BASIC = LAYOUT("basic", 1, about="is it the basic game")
W_STEP = LAYOUT("step", DONE + 1, about="choose, take, keep, place, exchange, advance or over, one-hot")
W_TURN = LAYOUT("turn", SEATS, about="whose turn it is, one-hot, this seat first")
W_ROUND = LAYOUT("round", 2, about="the round, in two places")
W_READY = LAYOUT("ready", SEATS, about="who has chosen a personal task")
W_TIME = LAYOUT("time", CLUSTERS + 1, about="the clock that moves next, one-hot; steps left")
W_NOVA = LAYOUT("nova", STARS, about="the supernova, one-hot")
W_KEEP = LAYOUT("keep", 1, about="stars of chaos still to be kept")
W_PLACED = LAYOUT("placed", STARS, about="kinds of star placed in this turn")
W_MATCHED = LAYOUT("matched", 1, about="did one of them match the supernova")
W_TRACK = LAYOUT("track", TRACK_END + 1, about="the common marker of black holes, one-hot")
W_BAG = LAYOUT("bag", STARS, about="stars in the bag, by kind")
W_BOX = LAYOUT("box", STARS, about="stars out of the game, by kind")
W_DRAWN = LAYOUT("drawn", STARS, about="stars of chaos on the table, by kind")
W_CLOCK = LAYOUT("clocks", CLUSTERS, RAYS, about="the ray of each clock, one-hot")
W_RAYS = LAYOUT("rays", CLUSTERS, RAYS, STARS, about="the star at each ray, one-hot")
W_TASKS = LAYOUT("tasks", OPEN, PUBLIC_DECK, about="the public cards, one-hot")
W_FIRST = LAYOUT("first", OPEN, SEATS, about="who was first to fulfil each of them, one-hot, this seat first")
W_DONE = LAYOUT("done", OPEN, SEATS, about="who has fulfilled each of them")
W_MORE = LAYOUT("advanced", OPEN, ADVANCED_DECK, about="the advanced cards, one-hot")
W_FIELD = LAYOUT("markers", MARKERS, about="the field of each value marker")
W_HEIGHT = LAYOUT("heights", MARKERS, about="how many markers lie below each of them")
W_DEALT = LAYOUT(
    "dealt", DEALT, PERSONAL_DECK, about="while tasks are chosen, the two cards dealt to this seat, one-hot"
)
W_KNOWN = LAYOUT("known", SEATS, about="whose personal task is known")
W_TASK = LAYOUT("personal", SEATS, PERSONAL_DECK, about="personal tasks that are known, one-hot")
W_HOLD = LAYOUT("observatory", SEATS, STARS, about="stars in the observatory by kind")
W_HOLES = LAYOUT("holes", SEATS, about="black holes on the strip")
W_GALAXY = LAYOUT("galaxies", SEATS, COLOURS, SIZE, about="the spaces of each colour")
SHORT, WHOLE = LAYOUT.short, LAYOUT.size


# The whole


@rule
def encoded(s: Nebula, seat: int, out: Row) -> None:
    short(s, seat, out)
    clear(out, SHORT, WHOLE)
    out[W_SEATS + s.seats - FEWEST] = out[W_SEAT + seat] = out[W_STEP + s.step] = out[W_TRACK + s.track] = 1
    out[W_TURN + (s.turn - seat + s.seats) % s.seats] = 1
    out[W_BASIC], out[W_KEEP], out[W_MATCHED] = s.basic, s.keep, s.matched
    two_places(out, W_ROUND, s.rounds)
    if s.step == TAKING:
        out[W_TIME + s.cluster], out[W_TIME + CLUSTERS] = 1, s.left
    if s.nova != NONE:
        out[W_NOVA + s.nova] = 1
    for star in range(STARS):
        out[W_PLACED + star], out[W_BAG + star] = s.placed >> star & 1, s.bag[star]
        out[W_BOX + star], out[W_DRAWN + star] = s.box[star], s.drawn[star]
    clusters(s, out)
    cards(s, seat, out)
    for turn in range(s.seats):
        player(s, (seat + turn) % s.seats, turn, out)


@rule
def clusters(s: Nebula, out: Row) -> None:
    for cluster in range(CLUSTERS):
        out[W_CLOCK + cluster * RAYS + s.clock[cluster]] = 1
        for ray in range(RAYS):
            if s.rays[cluster, ray] != NONE:
                out[W_RAYS + (cluster * RAYS + ray) * STARS + s.rays[cluster, ray]] = 1


@rule
def cards(s: Nebula, seat: int, out: Row) -> None:
    for k in range(OPEN):
        out[W_TASKS + k * PUBLIC_DECK + s.tasks[k]] = 1
        if s.first[k] != NONE:
            out[W_FIRST + k * SEATS + (s.first[k] - seat + s.seats) % s.seats] = 1
        if s.advanced[k] != NONE:
            out[W_MORE + k * ADVANCED_DECK + s.advanced[k]] = 1
    for marker in range(MARKERS):
        out[W_FIELD + marker], out[W_HEIGHT + marker] = s.counters[0].field[marker], s.counters[0].height[marker]
    for card in range(DEALT if s.step == CHOOSING else 0):
        out[W_DEALT + card * PERSONAL_DECK + s.dealt[seat, card]] = 1


@rule
def player(s: Nebula, seat: int, turn: int, out: Row) -> None:
    g = s.galaxies[seat]
    out[W_READY + turn], out[W_HOLES + turn] = s.ready >> seat & 1, g.holes
    for k in range(OPEN):
        out[W_DONE + k * SEATS + turn] = s.done[k] >> seat & 1
    for star in range(STARS):
        out[W_HOLD + turn * STARS + star] = g.observatory[star]
    for star in range(COLOURS):
        unfold(out, W_GALAXY + (turn * COLOURS + star) * SIZE, Bits(g.of[star]), SIZE, 1)
    card = task_of(s, seat)
    if card != NONE:
        out[W_KNOWN + turn] = out[W_TASK + turn * PERSONAL_DECK + card] = 1


@rule
def task_of(s: Nebula, seat: int) -> int:
    """A seat's personal task as far as it is known, else NONE."""
    if s.shown[seat] != NONE:
        return s.shown[seat]
    return s.task[seat] if s.task[seat] != HIDDEN else NONE


# The gist


@rule
def short(s: Nebula, seat: int, out: Row) -> None:
    clear(out, 0, SHORT)
    out[G_SEATS + s.seats - FEWEST] = out[G_STEP + s.step] = out[G_TURN + (s.turn - seat + s.seats) % s.seats] = 1
    out[G_TABLE], out[G_TABLE + 1], out[G_TABLE + 2], out[G_TABLE + 3] = s.basic, s.left, s.cluster, s.matched
    out[G_TABLE + 4], out[G_TABLE + 5] = s.keep, TRACK_END - s.track
    out[G_TABLE + 6] = TO_END[s.seats] - marker_stars(s)
    two_places(out, G_TABLE + 7, s.stock)
    if s.nova != NONE:
        out[G_NOVA + s.nova] = 1
    for star in range(STARS):
        out[G_PLACED + star], out[G_BAG + star] = s.placed >> star & 1, s.bag[star]
    reach(s, out)
    for k in range(OPEN):
        later = 1 if s.done[k] else 0
        out[G_TASK + 2 * k], out[G_TASK + 2 * k + 1] = POINTS[s.tasks[k], later], later
    markers(s, out)
    for turn in range(s.seats):
        survey(s, (seat + turn) % s.seats, turn, out)


@rule
def reach(s: Nebula, out: Row) -> None:
    """How soon each clock comes to each kind of star, whichever way it goes."""
    for cluster in range(CLUSTERS):
        for ray in range(RAYS):
            star = s.rays[cluster, ray]
            if star != NONE:
                gap = abs(ray - s.clock[cluster])
                at = G_REACH + cluster * STARS + star
                out[at] = max(out[at], FAR - min(gap, RAYS - gap))


@rule
def markers(s: Nebula, out: Row) -> None:
    for marker in range(MARKERS):
        out[G_FIELD + marker] = s.counters[0].field[marker]
        if not s.basic:
            out[G_WORTH + marker] = worth(s.counters[0], marker)
    for k in range(GROUPS if s.basic else 0):
        out[G_WORTH + FIRST_MARKER[OF_CONSTELLATIONS] + k] = BASIC_WORTH


@rule
def survey(s: Nebula, seat: int, turn: int, out: Row) -> None:
    """What a player has, lacks and may expect."""
    g = s.galaxies[seat]
    constellations, colours = groups(g, turn, out), stars_of(g, turn, out)
    advanced = counts(s, seat, turn, out) if not s.basic else 0
    tasks, strip, at = public(s, seat), STRIP[g.holes], G_PARTS + turn * (2 + PARTS)
    out[at], out[at + 1] = 1, min(127, tasks + strip + constellations + colours + advanced)
    out[at + 2], out[at + 3], out[at + 4] = tasks, strip, constellations
    out[at + 5], out[at + 6] = min(127, colours), min(127, advanced)
    demand(s, seat, turn, out)
    for k in range(OPEN):
        done = s.done[k] >> seat & 1
        out[G_LACKS + turn * OPEN + k] = -1 if done else public_lacks(g, s.tasks[k])
    card = task_of(s, seat)
    if card != NONE:
        out[G_OWN + 2 * turn], out[G_OWN + 2 * turn + 1] = 1, personal_lacks(g, card, rival_holes(s, seat))


@rule
def groups(g: Galaxy, turn: int, out: Row) -> int:
    """The empty spaces of each constellation; what complete ones are worth."""
    total = 0
    for k in range(GROUPS):
        empty = ones(CONSTELLATION[k] & ~g.taken)
        out[G_GROUP + turn * GROUPS + k] = empty
        total += 0 if empty else out[G_WORTH + FIRST_MARKER[OF_CONSTELLATIONS] + k]
    return total


@rule
def stars_of(g: Galaxy, turn: int, out: Row) -> int:
    """The stars of each colour; what they are worth."""
    total = 0
    for star in range(COLOURS):
        there = ones(g.of[star])
        out[G_STARS + turn * STARS + star] = there
        total += there * out[G_WORTH + star]
    out[G_STARS + turn * STARS + COLOURS] = g.holes
    for star in range(STARS):
        out[G_HOLD + turn * STARS + star] = g.observatory[star]
    return total


@rule
def counts(s: Nebula, seat: int, turn: int, out: Row) -> int:
    """What each advanced card counts; what that is worth."""
    g, total = s.galaxies[seat], 0
    for k in range(OPEN):
        card = s.advanced[k]
        if COUNTED[card, FAMILY] == PAIRS:
            there = most_pairs(g.of[COUNTED[card, COLOUR]], g.of[COUNTED[card, ASK]])
        else:
            there = advanced_count(g, card, tasks_done(s, seat))
        out[G_MORE + turn * OPEN + k] = there
        total += there * out[G_WORTH + FIRST_MARKER[OF_ADVANCED] + k]
    return total


@rule
def most_pairs(one: int, other: int) -> int:
    """No more linked pairs can there be than stars of either colour with a partner beside them."""
    return min(ones(one & near(other)), ones(other & near(one)))


@rule
def near(spaces: int) -> int:
    return int(NEAR[0, spaces & 255] | NEAR[1, spaces >> BYTE & 255] | NEAR[2, spaces >> 2 * BYTE])


# Which stars are wanted


@rule
def demand(s: Nebula, seat: int, turn: int, out: Row) -> None:
    """In how many empty spaces a star of each colour may lie, and how many open tasks it would bring nearer."""
    g, free = s.galaxies[seat], scratch(COLOURS)
    near_some = (near(g.taken) if g.taken else 1 << CENTRE) & ~g.taken & EVERYWHERE
    for star in range(COLOURS):
        free[star] = near_some & ~near(g.of[star])
        out[G_ROOM + turn * COLOURS + star] = ones(free[star])
    for k in range(OPEN):
        if not s.done[k] >> seat & 1:
            ask_for(wanted(g, PUBLIC[s.tasks[k]], free), turn, out)
    card = task_of(s, seat)
    if card != NONE and personal_lacks(g, card, rival_holes(s, seat)):
        ask_for(wanted(g, PERSONAL[card], free), turn, out)


@rule
def ask_for(colours: int, turn: int, out: Row) -> None:
    for star in range(COLOURS):
        out[G_WANT + turn * COLOURS + star] += colours >> star & 1


@rule
def wanted(g: Galaxy, task: Row, free: Row) -> int:
    """The colours of which a star would bring a task nearer, one bit each."""
    family, ask, area = task[FAMILY], task[ASK], task[AREA]
    if family == EXACT_COLOURS:
        there, room = within(g.of, area), within(free, area)
        return room if ones(there) < ask else room & there if ones(there) == ask else 0
    if family == ALL_DIFFERENT:
        return within(free, area) & ~within(g.of, area)
    if family == SOME_AREA:
        return within(free, area | task[AREA + 1] | task[AREA + 2] | task[AREA + 3])
    if family == FILLED:
        return within(free, EVERYWHERE)
    if family == EACH_COLOUR:
        return fewer(g, ask) & within(free, EVERYWHERE)
    star = task[COLOUR]
    return 1 << star if family != MOST_HOLES and free[star] & lacking(g, family, ask, area, star) else 0


@rule
def within(spaces: Row, area: int) -> int:
    """The colours that have some of their spaces in an area, one bit each."""
    found = 0
    for star in range(COLOURS):
        found |= int(spaces[star] & area != 0) << star
    return found


@rule
def fewer(g: Galaxy, ask: int) -> int:
    """The colours with fewer stars than asked, one bit each."""
    found = 0
    for star in range(COLOURS):
        found |= int(ones(g.of[star]) < ask) << star
    return found


@rule
def lacking(g: Galaxy, family: int, ask: int, area: int, star: int) -> int:
    """The spaces where one more star of a task's own colour would help it."""
    if family == COLOUR_IN_AREA:
        return area
    found = 0
    if family == COLOUR_ON_ORBITS:
        for k in range(len(ORBIT)):
            found |= 0 if g.of[star] & ORBIT[k] else ORBIT[k]
    else:
        for k in range(GROUPS):
            found |= CONSTELLATION[k] if ones(g.of[star] & CONSTELLATION[k]) < ask else 0
    return found


bind(encode, Nebula, encoded)
bind(gist, Nebula, short)
