"""The small game: found by its name and in no lobby, exact, and solved."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import asterism
import asterism.envs.openspiel
from asterism.cli import main
from asterism.core.game import game, slugs, small
from asterism.core.playouts import playouts
from asterism.envs import aec, batch, vector
from asterism.server.errors import Refused
from asterism.server.pieces import at_once
from asterism.server.tables.uploads import uploaded

VALUE = -1 / 18 / 2  # of Kuhn's game for the first player, in chips, of which two make a whole win
WALKS: dict[tuple[str, ...], int] = {
    ("pass", "pass"): 1,
    ("pass", "bet", "pass"): 1,
    ("pass", "bet", "bet"): 2,
    ("bet", "pass"): 1,
    ("bet", "bet"): 2,
}


def dealt(hands: tuple[int, ...]) -> Any:
    head = asterism.table("kuhn", 2, seed=1).position()
    return asterism.position("kuhn", {**head, "state": {"turn": 0, "bets": 0, "hands": list(hands)}})


def test_it_is_found_by_its_name_and_offered_to_nobody() -> None:
    assert "kuhn" in small()
    assert "kuhn" not in slugs()
    assert "kuhn" not in [one["slug"] for one in asterism.games()]
    assert game("kuhn").slug == "kuhn"
    with pytest.raises(ValueError, match="there is no game 'khun'"):
        game("khun")


@pytest.mark.parametrize("hands", list(itertools.permutations(range(3), 2)))
@pytest.mark.parametrize("moves", WALKS)
def test_every_walk_ends_as_it_should(hands: tuple[int, int], moves: tuple[str, ...]) -> None:
    table = dealt(hands)
    for at, move in enumerate(moves):
        assert table.to_act == [at % 2]
        assert table.offers(at % 2) == ["pass", "bet"]
        table.play(at % 2, move)
        again = asterism.position("kuhn", table.position())
        assert again.view(0) == table.view(0) | {"commitment": again.view(0)["commitment"]}
    given_up = moves[-1] == "pass" and "bet" in moves
    best = (1 - (len(moves) - 1) % 2) if given_up else int(hands[1] > hands[0])
    assert table.over
    assert table.winners == [best]
    assert table.scores[best] == 2 + WALKS[moves]
    assert sum(table.scores) == 4
    assert table.utilities == [score / 4 for score in table.scores]
    assert table.view(None)["cards"] == (None if given_up else list(hands))


def test_a_card_is_seen_by_its_holder_alone_until_it_lies_open() -> None:
    one, other = dealt((1, 0)), dealt((1, 2))
    for move in ("pass", "bet"):
        assert {**one.view(0), "commitment": ""} == {**other.view(0), "commitment": ""}
        assert one.view(1) != other.view(1)
        one.play(one.to_act[0], move)
        other.play(other.to_act[0], move)


def test_broken_positions_are_refused() -> None:
    head = asterism.table("kuhn", 2, seed=1).position()
    for state, reason in (
        ({"turn": 0, "bets": 0, "hands": [1, 1]}, "both hands hold the card 1"),
        ({"turn": 1, "bets": 2, "hands": [1, 2]}, "after 1 decisions these can't be the bets"),
        ({"turn": 4, "bets": 0, "hands": [1, 2]}, "turn is 4, not 0 to 3"),
    ):
        with pytest.raises(ValueError, match=reason):
            asterism.position("kuhn", {**head, "state": state})


def test_nobody_is_shown_what_has_no_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, reason = dealt((1, 2)), "kuhn has no words and no pictures"
    for move in ("bet", "bet"):
        table.play(table.to_act[0], move)
    (tmp_path / "log.json").write_text(json.dumps(table.log), encoding="utf-8")
    for command in (["play", "kuhn"], ["replay", str(tmp_path / "log.json")]):
        with pytest.raises(SystemExit):
            main(command)
        assert reason in capsys.readouterr().err
    env = gymnasium.make("asterism/kuhn-v0", seats=2, render_mode="ansi")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=reason):
        env.render()
    with pytest.raises(Refused, match="there is no game 'kuhn' here"):
        at_once(uploaded(json.dumps(table.log).encode(), "a", 0.0))


def test_every_interface_has_it() -> None:
    tables = batch("kuhn", 300, 2, seed=1)
    luck = np.random.default_rng(1)
    for _ in range(9):
        tables.step((luck.random(tables.masks().shape) * tables.masks()).argmax(1))
    assert vector("kuhn", 3, 2, opponents="random").reset(seed=1)[0].shape == (3, game("kuhn").layout.size)
    aec("kuhn", 2).reset(seed=1)
    gymnasium.make("asterism/kuhn-v0", seats=2).reset(seed=1)
    assert playouts("kuhn", 2, 4_000, seed=1).utilities.sum(1).tolist() == [1.0] * 4_000


def test_regret_finds_the_value_that_is_known() -> None:
    its = pyspiel.load_game("asterism_kuhn(zero_sum=True)")
    solver = cfr.CFRPlusSolver(its)
    for _ in range(150):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    first, second = expected_game_score.policy_value(its.new_initial_state(), [found, found])
    assert first == pytest.approx(VALUE, abs=2e-3)
    assert second == pytest.approx(-VALUE, abs=2e-3)
    assert exploitability.nash_conv(its, found) < 0.01
    assert len(found.action_probability_array) == 12
