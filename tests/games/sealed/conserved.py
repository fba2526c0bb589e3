"""What there is in Sealed: cards, and prizes that lie on the table or in the bag."""

from __future__ import annotations

from collections import Counter
from typing import Any


def components(position: dict[str, Any]) -> Counter[str]:
    """Every card, wherever it is, and every prize, taken ones by what is missing."""
    state = position["state"]
    bids = [card for card in state["bids"] if card is not None]
    cards = [*state["used"], *state["rest"], *(card for hand in state["hands"] for card in hand), *bids]
    return Counter(f"card {card}" for card in cards) + Counter(prizes=len(state["bag"]) - max(state["left"], 1))
