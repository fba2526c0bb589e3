"""What environments give for play: utilities or leads, the worst for what is not offered, and how a game came out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import asterism
from asterism.core.game import game
from asterism.core.playouts import playouts
from asterism.envs import aec, batch, layout, vector
from asterism.envs.gym_env import Env
from support.conformance import FULLEST, TRIED, Case

REWARDS = ("utilities", "scores")
every_game = pytest.mark.parametrize("case", FULLEST, ids=str)
every_kind = pytest.mark.parametrize("case", TRIED, ids=str)
each_reward = pytest.mark.parametrize("rewards", REWARDS)


def learner(case: Case, **more: Any) -> Env:
    return Env(case.slug, case.seats, options=case.options, **{"opponents": "random", **more})


def some(masks: Any, luck: np.random.Generator) -> Any:
    return (luck.random(masks.shape) * masks).argmax(-1)


def brought(env: Env, seed: int, legal: int = 10**9) -> float:
    """The lead that a game of chance begins with, and its rewards; what is not offered ends it after some decisions."""
    luck, ended, done = np.random.default_rng(seed), False, 0
    env.reset(seed=seed)
    total = float(env.single.tables.leads[0, env.seat]) if env.single.by_scores else 0.0
    while not ended:
        mask = env.action_masks()
        _, reward, ended, _, _ = env.step(int(some(mask if done < legal else ~mask, luck)))
        total += reward
        done += 1
    return total


# The worst


@each_reward
@every_kind
def test_an_action_that_is_not_offered_is_worse_than_any_legal_game(case: Case, rewards: str) -> None:
    env = learner(case, rewards=rewards)
    games = [brought(env, seed) for seed in range(4)]
    quits = [brought(env, seed, legal) for seed in range(4) for legal in (0, 3)]
    assert max(quits) < min(games)
    assert max(quits) < least(case, rewards)


def least(case: Case, rewards: str) -> float:
    """What no game brings less than, to whoever begins it without a lead."""
    low, high = layout(case.slug).points
    if case.seats == 1:
        return layout(case.slug).alone[0]
    return low - high if rewards == "scores" else 0.0


@every_kind
def test_points_lie_between_those_that_a_game_declares(case: Case) -> None:
    its = layout(case.slug)
    found = playouts(case.slug, case.seats, 200, seed=1, options=case.options)
    (low, high), worth = (its.points, found.scores) if case.seats > 1 else (its.alone, found.utilities)
    assert low <= worth.min() <= worth.max() <= high


@each_reward
def test_learners_at_many_tables_are_given_the_same_worst(rewards: str) -> None:
    env = vector("novaluna", 4, 3, opponents="random", rewards=rewards)
    _, infos = env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(3):
        *_, infos = env.step(some(infos["action_mask"], luck))
    tables, own = env.batch._tables, env._rivals.learner
    leads = tables.leads[np.arange(4), own] if rewards == "scores" else np.zeros(4)
    _, given, ended, _, infos = env.step(some(1 - infos["action_mask"], luck))
    assert ended.all()
    assert infos["illegal"].all()
    assert "scores" not in infos
    assert given.tolist() == (least(Case("novaluna", 3), rewards) - 1 - leads).tolist()


# Leads


@every_game
def test_a_batch_gives_the_leads_that_agents_are_given(case: Case) -> None:
    tables = batch(case.slug, 3, case.seats, options=case.options, rewards="scores")
    env = aec(case.slug, case.seats, options=case.options, rewards="scores")
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(40):
        at = 1
        env.single.tables.states[:] = tables._tables.states[at : at + 1]
        env.single.tables.leads[:] = tables._tables.leads[at : at + 1]
        env.single.tables.lucks[:] = tables._tables.lucks[at : at + 1]
        env.single.tables.to_act[:] = tables.to_act[at : at + 1]
        chosen = some(tables.masks(), luck)
        tables.step(chosen)
        assert env.single.step(chosen[at]) == tables.rewards[at].tolist()
        assert bool(tables.over[at]) == env.single.over
        env.single.begin(1)


def test_a_learners_leads_add_up_from_its_first_decision_to_the_end() -> None:
    env = vector("novaluna", 5, 3, opponents="random", rewards="scores")
    luck, (_, infos) = np.random.default_rng(2), env.reset(seed=2)
    own = env._rivals.learner.copy()
    first, total = env.batch._tables.leads[np.arange(5), own].copy(), np.zeros(5)
    left = np.ones(5, np.bool_)
    while left.any():
        _, given, ended, cut, infos = env.step(some(infos["action_mask"], luck))
        total[left] += given[left]
        for table in np.flatnonzero(left & (ended | cut)):
            points, at = infos["scores"][table], own[table]
            assert first[table] + total[table] == points[at] - np.delete(points, at).max()
        left &= ~(ended | cut)


# How games came out


@every_game
def test_who_wins_is_first_and_points_are_the_games(case: Case) -> None:
    for seed in range(3):
        env, table = aec(case.slug, case.seats, options=case.options), asterism.table(case.slug, case.seats, seed=1)
        luck = np.random.default_rng(seed)
        env.reset(seed=seed)
        assert env.infos == {agent: {} for agent in env.agents}
        while not env.single.over:
            env.step(int(some(env.observe(env.agent_selection)["action_mask"], luck)))
        told = list(env.infos.values())
        its = game(case.slug)
        winners = its.view.winners(env.single.tables.states[0])
        assert [one["score"] for one in told] == table.looked_at(env.single.packed).scores
        assert not winners or [seat for seat, one in enumerate(told) if one["place"] == 1] == winners


def test_places_are_by_what_a_game_is_worth_and_then_by_points() -> None:
    tables = batch("sealed", 200, 3, seed=1)
    luck, seen = np.random.default_rng(1), 0
    while seen < 200:
        tables.step(some(tables.masks(), luck))
        for table in np.flatnonzero(tables.over):
            points, places = tables.scores[table], tables.places[table]
            assert places.tolist() == [1 + int((points > own).sum()) for own in points]
            seen += 1


def test_a_learner_is_told_its_seat_and_in_the_end_all_points_and_places() -> None:
    env = learner(Case("sealed", 3))
    luck, (_, info) = np.random.default_rng(1), env.reset(seed=1)
    ended = False
    while not ended:
        assert info["seat"] == env.seat
        assert "scores" not in info
        _, _, ended, _, info = env.step(int(some(info["action_mask"], luck)))
    assert len(info["scores"]) == len(info["places"]) == 3
    assert min(info["places"]) == 1


@pytest.mark.parametrize("mode", AutoresetMode)
def test_learners_are_told_points_and_places_where_games_end(mode: AutoresetMode) -> None:
    env = vector("sealed", 5, 3, opponents="random", autoreset=mode)
    luck, (_, infos) = np.random.default_rng(1), env.reset(seed=1)
    ended = np.zeros(5, np.bool_)
    while not ended.any():
        assert "scores" not in infos
        before = infos
        rows, _, ended, _, infos = env.step(some(infos["action_mask"], luck))
    last = infos["final_info"] if mode is AutoresetMode.SAME_STEP else infos
    assert last["_scores"].tolist() == last["_places"].tolist() == ended.tolist()
    assert last["scores"].shape == last["places"].shape == (5, 3)
    assert (last["places"][ended].min(1) == 1).all()
    assert last["seat"].tolist() == before["seat"].tolist()
    assert not last["action_mask"][ended].any()
    if mode is AutoresetMode.SAME_STEP:
        assert infos["_final_info"].tolist() == infos["_final_obs"].tolist() == ended.tolist()
        assert infos["action_mask"].any(1).all()
        assert (infos["final_obs"][int(ended.argmax())] != rows[int(ended.argmax())]).any()


def test_rewards_of_other_names_are_refused() -> None:
    for make in (lambda: batch("sealed", 2, 3, rewards="gold"), lambda: vector("sealed", 2, 3, rewards="gold")):
        with pytest.raises(ValueError, match="rewards are utilities or scores, not 'gold'"):
            make()
