"""Listing: tables in the order in which people see them, the newest first; nobody's push out all others'."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain, filterfalse, islice

PAGE = 30
MOST = {"host": 3, "origin": 6}  # how many tables of each stand before all others
Group = tuple[str, str]


class Listing:
    """Ids of tables; whatever is asked or changed, as few of them are touched as are shown."""

    def __init__(self) -> None:
        self._front: dict[str, list[Group]] = {}
        self._back: dict[str, None] = {}
        self._first: dict[Group, dict[str, None]] = {}

    def __len__(self) -> int:
        return len(self._front) + len(self._back)

    def __contains__(self, id: str) -> bool:
        return id in self._front or id in self._back

    def put(self, id: str, **by: str | None) -> None:
        """A new table; of too many of one host or origin the oldest steps back."""
        if id in self:
            return
        groups = [(kind, who) for kind, who in by.items() if who]
        for group in groups:
            mine = self._first.setdefault(group, {})
            if len(mine) >= MOST[group[0]]:
                self._step_back(next(iter(mine)))
        for group in groups:
            self._first.setdefault(group, {})[id] = None
        self._front[id] = groups

    def drop(self, id: str) -> None:
        self._leave_front(id)
        self._back.pop(id, None)

    def many(self, hidden: Collection[str]) -> int:
        return len(self) - sum(id in self for id in hidden)

    def page(self, skip: int, hidden: Collection[str]) -> list[str]:
        """So many tables after the first ones; some are hidden, as they are shown elsewhere."""
        shown = filterfalse(hidden.__contains__, self._ids()) if hidden else self._ids()
        return list(islice(shown, skip, skip + PAGE))

    def _ids(self) -> Iterator[str]:
        return chain(reversed(self._front), reversed(self._back))

    def _step_back(self, id: str) -> None:
        self._leave_front(id)
        self._back[id] = None

    def _leave_front(self, id: str) -> None:
        for group in self._front.pop(id, ()):
            del self._first[group][id]
            if not self._first[group]:
                del self._first[group]
