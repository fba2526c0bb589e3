"""Rollouts: what a position is worth to OpenSpiel's searches, by random games in compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms.mcts import Evaluator

from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import Luck, draw
from asterism.core.game import NOW, over, utilities
from asterism.core.playouts import play_out
from asterism.core.records import Floats, Row, rule
from asterism.envs.checks import whole
from asterism.envs.nodes import Node

SPARE = 1


@rule
def roll_out(states: Any, luck: Luck, acts: Row, limit: int, count: int, worth: Floats, sums: Floats) -> None:
    """Play a position to its end so many times, and add up what that brought each seat."""
    for _ in range(count):
        states[SPARE] = states[NOW]
        play_out(states[SPARE], luck, acts, NO_TALE, limit)
        if over(states[SPARE]):
            utilities(states[SPARE], worth)
            for seat in range(len(sums)):
                sums[seat] += worth[seat]


class Rollouts(Evaluator):  # type: ignore[misc]
    """The mean of some random games, as OpenSpiel's MCTSBot and ISMCTSBot ask for it; every offer looks as good."""

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self.games, self.luck = whole("games", games, 1), chance.quick(whole("seed", seed, 0))

    def evaluate(self, state: Any) -> Any:
        """What a position, or what comes of a draw, brings each player on average."""
        node = self._settled(state.node)
        if node.over:
            return np.array(node.worth)
        ground, room, sums = node.ground, node.laid(), np.zeros(node.ground.seats)
        left, worth = ground.limit - node.plies, np.zeros(ground.game.seats[-1])
        roll_out(room.states, self.luck, room.acts, left, self.games, worth, sums)
        if ground.zero_sum:
            sums = sums - sums[::-1]
        return sums / self.games

    def _settled(self, node: Node) -> Node:
        while node.outcomes:
            node = node.after(int(draw(self.luck, node.outcomes)))
        return node

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Each offer, or each outcome of a draw, with the same chance."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        offers = state.legal_actions()
        return [(number, 1 / len(offers)) for number in offers]
