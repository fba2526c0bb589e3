"""Greedy: looks to the end of its own turn and takes what then looks best."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from asterism.bots.explanation import Explanation
from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import STATE, Luck, draw
from asterism.core.game import Game, apply, at_rest, deciders, evaluate, imagine, is_quiescent, legal, over
from asterism.core.records import NONE, Floats, Row, rule
from asterism.core.table import Seen

DEPTH = 12
NODES = 20_000
WORLDS = 4


@rule
def leaf(s: Any, seat: int) -> bool:
    """Is the seat's turn done, or not its own any more, or can positions be compared already?"""
    return over(s) or at_rest(s) or is_quiescent(s) or deciders(s) != 1 << seat


@rule
def copy(source: Floats, target: Floats) -> None:
    for i in range(len(source)):
        target[i] = source[i]


@rule
def best_end(
    states: Any,
    top: int,
    seat: int,
    luck: Luck,
    outs: Any,
    counts: Row,
    tell: Any,
    trial: Floats,
    ends: Floats,
    budget: Row,
) -> float:
    """The best evaluation a seat reaches from states[top] by the rest of its turn; everybody's is left in ends."""
    depth = top
    counts[depth] = 0 if leaf(states[depth], seat) else legal(states[depth], seat, outs[depth])
    if counts[depth] == 0:
        evaluate(states[depth], ends)
        return ends[seat]
    best = -np.inf
    while depth >= top:
        if counts[depth] == 0:
            depth -= 1
            continue
        counts[depth] -= 1
        states[depth + 1] = states[depth]
        apply(states[depth + 1], seat, outs[depth, counts[depth]], luck, tell)
        budget[0] += 1
        if depth + 2 < len(states) and budget[0] < NODES and not leaf(states[depth + 1], seat):
            depth += 1
            counts[depth] = legal(states[depth], seat, outs[depth])
            continue
        evaluate(states[depth + 1], trial)
        if trial[seat] > best:
            best = trial[seat]
            copy(trial, ends)
    return best


@rule
def weigh(
    states: Any,
    seat: int,
    actions: Row,
    count: int,
    luck: Luck,
    outs: Any,
    counts: Row,
    tell: Any,
    worth: Any,
    values: Floats,
    budget: Row,
) -> None:
    """Add to each action's value what it leads to in one imagined world."""
    imagine(states[0], seat, luck)
    for i in range(count):
        states[1] = states[0]
        budget[0] = 0
        apply(states[1], seat, actions[i], luck, tell)
        values[i] += best_end(states, 1, seat, luck, outs, counts, tell, worth[0], worth[1], budget)


@rule
def appraise(m: Any, seat: int, actions: Row, count: int, luck: Luck) -> None:
    """Leave in m.values what each action leads to on average over some worlds; without luck one world tells all."""
    for i in range(count):
        m.values[i] = 0.0
    worlds = 0
    while worlds < WORLDS:
        before = luck[STATE]
        m.states[0] = m.seen[0]
        weigh(m.states, seat, actions, count, luck, m.outs, m.counts, m.tell, m.worth, m.values, m.budget)
        worlds += 1
        if luck[STATE] == before:
            break
    for i in range(count):
        m.values[i] /= worlds


@rule
def noticed_best(values: Floats, count: int, luck: Luck, overlook: int) -> int:
    """Where the best of the values is that are not overlooked; if all are, the best of all."""
    best, noticed = 0, NONE
    for i in range(count):
        if values[i] > values[best]:
            best = i
        if (overlook == 0 or draw(luck, 100) >= overlook) and (noticed == NONE or values[i] > values[noticed]):
            noticed = i
    return noticed if noticed != NONE else best


@rule
def decide(m: Any, seat: int, actions: Row, count: int, luck: Luck, slips: Luck, overlook: int) -> int:
    """What greedy plays on what lies in m.seen; luck is that of its worlds, slips that of what it overlooks."""
    if count == 1:
        return int(actions[0])
    appraise(m, seat, actions, count, luck)
    return int(actions[noticed_best(m.values, count, slips, overlook)])


class GreedyBuffers(NamedTuple):
    """Room to think in."""

    seen: Any
    states: Any
    outs: Any
    counts: Any
    tell: Any
    worth: Any
    values: Any
    budget: Any

    @staticmethod
    def of(game: Game) -> GreedyBuffers:
        actions = game.verb.total
        return GreedyBuffers(
            seen=game.states(1),
            states=game.states(DEPTH),
            outs=np.zeros((DEPTH, actions), np.int32),
            counts=np.zeros(DEPTH, np.int32),
            tell=NO_TALE,
            worth=np.zeros((2, game.seats[-1])),
            values=np.zeros(actions),
            budget=np.zeros(1, np.int64),
        )


class Greedy:
    """The best end of its own turn, by the game's evaluation; it may overlook offers, as people do."""

    def __init__(self, seed: int = 0, overlook: int = 0) -> None:
        if not 0 <= overlook <= 100:
            raise ValueError("bot greedy overlooks 0 to 100 per cent of its offers")
        self.seed, self.overlook = seed, overlook
        self.slips = chance.quick(seed)
        self.explanation = Explanation.blind(0)

    def choose(self, seen: Seen) -> str:
        values = self.weights(seen) if len(seen.actions) > 1 else np.zeros(1)
        best = noticed_best(values, len(values), self.slips, self.overlook)
        ranking = sorted(range(len(values)), key=lambda i: (i != best, -values[i]))
        self.explanation = (
            Explanation.of(seen, values, ranking, len(values)) if len(values) > 1 else Explanation.blind(1)
        )
        return seen.offers[best]

    def explain(self, seen: Seen) -> dict[str, Any]:
        """Why it chose as it did just now, as a phrase."""
        return self.explanation.phrase(seen)

    def weights(self, seen: Seen) -> Any:
        """What each offer looks worth."""
        mind, actions = GreedyBuffers.of(seen.game), np.array(seen.actions, np.int32)
        mind.seen[0] = seen.states[0]
        appraise(mind, seen.seat, actions, len(actions), chance.quick(self.seed))
        return mind.values[: len(actions)]
