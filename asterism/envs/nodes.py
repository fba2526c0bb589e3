"""Nodes: positions and draws of a game's tree, as OpenSpiel walks it. A node is never changed: clones share it.

act      what is being carried out: the setup, or a seat's action; it runs on the record before it
told     the outcomes of the act's draws so far; the next draw is a node with as many equal outcomes as it has
past     a digest of all that a seat saw and did, by which its information states differ
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import Luck, Unknown
from asterism.core.game import (
    HOUSE,
    NOW,
    SEEN,
    Game,
    act,
    begin,
    encode,
    fill,
    game,
    hide,
    legal,
    narrow,
    offered,
    results,
    waiting,
)
from asterism.core.playouts import lowest
from asterism.core.records import NONE, Bits, Row, as_ints, odd, rule, scrambled
from asterism.core.table import Seen
from asterism.envs.table_env import RowBuffer

SETUP = (HOUSE, 0)
WHAT, LATEST = 0, 1  # of a past: all but what is seen now, and that


@rule
def perceive(states: Any, ints: Any, holes: Any, rows: Any, pasts: Any, doer: int, action: int) -> None:
    """Write what each seat sees now, and add it to its past; what a seat can't notice leaves no trace there."""
    for seat in range(len(pasts)):
        hide(states, ints, holes[seat])
        encode(states[SEEN], seat, rows[seat].row)
        now, past = digest(rows[seat].row), pasts[seat]
        if seat == doer or past[LATEST] != now:
            past[WHAT] = scrambled(odd(scrambled(past[WHAT]), past[LATEST]))
        if seat == doer:
            past[WHAT] = scrambled(odd(past[WHAT], Bits(action)))
        past[LATEST] = now


@rule
def digest(row: Row) -> Bits:
    """A number that stands for a row."""
    found = Bits(len(row))
    for at in range(len(row)):
        found = odd(found, Bits(row[at] & 255)) * Bits(0x100000001B3)
    return scrambled(found)


@rule
def number_offers(states: Any, ints: Any, holes: Any, seat: int, acts: Row, numbers: Any) -> int:
    """Write a seat's offers, as rules number them and as environments do; how many there are."""
    seen = NOW
    if holes.shape[1] > 0:
        hide(states, ints, holes[seat])
        seen = SEEN
    count = legal(states[seen], seat, acts)
    for k in range(count):
        numbers[0].row[k] = acts[k]
    narrow(states[seen], seat, numbers[0].row, count)
    return count


class Scratch(threading.local):
    """Room for one position and for what a seat sees of it; every thread has its own."""

    def __init__(self, its: Game) -> None:
        self.states = its.states(2)
        self.ints = as_ints(self.states)
        self.acts = np.zeros(its.verb.total, np.int32)
        self.numbers = RowBuffer(its.layout, its.verb.total, np.int32)


class Ground:
    """A kind of table: what all nodes of it share."""

    def __init__(self, slug: str, seats: int, options: Mapping[str, Any], limit: int, zero_sum: bool) -> None:
        self.settings = slug, seats, dict(options), limit, zero_sum
        self.game, self.seats, self.limit, self.zero_sum = game(slug), seats, limit, zero_sum
        self.options = self.game.settle(seats, options)
        self.holes, self.scratch = np.stack([self.game.holes[seat] for seat in range(seats)]), Scratch(self.game)
        self.typed = self.game.layout.typed

    def __reduce__(self) -> Any:
        return Ground, self.settings

    @cached_property
    def start(self) -> Node:
        """The first draw of the setup, or what comes of it if nothing is drawn."""
        nothing = self.game.layout.rows(self.seats)
        return Node(self, b"", 0, 0, np.zeros((self.seats, 2), np.uint64), nothing).done(SETUP, ())

    def worth(self, states: Any) -> tuple[float, ...]:
        """What a game that is over brings each seat."""
        points, worth = np.zeros(self.game.seats[-1], np.int32), np.zeros(self.game.seats[-1])
        results(states, NOW, points, worth)
        if self.zero_sum:
            worth[:2] = worth[0] - worth[1], worth[1] - worth[0]
        return tuple(worth[: self.seats].tolist())


