"""Draws and moves of a table, told to environments: they must come to the same offers, observations and scores.

`make envs` tells a thousand games of every game; `make test` tells a few.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

import asterism.envs.openspiel  # noqa: F401, registers the games
from asterism import Table
from asterism.core import chance
from asterism.core.chance import FIRST, KIND, TOLD, USED
from asterism.envs import Batch, actions, aec, batch
from asterism.envs.loops import Tables, begin_some
from asterism.envs.observations import observation
from asterism.envs.pettingzoo_env import Agents
from support.conformance import Case, any_offer

ROOM = 8192  # outcomes that one act may take


class Told:
    """A table's game, played at the same time by every kind of environment, with the table's own draws."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case, self.table = case, case.table(seed)
        self.numbers = chance.hashed(self.table.seed, 0, ROOM)[FIRST:]
        self.state = spiel(case).new_initial_state()
        outcomes = self.drawn()
        self.agents: Agents = aec(case.slug, case.seats, options=case.options)
        self.agents.single.tables = with_told(self.agents.single.tables)
        tell(self.agents.single.tables, outcomes)
        self.agents.reset()
        self.batch: Batch = batch(case.slug, 1, case.seats, options=case.options)
        self.batch._tables = with_told(self.batch._tables)
        tell(self.batch._tables, outcomes)
        begin_some(self.batch._tables, 0, 0, 1)

    def drawn(self) -> list[int]:
        """Take the state through its chance nodes by the table's numbers; the outcomes of the act."""
        outcomes: list[int] = []
        while self.state.is_chance_node():
            at, count = len(self.state.node.told), len(self.state.chance_outcomes())
            outcome = (int(self.numbers[at]) >> 32) * count >> 32
            outcomes = [*self.state.node.told, outcome]
            self.state.apply_action(outcome)
        return outcomes

    def compare(self) -> None:
        """The seat to act sees the same and may do the same everywhere."""
        seat = self.table.to_act[0]
        seen = self.table.seen(seat)
        row, mask = observation(seen), actions(self.case.slug).mask(seen)
        shown = self.agents.observe(self.agents.agent_selection)
        assert self.agents.agent_selection == f"player_{seat}"
        assert (shown["observation"] == row).all()
        assert (shown["action_mask"] == mask).all()
        assert self.batch.to_act.tolist() == [seat]
        assert (self.batch.observe()[0] == row).all()
        assert (self.batch.masks()[0] == mask).all()
        assert self.state.current_player() == seat
        assert self.state.observation_tensor(seat) == row.tolist()
        assert self.state.legal_actions() == np.flatnonzero(mask).tolist()

    def play(self, luck: random.Random) -> None:
        """One decision of chance."""
        seat = self.table.to_act[0]
        seen = self.table.seen(seat)
        text = any_offer(seen.offers, luck)
        number = actions(self.case.slug).number(seen, text)
        self.numbers = chance.hashed(self.table.seed, self.table.reveals, ROOM)[FIRST:]
        self.table.play(seat, text)
        self.state.apply_action(number)
        outcomes = self.drawn()
        for tables in (self.agents.single.tables, self.batch._tables):
            tell(tables, outcomes)
        self.agents.step(number)
        self.batch.step([number])

    def end(self) -> None:
        """The results are the same everywhere."""
        worth = self.table.utilities
        assert self.table.over
        assert self.agents.single.packed == self.table.packed == self.state.node.record
        assert list(self.agents.rewards.values()) == worth
        assert self.batch.rewards[0].tolist() == worth
        assert self.state.returns() == worth


def spiel(case: Case) -> Any:
    """A kind of table as OpenSpiel loads it."""
    return pyspiel.load_game(f"asterism_{case.slug}", {"players": case.seats, **case.options})


def with_told(tables: Tables) -> Tables:
    """The same tables with luck that is told."""
    lucks = np.zeros((len(tables.states), FIRST + ROOM), np.uint64)
    lucks[:, KIND] = TOLD
    return tables._replace(lucks=lucks)


def tell(tables: Tables, outcomes: list[int]) -> None:
    tables.lucks[:, USED] = 0
    tables.lucks[:, FIRST:] = 0
    tables.lucks[:, FIRST : FIRST + len(outcomes)] = outcomes


def whole_game(case: Case, seed: int, every: int = 1) -> Table:
    """Tell one game; everything is compared at one of so many decisions, and results at the end."""
    told, luck, plies = Told(case, seed), random.Random(seed), 0
    while not told.table.over:
        if plies % every == 0:
            told.compare()
        told.play(luck)
        plies += 1
    told.end()
    return told.table
