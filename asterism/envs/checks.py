"""What environments can be asked for, and why they refuse."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Mapping
from typing import Any

from asterism.core.game import Game
from asterism.core.table import Seen
from asterism.envs.loops import StepBuffers, Tables, hide, offers_of

REWARDS = ("utilities", "scores")
LIMIT = 20_000  # decisions of a game, where nothing else is asked


def hashed(seed: int) -> int:
    """A seed as 62 bits."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big") >> 2


def whole(name: str, value: Any, least: int) -> int:
    """A whole number of any kind, from some least one on."""
    try:
        number = None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        number = None
    if number is None or number < least:
        raise ValueError(f"{name} must be a whole number from {least} on, not {value!r}")
    return number


def seats_of(seats: Any) -> int:
    """How many play, in whatever kind of whole number; whether a game is for so many, the game says."""
    return whole("seats", seats, 1)


def seed_of(seed: Any) -> int | None:
    """A seed in whatever kind of whole number, as Gymnasium takes it; or None."""
    return None if seed is None else whole("seed", seed, 0)


def seat_of(seat: Any, seats: int) -> int | None:
    """The seat that a learner always has, or None."""
    if seat is None:
        return None
    number = whole("seat", seat, 0)
    if number >= seats:
        raise ValueError(f"there is no seat {number} at a table of {seats}")
    return number


def number_of(action: Any) -> int:
    """An action's number, in whatever kind of whole number it comes."""
    try:
        return operator.index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def kind_of_table(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What must be the same where a saved state is gone back to."""
    return {"game": game.slug, "rules": game.version, "seats": seats, "options": options}


def seen_at(game: Game, tables: Tables, desk: StepBuffers, table: int, seat: int) -> Seen:
    """What a seat of a table knows, its offers with it."""
    count = offers_of(tables, desk, table, seat)
    return Seen(game, seat, len(tables.holes), desk.seen.copy(), tuple(desk.offers[:count].tolist()))


def reason(game: Game, tables: Tables, desk: StepBuffers, table: int, number: int) -> str:
    """Why the seat to act can't play a number, whose action was noted."""
    seat, action = int(tables.to_act[table]), int(tables.acts[table])
    who = f"seat {seat} at table {table} can't play {number}"
    if not 0 <= action < game.verb.own:
        return f"{who}: there is no such action"
    hide(tables, desk, table, seat)
    return f"{who}, {game.verb.texts[action]!r}: {game.view.why(desk.seen[0], seat, action)}"


def gisted(observations: str) -> bool:
    """Are observations gists, and not whole rows?"""
    if observations not in ("rows", "gist"):
        raise ValueError(f"observations are rows or gist, not {observations!r}")
    return observations == "gist"


def scored(rewards: str) -> bool:
    """Are rewards what leads grow by?"""
    if rewards not in REWARDS:
        raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {rewards!r}")
    return rewards == "scores"


def worst(game: Game, seats: int, by_scores: bool) -> float:
    """Less than the rewards of any game are in all, for whoever had no lead."""
    least, most = game.layout.points
    if seats == 1:
        return game.layout.alone[0] - 1.0
    return least - most - 1.0 if by_scores else -1.0
