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


# Environments: a step is one decision, with an observation and a mask for whoever decides


def pgx_steps(name: str, tables: int, steps: int, seed: int) -> Answer:
    """pgx on this processor: one compiled step of many games that observes, masks and begins anew, on all cores; what
    is played is chosen off the clock, by chance."""
    jax = import_module("jax")
    if (name, tables) not in COMPILED:
        COMPILED[name, tables] = pgx_compiled(name, tables)
    init, choose, step = COMPILED[name, tables]
    state, busy = init(jax.random.split(jax.random.PRNGKey(seed), tables)), 0.0
    keys = jax.random.split(jax.random.PRNGKey(seed + 1), max(1, steps // tables))
    jax.block_until_ready(step(state, choose(state, keys[0]), keys[0]))
    for key in keys:
        actions = jax.block_until_ready(choose(state, key))
        before = time.process_time()
        state = jax.block_until_ready(step(state, actions, key))
        busy += time.process_time() - before
    return {"seconds": busy, "steps": len(keys) * tables}


def pgx_compiled(name: str, tables: int) -> tuple[Any, Any, Any]:
    """Begin many games, choose by chance what is played there, and play it."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env, auto_reset = pgx.make(name), import_module("pgx.experimental.wrappers").auto_reset

    def choose(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return jax.random.categorical(key, logits, axis=1)

    def step(state: Any, actions: Any, key: Any) -> Any:
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(key, tables))

    return jax.jit(jax.vmap(env.init)), jax.jit(choose), jax.jit(step)


COMPILED: dict[tuple[str, int], tuple[Any, Any, Any]] = {}


def envpool_steps(name: str, tables: int, steps: int, seed: int) -> Answer:
    """EnvPool's own C++ games of two players on one thread, with masks; what is played is chosen off the clock, by
    chance."""
    envpool, numpy = import_module("envpool"), import_module("numpy")
    env = envpool.make_gymnasium(name, num_envs=tables, num_threads=1, seed=seed)
    luck, rounds, busy = numpy.random.default_rng(seed), max(1, steps // tables), 0.0
    _, info = env.reset()
    for _ in range(rounds):
        masks = info["legal_action_mask"]
        actions = (luck.random(masks.shape) * masks).argmax(1).astype(numpy.int32)
        before = time.process_time()
        *_, info = env.step(actions)
        busy += time.process_time() - before
    return {"seconds": busy, "steps": rounds * tables}


def openspiel_environment(name: str, steps: int, seed: int) -> Answer:
    """OpenSpiel's rl_environment, which gives observations and legal actions."""
    environments, luck = import_module("open_spiel.python.rl_environment"), random.Random(seed)
    env = environments.Environment(name)
    seen, before = env.reset(), time.process_time()
    for _ in range(steps):
        if seen.last():
            seen = env.reset()
        player = seen.observations["current_player"]
        seen = env.step([luck.choice(seen.observations["legal_actions"][player])])
    return {"seconds": time.process_time() - before, "steps": steps}


def pettingzoo_steps(name: str, steps: int, seed: int) -> Answer:
    """PettingZoo's own classic games in its own loop."""
    env, luck = import_module(f"pettingzoo.classic.{name}").raw_env(), random.Random(seed)
    env.reset(seed=seed)
    before = time.process_time()
    for _ in range(steps):
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else luck.choice(seen["action_mask"].nonzero()[0].tolist()))
        if not env.agents:
            env.reset()
    return {"seconds": time.process_time() - before, "steps": steps}


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
    thing.__name__: thing
    for thing in (
        openspiel_in_cpp,
        openspiel_by_python,
        catanatron,
        pgx_steps,
        envpool_steps,
        openspiel_environment,
        pettingzoo_steps,
    )
}


def main() -> None:
    for line in sys.stdin:
        how = json.loads(line)
        print(json.dumps(THINGS[how.pop("what")](**how)), flush=True)


if __name__ == "__main__":
    main()
