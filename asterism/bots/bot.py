"""What a bot is, and how bots are called by name, level and settings.

A call is a name, with settings after a colon: `greedy`, `search:ms=300`, `search:sims=1000,threads=2`.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any, Protocol

from asterism.bots.explanation import Explanation
from asterism.bots.greedy import Greedy
from asterism.bots.search import Search
from asterism.core.table import Seen


class Bot(Protocol):
    """Chooses one of the offers of what it sees, and can say why."""

    def choose(self, seen: Seen) -> str: ...
    def explain(self, seen: Seen) -> dict[str, Any]: ...


class Random:
    """Any offer, each as likely."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = random.Random(seed)

    def choose(self, seen: Seen) -> str:
        return self.luck.choice(seen.offers)

    def explain(self, seen: Seen) -> dict[str, Any]:
        return Explanation.blind(len(seen.actions)).phrase(seen)


BOTS: dict[str, Callable[..., Bot]] = {"random": Random, "greedy": Greedy, "search": Search}
LEVELS: dict[str, str] = {
    "easy": "greedy:overlook=45",
    "medium": "greedy",
    "hard": "search:sims=120",
    "expert": "search:sims=6000",
}
STARS = ("Spica", "Vega", "Rigel", "Deneb", "Mira", "Atria")


def names() -> list[str]:
    """Every name a bot can be called by: levels first, then kinds."""
    return [*LEVELS, *BOTS]


def bot(call: str, seed: int = 0) -> Bot:
    """A bot by its name or level, with settings after a colon."""
    name, _, settings = LEVELS.get(call, call).partition(":")
    if name not in BOTS:
        raise ValueError(f"there is no bot {call!r}; there are: {', '.join(names())}")
    try:
        return BOTS[name](seed, **_settings(settings))
    except TypeError:
        raise ValueError(f"bot {name} does not take the settings {settings!r}") from None


def star(seat: int) -> str:
    """The name of a bot on a seat that nobody named."""
    return STARS[seat % len(STARS)]


def seed_of(seed: str, seat: int) -> int:
    """The seed of a bot that plays a seat of a table with a seed."""
    return int.from_bytes(hashlib.blake2b(f"{seed} bot {seat}".encode(), digest_size=6).digest(), "big")


def _settings(text: str) -> dict[str, int]:
    pairs = [pair.partition("=") for pair in text.split(",") if pair]
    for key, _, value in pairs:
        if not value.isdigit():
            raise ValueError(f"a bot's setting is key=number, not {key!r}")
    return {key: int(value) for key, _, value in pairs}
