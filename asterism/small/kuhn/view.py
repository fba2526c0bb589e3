"""Kuhn's poker as players see it."""

from __future__ import annotations

from typing import Any

from asterism.small.kuhn.rules import SEATS, Poker, won

Json = dict[str, Any]


def view(s: Poker, seat: int | None) -> Json:
    """All see the bets, a seat its card, and all the cards once they lie open."""
    return {
        "turn": int(s.turn),
        "bets": [bool(s.bets >> one & 1) for one in range(SEATS)],
        "card": None if seat is None else int(s.hands[seat]),
        "cards": [int(s.cards[one]) for one in range(SEATS)] if s.open else None,
    }


def winners(s: Poker) -> list[int]:
    return [0 if won(s) > 0 else 1]


def why(s: Poker, seat: int, action: int) -> str:
    return "unknown"


def offer(view: Json, form: Json) -> Json:
    return {"say": form["verb"], **form}
