"""What environments do, in compiled code: loops over a stretch of tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from asterism.bots.greedy import GreedyBuffers, copy, decide
from asterism.core.chance import FIRST, draw, stream
from asterism.core.game import Game, apply, deciders, encode, legal, narrow, over, scores, setup, utilities, widen
from asterism.core.playouts import lowest
from asterism.core.records import HIDDEN, NONE, Floats, Row, as_ints, rule
from asterism.core.rows import clear

FIXED = ("blank", "options", "holes", "offers", "counts")  # of tables, by their settings or by their states
ENDLESS = 1 << 62  # decisions
FEW = 16  # tables
BLIND = -1  # a rival that plays any offer
THINKS = -2  # a rival that chooses outside of compiled code


class Tables(NamedTuple):
    """Some tables of one kind, one entry of each array a table."""

    states: Any
    blank: Any  # one state before its setup
    options: Any
    holes: Any  # what each seat may not see
    lucks: Any
    games: Any  # how many were begun
    plies: Any
    to_act: Any  # the seat that decides, the lowest of several; NONE where the game is over
    acts: Any  # the actions about to be carried out, as rules number them
    worth: Any  # of the last game that is over, for each seat
    rewards: Any  # what the last step brought each seat
    over: Any  # did the last step end the game?
    cut: Any  # was it past the limit?
    points: Any  # of each seat, as last counted
    places: Any  # of each seat in the last game that is over, from 1
    leads: Any  # of each seat, where rewards are scores; else without columns
    offers: Any  # of the seat to act, if they were looked for already
    counts: Any  # how many they are, or NONE

    @staticmethod
    def of(game: Game, tables: int, seats: int, options: Any, by_scores: bool) -> Tables:
        blank = game.states(1)
        blank["seats"] = seats
        return Tables(
            states=game.states(tables),
            blank=blank,
            options=options,
            holes=np.stack([game.holes[seat] for seat in range(seats)]),
            lucks=np.zeros((tables, FIRST), np.uint64),
            games=np.zeros(tables, np.int64),
            plies=np.zeros(tables, np.int64),
            to_act=np.zeros(tables, np.int32),
            acts=np.zeros(tables, np.int64),
            worth=np.zeros((tables, game.seats[-1])),
            rewards=np.zeros((tables, game.seats[-1])),
            over=np.zeros(tables, np.bool_),
            cut=np.zeros(tables, np.bool_),
            points=np.zeros((tables, game.seats[-1]), np.int32),
            places=np.zeros((tables, game.seats[-1]), np.int8),
            leads=np.zeros((tables, seats if by_scores else 0)),
            offers=np.zeros((tables, game.verb.total), np.int32),
            counts=np.full(tables, NONE, np.int32),
        )

    def state(self) -> dict[str, bytes]:
        """What changes from step to step, as bytes."""
        return {name: getattr(self, name).tobytes() for name in self._fields if name not in FIXED}

    def restore(self, state: Mapping[str, bytes]) -> None:
        for name in self._fields:
            if name not in FIXED:
                refill(getattr(self, name), state[name])
        self.counts[:] = NONE


def refill(array: Any, kept: bytes) -> None:
    """Put kept bytes back into the memory of an array."""
    memory, numbers = array.view(np.uint8).reshape(-1), np.frombuffer(kept, np.uint8)
    if len(memory) != len(numbers):
        raise ValueError(f"{len(numbers)} bytes were saved where there are {len(memory)}")
    memory[:] = numbers


class StepBuffers(NamedTuple):
    """What one thread needs to look at a table, and to play there."""

    seen: Any  # a record with holes
    ints: Any
    offers: Any
    mind: Any

    @staticmethod
    def of(game: Game) -> StepBuffers:
        mind = GreedyBuffers.of(game)
        return StepBuffers(mind.seen, as_ints(mind.seen), np.zeros(game.verb.total, np.int32), mind)


class Rivals(NamedTuple):
    """Who plays against a learner at each table, and how."""

    learner: Any  # the learner's seat
    wrong: Any  # did the learner's last action end the game, since it was not offered?
    fresh: Any  # has the learner not been asked yet in this game?
    overlook: Any  # for the other seats in turn order: what greedy overlooks in a hundred, BLIND or THINKS
    lucks: Any  # of what they imagine
    slips: Any  # of what they overlook

    @staticmethod
    def of(tables: int, overlook: Any) -> Rivals:
        lucks, slips = np.zeros((2, tables, FIRST), np.uint64)
        wrong, fresh = np.zeros((2, tables), np.bool_)
        return Rivals(np.zeros(tables, np.int32), wrong, fresh, overlook, lucks, slips)


@rule
def hide(t: Any, d: Any, i: int, seat: int) -> None:
    """Lay a table's record on the desk, with holes where the seat may not look."""
    d.seen[0] = t.states[i]
    for k in range(t.holes.shape[1]):
        d.ints[0, t.holes[seat, k]] = HIDDEN


