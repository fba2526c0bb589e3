"""Index: which tables are somebody's."""

from __future__ import annotations

from collections.abc import KeysView

Whose = frozenset[tuple[str, str]]
NOBODYS: Whose = frozenset()


class Index:
    """Ids of tables by whom they belong to in some way, a player or an origin; the oldest first."""

    def __init__(self) -> None:
        self._ids: dict[tuple[str, str], dict[str, None]] = {}
        self._whose: dict[str, Whose] = {}

    def of(self, kind: str, who: str) -> KeysView[str]:
        return self._ids.get((kind, who), {}).keys()

    def note(self, id: str, whose: Whose) -> None:
        """From now on a table is theirs alone."""
        before = self._whose.pop(id, NOBODYS)
        for one in before - whose:
            del self._ids[one][id]
            if not self._ids[one]:
                del self._ids[one]
        for one in whose - before:
            self._ids.setdefault(one, {})[id] = None
        if whose:
            self._whose[id] = whose
