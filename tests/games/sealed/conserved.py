"""What there is in Sealed: cards."""

from __future__ import annotations

from collections import Counter
from typing import Any


def components(position: dict[str, Any]) -> Counter[str]:
    """Every card, wherever it is."""
    state = position["state"]
    cards = [*state["shown"], *state["bag"], *(card for hand in state["hands"] for card in hand)]
    return Counter(f"card {card}" for card in cards)
