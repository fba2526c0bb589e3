"""Refused: what a player asked for can't be done, and why."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Said to the one who asked; nothing was changed."""

    def __init__(self, key: str, text: str, status: int = 409, say: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.key, self.text, self.status, self.say = key, text, status, say
