"""Single: one table, stepped from Python; environments of one table are built on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from asterism.core.encoding import Layout
from asterism.core.game import game, results
from asterism.core.table import Seen
from asterism.envs.actions import actions
from asterism.envs.checks import LIMIT, hashed, number_of, reason, whole
from asterism.envs.loops import (
    StepBuffers,
    Tables,
    begin_some,
    first_wrong,
    mask_some,
    observe_some,
    offers_of,
    step_some,
)

REWARDS = ("utilities", "scores")


class RowBuffer:
    """One row of numbers, with the form in which compiled code takes it."""

    def __init__(self, layout: Layout, width: int, kind: Any) -> None:
        self.numbers = np.zeros((1, width), kind)
        self.typed = layout.typed(self.numbers)


class Single:
    """One game after the other at one table; who decides together is asked in turn, the lowest seat first."""

    def __init__(
        self,
        slug: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        limit: int = LIMIT,
        rewards: str = "utilities",
    ) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {rewards!r}")
        self.game, self.seats, self.options = game(slug), seats, dict(options or {})
        self.tables = Tables.of(self.game, 1, seats, self.game.settle(seats, self.options))
        self.limit, self.by_scores = whole("limit", limit, 1), rewards == "scores"
        self.desk, self.space, self.layout = StepBuffers.of(self.game), actions(slug), self.game.layout
        self._idle = np.zeros(1, np.bool_)
        self._seat, self._number = np.zeros(1, np.int32), RowBuffer(self.layout, 1, np.int64)
        self._row, self._mask = (
            RowBuffer(self.layout, self.layout.size, np.int8),
            RowBuffer(self.layout, self.space.count, np.int8),
        )
        self._points, self._worth = np.zeros(self.game.seats[-1], np.int32), np.zeros(self.game.seats[-1])

    def begin(self, seed: int) -> None:
        """Lay a game out; the same seed gives the same luck."""
        for part in (self.tables.games, self.tables.over, self.tables.cut, self.tables.worth):
            part[:] = 0
        begin_some(self.tables, hashed(seed), 0, 1)
        self._lead = self._leads()

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
        count = offers_of(self.tables, self.desk, 0, seat)
        return Seen(self.game, seat, self.seats, self.desk.seen.copy(), tuple(self.desk.offers[:count].tolist()))

    # Playing

    def step(self, action: Any) -> list[float]:
        """The seat to act plays a number; what that brings everybody, or ValueError with the reason."""
        self._number.numbers[0] = number = number_of(action)
        if first_wrong(self.tables, self.desk, self._idle, self._number.typed, 0, 1) == 0:
            raise ValueError(reason(self.game, self.tables, self.desk, 0, number))
        return self._play()

    def play(self, text: str) -> list[float]:
        """The seat to act plays one of its offers."""
        self.tables.acts[0] = self.game.verb.numbers[text]
        return self._play()

    def _play(self) -> list[float]:
        step_some(self.tables, 0, self.limit, False, 0, 1)
        if not self.by_scores:
            worth: list[float] = self.tables.worth[0, : self.seats].tolist()
            return worth
        before, self._lead = self._lead, self._leads()
        return [now - then for now, then in zip(self._lead, before, strict=True)]

    def _leads(self) -> list[float]:
        """How many points each seat is ahead of the best other one; alone its utility so far."""
        results(self.tables.states, 0, self._points, self._worth)
        if self.seats == 1:
            return [float(self._worth[0])]
        points = self._points[: self.seats].tolist()
        return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]

    @property
    def packed(self) -> bytes:
        """The record as bytes: not for players' eyes."""
        record: bytes = self.tables.states.tobytes()
        return record
