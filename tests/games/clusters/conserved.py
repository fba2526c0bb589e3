"""What there is in Hvězdokupy: 59 stars, on the board or in stock, one Moon, and a card for each player."""

from __future__ import annotations

from collections import Counter
from typing import Any


def components(position: dict[str, Any]) -> Counter[str]:
    state = position["state"]
    stars, cards = state["stock"] + len(set(state["stars"])), len(set(state["cards"]))
    return Counter({"stars": stars, "moons": int(state["moon"] not in state["stars"]), "cards": cards})
