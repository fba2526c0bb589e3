"""A turn of Nebula: the choice before it, taking, placing, checking tasks and refilling."""

from __future__ import annotations

from typing import Any

from asterism.core.actions import ALL, only, others, say
from asterism.core.chance import Luck, reveal
from asterism.core.records import NONE, rule
from asterism.games.nebula.cards import public_lacks
from asterism.games.nebula.counters import advance
from asterism.games.nebula.galaxy import Galaxy, filled, lay
from asterism.games.nebula.pieces import (
    ADVANCED,
    BEGAN,
    CAUSES,
    CHOSE,
    CLUSTERS,
    COMPLETED,
    CONSTELLATION,
    CONSTELLATION_OF,
    DECIDED,
    DRAWN,
    DREW,
    DROPPED,
    ENDED,
    ENDING,
    FADED,
    FELL,
    FINISHED,
    FULFILLED,
    GAVE,
    GLOWING,
    HOLE,
    IGNITED,
    KEEPS,
    KEPT,
    MOVED,
    OPEN,
    PLACED,
    POINTS,
    RAYS,
    REACHED,
    REPLACED,
    STARS,
    START_STARS,
    STEPS,
    TOOK,
    TRACK_END,
    TRACKED,
    UNVEILED,
)
from asterism.games.nebula.scoring import causes, constellation_worth, personal
from asterism.games.nebula.sky import (
    ADVANCING,
    CHOOSING,
    DONE,
    EXCHANGING,
    KEEPING,
    PLACING,
    TAKING,
    Nebula,
    drawn,
    drawn_other,
    others_in_bag,
    refill,
)

# The order of play (book 3)


@rule
def deciders(s: Nebula) -> int:
    return (1 << s.seats) - 1 - s.ready if s.step == CHOOSING else 1 << s.turn


@rule
def start_turn(s: Nebula, seat: int) -> None:
    s.step, s.turn, s.cluster, s.left = TAKING, seat, 0, STEPS
    s.placed, s.matched = 0, 0


# The choice of a personal task (book 2)


@rule
def choose(s: Nebula, seat: int, card: int, luck: Luck, tell: Any) -> None:
    """Keep one of the two cards dealt, in secret."""
    s.task[seat] = s.dealt[seat, card]
    s.ready |= 1 << seat
    say(tell, CHOSE, only(seat), seat, s.task[seat])
    say(tell, DECIDED, others(seat), seat)
    if deciders(s) == 0:
        begin(s, luck, tell)


@rule
def begin(s: Nebula, luck: Luck, tell: Any) -> None:
    """All have chosen: start stars in turn order, then the first turn."""
    for seat in range(s.seats):
        for _ in range(START_STARS[seat]):
            star = drawn(s, luck)
            s.galaxies[seat].observatory[star] += 1
            say(tell, BEGAN, ALL, seat, star)
    start_turn(s, 0)


# I. Taking stars (book 4 and 5)


@rule
def move(s: Nebula, seat: int, steps: int, tell: Any) -> None:
    """Move a clock; with no step left the others stay, and the stars at all clocks are taken."""
    cluster = s.cluster
    if steps != 0:
        s.clock[cluster] = (s.clock[cluster] + steps + RAYS) % RAYS
        say(tell, MOVED, ALL, seat, cluster, steps, s.clock[cluster])
    s.left -= abs(steps)
    s.cluster += 1
    if s.left == 0:
        take(s, seat, tell)


@rule
def take(s: Nebula, seat: int, tell: Any) -> None:
    for cluster in range(CLUSTERS):
        ray = s.clock[cluster]
        star = s.rays[cluster, ray]
        if star != NONE:
            s.rays[cluster, ray] = NONE
            s.galaxies[seat].observatory[star] += 1
            say(tell, TOOK, ALL, seat, cluster, ray, star)
    start_placing(s)


@rule
def start_placing(s: Nebula) -> None:
    s.step, s.cluster, s.left = PLACING, 0, 0


@rule
def succumb(s: Nebula, seat: int, star: int, luck: Luck, tell: Any) -> None:
    """Chaos: give a star up, draw five, keep two."""
    discard(s, seat, star)
    say(tell, GAVE, ALL, seat, star)
    count = min(DRAWN, s.stock)
    for _ in range(count):
        found = drawn(s, luck)
        s.drawn[found] += 1
        say(tell, DREW, ALL, seat, found)
    s.step, s.keep, s.left = KEEPING, min(KEPT, count), 0
    if count <= KEPT:
        keep_all(s, seat, tell)


@rule
def discard(s: Nebula, seat: int, star: int) -> None:
    """A star of the observatory leaves the game."""
    s.galaxies[seat].observatory[star] -= 1
    s.box[star] += 1


@rule
def keep_all(s: Nebula, seat: int, tell: Any) -> None:
    for star in range(STARS):
        while s.drawn[star] > 0:
            keep(s, seat, star, tell)


@rule
def keep(s: Nebula, seat: int, star: int, tell: Any) -> None:
    s.drawn[star] -= 1
    s.galaxies[seat].observatory[star] += 1
    s.keep -= 1
    say(tell, KEEPS, ALL, seat, star)
    if s.keep == 0:
        drop(s, seat, tell)


@rule
def drop(s: Nebula, seat: int, tell: Any) -> None:
    """What is not kept leaves the game."""
    for star in range(STARS):
        while s.drawn[star] > 0:
            s.drawn[star] -= 1
            s.box[star] += 1
            say(tell, DROPPED, ALL, seat, star)
    start_placing(s)


# II. Placing stars (book 6 to 8)


@rule
def count_placed(s: Nebula, star: int) -> None:
    s.placed |= 1 << star
    if star == s.nova:
        s.matched = 1


