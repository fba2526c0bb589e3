"""What there is in Nebula: the stars and black holes wherever they are, and the cards on the table and in hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any


def components(position: dict[str, Any]) -> Counter[str]:
    """Every star by its colour, and every card by its code."""
    state = position["state"]
    return Counter(star for star in stars(state) if star) + Counter(cards(state))


def stars(state: dict[str, Any]) -> Iterator[str | None]:
    yield from (*state["bag"], *state["box"], *state["drawn"], state["nova"])
    for cluster in state["clusters"]:
        yield from cluster["stars"]
    for player in state["players"]:
        yield from (*player["stars"].values(), *player["observatory"], *["black"] * player["holes"])


def cards(state: dict[str, Any]) -> Iterator[str]:
    yield from (task["card"] for task in state["tasks"])
    yield from state["advanced"]
    for player in state["players"]:
        yield from player["dealt"]
