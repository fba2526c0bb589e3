"""Many learners at once: they step as Gymnasium wants, whatever the threads, against bots in compiled code."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import asterism
from asterism.bots.greedy import Greedy, GreedyBuffers, decide
from asterism.core import chance
from asterism.envs import vector
from asterism.envs.gym_vector import Learners
from asterism.envs.observations import gist_of
from support.conformance import FULLEST, Case, game_of, spread

every_game = pytest.mark.parametrize("case", FULLEST, ids=str)


def learners(case: Case, tables: int = 5, **more: Any) -> Learners:
    return vector(case.slug, tables, case.seats, options=case.options, **{"opponents": "random", **more})


def some(masks: Any, luck: np.random.Generator) -> Any:
    return (luck.random(masks.shape) * masks).argmax(1)


def played(env: Learners, steps: int, seed: int = 1) -> list[Any]:
    """All that so many steps of chance show."""
    luck, (rows, infos) = np.random.default_rng(seed), env.reset(seed=seed)
    shown = [rows, infos["action_mask"]]
    for _ in range(steps):
        rows, rewards, ended, cut, infos = env.step(some(infos["action_mask"], luck))
        shown += [rows, infos["action_mask"], rewards, ended, cut]
    return shown


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


@every_game
def test_gymnasiums_checks_that_fit_many_learners_pass(case: Case) -> None:
    one: Any = learners(case, 1)
    for check in (
        env_checker.check_reset_seed_determinism,
        env_checker.check_reset_options,
        env_checker.check_reset_return_type,
        env_checker.check_returned_data_not_reused,
    ):
        check(one)
    env = learners(case)
    rows, _ = env.reset(seed=1)
    assert rows in env.observation_space
    rows, rewards, ended, cut, _ = env.step(env.action_space.sample())
    assert rows in env.observation_space
    assert rewards.shape == ended.shape == cut.shape == (5,)
    assert (rewards.dtype, ended.dtype, cut.dtype) == (np.float64, np.bool_, np.bool_)


@every_game
def test_many_learners_are_given_the_gist_that_one_is(case: Case) -> None:
    whole, gist, luck = learners(case), learners(case, observations="gist"), np.random.default_rng(2)
    (rows, infos), (gists, _) = (env.reset(seed=1) for env in (whole, gist))
    for _ in range(10):
        assert gists in gist.observation_space
        assert (gists == gist_of(rows, whole.batch.layout)).all()
        actions = (luck.random(infos["action_mask"].shape) * infos["action_mask"]).argmax(1)
        (rows, *_, infos), (gists, *_) = (env.step(actions) for env in (whole, gist))


@every_game
def test_the_same_seed_gives_the_same_games_whatever_the_threads(case: Case) -> None:
    one, two = (played(learners(case, 7, threads=threads), 25) for threads in (1, 3))
    assert same(one, two)
    assert not same(one, played(learners(case, 7), 25, seed=2))


@pytest.mark.parametrize("name", ["easy", "greedy", "medium", "random", "search:sims=16"])
def test_every_bot_is_an_opponent(name: str) -> None:
    shown = played(learners(Case("clusters", 3), opponents=name), 30)
    assert any(ended.any() for ended in shown[5::5])


def test_those_who_think_beside_compiled_code_play_the_same_games_whatever_the_threads() -> None:
    case, opponents = Case("sealed", 3), ["search:sims=20", "random"]
    one, two = (played(learners(case, 7, opponents=opponents, threads=threads), 12) for threads in (1, 3))
    assert same(one, two)


def test_search_wins_against_chance() -> None:
    env = learners(Case("clusters", 2), 24, opponents="hard")
    shown = played(env, 30)
    ended, won = (sum(float(one.sum()) for one in shown[at::5]) for at in (5, 4))
    assert ended > 20
    assert won < 0.25 * ended


def test_limits_and_leads_are_the_same_for_those_who_think() -> None:
    env = learners(Case("novaluna", 2), 3, opponents="search:sims=4", limit=1, rewards="scores", seat=1)
    _, infos = env.reset(seed=1)
    leads = env.batch._tables.leads[:, 1].copy()
    _, given, _, cut, _ = env.step(infos["action_mask"].argmax(1))
    assert cut.all()
    assert (leads + given == env.batch._tables.leads[:, 1]).all()


def test_greedy_wins_against_chance() -> None:
    env = learners(Case("clusters", 2), 64, opponents="greedy")
    shown = played(env, 40)
    ended = sum(int(one.sum()) for one in shown[5::5])
    won = sum(float(one.sum()) for one in shown[4::5])
    assert ended > 60
    assert won < 0.25 * ended


@pytest.mark.parametrize("case", [Case("clusters", 3), Case("sealed", 3)], ids=str)
def test_decide_chooses_as_the_bot_of_that_name(case: Case) -> None:
    mind, moves = GreedyBuffers.of(asterism.table(case.slug, case.seats, 1).game), 0
    for table in spread(game_of(case), 12):
        for seat in table.to_act:
            seen = table.seen(seat)
            mind.seen[0] = seen.states[0]
            actions = np.array(seen.actions, np.int32)
            chosen = decide(mind, seat, actions, len(actions), chance.quick(3), chance.quick(3), 0)
            assert seen.game.verb.texts[chosen] == Greedy(3).choose(seen)
            moves += 1
    assert moves > 5


def test_gymnasium_makes_many_learners_and_processes_where_these_are_asked() -> None:
    asked: dict[str, Any] = {"seats": 3, "opponents": "random"}
    many = gymnasium.make_vec("asterism/sealed-v0", num_envs=4, **asked)
    assert isinstance(many, Learners)
    assert many.num_envs == 4
    rows, _ = many.reset(seed=5)
    assert (rows == vector("sealed", 4, 3, opponents="random").reset(seed=5)[0]).all()
    apart = gymnasium.make_vec("asterism/sealed-v0", num_envs=2, vectorization_mode="sync", **asked)
    assert apart.reset(seed=5)[0].shape == (2, rows.shape[1])
    apart.close()


# The learner's seat


def test_the_learner_moves_on_by_a_seat_from_game_to_game_unless_it_has_one_of_its_own() -> None:
    env = learners(Case("clusters", 3), 6)
    env.reset(seed=1)
    assert env._rivals.learner.tolist() == [0, 1, 2, 0, 1, 2]
    env.reset()
    assert env._rivals.learner.tolist() == [1, 2, 0, 1, 2, 0]
    fixed = learners(Case("clusters", 3), 6, seat=1)
    fixed.reset(seed=1)
    assert set(fixed._rivals.learner.tolist()) == {1}


@every_game
def test_learners_are_asked_when_it_is_their_turn(case: Case) -> None:
    env, luck = learners(case, 12), np.random.default_rng(1)
    _, infos = env.reset(seed=3)
    for _ in range(10):
        tables = env.batch._tables
        assert (tables.to_act[~tables.over] == env._rivals.learner[~tables.over]).all()
        assert (infos["action_mask"].any(1) == ~tables.over).all()
        *_, infos = env.step(some(infos["action_mask"], luck))


# Resets


def until_over(env: Learners) -> tuple[Any, Any, Any]:
    """Steps of chance until a game ends: what was seen before, the last step, and what came of it."""
    luck, (rows, infos) = np.random.default_rng(5), env.reset(seed=5)
    while True:
        step = env.step(some(infos["action_mask"], luck))
        if step[2].any():
            return rows, step, luck
        rows, infos = step[0], step[4]


def test_the_next_step_begins_the_next_game_by_default() -> None:
    env = learners(Case("clusters", 2))
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    _, (_, rewards, ended, _, infos), luck = until_over(env)
    table = int(ended.argmax())
    assert not infos["action_mask"][table].any()
    assert rewards[table] == env.batch._tables.worth[table, env._rivals.learner[table]]
    _, rewards, ended, _, infos = env.step(some(infos["action_mask"], luck))
    assert (rewards[table], ended[table]) == (0.0, False)
    assert infos["action_mask"][table].any()
    assert env.batch._tables.games[table] == 2


def test_the_same_step_begins_the_next_game_where_that_is_asked() -> None:
    env = learners(Case("clusters", 2), autoreset=AutoresetMode.SAME_STEP)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, (rows, _, ended, _, infos), _ = until_over(env)
    table = int(ended.argmax())
    assert infos["_final_obs"].tolist() == ended.tolist()
    assert (infos["final_obs"][table] != rows[table]).any()
    assert infos["action_mask"].any(1).all()


def test_games_wait_for_a_reset_where_that_is_asked() -> None:
    env = learners(Case("clusters", 2), autoreset=AutoresetMode.DISABLED)
    _, (before, _, ended, _, infos), luck = until_over(env)
    with pytest.raises(ValueError, match=rf"the game at table {int(ended.argmax())} is over: reset it first"):
        env.step(some(infos["action_mask"], luck))
    others = ~ended
    rows, infos = env.reset(options={"reset_mask": others})
    assert (rows[ended] == before[ended]).all()
    assert infos["action_mask"].any(1).tolist() == others.tolist()
    with pytest.raises(ValueError, match="is over: reset it first"):
        env.step(some(infos["action_mask"], luck))
    again, infos = env.reset(options={"reset_mask": ended})
    assert (again[others] == rows[others]).all()
    assert infos["action_mask"].any(1).all()
    env.step(some(infos["action_mask"], luck))


def test_gymnasiums_own_statistics_count_games() -> None:
    env = RecordEpisodeStatistics(learners(Case("sealed", 3)))
    luck, (_, infos) = np.random.default_rng(5), env.reset(seed=5)
    for _ in range(20):
        *_, infos = env.step(some(infos["action_mask"], luck))
    assert list(env.length_queue)[:5] == [4] * 5


def test_a_limit_that_is_past_before_learners_are_asked_ends_games_with_their_first_decisions() -> None:
    env = learners(Case("sealed", 3), 6, limit=1)
    _, infos = env.reset(seed=1)
    assert infos["action_mask"].any(1).all()
    _, rewards, ended, cut, _ = env.step(infos["action_mask"].argmax(1))
    assert (cut.all(), ended.any(), rewards.any()) == (True, False, False)


def test_numpys_whole_numbers_are_tables_seats_and_seeds_as_pythons_are() -> None:
    four, three, five = (cast(int, np.int16(number)) for number in (4, 3, 5))
    env = vector("sealed", four, three, opponents="random", seat=np.int64(2), threads=np.int64(2))
    rows, _ = env.reset(seed=five)
    same_rows, _ = vector("sealed", 4, 3, opponents="random", seat=2).reset(seed=5)
    assert (rows == same_rows).all()


# Bad input


def test_an_action_that_is_not_offered_ends_the_game_with_the_worst_reward() -> None:
    env = learners(Case("novaluna", 1), 3)
    _, infos = env.reset(seed=1)
    chosen = infos["action_mask"].argmax(1)
    chosen[1] = env.batch.actions - 1
    _, rewards, ended, _, infos = env.step(chosen)
    assert ended.tolist() == infos["illegal"].tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, env.batch.layout.alone[0] - 1, 0.0]


def test_an_action_that_is_not_offered_is_raised_where_that_is_asked() -> None:
    env = learners(Case("sealed", 3), 3, illegal="raise")
    rows, infos = env.reset(seed=1)
    chosen = infos["action_mask"].argmax(1)
    with pytest.raises(ValueError, match=r"seat \d at table 2 can't play 77"):
        env.step(np.array([chosen[0], chosen[1], 77]))
    assert (env._rows() == rows).all()
    with pytest.raises(ValueError, match="step needs 3 whole numbers"):
        env.step([0, 0])


def test_learners_that_can_not_be_are_refused() -> None:
    asked: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"observations": "stars"}, "observations are rows or gist, not 'stars'"),
        ({"seat": 7}, "there is no seat 7 at a table of 3"),
        ({"tables": 0}, "tables must be a whole number from 1 on, not 0"),
        ({"limit": 0}, "limit must be a whole number from 1 on, not 0"),
        ({"autoreset": "never"}, "'never' is not a valid AutoresetMode"),
    ]
    for settings, reason in asked:
        with pytest.raises(ValueError, match=reason):
            vector("sealed", **{"tables": 2, "seats": 3, **settings})
    with pytest.raises(ValueError, match="no game is on: reset begins them"):
        vector("sealed", 2, 3).step([0, 0])
    with pytest.raises(ValueError, match="reset_mask is 2 times true or false"):
        vector("sealed", 2, 3).reset(options={"reset_mask": np.zeros(2, np.bool_)})
