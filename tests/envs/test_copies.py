"""Copies of environments are exact and apart: in memory, pickled, saved, and in other processes and threads."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import asterism
from asterism.bots import bot
from asterism.bots.search import Search
from asterism.core.chance import quick
from asterism.core.game import fill
from asterism.envs import aec, batch, vector
from asterism.envs.copies import FIRST_LINE, saved
from support.conformance import FULLEST, Case
from support.told import spiel

TABLES, STEPS, THREADS = 3, 12, 8
Moved = Callable[[Any, Any, int], list[Any]]
every_game = pytest.mark.parametrize("case", FULLEST, ids=str)
every_way = pytest.mark.parametrize("way", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])


def one_of(masks: Any, luck: Any) -> Any:
    return (luck.random(masks.shape) * masks).argmax(-1)


def agents_on(env: Any, luck: Any, steps: int) -> list[Any]:
    shown: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        row, reward, ended, cut, _ = env.last()
        shown += [env.agent_selection, reward, ended, cut, row["observation"], row["action_mask"]]
        env.step(None if ended or cut else int(one_of(row["action_mask"], luck)))
    return shown


def learner_on(env: Any, luck: Any, steps: int) -> list[Any]:
    shown: list[Any] = []
    for _ in range(steps):
        if not env.unwrapped.on:
            shown.append(env.reset()[0])
        mask = env.unwrapped.action_masks()
        row, reward, ended, cut, _ = env.step(int(one_of(mask, luck)))
        shown += [mask, row, reward, ended, cut]
    return shown


def learners_on(env: Any, luck: Any, steps: int) -> list[Any]:
    shown: list[Any] = []
    for _ in range(steps):
        rows, rewards, ended, cut, infos = env.step(one_of(env.action_masks(), luck))
        shown += [rows, rewards, ended, cut, infos["action_mask"]]
    return shown


def batch_on(tables: Any, luck: Any, steps: int) -> list[Any]:
    shown: list[Any] = []
    for _ in range(steps):
        masks = tables.masks()
        shown += [tables.observe(), masks, tables.to_act.copy(), tables.rewards.copy(), tables.over.copy()]
        tables.step(one_of(masks, luck))
    return shown


def an_aec(case: Case) -> Any:
    env = aec(case.slug, case.seats, options=case.options, rewards="scores")
    env.reset(seed=1)
    return env


def a_learner(case: Case, opponents: str = "random", limit: int = 20_000) -> Any:
    env: Any = gymnasium.make(
        f"asterism/{case.slug}-v0",
        disable_env_checker=True,
        seats=case.seats,
        options=case.options,
        opponents=opponents,
        limit=limit,
    )
    env.reset(seed=1)
    return env


def learners(case: Case) -> Any:
    env = vector(case.slug, TABLES, case.seats, options=case.options, opponents="random", threads=2)
    env.reset(seed=1)
    return env


def a_batch(case: Case) -> Any:
    return batch(case.slug, TABLES, case.seats, options=case.options, threads=2)


KINDS: dict[str, tuple[Callable[[Case], Any], Moved]] = {
    "agents": (an_aec, agents_on),
    "learner": (a_learner, learner_on),
    "learners": (learners, learners_on),
    "batch": (a_batch, batch_on),
}
every_kind = pytest.mark.parametrize("kind", KINDS)


def same(one: list[Any], other: list[Any]) -> bool:
    return len(one) == len(other) and all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def on(kind: str, env: Any, seed: int, steps: int = STEPS) -> list[Any]:
    return KINDS[kind][1](env, np.random.default_rng(seed), steps)


# Copies


@every_way
@every_kind
@every_game
def test_a_copy_plays_on_as_its_original_does(case: Case, kind: str, way: Callable[[Any], Any]) -> None:
    env = KINDS[kind][0](case)
    on(kind, env, 1)
    other = way(env)
    assert same(on(kind, other, 2), on(kind, env, 2))


@every_kind
def test_a_copy_goes_its_own_way(kind: str) -> None:
    env, alone = (KINDS[kind][0](Case("novaluna", 3)) for _ in range(2))
    for one in (env, alone):
        on(kind, one, 1)
    on(kind, copy.deepcopy(env), 3, 2 * STEPS)
    assert same(on(kind, env, 2), on(kind, alone, 2))


@every_game
def test_a_copied_batch_hides_what_the_first_one_hides(case: Case) -> None:
    tables = a_batch(case)
    other = copy.deepcopy(tables)
    for table, seat in enumerate(tables.to_act.tolist()):
        other._tables.states[table] = other.seen(table).states[0]
        fill(other._tables.states, table, seat, quick(table))
    assert (tables.observe() == other.observe()).all()
    assert (tables.masks() == other.masks()).all()


def test_learners_are_copied_with_opponents_that_think() -> None:
    env = vector("clusters", TABLES, 3, opponents="search:sims=16", rewards="scores")
    env.reset(seed=1)
    on("learners", env, 1, 4)
    kept, others = env.save(), [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    others.append(vector("clusters", TABLES, 3, opponents="search:sims=16", rewards="scores"))
    others[-1].load(kept)
    shown = on("learners", env, 2)
    assert all(same(on("learners", other, 2), shown) for other in others)


@pytest.mark.parametrize("level", ["easy", "search:sims=40"])
def test_opponents_are_copied_with_what_they_think(level: str) -> None:
    env = a_learner(Case("clusters", 3), level)
    on("learner", env, 1, 4)
    kept = env.unwrapped.save()
    ways = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), a_learner(Case("clusters", 3), level)]
    ways[-1].unwrapped.load(kept)
    shown = on("learner", env, 2)
    assert all(same(on("learner", other, 2), shown) for other in ways)


def test_a_search_that_was_copied_keeps_the_tree_it_goes_on_with() -> None:
    search, table = Search(seed=1, sims=60), asterism.table("novaluna", 2, seed=3)
    while not search.workers:
        seat = table.to_act[0]
        table.play(seat, search.choose(table.seen(seat)))
    again = pickle.loads(pickle.dumps(search))
    (mine,), (theirs,) = search.workers, again.workers
    used = int(mine.tree.used[0])
    assert theirs.tree.used[0] == used > 1
    assert theirs.root == mine.root
    assert (theirs.tree.nodes[:used] == mine.tree.nodes[:used]).all()
    seen = table.seen(table.to_act[0])
    assert again.choose(seen) == search.choose(seen)
    assert again.explain(seen) == search.explain(seen)


# Saves


@every_kind
@every_game
def test_what_was_saved_can_be_gone_back_to(case: Case, kind: str) -> None:
    env = KINDS[kind][0](case)
    on(kind, env, 1)
    its = env.unwrapped if kind == "learner" else env
    kept = its.save()
    shown = on(kind, env, 2)
    its.load(kept)
    assert same(on(kind, env, 2), shown)
    other = KINDS[kind][0](case)
    (other.unwrapped if kind == "learner" else other).load(kept)
    assert same(on(kind, other, 2), shown)


def test_agents_that_leave_a_game_are_saved_in_the_middle_of_it() -> None:
    env = an_aec(Case("sealed", 3))
    luck = np.random.default_rng(1)
    while not env.single.over:
        agents_on(env, luck, 1)
    agents_on(env, luck, 1)
    other = pickle.loads(pickle.dumps(env))
    other.load(env.save())
    assert len(other.agents) == 2
    assert same(on("agents", other, 5), on("agents", env, 5))


class Evil:
    def __reduce__(self) -> Any:
        return os.system, ("echo broken into",)


def test_bytes_that_are_not_of_this_environment_are_refused(capfd: pytest.CaptureFixture[str]) -> None:
    env = a_batch(Case("novaluna", 3))
    before, kept = on("batch", copy.deepcopy(env), 1), env.save()
    asked: list[tuple[Any, str]] = [
        ("text", "these are not the bytes that save gave"),
        (b"anything", "these are not the bytes that save gave"),
        (kept[:-90], "these bytes are damaged"),
        (FIRST_LINE + b"{}\n", "these bytes are damaged"),
        (a_batch(Case("novaluna", 2)).save(), "saved with seats 2, this has 3"),
        (batch("novaluna", 7, 3).save(), "saved with tables 7, this has 3"),
        (a_batch(Case("clusters", 3)).save(), "saved with game 'clusters', this has 'novaluna'"),
        (learners(Case("novaluna", 3)).save(), "saved with of 'learners', this has 'batch'"),
        (saved(env.head, {"worth": Evil()}), r"there is no posix.system|there is no nt.system"),
    ]
    for data, reason in asked:
        with pytest.raises(ValueError, match=reason):
            env.load(data)
    assert "broken into" not in capfd.readouterr().out
    assert same(on("batch", env, 1), before)


# Processes

METHODS = [one for one in ("fork", "forkserver", "spawn") if one in multiprocessing.get_all_start_methods()]
ASYNC = """
import sys, gymnasium, numpy as np
if __name__ == "__main__":
    envs = gymnasium.make_vec("asterism.envs:asterism/sealed-v0", num_envs=2, vectorization_mode="async",
        vector_kwargs={"context": sys.argv[1]}, seats=3, opponents="random")
    rows, infos = envs.reset(seed=1)
    for _ in range(6):
        rows, *_, infos = envs.step(infos["action_mask"].argmax(1))
    print(rows.shape)
    envs.close()
