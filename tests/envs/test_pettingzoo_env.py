"""PettingZoo's agents: its own tests pass with every game, and no agent learns what its seat may not know."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from asterism.core import chance
from asterism.core.game import fill
from asterism.envs import aec
from asterism.envs.loops import lead as lead_of
from asterism.envs.pettingzoo_env import Agents
from support.conformance import FULLEST, TRIED, Case

CYCLES = 12
OF_DICTS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
every_kind = pytest.mark.parametrize("case", TRIED, ids=str)
every_game = pytest.mark.parametrize("case", FULLEST, ids=str)


def agents(case: Case, **more: Any) -> Agents:
    return aec(case.slug, case.seats, options=case.options, **more)


def warned(check: Callable[[], Any]) -> set[str]:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        check()
    return {str(one.message) for one in heard}


def some(env: Agents, luck: random.Random) -> int:
    """Any action that the agent to act may choose."""
    return luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist())


def played(env: Agents, seed: int = 1, steps: int = 10**6) -> Agents:
    """The environment after some steps of chance, or when its game is over."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    for _ in range(steps):
        if env.single.over:
            break
        env.step(some(env, luck))
    return env


@every_kind
def test_pettingzoo_finds_nothing_wrong_and_warns_of_dicts_alone(case: Case) -> None:
    assert warned(lambda: api_test(agents(case), num_cycles=CYCLES)) == OF_DICTS
    seed_test(lambda: agents(case), num_cycles=CYCLES)


def test_pettingzoo_finds_nothing_wrong_up_to_the_end_of_a_game() -> None:
    for env in (aec("sealed", 3), aec("sealed", 3, rewards="scores"), aec("clusters", 2)):
        assert warned(partial(api_test, env, num_cycles=300)) == OF_DICTS


@every_game
def test_pettingzoo_finds_nothing_wrong_with_pictures(case: Case) -> None:
    looks = {
        "svg": lambda picture: picture.startswith("<svg"),
        "ansi": lambda text: "\x1b[" in text,
        "rgb_array": lambda picture: picture.ndim == 3,
    }
    render_test(lambda render_mode: agents(case, render_mode=render_mode), looks)


# By the rules


@every_game
def test_utilities_come_at_the_end_and_only_there(case: Case) -> None:
    env, luck = agents(case), random.Random(3)
    env.reset(seed=3)
    while True:
        env.step(some(env, luck))
        if env.single.over:
            break
        assert set(env.rewards.values()) == {0.0}
    assert list(env.rewards.values()) == env.single.tables.worth[0, : case.seats].tolist()
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


@every_game
def test_leads_add_up_where_scores_are_rewards(case: Case) -> None:
    env, luck, total = agents(case, rewards="scores"), random.Random(4), np.zeros(case.seats)
    env.reset(seed=4)
    before = env.single.tables.leads[0].copy()
    while not env.single.over:
        env.step(some(env, luck))
        total += list(env.rewards.values())
    assert (before + total).tolist() == env.single.tables.leads[0].tolist()


def test_a_lead_is_counted_against_the_best_other_seat() -> None:
    tables = aec("sealed", 3, rewards="scores").single.tables
    tables.states[0].points[:] = [5, 9, 7]
    lead_of(tables, 0)
    assert tables.leads[0].tolist() == [-4.0, 2.0, -2.0]


@every_game
def test_games_past_the_limit_are_cut_off_for_everybody(case: Case) -> None:
    env = played(agents(case, limit=5))
    assert env.single.tables.plies[0] == 5
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


def test_a_seed_gives_the_same_games_from_there_on_and_another_one_others() -> None:
    env, shown = aec("novaluna", 2), []
    for seed in (1, None, 1, None, 2):
        env.reset(seed=seed)
        shown.append(env.observe("player_0")["observation"].tobytes())
    assert shown[:2] == shown[2:4]
    assert len(set(shown)) == 3


# Blind


def test_who_decides_together_is_asked_in_turn_and_blind_to_the_others() -> None:
    shown = []
    for choice in (0, 1):
        env = aec("sealed", 3)
        env.reset(seed=5)
        assert env.agent_selection == "player_0"
        env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[choice]))
        assert env.agent_selection == "player_1"
        seen = [env.observe(agent) for agent in ("player_1", "player_2")]
        shown.append([(one["observation"].tobytes(), one["action_mask"].tobytes()) for one in seen])
    assert shown[0] == shown[1]


@every_game
def test_no_agent_sees_what_is_hidden_from_its_seat(case: Case) -> None:
    env = played(agents(case), steps=9)
    before = env.single.tables.states.copy()
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        for seed in range(3):
            env.single.tables.states[:] = env.single.seen(seat).states
            fill(env.single.tables.states, 0, seat, chance.quick(seed))
            again = env.observe(agent)
            assert all((seen[part] == again[part]).all() for part in seen)
            env.single.tables.states[:] = before


@every_game
def test_only_who_is_to_act_has_a_mask(case: Case) -> None:
    env = played(agents(case), steps=7)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


# Bad input


@every_game
def test_an_action_that_is_not_offered_is_refused_with_its_reason_and_changes_nothing(case: Case) -> None:
    env = played(agents(case), steps=3)
    before, mask = env.single.packed, env.observe(env.agent_selection)["action_mask"]
    for number in [*np.flatnonzero(mask == 0)[:3].tolist(), -1, len(mask), 2**40, 2**70]:
        with pytest.raises(ValueError, match=rf"seat \d at table 0 can't play {number}.*: [a-z-]+"):
            env.step(number)
    strange: list[Any] = [None, "bid", 0.5]
    for nonsense in strange:
        with pytest.raises(ValueError, match="an action is a whole number"):
            env.step(nonsense)
    assert env.single.packed == before
    assert set(env.rewards.values()) == {0.0}


def test_without_a_game_nobody_can_step() -> None:
    env = aec("sealed", 3)
    with pytest.raises(ValueError, match="no game is on: reset begins one"):
        env.step(0)
    played(env)
    for _ in range(3):
        env.step(None)
    with pytest.raises(ValueError, match="no game is on: reset begins one"):
        env.step(None)


def test_environments_that_can_not_be_are_refused() -> None:
    asked: list[tuple[dict[str, Any], str]] = [
        ({"seats": 2}, "sealed is for 3 to 3 players, not 2"),
        ({"options": {"nonsense": 1}}, "sealed has no option nonsense"),
        ({"render_mode": "oil"}, "render_mode is one of human, ansi, svg, rgb_array, not 'oil'"),
        ({"rewards": "gold"}, "rewards are utilities or scores, not 'gold'"),
        ({"limit": 0}, "limit must be a whole number from 1 on, not 0"),
    ]
    for settings, reason in asked:
        with pytest.raises(ValueError, match=reason):
            aec("sealed", **{"seats": 3, **settings})


BARE = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import asterism.envs
print(asterism.envs.batch("sealed", 2, 3).observe().shape[1] == asterism.envs.layout("sealed").size)
for ask in (lambda: asterism.envs.aec("sealed", 3), lambda: asterism.envs.vector("sealed", 2, 3)):
    try:
        ask()
    except ImportError as error:
        print(error)
try:
    import asterism.envs.openspiel
except ImportError as error:
    print(error)
"""


def test_without_the_packages_batches_work_and_the_others_say_what_is_missing() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", BARE], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "True",
        *(
            f"{package} is missing: asterism's extra 'envs' brings it, see docs/environments.md"
            for package in ("pettingzoo", "gymnasium", "pyspiel")
        ),
    ]
