"""Random games inside compiled code, for any game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import Luck, draw
from asterism.core.game import apply, deciders, game, legal, over, scores, setup, utilities
from asterism.core.records import Row, rule

LIMIT = 100_000


@rule
def lowest(seats: int) -> int:
    """The first seat of those that decide."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def play_out(s: Any, luck: Luck, out: Row, tell: Any, limit: int) -> int:
    """Play a state to its end at random; how many decisions that took."""
    plies = 0
    while plies < limit and not over(s):
        seat = lowest(deciders(s))
        count = legal(s, seat, out)
        apply(s, seat, out[draw(luck, count)], luck, tell)
        plies += 1
    return plies


@rule
def play_many(
    states: Any, blank: Any, options: Any, luck: Luck, out: Row, tell: Any, points: Any, worth: Any, plies: Any
) -> None:
    """One random game after the other, in one slot."""
    for i in range(len(plies)):
        states[0] = blank[0]
        setup(states[0], options, luck)
        plies[i] = play_out(states[0], luck, out, tell, LIMIT)
        scores(states[0], points[i])
        utilities(states[0], worth[i])


@dataclass(frozen=True)
class Playouts:
    """Results of random games: one row a game, one column a seat."""

    scores: Any
    utilities: Any
    decisions: Any


def playouts(
    slug: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
) -> Playouts:
    """Play random games in compiled code; the same seed gives the same games on any number of threads."""
    for name, value, least in (("games", games, 0), ("seed", seed, 0), ("threads", threads or 1, 1)):
        if not isinstance(value, int) or value < least:
            raise ValueError(f"{name} must be a whole number from {least} on, not {value!r}")
    its = game(slug)
    chosen = its.settle(seats, options or {})
    points, worth = np.zeros((games, its.seats[-1]), np.int32), np.zeros((games, its.seats[-1]))
    plies = np.zeros(games, np.int64)

    def some(first: int) -> None:
        states, blank = its.states(1), its.states(1)
        blank["seats"] = seats
        part = slice(first, first + CHUNK)
        out, luck = np.zeros(its.verb.total, np.int32), chance.quick(seed * 1_000_003 + first)
        play_many(states, blank, chosen, luck, out, NO_TALE, points[part], worth[part], plies[part])

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        list(pool.map(some, range(0, games, CHUNK)))
    return Playouts(points[:, :seats], worth[:, :seats], plies)


CHUNK = 500
