"""Newest: of very many tables so many stay, and nobody's push out all others'."""

from __future__ import annotations


class Newest:
    """Ids by whom they are of, the oldest first; where there are too many, who has most gives up the oldest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._ids: dict[str, dict[str, None]] = {}
        self._whose: dict[str, str] = {}

    def put(self, id: str, whose: str) -> str | None:
        """One more; which one goes for it."""
        self._whose[id] = whose
        self._ids.setdefault(whose, {})[id] = None
        if len(self._whose) <= self._most:
            return None
        has_most = max(self._ids, key=lambda one: len(self._ids[one]))
        return next(iter(self._ids[has_most]))

    def drop(self, id: str) -> None:
        if id in self._whose:
            whose = self._whose.pop(id)
            del self._ids[whose][id]
            if not self._ids[whose]:
                del self._ids[whose]
