"""Single: one table, stepped from Python; environments of one table are built on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from asterism.core.encoding import Layout
from asterism.core.game import game
from asterism.core.records import NONE
from asterism.core.table import Seen
from asterism.envs.actions import actions
from asterism.envs.checks import (
    LIMIT,
    hashed,
    kind_of_table,
    number_of,
    reason,
    scored,
    seats_of,
    seen_at,
    whole,
    worst,
)
from asterism.envs.copies import Remade
from asterism.envs.loops import (
    ENDLESS,
    StepBuffers,
    Tables,
    begin_some,
    first_wrong,
    mask_some,
    observe_some,
    step_some,
)


class RowBuffer:
    """One row of numbers, with the form in which compiled code takes it."""

    def __init__(self, layout: Layout, width: int, kind: Any) -> None:
        self.numbers = np.zeros((1, width), kind)
        self.typed = layout.typed(self.numbers)


class Single(Remade):
    """One game after the other at one table; who decides together is asked in turn, the lowest seat first."""

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        limit: int = LIMIT,
        rewards: str = "utilities",
    ) -> None:
        self.game, self.seats, self.options = game(slug), seats_of(seats), dict(options or {})
        self.limit, self.by_scores = whole("limit", limit, 1), scored(rewards)
        self.settings = {"slug": slug, "seats": self.seats, "options": self.options, "limit": self.limit}
        self.settings["rewards"] = rewards
        self.tables = Tables.of(self.game, 1, self.seats, self.game.settle(self.seats, self.options), self.by_scores)
        self.desk, self.space, self.layout = StepBuffers.of(self.game), actions(slug), self.game.layout
        self._idle = np.zeros(1, np.bool_)
        self._seat, self._number = np.zeros(1, np.int32), RowBuffer(self.layout, 1, np.int64)
        self._row, self._mask = (
            RowBuffer(self.layout, self.layout.size, np.int8),
            RowBuffer(self.layout, self.space.count, np.int8),
        )

    def begin(self, seed: int) -> None:
        """Lay a game out; the same seed gives the same luck."""
        for part in (self.tables.games, self.tables.over, self.tables.cut, self.tables.rewards):
            part[:] = 0
        begin_some(self.tables, hashed(seed), 0, 1)

    @property
    def head(self) -> dict[str, Any]:
        """What kind of table it is."""
        return kind_of_table(self.game, self.seats, self.options)

    def state(self) -> dict[str, Any]:
        return self.tables.state()

    def restore(self, state: Mapping[str, Any]) -> None:
        self.tables.restore(state)

    @property
    def to_act(self) -> int:
        return int(self.tables.to_act[0])

    @property
    def over(self) -> bool:
        return bool(self.tables.over[0])

    @property
    def truncated(self) -> bool:
        return bool(self.tables.cut[0])

    # What a seat may know and do

    def observation(self, seat: int) -> Any:
        """What a seat sees as a row of small numbers."""
        self._seat[0] = seat
        observe_some(self.tables, self.desk, self._seat, self._row.typed, 0, 1)
        return self._row.numbers[0].copy()

    def mask(self, seat: int) -> Any:
        """1 for each number that a seat may play now."""
        self._seat[0] = seat
        mask_some(self.tables, self.desk, self._seat, self._mask.typed, 0, 1)
        return self._mask.numbers[0].copy()

    def seen(self, seat: int) -> Seen:
        """What the seat to act knows, for a bot to choose by."""
        return seen_at(self.game, self.tables, self.desk, 0, seat)

    # Playing

    def step(self, action: Any) -> list[float]:
        """The seat to act plays a number; what that brings everybody, or ValueError with the reason."""
        number = number_of(action)
        self._number.numbers[0] = number if 0 <= number < self.space.count else NONE
        if first_wrong(self.tables, self.desk, self._idle, self._number.typed, 0, 1) == 0:
            raise ValueError(reason(self.game, self.tables, self.desk, 0, number))
        return self._play(self.limit)

    def play(self, text: str) -> list[float]:
        """The seat to act plays one of its offers."""
        self.tables.acts[0] = self.game.verb.numbers[text]
        return self._play(self.limit)

    def begun(self, text: str) -> list[float]:
        """The same before a learner's first decision, which the limit does not take away."""
        self.tables.acts[0] = self.game.verb.numbers[text]
        return self._play(ENDLESS)

    def _play(self, limit: int) -> list[float]:
        step_some(self.tables, 0, limit, False, 0, 1)
        rewards: list[float] = self.tables.rewards[0, : self.seats].tolist()
        return rewards

    @property
    def outcome(self) -> tuple[list[int], list[int]]:
        """Everybody's points and places in a game that is over."""
        return self.tables.points[0, : self.seats].tolist(), self.tables.places[0, : self.seats].tolist()

    @property
    def worst(self) -> float:
        """A reward with which a game brings its seat to act less than any game does that is played to its end."""
        lead = self.tables.leads[0, self.to_act] if self.by_scores else 0.0
        return float(worst(self.game, self.seats, self.by_scores) - lead)

    @property
    def packed(self) -> bytes:
        """The record as bytes: not for players' eyes."""
        record: bytes = self.tables.states.tobytes()
        return record