@rule
def begin(t: Any, seed: int, i: int) -> None:
    """Lay the next game of a table out."""
    t.states[i] = t.blank[0]
    stream(t.lucks[i], seed, i, t.games[i])
    setup(t.states[i], t.options, t.lucks[i])
    t.games[i] += 1
    t.plies[i] = 0
    t.to_act[i] = lowest(deciders(t.states[i]))
    t.counts[i] = NONE
    lead(t, i)


@rule
def begin_some(t: Any, seed: int, first: int, end: int) -> None:
    for i in range(first, end):
        begin(t, seed, i)


# Looking


@rule
def observe_some(t: Any, d: Any, seats: Row, rows: Any, first: int, end: int) -> None:
    """Write what one seat of each table sees."""
    for i in range(first, end):
        seat, s = seats[i], t.states[i]
        if t.holes.shape[1]:
            hide(t, d, i, seat)
            s = d.seen[0]
        encode(s, seat, rows[i].row)


@rule
def mask_some(t: Any, d: Any, seats: Row, rows: Any, first: int, end: int) -> None:
    """Write what one seat of each table may do: nothing, if it is not to act."""
    for i in range(first, end):
        seat, s, row = seats[i], t.states[i], rows[i].row
        clear(row, 0, len(row))
        if seat != t.to_act[i]:
            continue
        if t.holes.shape[1]:
            hide(t, d, i, seat)
            s = d.seen[0]
        count = legal(s, seat, d.offers)
        for k in range(count):
            t.offers[i, k] = d.offers[k]
        t.counts[i] = count
        narrow(s, seat, d.offers, count)
        for k in range(count):
            row[d.offers[k]] = 1


@rule
def offers_of(t: Any, d: Any, i: int, seat: int) -> int:
    """Lay a seat's offers on the desk, beside what it sees, and say how many there are."""
    hide(t, d, i, seat)
    return legal(d.seen[0], seat, d.offers)


@rule
def note(t: Any, d: Any, i: int, number: int) -> bool:
    """Note the action that a number stands for; is it offered?"""
    seat, s = t.to_act[i], t.states[i]
    if t.holes.shape[1]:
        hide(t, d, i, seat)
        s = d.seen[0]
    t.acts[i] = widen(s, seat, number)
    if t.counts[i] != NONE:
        return among(t.offers[i], t.counts[i], t.acts[i])
    return among(d.offers, legal(s, seat, d.offers), t.acts[i])


