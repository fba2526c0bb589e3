"""Batch: many tables of one game at once, all seats, nothing but arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from asterism.core.game import game
from asterism.core.records import NONE
from asterism.envs.checks import LIMIT, hashed, reason, whole
from asterism.envs.loops import StepBuffers, Tables, begin_some, first_wrong, mask_some, observe_some, step_some


class Batch:
    """Tables that step together; whoever is to act at each of them observes and decides.

    The arrays it gives are its own: the next step changes them.
    """

    def __init__(
        self,
        slug: str,
        tables: int,
        seats: int,
        seed: int = 0,
        threads: int = 1,
        options: Mapping[str, Any] | None = None,
        limit: int = LIMIT,
    ) -> None:
        for name, value, least in (("tables", tables, 1), ("seed", seed, 0), ("threads", threads, 1)):
            whole(name, value, least)
        self.game, self.tables, self.seats, self.limit = game(slug), tables, seats, whole("limit", limit, 1)
        chosen = self.game.settle(seats, options or {})
        self.layout, self.actions = self.game.layout, self.game.actions
        self._seed, self._idle = hashed(seed), np.zeros(tables, np.bool_)
        self._tables = Tables.of(self.game, tables, seats, chosen)
        edges = [tables * thread // threads for thread in range(threads + 1)]
        self._parts = [(StepBuffers.of(self.game), *part) for part in pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._all(lambda _, first, end: begin_some(self._tables, self._seed, first, end))

    def _all(self, work: Callable[[StepBuffers, int, int], Any]) -> list[Any]:
        """Do something with every stretch of tables, each thread with one; this thread takes the first."""
        if self._pool is None:
            return [work(*self._parts[0])]
        others = [self._pool.submit(work, *part) for part in self._parts[1:]]
        return [work(*self._parts[0]), *(other.result() for other in others)]

    # Looking

    @property
    def to_act(self) -> Any:
        """The seat that decides at each table; of several the lowest, blind to what the others chose."""
        return shown(self._tables.to_act)

    def observe(self, out: Any = None) -> Any:
        """What the seat to act sees at each table: (tables, layout.size) small numbers."""
        out = self._room(out, self.layout.size, np.int8)
        rows = self.layout.typed(out)
        self._all(lambda desk, first, end: observe_some(self._tables, desk, self._tables.to_act, rows, first, end))
        return out

    def masks(self, out: Any = None) -> Any:
        """What the seat to act may do at each table: (tables, actions), true or false."""
        out = self._room(out, self.actions, np.bool_)
        rows = self.layout.typed(out.view(np.int8))
        self._all(lambda desk, first, end: mask_some(self._tables, desk, self._tables.to_act, rows, first, end))
        return out

    def _room(self, out: Any, width: int, kind: Any) -> Any:
        if out is None:
            return np.empty((self.tables, width), kind)
        wanted = (self.tables, width)
        if not isinstance(out, np.ndarray) or out.shape != wanted or out.dtype != kind or not out.flags.c_contiguous:
            raise ValueError(f"out must be a contiguous array of {np.dtype(kind)} with the shape {wanted}")
        return out

    # Playing

    def step(self, actions: Any) -> None:
        """Every seat to act acts; games that end are followed by new ones. ValueError if one may not act so."""
        numbers = self.numbers(actions)
        typed = self.layout.typed(numbers)
        found = self._all(lambda desk, first, end: first_wrong(self._tables, desk, self._idle, typed, first, end))
        wrong = [table for table in found if table != NONE]
        if wrong:
            raise ValueError(
                reason(self.game, self._tables, self._parts[0][0], min(wrong), int(numbers[min(wrong), 0]))
            )
        self._all(lambda _, first, end: step_some(self._tables, self._seed, self.limit, True, first, end))

    def numbers(self, actions: Any) -> Any:
        """One action for each table, as compiled code takes them."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.tables,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"step needs {self.tables} whole numbers, one for each table")
        return np.ascontiguousarray(numbers, np.int64).reshape(-1, 1)

    @property
    def over(self) -> Any:
        """Did the last step end a table's game? What is seen there now is the next one."""
        return shown(self._tables.over)

    @property
    def truncated(self) -> Any:
        """Was it the limit that ended it?"""
        return shown(self._tables.cut)

    @property
    def rewards(self) -> Any:
        """What the last step brought each seat: the utilities of a game that it ended, else nothing."""
        return shown(self._tables.worth[:, : self.seats])

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()


batch = Batch


def shown(array: Any) -> Any:
    """An array to be read."""
    view = array.view()
    view.flags.writeable = False
    return view
