"""Positions of Coin are written and never read."""

from __future__ import annotations

from typing import Any

from asterism.games.coin.rules import Purse
from asterism.games.coin.view import view


def write(s: Purse) -> dict[str, Any]:
    return view(s, None)
