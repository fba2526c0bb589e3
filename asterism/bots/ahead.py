"""Looking ahead: each offer is tried in many worlds, and the better half of them is tried again and again.

stage    one trial of all offers that are left; the better half comes into the next one
world    one filling of the holes and one course of luck; within a stage all offers meet the same worlds
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import numpy as np

from asterism.bots.greedy import DEPTH, Greedy, best_end
from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import STATE, Luck, draw
from asterism.core.game import Game, apply, deciders, foresee, imagine, legal, over, turn_of, utilities
from asterism.core.playouts import lowest
from asterism.core.records import NONE, Floats, Row, rule
from asterism.core.table import Seen

ROOT, WORLD, SPARE = 0, 1, 2
ROOM = SPARE + DEPTH
LONGEST = 200  # decisions of a turn
LEAST = 8  # worlds that each offer meets at least, on average over the stages
TRUST = 10  # an evaluation counts as much as so many worlds


class AheadBuffers(NamedTuple):
    """Scratch rows for turns that are played out."""

    outs: Any
    counts: Any
    trial: Any
    ends: Any
    budget: Any

    @staticmethod
    def of(game: Game) -> AheadBuffers:
        outs, seats = np.zeros((ROOM, game.verb.total), np.int32), game.seats[-1]
        return AheadBuffers(outs, np.zeros(ROOM, np.int32), np.zeros(seats), np.zeros(seats), np.zeros(1, np.int64))


@rule
def try_all(states: Any, seat: int, actions: Row, luck: Luck, tell: Any, worth: Floats, sums: Floats, pad: Any) -> None:
    """Add to each action's sum what comes of it in one world."""
    start, turn = luck[STATE], turn_of(states[ROOT])
    for i in range(len(actions)):
        luck[STATE] = start
        states[WORLD] = states[ROOT]
        imagine(states[WORLD], seat, luck)
        apply(states[WORLD], seat, actions[i], luck, tell)
        if turn != NONE:
            finish_turn(states, turn, luck, tell, pad)
        if over(states[WORLD]):
            utilities(states[WORLD], worth)
        else:
            foresee(states[WORLD], seat, luck, worth)
        sums[i] += worth[seat]
    draw(luck, 2)


@rule
def finish_turn(states: Any, turn: int, luck: Luck, tell: Any, pad: Any) -> None:
    """Everybody decides by what then looks best, until the turn is over: only so can offers be compared."""
    s, plies = states[WORLD], 0
    while not over(s) and turn_of(s) == turn and plies < LONGEST:
        plies += 1
        seat = lowest(deciders(s))
        apply(s, seat, best_of(states, seat, luck, tell, pad), luck, tell)


@rule
def best_of(states: Any, seat: int, luck: Luck, tell: Any, pad: Any) -> int:
    """The decision that looks best, as greedy sees it."""
    count = legal(states[WORLD], seat, pad.outs[WORLD])
    best, most = pad.outs[WORLD, 0], -np.inf
    for i in range(count if count > 1 else 0):
        states[SPARE] = states[WORLD]
        apply(states[SPARE], seat, pad.outs[WORLD, i], luck, tell)
        pad.budget[0] = 0
        value = best_end(states, SPARE, seat, luck, pad.outs, pad.counts, tell, pad.trial, pad.ends, pad.budget)
        if value > most:
            best, most = pad.outs[WORLD, i], value
    return int(best)


class Ahead:
    """Trials of a seat's offers, by a number of worlds or by the clock."""

    def __init__(self, seen: Seen, seed: int, sims: int | None, seconds: float) -> None:
        self.seen, self.sims, self.seconds = seen, sims, seconds
        self.luck, self.states = chance.quick(seed), seen.game.states(ROOM)
        self.states[ROOT] = seen.states[0]
        self.worth = np.zeros(seen.game.seats[-1])
        self.pad = AheadBuffers.of(seen.game)
        self.prior = Greedy(seed).weights(seen)
        self.visits, self.sums = np.zeros(len(seen.actions), np.int64), np.zeros(len(seen.actions))

    def run(self) -> tuple[Any, Any]:
        """How many worlds each offer met, and what that brought in all."""
        left = np.argsort(-self.prior, kind="stable")[: self.first_stage()]
        stages = max(1, int(np.ceil(np.log2(len(left)))))
        for _ in range(stages):
            self.stage(left, None if self.sims is None else self.sims // stages, self.seconds / stages)
            left = left[np.argsort(-self.scores(left), kind="stable")][: (len(left) + 1) // 2]
        return self.visits, self.sums

    def first_stage(self) -> int:
        """How many offers are tried at all; by the clock as many as a thousand worlds a second allow."""
        worlds = self.sims if self.sims is not None else int(1000 * self.seconds)
        return int(np.clip(worlds // LEAST, 2, 64))

    def stage(self, left: Any, sims: int | None, seconds: float) -> None:
        actions, sums = np.array([self.seen.actions[i] for i in left], np.int32), np.zeros(len(left))
        began, worlds = time.perf_counter(), 0
        while worlds == 0 or (
            (worlds + 1) * len(left) <= sims if sims is not None else time.perf_counter() < began + seconds
        ):
            try_all(self.states, self.seen.seat, actions, self.luck, NO_TALE, self.worth, sums, self.pad)
            worlds += 1
        self.visits[left] += worlds
        self.sums[left] += sums

    def scores(self, left: Any) -> Any:
        """What offers brought on average, drawn towards what they looked like."""
        means = self.sums[left] / self.visits[left]
        looked = self.prior[left] - self.prior[left].mean() + means.mean()
        return (self.sums[left] + TRUST * looked) / (self.visits[left] + TRUST)
