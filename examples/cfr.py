"""Counterfactual regret minimisation on Kuhn's poker, from its OpenSpiel form.

    python examples/cfr.py --iterations 20000

By external sampling each player in turn tries all it may do; the other and chance are sampled. Writes how far the mean
strategies are from an equilibrium (NashConv: what both could gain) to cfr.json and draws it as cfr.svg.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import pyspiel
from curve import draw, keep
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

import asterism.envs.openspiel  # noqa: F401, registers the games

GAME = "asterism_kuhn(zero_sum=True)"


class Node:
    """What is known of one information state: the regret of each action, and how often it was chosen."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.regrets, self.chosen = [0.0] * len(actions), [0.0] * len(actions)

    def strategy(self) -> list[float]:
        return shares([max(regret, 0.0) for regret in self.regrets])


def shares(parts: list[float]) -> list[float]:
    total = sum(parts)
    return [one / total for one in parts] if total else [1 / len(parts)] * len(parts)


class Learner:
    """Tables of regrets, one entry for each information state that was met."""

    def __init__(self, seed: int) -> None:
        self.luck, self.nodes = random.Random(seed), dict[str, Node]()
        self.game = pyspiel.load_game(GAME)

    def iterate(self) -> None:
        """One walk for each player, each in a new deal."""
        for player in range(self.game.num_players()):
            self.walk(self.game.new_initial_state(), player)

    def walk(self, state: Any, player: int) -> float:
        """What a position is worth for a player, who learns from it."""
        if state.is_terminal():
            return float(state.returns()[player])
        if state.is_chance_node():
            state.apply_action(self.luck.randrange(len(state.chance_outcomes())))
            return self.walk(state, player)
        node = self.node(state)
        strategy = node.strategy()
        if state.current_player() != player:
            for at, share in enumerate(strategy):
                node.chosen[at] += share
            state.apply_action(self.luck.choices(node.actions, strategy)[0])
            return self.walk(state, player)
        values = [self.walk(state.child(action), player) for action in node.actions]
        mean = sum(value * share for value, share in zip(values, strategy, strict=True))
        for at, value in enumerate(values):
            node.regrets[at] += value - mean
        return mean

    def node(self, state: Any) -> Node:
        key = state.information_state_string(state.current_player())
        if key not in self.nodes:
            self.nodes[key] = Node(state.legal_actions())
        return self.nodes[key]

    def mean_strategy(self, state: Any) -> dict[int, float]:
        """How often each action was chosen, all iterations together: that is what comes near to an equilibrium."""
        node = self.node(state)
        return dict(zip(node.actions, shares(node.chosen), strict=True))

    def distance(self) -> float:
        """What both players together could gain against the mean strategies."""
        mean = policy.tabular_policy_from_callable(self.game, self.mean_strategy)
        return float(exploitability.nash_conv(self.game, mean))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("curves"), help="the folder to write to (default: %(default)s)")
    args = parser.parse_args()
    learner, points = Learner(args.seed), list[tuple[int, float]]()
    for number in range(1, args.iterations + 1):
        learner.iterate()
        if number % max(args.iterations // 40, 1) == 0:
            points.append((number, learner.distance()))
            print(f"{number:7,} iterations, {len(learner.nodes)} information states, NashConv {points[-1][1]:.4f}")
    keep(args.to / "cfr.json", points)
    title = "External sampling on Kuhn's poker"
    draw(args.to / "cfr.svg", title, "iterations", "NashConv", points, (0.001, 1.0), logarithmic=True)


if __name__ == "__main__":
    main()
