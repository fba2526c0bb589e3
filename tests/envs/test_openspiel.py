"""OpenSpiel's form of the games: its own tests pass, chance is explicit and exact, and nobody is shown secrets."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from asterism.core.game import game, slugs
from asterism.envs.rollouts import Rollouts
from support.conformance import EMPTIEST, FULLEST, PLAIN, Case
from support.told import spiel, whole_game

HIDING = [case for case in FULLEST if any(len(holes) for holes in game(case.slug).holes.values())]
SHORT = 60  # decisions of a simulation in `make test`
every_count = pytest.mark.parametrize("case", PLAIN, ids=str)
every_game = pytest.mark.parametrize("case", EMPTIEST, ids=str)


def any_child(state: Any, luck: random.Random) -> None:
    """Go on by chance."""
    chances = state.chance_outcomes() if state.is_chance_node() else []
    state.apply_action(luck.choice(chances)[0] if chances else luck.choice(state.legal_actions()))


def after(its: Any, decisions: int, seed: int = 1) -> Any:
    """A position after so many decisions of chance."""
    state, luck = its.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (state.is_chance_node() or state.node.plies < decisions):
        any_child(state, luck)
    return state


@every_count
def test_openspiel_finds_nothing_wrong_in_simulations(case: Case) -> None:
    its = pyspiel.load_game(f"asterism_{case.slug}", {"players": case.seats, "limit": SHORT})
    pyspiel.random_sim_test(its, num_sims=1, serialize=True, verbose=False)


@every_game
def test_draws_and_moves_of_a_table_lead_to_the_same_everywhere(case: Case) -> None:
    whole_game(case, seed=1, every=7)


def test_every_game_is_registered_with_its_options() -> None:
    assert {f"asterism_{slug}" for slug in slugs()} <= set(pyspiel.registered_names())
    its = pyspiel.load_game("asterism_novaluna(players=3,tokens=5,limit=77)")
    assert (its.num_players(), its.options, its.max_game_length()) == (3, {"tokens": 5}, 77)
    with pytest.raises(ValueError, match="option tokens must be 2 to 21, not 1"):
        pyspiel.load_game("asterism_novaluna(players=3,tokens=1)")


# Chance


def test_a_draw_is_a_chance_node_with_equal_outcomes() -> None:
    state = spiel(Case("sealed", 3)).new_initial_state()
    counts = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        counts.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    assert counts == list(range(20, 8, -1))


def test_expectations_are_exact() -> None:
    state = after(spiel(Case("sealed", 3)), 11)
    bag, before = bagged(state), sum(record(state)["points"].tolist())
    state.apply_action(state.legal_actions()[0])
    prizes = [sum(record(state.child(outcome))["points"].tolist()) - before for outcome, _ in state.chance_outcomes()]
    assert prizes == bag
    assert len(bag) == 5


def record(state: Any) -> Any:
    return np.frombuffer(state.node.record, state.node.ground.scratch.states.dtype)[0]


def bagged(state: Any) -> list[int]:
    return [card for card in range(20) if int(record(state)["bag"]) >> card & 1]


# What players know


@pytest.mark.parametrize("case", HIDING, ids=str)
def test_what_a_player_is_shown_does_not_depend_on_what_is_hidden(case: Case) -> None:
    its, others = spiel(case), set()
    for decisions in (0, 5, 11):
        state = after(its, decisions)
        player, luck = state.current_player(), random.Random(3)
        for _ in range(4):
            world = state.resample_from_infostate(player, luck.random)
            assert shown(world, player) == shown(state, player)
            assert world.current_player() == player
            others.add(str(world) != str(state))
    assert True in others


def shown(state: Any, player: int) -> list[Any]:
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions(player),
        [state.action_to_string(player, action) for action in state.legal_actions(player)[:9]],
    ]


def test_information_states_recall_what_a_player_did_and_observations_do_not() -> None:
    its, pasts, views = spiel(Case("sealed", 3)), set(), set()
    for choice in (0, 1):
        state = after(its, 0)
        state.apply_action(state.legal_actions()[choice])
        pasts.add(state.information_state_string(0))
        views.add(state.information_state_string(1))
    assert len(pasts) == 2
    assert len(views) == 1
    nodes = [after(its, 0).node.after(number) for number in after(its, 0).legal_actions()[:2]]
    assert len({node.past(0).tobytes() for node in nodes}) == 2
    assert len({node.past(1).tobytes() for node in nodes}) == 1


@every_game
def test_a_world_can_be_played_on(case: Case) -> None:
    state, luck = after(spiel(case), 6), random.Random(2)
    world = state.resample_from_infostate(state.current_player(), luck.random)
    for _ in range(12):
        if not world.is_terminal():
            any_child(world, luck)


@every_game
def test_what_python_is_told_the_short_way_is_what_cplusplus_is_told(case: Case) -> None:
    state, luck, its = spiel(case).new_initial_state(), random.Random(3), pyspiel.State
    for _ in range(40):
        if state.is_terminal():
            break
        assert state.legal_actions() == its.legal_actions(state)
        for player in range(case.seats):
            assert state.legal_actions(player) == its.legal_actions(state, player)
            assert state.information_state_tensor(player) == its.information_state_tensor(state, player)
            assert state.observation_tensor(player) == its.observation_tensor(state, player)
        any_child(state, luck)


@every_game
def test_who_is_not_there_is_told_nothing_either_way(case: Case) -> None:
    state = after(spiel(case), 3)
    for ask in (state.information_state_tensor, state.observation_tensor):
        for nobody in (-5, case.seats):
            with pytest.raises((RuntimeError, IndexError, ValueError)):
                ask(nobody)


@every_game
def test_a_clone_goes_its_own_way(case: Case) -> None:
    state = after(spiel(case), 4)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    any_child(clone, random.Random(1))
    assert str(state) == before
    assert clone.history()[:-1] == state.history()


# Solvers


@pytest.mark.parametrize("case", [Case("sealed", 3), Case("clusters", 2)], ids=str)
def test_openspiels_searches_play_whole_games(case: Case) -> None:
    its, luck = spiel(case), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    tree = mcts.MCTSBot(its, 2.0, 4, evaluator, random_state=luck)
    blind = ismcts.ISMCTSBot(its, evaluator, 2.0, 4, random_state=luck) if case in HIDING else tree
    state = its.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action((tree if state.current_player() == 0 else blind).step(state))
    assert sum(state.returns()) == pytest.approx(1.0)


def test_rollouts_know_what_a_position_is_worth_on_average() -> None:
    its, luck = spiel(Case("clusters", 2)), random.Random(1)
    state = after(its, 3)
    known = Rollouts(games=2_000, seed=1).evaluate(state)
    played = []
    for _ in range(300):
        other = state.clone()
        while not other.is_terminal():
            any_child(other, luck)
        played.append(other.returns())
    assert known == pytest.approx(np.mean(played, 0), abs=0.12)  # four deviations of 300 games
    assert Rollouts(games=50, seed=2).evaluate(state).tolist() == Rollouts(games=50, seed=2).evaluate(state).tolist()
    assert str(state) == str(after(its, 3))


def test_rollouts_of_what_is_over_or_will_be_cut_off_are_exact() -> None:
    state = after(spiel(Case("sealed", 3)), 12)
    assert state.is_terminal()
    assert Rollouts().evaluate(state).tolist() == state.returns()
    short = after(pyspiel.load_game("asterism_galaxies(players=2,limit=9)"), 3)
    assert Rollouts(games=5).evaluate(short).tolist() == [0.0, 0.0]


def test_openspiels_searches_ask_rollouts() -> None:
    its, luck = spiel(Case("nebula", 2)), np.random.RandomState(1)
    state = after(its, 4)
    evaluator = Rollouts(games=1, seed=1)
    for search in (
        mcts.MCTSBot(its, 2.0, 8, evaluator, random_state=luck),
        ismcts.ISMCTSBot(its, evaluator, 2.0, 8, random_state=luck),
    ):
        assert search.step(state) in state.legal_actions()
    assert evaluator.prior(state) == [(number, 1 / len(state.legal_actions())) for number in state.legal_actions()]


def test_with_two_players_a_win_may_be_the_others_loss() -> None:
    its = pyspiel.load_game("asterism_clusters(players=2,zero_sum=True)")
    assert (its.min_utility(), its.max_utility(), its.utility_sum()) == (-1.0, 1.0, 0.0)
    assert its.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    state = after(its, 10**6)
    plain = after(spiel(Case("clusters", 2)), 10**6)
    assert state.history() == plain.history()
    one, other = plain.returns()
    assert state.returns() == [one - other, other - one]
    assert sum(Rollouts(games=9).evaluate(after(its, 2))) == 0.0
    with pytest.raises(ValueError, match="zero_sum is for 2 players, not 3"):
        pyspiel.load_game("asterism_clusters(players=3,zero_sum=True)")


# Bad input


@every_game
def test_what_can_not_be_played_is_refused_and_changes_nothing(case: Case) -> None:
    state = after(spiel(case), 3)
    before, history = str(state), state.history()
    unoffered = sorted(set(range(state.num_distinct_actions())) - set(state.legal_actions()))
    for number in (unoffered[0], unoffered[-1], 10_000):
        with pytest.raises(ValueError, match=f"is not offered the action {number}"):
            state.apply_action(number)
    assert (str(state), state.history()) == (before, history)
    draw = spiel(case).new_initial_state()
    with pytest.raises(ValueError, match=r"a draw of \d+ has no outcome 999"):
        draw.apply_action(999)


def test_a_game_that_is_over_stays_so() -> None:
    its = pyspiel.load_game("asterism_sealed(players=3,limit=5)")
    state = after(its, 5)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0, 0.0]
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)
