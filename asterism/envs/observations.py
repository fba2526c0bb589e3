"""What a seat sees as rows of small numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from asterism.core.encoding import Layout
from asterism.core.game import encode, game
from asterism.core.records import rule
from asterism.core.table import Seen


def layout(slug: str) -> Layout:
    """The stretches of a game's observations: their names, places, shapes and what they hold."""
    return game(slug).layout


def gist_of(rows: Any, its: Layout) -> Any:
    """The gist of rows on a scale that networks like: zeros and ones as they are, larger counts drawn nearer."""
    numbers = rows[..., : its.short].astype(np.float32)
    return np.sign(numbers) * np.sqrt(np.abs(numbers))


@rule
def encode_one(states: Any, at: int, seat: int, rows: Any) -> None:
    encode(states[at], seat, rows[at].row)


def observation(seen: Seen) -> Any:
    """What a seat knows as one row."""
    row = seen.game.layout.rows(1)
    encode_one(seen.states, 0, seen.seat, seen.game.layout.typed(row))
    return row[0]
