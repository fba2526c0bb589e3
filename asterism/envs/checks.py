"""What environments can be asked for, and why they refuse."""

from __future__ import annotations

import hashlib
import operator
from typing import Any

from asterism.core.game import Game
from asterism.envs.loops import StepBuffers, Tables, hide

LIMIT = 20_000  # decisions of a game, where nothing else is asked
LEAST = 100  # decisions of a game with a learner: it comes to act before they are over


def hashed(seed: int) -> int:
    """A seed as 62 bits."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big") >> 2


def whole(name: str, value: Any, least: int) -> int:
    """A whole number from some least one on."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(f"{name} must be a whole number from {least} on, not {value!r}")
    return value


def seat_of(seat: Any, seats: int) -> int | None:
    """The seat that a learner always has, or None."""
    if seat is None:
        return None
    if whole("seat", seat, 0) >= seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")
    return int(seat)


def number_of(action: Any) -> int:
    """An action's number, in whatever kind of whole number it comes."""
    try:
        return operator.index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def reason(game: Game, tables: Tables, desk: StepBuffers, table: int, number: int) -> str:
    """Why the seat to act can't play a number, whose action was noted."""
    seat, action = int(tables.to_act[table]), int(tables.acts[table])
    who = f"seat {seat} at table {table} can't play {number}"
    if not 0 <= action < game.verb.own:
        return f"{who}: there is no such action"
    hide(tables, desk, table, seat)
    return f"{who}, {game.verb.texts[action]!r}: {game.view.why(desk.seen[0], seat, action)}"
