"""A game's actions as environments number them: no more than there have to be, and none of the house."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from asterism.core.game import game, narrow, widen
from asterism.core.records import rule
from asterism.core.table import Seen


@rule
def narrow_one(states: Any, at: int, seat: int, numbers: Any, count: int) -> None:
    narrow(states[at], seat, numbers[at].row, count)


@rule
def widen_one(states: Any, at: int, seat: int, numbers: Any) -> int:
    return widen(states[at], seat, numbers[at].row[0])


class Actions:
    """The numbers of a game's actions; what one stands for may depend on what the seat sees."""

    def __init__(self, slug: str) -> None:
        self.game = game(slug)
        self.count = self.game.actions

    def numbers(self, seen: Seen) -> list[int]:
        """A seat's offers as numbers."""
        count = len(seen.actions)
        found = np.zeros((1, self.game.verb.total), np.int64)
        found[0, :count] = seen.actions
        narrow_one(seen.states, 0, seen.seat, self.game.layout.typed(found), count)
        numbers: list[int] = found[0, :count].tolist()
        return numbers

    def mask(self, seen: Seen) -> Any:
        """True for each number that is offered."""
        found = np.zeros(self.count, np.bool_)
        found[self.numbers(seen)] = True
        return found

    def number(self, seen: Seen, text: str) -> int:
        """The number of an offered text."""
        if text not in seen.offers:
            raise ValueError(f"seat {seen.seat} is not offered {text!r}")
        return self.numbers(seen)[seen.offers.index(text)]

    def text(self, seen: Seen, number: int) -> str:
        """The text of an offered number."""
        typed = self.game.layout.typed(np.array([[number]], np.int64))
        action = int(widen_one(seen.states, 0, seen.seat, typed))
        if action not in seen.actions:
            raise ValueError(f"seat {seen.seat} is not offered the action {number}")
        return self.game.verb.texts[action]


@cache
def actions(slug: str) -> Actions:
    """How a game's actions are numbered."""
    return Actions(slug)