"""


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("kept", ["cold", "warm"])
def test_environments_run_in_processes_however_these_start(method: str, kept: str, tmp_path: Path) -> None:
    script = tmp_path / "learn.py"
    script.write_text(ASYNC, encoding="utf-8")
    more = {"ASTERISM_CACHE": str(tmp_path / "cache")} if kept == "cold" else {}
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **more}
    done = subprocess.run([sys.executable, str(script), method], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == ["(2,", f"{batch('sealed', 1, 3).layout.size})"]


@pytest.mark.skipif("fork" not in METHODS, reason="this system does not fork")
def test_a_batch_with_threads_steps_on_in_a_fork() -> None:
    tables = a_batch(Case("sealed", 3))
    on("batch", tables, 1)
    shown = on("batch", copy.deepcopy(tables), 2)
    with multiprocessing.get_context("fork").Pool(1) as pool:
        theirs = pool.apply_async(on, ("batch", tables, 2)).get(timeout=60)
    assert same(theirs, shown)


# Threads


@every_game
def test_openspiels_states_are_played_in_threads_as_they_are_alone(case: Case) -> None:
    its = spiel(case)
    alone = [walked(its, seed) for seed in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        assert list(pool.map(lambda seed: walked(its, seed), range(THREADS))) == alone


def walked(its: Any, seed: int) -> list[str]:
    """A walk of chance through a game of OpenSpiel."""
    state, luck = its.new_initial_state(), random.Random(seed)
    for _ in range(60):
        if state.is_terminal():
            break
        draws = state.chance_outcomes() if state.is_chance_node() else []
        state.apply_action(luck.choice(draws)[0] if draws else luck.choice(state.legal_actions()))
    return [str(state), *map(str, state.returns())]


def test_bots_of_the_library_can_be_pickled() -> None:
    for call in ("random", "easy", "hard"):
        assert type(pickle.loads(pickle.dumps(bot(call, 1)))) is type(bot(call, 1))
