"""Counterfactual regret minimisation on the OpenSpiel form of a small game: the last two rounds of Sealed.

    PYTHONPATH=tests/sixth_game python examples/cfr.py --iterations 6000

Two rounds of Sealed, the game of the test suite, are played and open; what is in the hands and in the bag is dealt anew
at each iteration. By external sampling each player in turn tries all its bids; the others and chance are sampled.
Writes the mean regret as it falls to cfr.json and draws it as cfr.svg.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import pyspiel
from curve import draw

import asterism.envs.openspiel  # noqa: F401, registers the games

HERE = Path(__file__).parent
ROUNDS, SEATS = 2, 3


class Node:
    """What is known of one information state: the regret of each bid, and how often it was chosen."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.regrets, self.chosen = [0.0] * len(actions), [0.0] * len(actions)

    def strategy(self) -> list[float]:
        positive = [max(regret, 0.0) for regret in self.regrets]
        total = sum(positive)
        return [one / total for one in positive] if total else [1 / len(positive)] * len(positive)


class Learner:
    """Tables of regrets, one entry for each information state that was met."""

    def __init__(self, seed: int) -> None:
        self.luck, self.nodes = random.Random(seed), dict[str, Node]()
        self.state = opened(self.luck)

    def iterate(self) -> None:
        """One walk for each player, each in a new deal."""
        for player in range(SEATS):
            self.state = self.state.resample_from_infostate(self.luck.randrange(SEATS), self.luck.random)
            self.walk(self.state.clone(), player)

    def walk(self, state: Any, player: int) -> float:
        """What a position is worth for a player, who learns from it."""
        if state.is_terminal():
            return float(state.returns()[player])
        if state.is_chance_node():
            state.apply_action(self.luck.randrange(len(state.chance_outcomes())))
            return self.walk(state, player)
        if len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
            return self.walk(state, player)
        node = self.node(state)
        strategy = node.strategy()
        if state.current_player() != player:
            state.apply_action(self.luck.choices(node.actions, strategy)[0])
            return self.walk(state, player)
        values = [self.walk(state.child(action), player) for action in node.actions]
        mean = sum(value * part for value, part in zip(values, strategy, strict=True))
        for at, value in enumerate(values):
            node.regrets[at] += value - mean
            node.chosen[at] += strategy[at]
        return mean

    def node(self, state: Any) -> Node:
        key = state.information_state_string(state.current_player())
        if key not in self.nodes:
            self.nodes[key] = Node(state.legal_actions())
        return self.nodes[key]

    def regret(self, iterations: int) -> float:
        """The mean regret of an iteration: what always the same bid would have gained, over all information states."""
        return sum(max(0.0, *node.regrets) for node in self.nodes.values()) / iterations


def opened(luck: random.Random) -> Any:
    """A position after some rounds of chance."""
    state = pyspiel.load_game("asterism_sealed").new_initial_state()
    decisions = 0
    while state.is_chance_node() or decisions < ROUNDS * SEATS:
        if state.is_chance_node():
            state.apply_action(luck.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    learner, points = Learner(args.seed), list[tuple[int, float]]()
    for number in range(1, args.iterations + 1):
        learner.iterate()
        if number % max(args.iterations // 40, 1) == 0:
            points.append((number, learner.regret(number)))
            print(f"{number:7,} iterations, {len(learner.nodes):6,} information states, regret {points[-1][1]:.4f}")
    (HERE / "cfr.json").write_text(json.dumps(points) + "\n")
    title = "External sampling on the last two rounds of Sealed"
    draw(HERE / "cfr.svg", title, "iterations", "mean regret", points, (0.001, 1.0), logarithmic=True)


if __name__ == "__main__":
    main()
