"""One learner at a table: Gymnasium's own check passes with every game, and the others play by their names."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from asterism.core.game import slugs
from asterism.core.records import HIDDEN, as_ints
from asterism.core.table import Seen
from asterism.envs.gym_env import Env
from support.conformance import FULLEST, TRIED, Case

every_kind = pytest.mark.parametrize("case", TRIED, ids=str)
every_game = pytest.mark.parametrize("case", FULLEST, ids=str)


def learner(case: Case, **more: Any) -> Env:
    env = gymnasium.make(
        f"asterism/{case.slug}-v0",
        disable_env_checker=True,
        seats=case.seats,
        options=case.options,
        **{"opponents": "random", **more},
    )
    found = env.unwrapped
    assert isinstance(found, Env)
    return found


def any_of(env: Env, luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(env.action_masks())))


def finished(env: Env, seed: int = 1) -> list[Any]:
    """The last step of a game of chance."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    step = env.step(any_of(env, luck))
    while not (step[2] or step[3]):
        step = env.step(any_of(env, luck))
    return list(step)


@every_kind
def test_gymnasium_finds_nothing_wrong(case: Case) -> None:
    check_env(learner(case), skip_render_check=True)


@every_game
def test_the_gist_is_the_first_numbers_of_a_row_on_a_gentle_scale(case: Case) -> None:
    whole, gist = learner(case), learner(case, observations="gist")
    check_env(learner(case, observations="gist"), skip_render_check=True)
    luck, short = np.random.default_rng(5), gist.single.layout.short
    rows = [env.reset(seed=6)[0] for env in (whole, gist)]
    for _ in range(30):
        assert rows[1].dtype == np.float32
        assert (np.round(rows[1] * np.abs(rows[1])) == rows[0][:short]).all()
        action = any_of(whole, luck)
        steps = [env.step(action) for env in (whole, gist)]
        assert steps[0][1:4] == steps[1][1:4]
        if steps[0][2] or steps[0][3]:
            break
        rows = [step[0] for step in steps]


@every_game
def test_gymnasium_finds_nothing_wrong_with_pictures(case: Case) -> None:
    for mode in ("ansi", "svg"):
        env = learner(case, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), str)
    assert learner(case).render() is None


def test_every_game_is_registered_and_can_be_reached_through_the_module() -> None:
    assert {f"asterism/{slug}-v0" for slug in slugs()} <= set(gymnasium.registry)
    env = gymnasium.make("asterism.envs:asterism/sealed-v0", seats=3)
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() == 4


@every_game
def test_a_game_is_played_to_its_end_against_bots(case: Case) -> None:
    env = learner(case)
    _, reward, ended, cut, info = finished(env)
    assert ended
    assert not cut
    assert reward == env.single.tables.worth[0, env.seat]
    assert not info["action_mask"].any()


def test_the_learner_is_asked_when_its_seat_is_to_act_and_sits_on_every_seat() -> None:
    env, seats = learner(Case("novaluna", 3)), set()
    env.reset(seed=1)
    for _ in range(30):
        _, info = env.reset()
        assert env.single.to_act == env.seat
        assert (info["action_mask"] == env.action_masks()).all()
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    for _ in range(5):
        fixed = learner(Case("novaluna", 3), seat=1)
        fixed.reset()
        assert fixed.seat == 1


def test_opponents_play_as_they_are_named_in_turn_order() -> None:
    env = learner(Case("clusters", 3), opponents=["greedy", "search:sims=8"], seat=2)
    env.reset(seed=1)
    assert [type(one).__name__ for one in env.bots] == ["Greedy", "Search"]


