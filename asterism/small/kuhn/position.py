"""Positions of Kuhn's poker, out and in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.saves import listed, whole
from asterism.small.kuhn.rules import BOTH, CARDS, SEATS, SECOND, Poker

TURNS = {0: (0,), 1: (0, 1), 2: (0, 1, 2, 3), 3: (2, 3)}  # who may have bet after so many decisions


def write(s: Poker) -> dict[str, Any]:
    return {"turn": int(s.turn), "bets": int(s.bets), "hands": [int(s.hands[seat]) for seat in range(SEATS)]}


def read(data: Mapping[str, Any], s: Poker, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    s.turn = whole(data, "turn", 0, 3, "position")
    s.bets = whole(data, "bets", 0, BOTH, "position")
    hands = listed(data, "hands", "position", SEATS)
    cards = [whole(hands, seat, 0, CARDS - 1, "position hands entry") for seat in range(SEATS)]
    if cards[0] == cards[1]:
        raise ValueError(f"both hands hold the card {cards[0]}")
    if s.bets not in TURNS[s.turn]:
        raise ValueError(f"after {s.turn} decisions these can't be the bets")
    ended = s.turn == 3 or (s.turn == 2 and s.bets != SECOND)
    s.open = int(ended and s.bets in (0, BOTH))
    for seat in range(SEATS):
        s.hands[seat] = cards[seat]
        s.cards[seat] = cards[seat] if s.open else 0
