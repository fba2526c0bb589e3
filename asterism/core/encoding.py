"""Rows of small numbers: what an encoder writes, declared stretch by stretch.

`MOON = LAYOUT("moon", 12, about="...")` is where the stretch begins; its numbers lie from there on, of several axes
the last one runs fastest. The stretches of the gist come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np

from asterism.core.rows import rows

MOST_SHORT = 400  # numbers of a gist


class Stretch(int):
    """Where a stretch begins, with its name, its shape and what it holds."""

    name: str
    shape: tuple[int, ...]
    about: str
    short: bool  # is it a part of the gist?

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def place(self) -> slice:
        """Its numbers in a row."""
        return slice(int(self), int(self) + self.size)

    def of(self, row: Any) -> Any:
        """Its numbers in a row, or in many rows, in its own shape."""
        return row[..., self.place].reshape(*row.shape[:-1], *self.shape)


class Layout:
    """The stretches of a game's rows in their order; between what the points of a seat lie, and its utility alone."""

    def __init__(
        self,
        module: str,
        left_out: tuple[str, ...] = (),
        actions: int = 0,
        points: tuple[int, int] = (0, 1),
        alone: tuple[float, float] = (0.0, 1.0),
    ) -> None:
        self.module, self.left_out, self.actions = module, left_out, actions
        self.points, self.alone = points, alone
        self.stretches: dict[str, Stretch] = {}
        self.size = self.short = 0

    def __iter__(self) -> Iterator[Stretch]:
        return iter(self.stretches.values())

    def __getitem__(self, name: str) -> Stretch:
        return self.stretches[name]

    def gist(self, name: str, *shape: int, about: str) -> Stretch:
        """Declare a stretch of the gist, which small networks read."""
        if self.short != self.size:
            raise ValueError(f"{name} belongs to the gist, which comes first")
        stretch = self._add(name, shape, about, short=True)
        self.short = self.size
        if self.short > MOST_SHORT:
            raise ValueError(f"with {name} the gist has {self.short} numbers, more than {MOST_SHORT}")
        return stretch

    def __call__(self, name: str, *shape: int, about: str) -> Stretch:
        """Declare another stretch."""
        return self._add(name, shape, about, short=False)

    def _add(self, name: str, shape: tuple[int, ...], about: str, short: bool) -> Stretch:
        if name in self.stretches:
            raise ValueError(f"{name} is declared twice")
        stretch = Stretch(self.size)
        stretch.name, stretch.shape, stretch.about, stretch.short = name, shape, about, short
        self.stretches[name] = stretch
        self.size += stretch.size
        return stretch

    def rows(self, count: int) -> Any:
        """Room for so many rows."""
        return np.zeros((count, self.size), np.int8)

    def typed(self, numbers: Any) -> Any:
        """Rows as compiled code takes them."""
        return rows(self.module, numbers)
