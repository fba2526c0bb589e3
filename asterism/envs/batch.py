"""Batch: many tables of one game at once, all seats, nothing but arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from asterism.core.game import game
from asterism.core.records import NONE
from asterism.core.table import Seen
from asterism.envs.checks import LIMIT, hashed, kind_of_table, reason, scored, seats_of, seen_at, whole
from asterism.envs.copies import Remade, loaded, saved
from asterism.envs.loops import (
    StepBuffers,
    Tables,
    begin_some,
    first_wrong,
    mask_some,
    observe_some,
    step_and_look_some,
    step_some,
)
from asterism.envs.workers import Meeting, Workers


class Batch(Remade):
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
        rewards: str = "utilities",
    ) -> None:
        tables, seed, threads = whole("tables", tables, 1), whole("seed", seed, 0), whole("threads", threads, 1)
        self.game, self.tables, self.seats = game(slug), tables, seats_of(seats)
        self.limit, self.options = whole("limit", limit, 1), dict(options or {})
        self.settings = {"slug": slug, "tables": tables, "seats": self.seats, "seed": seed, "threads": threads}
        self.settings |= {"options": self.options, "limit": self.limit, "rewards": rewards}
        chosen = self.game.settle(self.seats, self.options)
        self.layout, self.actions = self.game.layout, self.game.actions
        self._seed, self._idle = hashed(seed), np.zeros(tables, np.bool_)
        self._tables = Tables.of(self.game, tables, self.seats, chosen, scored(rewards))
        edges = [tables * thread // threads for thread in range(threads + 1)]
        self._parts = [(StepBuffers.of(self.game), *part) for part in pairwise(edges)]
        self._workers = Workers(threads - 1)
        self._all(lambda _, first, end: begin_some(self._tables, self._seed, first, end))

    def _all(self, work: Callable[[StepBuffers, int, int], Any]) -> list[Any]:
        """Do something with every stretch of tables, each thread with one; this thread takes the first."""
        return self._workers.all(work, self._parts)

    # Copies

    @property
    def head(self) -> dict[str, Any]:
        """What kind of tables these are, and how many."""
        return {"of": "batch", "tables": self.tables, **kind_of_table(self.game, self.seats, self.options)}

    def state(self) -> dict[str, Any]:
        return {**self._tables.state(), "seed": self._seed}

    def restore(self, state: Mapping[str, Any]) -> None:
        self._tables.restore(state)
        self._seed = state["seed"]

    def save(self) -> bytes:
        """All tables as they stand, secrets included: not for players' eyes."""
        return saved(self.head, self.state())

    def load(self, data: bytes) -> None:
        """Set all tables to what was saved; ValueError if that was of others."""
        self.restore(loaded(self.head, data))

    # Looking

    @property
    def to_act(self) -> Any:
        """The seat that decides at each table; of several the lowest, blind to what the others chose."""
        return shown(self._tables.to_act)

    def observe(self, out: Any = None) -> Any:
        """What the seat to act sees at each table: (tables, layout.size) small numbers."""
        out = np.empty((self.tables, self.layout.size), np.int8) if out is None else out
        rows, its = self._room(out, self.layout.size, np.int8), self._tables
        self._all(lambda desk, first, end: observe_some(its, desk, its.to_act, rows, first, end))
        return out

    def masks(self, out: Any = None) -> Any:
        """What the seat to act may do at each table: (tables, actions), true or false."""
        out = np.empty((self.tables, self.actions), np.bool_) if out is None else out
        rows, its = self._room(out, self.actions, np.bool_), self._tables
        self._all(lambda desk, first, end: mask_some(its, desk, its.to_act, rows, first, end))
        return out

    def _rooms(self, out: Any) -> tuple[Any, Any]:
        """Where rows and masks are to be written."""
        if not isinstance(out, tuple | list) or len(out) != 2:
            raise ValueError("out must be two arrays, for rows and for masks")
        return self._room(out[0], self.layout.size, np.int8), self._room(out[1], self.actions, np.bool_)

    def _room(self, out: Any, width: int, kind: Any) -> Any:
        """Where something is to be written, as compiled code takes that."""
        wanted = (self.tables, width)
        if not isinstance(out, np.ndarray) or out.shape != wanted or out.dtype != kind or not out.flags.c_contiguous:
            raise ValueError(f"out must be a contiguous array of {np.dtype(kind)} with the shape {wanted}")
        return self.layout.typed(out.view(np.int8))

    def seen(self, table: int) -> Seen:
        """What the seat to act at a table knows, its offers with it: bots choose by that, and actions have texts."""
        return self._seen(self._parts[0][0], range(self.tables)[table])

    def _seen(self, desk: StepBuffers, table: int) -> Seen:
        return seen_at(self.game, self._tables, desk, table, int(self._tables.to_act[table]))

    # Playing

    def step(self, actions: Any, out: tuple[Any, Any] | None = None) -> None:
        """Every seat to act acts; games that end are followed by new ones. ValueError if one may not act so.

        With arrays for `observe` and `masks` both are written in the same go, which is faster."""
        rows, masks = (None, None) if out is None else self._rooms(out)
        numbers = self.numbers(actions)
        typed, its, meeting = self.layout.typed(numbers), self._tables, Meeting(len(self._parts))

        def go(desk: StepBuffers, first: int, end: int) -> list[int]:
            with meeting:
                found = first_wrong(its, desk, self._idle, typed, first, end)
                wrong = [table for table in meeting.all(found) if table != NONE]
                if not wrong and out is not None:
                    step_and_look_some(its, desk, self._seed, self.limit, rows, masks, first, end)
                elif not wrong:
                    step_some(its, self._seed, self.limit, True, first, end)
                return wrong

        wrong = self._all(go)[0]
        if wrong:
            raise ValueError(reason(self.game, its, self._parts[0][0], min(wrong), int(numbers[min(wrong), 0])))

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
        """What the last step brought each seat: the utilities of a game that it ended, or what its lead grew by."""
        return shown(self._tables.rewards[:, : self.seats])

    @property
    def scores(self) -> Any:
        """Everybody's points where the last step ended a game."""
        return shown(self._tables.points[:, : self.seats])

    @property
    def places(self) -> Any:
        """Everybody's place, from 1, where the last step ended a game."""
        return shown(self._tables.places[:, : self.seats])

    def close(self) -> None:
        """Let the threads go."""
        self._workers.close()


batch = Batch


def shown(array: Any) -> Any:
    """An array to be read."""
    view = array.view()
    view.flags.writeable = False
    return view
