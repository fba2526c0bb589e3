"""Refused: what a player asked for can't be done, and why."""

from __future__ import annotations

from asterism.server.shapes import Error, Phrase

LIMITS = (408, 411, 413, 421, 429, 431)  # statuses
OFFENCES = ("banned", "for-operators", "foreign-origin", "muted")
FAILURE = 500


class Refused(Exception):
    """Said to the one who asked; nothing was changed. Raised anew each time: an exception keeps where it was raised."""

    def __init__(self, key: str, text: str, status: int = 409, say: Phrase | None = None) -> None:
        super().__init__(text)
        self.key, self.text, self.status, self.say = key, text, status, say

    @property
    def concerns_operators(self) -> bool:
        """Is it a limit, an offence or a failure of ours, and no answer of a game?"""
        return self.status in LIMITS or self.status >= FAILURE or self.key in OFFENCES

    @property
    def body(self) -> Error:
        """The refusal as it is sent."""
        error: Error = {"error": self.key, "text": self.text}
        return {**error, "say": self.say} if self.say else error


def too_fast() -> Refused:
    return Refused("too-fast", "That was too fast: wait a moment.", 429)