@dataclass(frozen=True, eq=False)
class Node:
    """A position; or one of the draws of an act, with the position before that."""

    ground: Ground
    record: bytes
    plies: int
    deciders: int
    pasts: Any
    rows: Any  # what each seat sees
    act: tuple[int, int] = SETUP
    told: tuple[int, ...] = ()
    outcomes: int = 0  # of the draw

    def __deepcopy__(self, _: Any) -> Node:
        return self

    @cached_property
    def over(self) -> bool:
        return not self.outcomes and (self.deciders == 0 or self.plies >= self.ground.limit)

    @cached_property
    def to_act(self) -> int:
        """The seat that decides, of several the lowest, blind to what the others chose; NONE where nobody does."""
        return NONE if self.outcomes or self.over else int(lowest(self.deciders))

    @cached_property
    def worth(self) -> tuple[float, ...]:
        """What the game has brought each seat: nothing, before it is over."""
        ended = self.over and self.deciders == 0
        return self.ground.worth(self.laid().states) if ended else (0.0,) * self.ground.seats

    def laid(self) -> Scratch:
        """The position, laid out in this thread's room for one."""
        room = self.ground.scratch
        if self.record:
            room.ints[NOW] = np.frombuffer(self.record, np.int32)
        else:
            room.ints[NOW] = 0
            room.states["seats"] = self.ground.seats
        return room

    # What seats know

    @cached_property
    def offers(self) -> dict[int, int]:
        """The offers of the seat to act: their numbers, and the actions that these stand for."""
        room, ground = self.laid(), self.ground
        count = number_offers(room.states, room.ints, ground.holes, self.to_act, room.acts, room.numbers.typed)
        pairs = zip(room.numbers.numbers[0, :count].tolist(), room.acts[:count].tolist(), strict=True)
        return dict(sorted(pairs))

    def seen(self, seat: int) -> Seen:
        """What a seat knows; its offers if it decides."""
        room, its = self.laid(), self.ground.game
        hide(room.states, room.ints, its.holes[seat])
        hidden, count = room.states[SEEN : SEEN + 1].copy(), 0
        if self.deciders >> seat & 1:
            count = int(offered(room.states, room.ints, its.holes[seat], seat, room.acts))
        return Seen(its, seat, self.ground.seats, hidden, tuple(room.acts[:count].tolist()))

    def past(self, seat: int) -> Any:
        """A seat's past, with what it sees now, as bytes."""
        return self.pasts[seat].view(np.uint8)

    # Going on

    def after(self, number: int) -> Node:
        """What follows when the seat to act plays a number, or when a draw has an outcome."""
        if not self.outcomes:
            return self.done((self.to_act, self.offers[number]), ())
        return self.done(self.act, (*self.told, number))

    def done(self, doing: tuple[int, int], told: tuple[int, ...]) -> Node:
        """Carry an act out with the outcomes that are known; where they end is another draw, unless it has one end."""
        while True:
            luck = chance.told(told)
            try:
                deciders = self._try(doing, luck)
            except Unknown:
                if chance.asked(luck) > 1:
                    return replace(self, act=doing, told=told, outcomes=chance.asked(luck))
                told = (*told, 0)
            else:
                return self._settled(doing, deciders)

    def _try(self, doing: tuple[int, int], luck: Luck) -> int:
        room = self.laid()
        if doing == SETUP:
            return int(begin(room.states, self.ground.options, luck))
        return int(act(room.states, NOW, *doing, luck, NO_TALE)[0])

    def _settled(self, doing: tuple[int, int], deciders: int) -> Node:
        """An act is done: what it left behind in this thread's room, and what everybody saw of it."""
        ground = self.ground
        room, rows, pasts = ground.scratch, np.empty_like(self.rows), self.pasts.copy()
        perceive(room.states, room.ints, ground.holes, ground.typed(rows), pasts, *doing)
        record = room.ints[NOW].tobytes()
        return Node(ground, record, self.plies + (doing != SETUP), deciders, pasts, rows)

    def imagined(self, seat: int, luck: Luck) -> Node:
        """A position that a seat can't tell from this one; the others have no past in it."""
        room = self.laid()
        hide(room.states, room.ints, self.ground.game.holes[seat])
        room.states[NOW] = room.states[SEEN]
        fill(room.states, NOW, seat, luck)
        other = replace(self, pasts=np.zeros_like(self.pasts))._settled(SETUP, int(waiting(room.states, NOW)))
        other.pasts[seat] = self.pasts[seat]
        return replace(other, plies=self.plies)
