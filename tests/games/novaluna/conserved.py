"""What there is in Nova Luna: 68 tiles, and each player's tokens, laid on tasks or still to be placed."""

from __future__ import annotations

from collections import Counter
from typing import Any

SOLO_MORE = {1: 0, 2: 13}


def components(position: dict[str, Any]) -> Counter[str]:
    """Every tile by its number, and every player's tokens."""
    state = position["state"]
    laid = [entry["tile"] for player in state["players"] for entry in player["mosaic"]]
    tiles = [*state["bag"], *laid, *(tile for tile in [*state["ring"], state["hand"]] if tile is not None)]
    return Counter(f"tile {tile}" for tile in tiles) + tokens(position)


def tokens(position: dict[str, Any]) -> Counter[str]:
    more = SOLO_MORE[position["state"]["phase"]] if position["seats"] == 1 else 0
    return Counter(
        {f"tokens of {seat}": held(player) - more for seat, player in enumerate(position["state"]["players"])}
    )


def held(player: dict[str, Any]) -> int:
    return int(player["tokens"]) + sum(len(entry["covered"]) for entry in player["mosaic"])
