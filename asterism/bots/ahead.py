"""Looking ahead: each offer is tried in many worlds, and the better half of them is tried again and again.

stage    one trial of all offers that are left; the better half comes into the next one
world    one filling of the holes and one course of luck; within a stage all offers meet the same worlds
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from asterism.bots.greedy import Greedy
from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import STATE, Luck, draw
from asterism.core.game import apply, foresee, imagine, over, utilities
from asterism.core.records import Floats, Row, rule
from asterism.core.table import Seen

LEAST = 8  # worlds that each offer meets at least, on average over the stages
TRUST = 10  # an evaluation counts as much as so many worlds


@rule
def try_all(states: Any, seat: int, actions: Row, luck: Luck, tell: Any, worth: Floats, sums: Floats) -> None:
    """Add to each action's sum what comes of it in one world."""
    start = luck[STATE]
    for i in range(len(actions)):
        luck[STATE] = start
        states[1] = states[0]
        imagine(states[1], seat, luck)
        apply(states[1], seat, actions[i], luck, tell)
        if over(states[1]):
            utilities(states[1], worth)
        else:
            foresee(states[1], seat, luck, worth)
        sums[i] += worth[seat]
    draw(luck, 2)


class Ahead:
    """Trials of a seat's offers, by a number of worlds or by the clock."""

    def __init__(self, seen: Seen, seed: int, sims: int | None, seconds: float) -> None:
        self.seen, self.sims, self.seconds = seen, sims, seconds
        self.luck, self.states = chance.quick(seed), seen.game.states(2)
        self.states[0] = seen.states[0]
        self.worth = np.zeros(seen.game.seats[-1])
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
            try_all(self.states, self.seen.seat, actions, self.luck, NO_TALE, self.worth, sums)
            worlds += 1
        self.visits[left] += worlds
        self.sums[left] += sums

    def scores(self, left: Any) -> Any:
        """What offers brought on average, drawn towards what they looked like."""
        means = self.sums[left] / self.visits[left]
        looked = self.prior[left] - self.prior[left].mean() + means.mean()
        return (self.sums[left] + TRUST * looked) / (self.visits[left] + TRUST)
