"""What a batch does, in compiled code: loops over a stretch of its tables."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from asterism.core.chance import FIRST, stream
from asterism.core.game import Game, apply, deciders, encode, legal, narrow, over, setup, utilities, widen
from asterism.core.playouts import lowest
from asterism.core.records import HIDDEN, NONE, Row, rule, words
from asterism.core.rows import clear


class Tables(NamedTuple):
    """All tables of a batch, one entry of each array a table."""

    states: Any
    blank: Any  # one state before its setup
    options: Any
    holes: Any  # what each seat may not see
    lucks: Any
    games: Any  # how many were begun
    plies: Any
    to_act: Any
    acts: Any  # the actions about to be carried out, as rules number them
    worth: Any
    over: Any
    cut: Any  # was the game that is over past the limit?

    @staticmethod
    def of(game: Game, tables: int, seats: int, options: Any) -> Tables:
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
            over=np.zeros(tables, np.bool_),
            cut=np.zeros(tables, np.bool_),
        )


class Desk(NamedTuple):
    """What one thread needs to look at a table."""

    seen: Any  # a record with holes
    words: Any
    offers: Any

    @staticmethod
    def of(game: Game) -> Desk:
        seen = game.states(1)
        return Desk(seen, words(seen), np.zeros(game.verb.total, np.int32))


@rule
def hide(t: Any, d: Any, i: int, seat: int) -> None:
    """Lay a table's record on the desk, with holes where the seat may not look."""
    d.seen[0] = t.states[i]
    for k in range(t.holes.shape[1]):
        d.words[0, t.holes[seat, k]] = HIDDEN


@rule
def begin(t: Any, seed: int, i: int) -> None:
    """Lay the next game of a table out."""
    t.states[i] = t.blank[0]
    stream(t.lucks[i], seed, i, t.games[i])
    setup(t.states[i], t.options, t.lucks[i])
    t.games[i] += 1
    t.plies[i] = 0
    t.to_act[i] = lowest(deciders(t.states[i]))


@rule
def begin_some(t: Any, seed: int, first: int, end: int) -> None:
    for i in range(first, end):
        begin(t, seed, i)


@rule
def observe_some(t: Any, d: Any, rows: Any, first: int, end: int) -> None:
    """Write what each table's seat to act sees."""
    for i in range(first, end):
        seat, s = t.to_act[i], t.states[i]
        if t.holes.shape[1]:
            hide(t, d, i, seat)
            s = d.seen[0]
        encode(s, seat, rows[i].row)


@rule
def mask_some(t: Any, d: Any, rows: Any, first: int, end: int) -> None:
    """Write what each table's seat to act may do."""
    for i in range(first, end):
        seat, s, row = t.to_act[i], t.states[i], rows[i].row
        if t.holes.shape[1]:
            hide(t, d, i, seat)
            s = d.seen[0]
        clear(row, 0, len(row))
        count = legal(s, seat, d.offers)
        narrow(s, seat, d.offers, count)
        for k in range(count):
            row[d.offers[k]] = 1


@rule
def first_wrong(t: Any, d: Any, numbers: Any, first: int, end: int) -> int:
    """The first table whose action is not offered, or NONE; notes what the actions are."""
    for i in range(first, end):
        seat, s = t.to_act[i], t.states[i]
        if t.holes.shape[1]:
            hide(t, d, i, seat)
            s = d.seen[0]
        t.acts[i] = widen(s, seat, numbers[i].row[0])
        if not among(d.offers, legal(s, seat, d.offers), t.acts[i]):
            return i
    return NONE


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
def step_some(t: Any, seed: int, limit: int, first: int, end: int) -> None:
    """Carry the noted actions out; a game that is over is followed by the next one."""
    for i in range(first, end):
        if t.over[i]:
            for seat in range(t.worth.shape[1]):
                t.worth[i, seat] = 0.0
        apply(t.states[i], t.to_act[i], t.acts[i], t.lucks[i], None)
        t.plies[i] += 1
        ended = over(t.states[i])
        t.cut[i] = not ended and t.plies[i] >= limit
        t.over[i] = ended or t.cut[i]
        if ended:
            utilities(t.states[i], t.worth[i])
        if t.over[i]:
            begin(t, seed, i)
        else:
            t.to_act[i] = lowest(deciders(t.states[i]))
