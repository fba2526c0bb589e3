"""What a bot thought of its last choice, for people to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from asterism.core.table import Seen


@dataclass(frozen=True)
class Explanation:
    """What the choice and the best other offer looked worth: a win chance, or alone the score (below 0: minus it)."""

    looked: int
    worth: float = 0.0
    other: int | None = None  # the action
    other_worth: float = 0.0

    @staticmethod
    def blind(offers: int) -> Explanation:
        """No thought at all."""
        return Explanation(offers)

    @staticmethod
    def of(seen: Seen, values: Any, ranking: list[int], looked: int) -> Explanation:
        """A choice among valued offers, the chosen one first in the ranking."""
        chosen, other = ranking[:2]
        return Explanation(looked, float(values[chosen]), seen.actions[other], float(values[other]))

    def phrase(self, seen: Seen) -> dict[str, Any]:
        """The thought as a phrase for texts to put in words; what was seen is what was chosen from."""
        if self.other is None:
            return {"say": "bot-blind", "count": max(self.looked, 1)}
        if self.other not in seen.actions:
            raise ValueError("a bot explains its last choice: show it what it saw then")
        alone = seen.seats == 1 and min(self.worth, self.other_worth) < 0  # below 0 it is minus a score
        return {
            "say": "bot-because",
            "solo": int(alone),
            "worth": figure(self.worth, alone),
            "looked": self.looked,
            "other": seen.phrase(self.other),
            "other_worth": figure(self.other_worth, alone),
        }


def figure(worth: float, alone: bool) -> int:
    """A win chance in per cent, or alone the score to expect."""
    return round(abs(worth)) if alone else round(100 * worth)
