"""What there is in Night Sky Explorer: 41 constellation cards, and a start card for everybody."""

from __future__ import annotations

from collections import Counter
from typing import Any


def components(position: dict[str, Any]) -> Counter[str]:
    """Every card by its number, wherever it is."""
    state = position["state"]
    drawn = [drawing["card"] for player in state["players"] for drawing in player["drawings"]]
    now = [player["card"] for player in state["players"] if player["card"] is not None]
    starts = {player["start"] for player in state["players"]}
    return Counter({"start cards": len(starts)}) + Counter(f"card {card}" for card in [*state["bag"], *drawn, *now])
