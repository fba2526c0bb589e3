"""What a bot is, and where bots are found by name."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from asterism.bots.greedy import Greedy
from asterism.bots.search import Search
from asterism.core.table import Seen


class Bot(Protocol):
    """Chooses one of the offers of what it sees."""

    def choose(self, seen: Seen) -> str: ...


class Random:
    """Any offer, each as likely."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, seen: Seen) -> str:
        return self.luck.choice(seen.offers)


BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy, "search": Search}


def names() -> list[str]:
    return list(BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