class Noting:
    """Plays the first offer, and notes for which seat it was asked."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, seen: Seen) -> str:
        self.seats.add(seen.seat)
        return seen.offers[0]

    def explain(self, seen: Seen) -> dict[str, Any]:
        return {"say": "bot-blind", "count": len(seen.offers)}


def test_each_opponent_keeps_to_its_seat_and_sees_no_more_than_that() -> None:
    env = learner(Case("sealed", 3), seat=1)
    env.reset(seed=1)
    after, before = Noting(), Noting()
    env.bots = [after, before]
    for _ in range(3):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert (after.seats, before.seats) == ({2}, {0})
    seen = env.single.seen(1)
    assert (as_ints(seen.states)[0, seen.game.holes[1]] == HIDDEN).all()


def test_greedy_beats_chance() -> None:
    won = [finished(learner(Case("clusters", 2), opponents="medium"), seed)[1] for seed in range(12)]
    assert sum(won) <= 4


def test_alone_there_are_no_opponents() -> None:
    reward = finished(learner(Case("novaluna", 1)))[1]
    assert -1_000 < reward < 0


# Bad input


@every_game
def test_an_action_that_is_not_offered_ends_the_game_with_the_worst_reward_and_a_reason(case: Case) -> None:
    env = learner(case)
    env.reset(seed=2)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut) == (-1.0, True, False)
    assert f"can't play {wrong}" in info["illegal"]
    with pytest.raises(ValueError, match="no game is on: reset begins one"):
        env.step(0)
    env.reset()
    env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_alone_the_worst_is_worse_than_any_game() -> None:
    env = learner(Case("novaluna", 1))
    env.reset(seed=1)
    assert env.step(env.single.space.count - 1)[1] == env.single.layout.alone[0] - 1 < finished(env)[1]


def test_an_action_that_is_not_offered_is_raised_where_that_is_asked() -> None:
    env = learner(Case("sealed", 3), illegal="raise")
    env.reset(seed=2)
    with pytest.raises(ValueError, match=r"seat \d at table 0 can't play 99"):
        env.step(99)
    env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_learners_that_can_not_be_are_refused() -> None:
    asked: list[tuple[dict[str, Any], str]] = [
        ({"seats": 2}, "sealed is for 3 to 3 players, not 2"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["random"]}, "2 opponents sit at a table of 3, not 1"),
        ({"seat": 3}, "there is no seat 3 at a table of 3"),
        ({"observations": "stars"}, "observations are rows or gist, not 'stars'"),
        ({"illegal": "laugh"}, "illegal is end or raise, not 'laugh'"),
        ({"limit": 0}, "limit must be a whole number from 1 on, not 0"),
        ({"options": {"nonsense": 1}}, "sealed has no option nonsense"),
    ]
    for settings, reason in asked:
        with pytest.raises(ValueError, match=reason):
            gymnasium.make("asterism/sealed-v0", **{"seats": 3, **settings})


def test_the_learner_is_cut_off_at_the_limit() -> None:
    _, reward, ended, cut, _ = finished(learner(Case("galaxies", 2), limit=100))
    assert (reward, ended, cut) == (0.0, False, True)


def test_a_limit_that_is_past_before_the_learner_is_asked_ends_the_game_with_its_first_decision() -> None:
    env = learner(Case("sealed", 3), limit=1, seat=2)
    for _ in range(3):
        _, info = env.reset(seed=1)
        assert info["action_mask"].any()
        *_, ended, cut, _ = env.step(any_of(env, np.random.default_rng(1)))
        assert (ended, cut) == (False, True)


def test_numpys_whole_numbers_are_seats_seeds_and_limits_as_pythons_are() -> None:
    three, seven = (cast(int, np.int64(number)) for number in (3, 7))
    env = learner(Case("sealed", three), seat=np.int32(1), limit=np.int16(50), opponents="random")
    one, _ = env.reset(seed=seven)
    other, _ = learner(Case("sealed", 3), seat=1, limit=50).reset(seed=7)
    assert (one == other).all()
    assert env.single.limit == 50


def test_no_number_is_too_large_to_be_refused() -> None:
    for number in (2**70, -(2**70), np.uint64(2**63 + 1)):
        env = learner(Case("novaluna", 2), illegal="raise")
        env.reset(seed=1)
        with pytest.raises(ValueError, match=f"can't play {number}: there is no such action"):
            env.step(number)