@rule
def place(s: Nebula, seat: int, star: int, space: int, tell: Any) -> None:
    g, before = s.galaxies[seat], met(s, seat, tell)
    g.observatory[star] -= 1
    old = lay(g, star, space)
    if old != NONE:
        s.box[old] += 1
        say(tell, REPLACED, ALL, seat, old, space)
    count_placed(s, star)
    say(tell, PLACED, ALL, seat, star, space)
    tell_gains(s, seat, space, old, before, tell)


@rule
def met(s: Nebula, seat: int, tell: Any) -> int:
    """For the story alone: the open public tasks that the galaxy meets as it is, one bit each."""
    found = 0
    if tell is not None:
        for k in range(OPEN):
            if meets(s, seat, k):
                found |= 1 << k
    return found


@rule
def meets(s: Nebula, seat: int, k: int) -> bool:
    """Does a player meet a public task for which there is no marker star yet?"""
    return not s.done[k] >> seat & 1 and public_lacks(s.galaxies[seat], s.tasks[k]) == 0


@rule
def tell_gains(s: Nebula, seat: int, space: int, old: int, before: int, tell: Any) -> None:
    """What a star has completed and reached."""
    if tell is not None:
        k = CONSTELLATION_OF[space]
        if old == NONE and filled(s.galaxies[seat], CONSTELLATION[k]):
            say(tell, COMPLETED, ALL, seat, k, constellation_worth(s, k))
        now = met(s, seat, tell) & ~before
        for task in range(OPEN):
            if now >> task & 1:
                later = 1 if s.done[task] else 0
                say(tell, REACHED, ALL, seat, task, s.tasks[task], 1 - later, POINTS[s.tasks[task], later])


@rule
def fall(s: Nebula, seat: int, tell: Any) -> None:
    """A black hole goes to the strip and moves the common marker, unless that is at its end."""
    g = s.galaxies[seat]
    g.observatory[HOLE] -= 1
    g.holes += 1
    count_placed(s, HOLE)
    say(tell, FELL, ALL, seat, g.holes)
    if s.track < TRACK_END:
        s.track += 1
        say(tell, TRACKED, ALL, s.track)
        if GLOWING >> s.track & 1:
            ask_for_nova(s, g, tell)
        else:
            after_hole(s)


@rule
def ask_for_nova(s: Nebula, g: Galaxy, tell: Any) -> None:
    """A new supernova, if there is any star for it."""
    own = 0
    for star in range(STARS):
        own += g.observatory[star]
    if own + others_in_bag(s, s.nova) > 0:
        s.step = EXCHANGING
        return
    fade(s, 1, tell)
    after_hole(s)


@rule
def fade(s: Nebula, dark: int, tell: Any) -> None:
    """The old supernova leaves the game; dark: none follows."""
    if s.nova != NONE:
        s.box[s.nova] += 1
        say(tell, FADED, ALL, s.nova, dark)
        s.nova = NONE


@rule
def exchange(s: Nebula, seat: int, star: int, tell: Any) -> None:
    """A star of the own observatory becomes the supernova."""
    fade(s, 0, tell)
    s.galaxies[seat].observatory[star] -= 1
    s.nova = star
    say(tell, IGNITED, ALL, seat, star, 0)
    after_hole(s)


@rule
def redraw(s: Nebula, seat: int, luck: Luck, tell: Any) -> None:
    """A star drawn becomes the supernova, of another colour than the old one."""
    old = s.nova
    fade(s, 0, tell)
    s.nova = drawn_other(s, old, luck)
    say(tell, IGNITED, ALL, seat, s.nova, 1)
    after_hole(s)


@rule
def after_hole(s: Nebula) -> None:
    """In the full game a value marker moves too."""
    s.step = PLACING if s.basic else ADVANCING


@rule
def advance_marker(s: Nebula, seat: int, marker: int, tell: Any) -> None:
    advance(s.counters[0], marker)
    s.step = PLACING
    say(tell, ADVANCED, ALL, seat, marker, s.counters[0].field[marker])


# III. and IV. Tasks, refilling, and who is next (book 10 to 12)


@rule
def finish(s: Nebula, seat: int, luck: Luck, tell: Any) -> None:
    """The end of a turn; with the last seat's turn the round ends, and maybe the game."""
    before = causes(s)
    say(tell, FINISHED, ALL, seat)
    check_tasks(s, seat, tell)
    refill(s, luck, tell)
    announce(s, before, tell)
    if seat < s.seats - 1:
        start_turn(s, seat + 1)
    elif causes(s):
        end(s, luck, tell)
    else:
        s.rounds += 1
        start_turn(s, 0)


@rule
def check_tasks(s: Nebula, seat: int, tell: Any) -> None:
    """A marker star for every public task that is fulfilled now."""
    for k in range(OPEN):
        if meets(s, seat, k):
            later = 1 if s.done[k] else 0
            if not later:
                s.first[k] = seat
            s.done[k] |= 1 << seat
            say(tell, FULFILLED, ALL, seat, k, s.tasks[k], 1 - later, POINTS[s.tasks[k], later])


@rule
def announce(s: Nebula, before: int, tell: Any) -> None:
    """Say what now ends the game with this round and did not before."""
    if tell is not None:
        found = causes(s) & ~before
        for cause in range(CAUSES):
            if found >> cause & 1:
                say(tell, ENDING, ALL, cause)


@rule
def end(s: Nebula, luck: Luck, tell: Any) -> None:
    """All show their personal tasks."""
    reveal(luck)
    s.step, s.placed, s.matched = DONE, 0, 0
    say(tell, ENDED, ALL)
    for seat in range(s.seats):
        s.shown[seat] = s.task[seat]
        say(tell, UNVEILED, ALL, seat, s.shown[seat], personal(s, seat, s.shown[seat]))
