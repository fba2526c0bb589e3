"""The worker for other people's games: run by the bench's own venv, knows nothing of ours."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

Answer = dict[str, Any]


def openspiel_in_cpp(name: str, games: int, seed: int) -> Answer:
    """OpenSpiel's own C++ loop (EvaluateBots) with its C++ uniform random bots."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]

    def play(number: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return state

    return timed(play, openspiel_decisions, games, seed)


def openspiel_by_python(name: str, games: int, seed: int) -> Answer:
    """A Python loop over OpenSpiel's C++ states."""
    pyspiel = import_module("pyspiel")
    game, luck = pyspiel.load_game(name), random.Random(seed)

    def play(_: int) -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
        return state

    return timed(play, openspiel_decisions, games, seed)


def openspiel_decisions(state: Any) -> int:
    """What players decided, without the dice and the dealing."""
    return sum(step.player >= 0 for step in state.full_history())


def catanatron(players: int, games: int, seed: int) -> Answer:
    """Catanatron's own loop with its random players."""
    its = import_module("catanatron")

    def play(number: int) -> Any:
        game = its.Game([its.RandomPlayer(colour) for colour in list(its.Color)[:players]], seed=number)
        game.play()
        return game.state.actions

    return timed(play, len, games, seed)


def timed(play: Callable[[int], Any], decisions: Callable[[Any], int], games: int, seed: int) -> Answer:
    """Play games one after the other, in processor seconds; decisions are counted off the clock."""
    seconds, total = 0.0, 0
    for number in range(games):
        start = time.process_time()
        played = play(seed * 1000 + number)
        seconds += time.process_time() - start
        total += decisions(played)
    return {"seconds": seconds, "games": games, "decisions": total}


THINGS: dict[str, Callable[..., Answer]] = {
    thing.__name__: thing for thing in (openspiel_in_cpp, openspiel_by_python, catanatron)
}


def main() -> None:
    for line in sys.stdin:
        how = json.loads(line)
        print(json.dumps(THINGS[how.pop("what")](**how)), flush=True)


if __name__ == "__main__":
    main()