@rule
def among(offers: Row, count: int, action: int) -> bool:
    """Is an action among the offers, which ascend?"""
    low, high = 0, count
    while low < high:
        middle = (low + high) >> 1
        if offers[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and offers[low] == action


@rule
def first_wrong(t: Any, d: Any, idle: Any, numbers: Any, first: int, end: int) -> int:
    """The first table that is not idle and whose action is not offered, or NONE; notes what the actions are."""
    for i in range(first, end):
        if not idle[i] and not note(t, d, i, numbers[i].row[0]):
            return i
    return NONE


# Playing


@rule
def advance(t: Any, limit: int, i: int) -> None:
    """Carry a table's noted action out."""
    t.counts[i] = NONE
    apply(t.states[i], t.to_act[i], t.acts[i], t.lucks[i], None)
    t.plies[i] += 1
    ended = over(t.states[i])
    t.cut[i] = not ended and t.plies[i] >= limit
    t.over[i] = ended or t.cut[i]
    if t.over[i]:
        settle(t, i)
    t.to_act[i] = NONE if t.over[i] else lowest(deciders(t.states[i]))


@rule
def settle(t: Any, i: int) -> None:
    """How a game came out: what it was worth, nothing if it was cut off, the points, and the places by both."""
    empty(t.worth[i])
    if not t.cut[i]:
        utilities(t.states[i], t.worth[i])
    scores(t.states[i], t.points[i])
    seats = t.blank[0].seats
    for seat in range(seats):
        t.places[i, seat] = 1
        for other in range(seats):
            more = t.worth[i, other] - t.worth[i, seat]
            t.places[i, seat] += more > 0.0 or (more == 0.0 and t.points[i, other] > t.points[i, seat])


@rule
def pay(t: Any, i: int) -> None:
    """What each seat gets for the last step: what its lead grew by where rewards are scores, else a game's worth."""
    seats = t.leads.shape[1]
    if seats == 0:
        empty(t.rewards[i])
        if t.over[i]:
            copy(t.worth[i], t.rewards[i])
        return
    for seat in range(seats):
        t.rewards[i, seat] = -t.leads[i, seat]
    lead(t, i)
    for seat in range(seats):
        t.rewards[i, seat] += t.leads[i, seat]


@rule
def lead(t: Any, i: int) -> None:
    """By how many points each seat is ahead of the best other one; alone what its game is worth so far."""
    seats = t.leads.shape[1]
    if seats == 1:
        utilities(t.states[i], t.leads[i])
    elif seats:
        scores(t.states[i], t.points[i])
        for seat in range(seats):
            t.leads[i, seat] = t.points[i, seat] - best_other(t.points[i], seats, seat)


@rule
def best_other(points: Row, seats: int, seat: int) -> int:
    most = points[(seat + 1) % seats]
    for other in range(seats):
        if other != seat:
            most = max(most, points[other])
    return int(most)


@rule
def empty(numbers: Floats) -> None:
    for at in range(len(numbers)):
        numbers[at] = 0.0


@rule
def step_some(t: Any, seed: int, limit: int, again: bool, first: int, end: int) -> None:
    """Carry the noted actions out; where that is wanted, a game that is over is followed by the next one."""
    for i in range(first, end):
        advance(t, limit, i)
        pay(t, i)
        if again and t.over[i]:
            begin(t, seed, i)


@rule
def step_and_look_some(t: Any, d: Any, seed: int, limit: int, rows: Any, masks: Any, first: int, end: int) -> None:
    """Carry the noted actions out and write what is seen and may be done next, a few tables at a time, whose states
    are still at hand then."""
    for start in range(first, end, FEW):
        stop = min(start + FEW, end)
        step_some(t, seed, limit, True, start, stop)
        observe_some(t, d, t.to_act, rows, start, stop)
        mask_some(t, d, t.to_act, masks, start, stop)


# Playing against a learner


@rule
def renew(t: Any, r: Any, seat: int, seed: int, i: int) -> None:
    """The next game of a table, which no limit ends before the learner is asked; it may have a seat of its own, or
    move on by one."""
    r.learner[i] = seat if seat != NONE else (i + t.games[i]) % t.blank[0].seats
    stream(r.lucks[i], seed + 1, i, t.games[i])
    stream(r.slips[i], seed + 2, i, t.games[i])
    begin(t, seed, i)
    t.over[i] = t.cut[i] = r.wrong[i] = False
    r.fresh[i] = True


@rule
def follow(t: Any, d: Any, r: Any, limit: int, i: int) -> None:
    """The others play until the learner is to act, which is given its reward then; or until one of them thinks."""
    while not t.over[i] and t.to_act[i] != r.learner[i]:
        seat = t.to_act[i]
        overlook = r.overlook[(seat - r.learner[i]) % t.blank[0].seats - 1]
        if overlook == THINKS:
            return
        count = offers_of(t, d, i, seat)
        if overlook == BLIND:
            t.acts[i] = d.offers[draw(r.slips[i], count)]
        else:
            t.acts[i] = decide(d.mind, seat, d.offers, count, r.lucks[i], r.slips[i], overlook)
        advance(t, ENDLESS if r.fresh[i] else limit, i)
    if r.fresh[i]:
        lead(t, i)
        empty(t.rewards[i])
    else:
        pay(t, i)


@rule
def learn_some(
    t: Any,
    d: Any,
    r: Any,
    seat: int,
    numbers: Any,
    seed: int,
    limit: int,
    worst: float,
    playing: bool,
    first: int,
    end: int,
) -> None:
    """Where a game is over the next one begins; at the other tables, if that is wanted, a learner plays its number."""
    for i in range(first, end):
        if t.over[i]:
            renew(t, r, seat, seed, i)
            follow(t, d, r, limit, i)
        elif playing and note(t, d, i, numbers[i].row[0]):
            r.fresh[i] = False
            advance(t, limit, i)
            follow(t, d, r, limit, i)
        elif playing:
            t.over[i] = r.wrong[i] = True
            t.to_act[i] = NONE
            empty(t.rewards[i])
            t.rewards[i, r.learner[i]] = worst - (t.leads[i, r.learner[i]] if t.leads.shape[1] else 0.0)


@rule
def think_some(t: Any, d: Any, r: Any, limit: int, thought: Any, first: int, end: int) -> None:
    """Where a rival has thought, its noted action is carried out, and the others play on."""
    for i in range(first, end):
        if thought[i]:
            advance(t, ENDLESS if r.fresh[i] else limit, i)
            follow(t, d, r, limit, i)
