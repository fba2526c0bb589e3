"""The worker on our side: does one thing a line, and says how long it took."""

from __future__ import annotations

import json
import random
import sys
import time
import zlib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np

import asterism
from asterism import envs
from asterism.bots.search import Search
from asterism.core import chance
from asterism.core.chance import draw
from asterism.core.game import game
from asterism.core.playouts import Playouts
from asterism.core.records import as_ints, rule
from benchmarks.rivals import openspiel_environment

Answer = dict[str, Any]


def random_games(slug: str, seats: int, games: int, seed: int) -> Answer:
    """Random games in compiled code on one thread, in processor seconds."""
    start = time.process_time()
    played = asterism.playouts(slug, seats, games, seed=seed, threads=1)
    seconds = time.process_time() - start
    return {
        "seconds": seconds,
        "games": games,
        "decisions": int(played.decisions.sum()),
        "points": int(played.scores.sum()),
        "checksum": checksum(played) if played.scores.min(initial=0) >= 0 else 0,
    }


def checksum(played: Playouts) -> int:
    """One number of every game's length, scores and winners; the C++ version makes the same."""
    total = 0
    rows = zip(played.decisions.tolist(), played.scores.tolist(), played.utilities.tolist(), strict=True)
    for number, points, worth in rows:
        for score, value in zip(points, worth, strict=True):
            number = number * 64 + 2 * score + int(value)
        total = (total * 1_000_003 + number) % 2**64
    return total


def table_games(slug: str, seats: int, games: int, seed: int) -> Answer:
    """Random games at a Table, offers asked for at each decision, in processor seconds."""
    start, decisions = time.process_time(), 0
    for number in range(games):
        decisions += table_game(slug, seats, seed * 1000 + number)
    return {"seconds": time.process_time() - start, "games": games, "decisions": decisions}


def table_game(slug: str, seats: int, seed: int) -> int:
    table, luck, decisions = asterism.table(slug, seats, seed), random.Random(seed).random, 0
    while not table.over:
        seat = table.to_act[0]
        offers = table.offers(seat)
        table.play(seat, offers[int(luck() * len(offers))])
        decisions += 1
    return decisions


@rule
def copy_states(states: Any, row: Any, count: int) -> None:
    """Copy one state over another, as rules and search do."""
    for i in range(count):
        row[0, 0] = i
        states[1] = states[0]


@rule
def copy_ints(row: Any, count: int) -> None:
    """Copy a state integer by integer."""
    for i in range(count):
        row[0, 0] = i
        for at in range(row.shape[1]):
            row[1, at] = row[0, at]


def copies(slug: str, int_by_int: bool, copies: int, seed: int) -> Answer:
    """State copies in compiled code, in processor seconds."""
    states = game(slug).states(2)
    row = as_ints(states)
    start = time.process_time()
    if int_by_int:
        copy_ints(row, copies)
    else:
        copy_states(states, row, copies)
    return {"seconds": time.process_time() - start, "copies": copies, "seed": seed}


def sizes(slug: str, seats: int, seed: int) -> Answer:
    """Bytes of a state, and of a state packed, over one game at random."""
    table, luck, packed = asterism.table(slug, seats, seed), random.Random(seed), []
    while not table.over:
        packed.append(len(zlib.compress(table.state.tobytes())))
        seat = table.to_act[0]
        table.play(seat, luck.choice(table.offers(seat)))
    return {"bytes": table.state.nbytes, "packed": median(packed), "most": max(packed)}


def simulations(slug: str, seats: int, threads: int, playout: bool, simulations: int, seed: int) -> Answer:
    """Simulations of the search bot from the start, by the clock, and as if each core used were this one's alone."""
    table = asterism.table(slug, seats, seed)
    seen = table.seen(table.to_act[0])
    bot = Search(seed=seed, sims=simulations, threads=threads, playout=playout)
    bot.prepare(seen)
    start, busy = time.perf_counter(), time.process_time()
    bot.weigh(seen)
    seconds, busy = time.perf_counter() - start, time.process_time() - busy
    return {"seconds": seconds, "simulations": simulations, "a core": simulations * seconds / busy}


@rule
def any_offered(masks: Any, luck: Any, chosen: Any) -> None:
    """Any action that is offered, for each row of masks."""
    for i in range(len(masks)):
        count = 0
        for number in range(masks.shape[1]):
            count += masks[i, number]
        left = draw(luck, count)
        for number in range(masks.shape[1]):
            if masks[i, number]:
                if left == 0:
                    chosen[i] = number
                left -= 1


