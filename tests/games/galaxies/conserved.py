"""What there is in the galaxies: 40 planets, and each player's ships, in play or waiting on the mat."""

from __future__ import annotations

from collections import Counter
from typing import Any

BUILT = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4}


def components(position: dict[str, Any]) -> Counter[str]:
    """Every planet by its name, and every player's ships."""
    state = position["state"]
    planets = [*state["row"], *state["bag"], *state["under"], *state["box"]]
    planets += [planet for player in state["players"] for planet in player["colonies"]]
    ships = {f"ships of {who}": in_play(player) + waiting(position, who) for who, player in enumerate(state["players"])}
    return Counter(f"planet {planet}" for planet in planets if planet) + Counter(ships)


def in_play(player: dict[str, Any]) -> int:
    return int(player["home"]) + len(player["landed"]) + sum(at is not None for at in player["orbits"])


def waiting(position: dict[str, Any], who: int) -> int:
    """Ships not yet built; a rogue galaxy has all of its own."""
    rogue = position["seats"] == 1 and who == 1
    return 0 if rogue else 4 - BUILT[position["state"]["players"][who]["level"]]
