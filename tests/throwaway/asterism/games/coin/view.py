"""Coin as people see it."""

from __future__ import annotations

from typing import Any

from asterism.games.coin.rules import Purse


def view(s: Purse, seat: int | None) -> dict[str, Any]:
    return {"left": int(s.left), "heads": int(s.heads), "order": int(s.order)}


def winners(s: Purse) -> list[int]:
    return []


def why(s: Purse, seat: int, action: int) -> str:
    return ""