def batch_steps(slug: str, seats: int, tables: int, threads: int, steps: int, seed: int) -> Answer:
    """Steps of a batch whose games are at all stages, rows and masks written with each; what is played is chosen off
    the clock, by chance."""
    batch, rows, masks = steady(slug, seats, tables, threads)
    chosen, luck = np.zeros(tables, np.int64), chance.quick(seed)
    seconds = busy = 0.0
    rounds = max(1, steps // tables)
    for _ in range(rounds):
        any_offered(masks.view(np.int8), luck, chosen)
        start, before = time.perf_counter(), time.process_time()
        batch.step(chosen, out=(rows, masks))
        seconds, busy = seconds + time.perf_counter() - start, busy + time.process_time() - before
    done = rounds * tables
    return {"seconds": seconds, "steps": done, "a core": done * seconds / busy}


@cache
def steady(slug: str, seats: int, tables: int, threads: int) -> tuple[Any, Any, Any]:
    """A batch that was played until each table's first game was over, and what is seen and may be done there."""
    batch, ended = envs.batch(slug, tables, seats, seed=1, threads=threads), np.zeros(tables, np.bool_)
    rows, masks, luck, chosen = batch.observe(), batch.masks(), chance.quick(1), np.zeros(tables, np.int64)
    while not ended.all():
        any_offered(masks.view(np.int8), luck, chosen)
        batch.step(chosen)
        batch.masks(masks)
        ended |= batch.over
    return batch, batch.observe(rows), masks


def vector_steps(slug: str, seats: int, tables: int, opponents: str, steps: int, seed: int) -> Answer:
    """A learner's steps at many tables against bots, actions by chance; these are chosen off the clock."""
    env = envs.vector(slug, tables, seats, opponents=opponents)
    _, infos = env.reset(seed=seed)
    chosen, luck, busy = np.zeros(tables, np.int64), chance.quick(seed), 0.0
    rounds = max(1, steps // tables)
    for _ in range(rounds):
        any_offered(infos["action_mask"], luck, chosen)
        before = time.process_time()
        *_, infos = env.step(chosen)
        busy += time.process_time() - before
    env.close()
    return {"seconds": busy, "steps": rounds * tables}


def aec_steps(slug: str, seats: int, steps: int, seed: int) -> Answer:
    """PettingZoo's loop: the last observation with its mask, an action by chance, a step."""
    return {"seconds": agents_play(envs.aec(slug, seats), steps, seed), "steps": steps}


def agents_play(env: Any, steps: int, seed: int) -> float:
    """Processor seconds of so many steps of agents that act by chance."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    before = time.process_time()
    for _ in range(steps):
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else luck.choice(seen["action_mask"].nonzero()[0].tolist()))
        if not env.agents:
            env.reset()
    return time.process_time() - before


def spiel_steps(slug: str, seats: int, steps: int, seed: int) -> Answer:
    """OpenSpiel's form of a game in a loop of Python, with an observation for each decision."""
    pyspiel, luck, done = import_module("pyspiel"), random.Random(seed), 0
    import_module("asterism.envs.openspiel")
    its = pyspiel.load_game(f"asterism_{slug}", {"players": seats})
    state, before = its.new_initial_state(), time.process_time()
    while done < steps:
        if state.is_terminal():
            state = its.new_initial_state()
        elif state.is_chance_node():
            state.apply_action(luck.randrange(len(state.chance_outcomes())))
        else:
            state.observation_tensor()
            state.apply_action(luck.choice(state.legal_actions()))
            done += 1
    return {"seconds": time.process_time() - before, "steps": steps}


def spiel_environment(slug: str, seats: int, steps: int, seed: int) -> Answer:
    """OpenSpiel's own environment around our game, as it is around theirs."""
    import_module("asterism.envs.openspiel")
    return openspiel_environment(f"asterism_{slug}(players={seats})", steps, seed)


def spiel_search(slug: str, seats: int, compiled: bool, simulations: int, seed: int) -> Answer:
    """Simulations of OpenSpiel's IS-MCTS from the start of our game, with its own rollouts or with ours."""
    pyspiel, luck = import_module("pyspiel"), np.random.RandomState(seed)
    import_module("asterism.envs.openspiel")
    mcts, ismcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("mcts", "ismcts"))
    rollouts = import_module("asterism.envs.rollouts").Rollouts(games=1, seed=seed)
    evaluator = rollouts if compiled else mcts.RandomRolloutEvaluator(1, luck)
    its = pyspiel.load_game(f"asterism_{slug}", {"players": seats})
    bot = ismcts.ISMCTSBot(its, evaluator, uct_c=2.0, max_simulations=simulations, random_state=luck)
    state, before = begun(its, random.Random(seed)), time.process_time()
    bot.step(state)
    return {"seconds": time.process_time() - before, "simulations": simulations}


def begun(its: Any, luck: random.Random) -> Any:
    """A game's first position in which somebody decides."""
    state = its.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.randrange(len(state.chance_outcomes())))
    return state


THINGS: dict[str, Callable[..., Answer]] = {
    thing.__name__: thing
    for thing in (
        random_games,
        table_games,
        copies,
        sizes,
        simulations,
        batch_steps,
        vector_steps,
        aec_steps,
        spiel_steps,
        spiel_environment,
        spiel_search,
    )
}


def main() -> None:
    for line in sys.stdin:
        how = json.loads(line)
        print(json.dumps(THINGS[how.pop("what")](**how)), flush=True)


if __name__ == "__main__":
    main()
