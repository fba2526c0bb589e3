"""Audience: who looks at a table, what each seat was last shown, and who is gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from asterism.server.errors import Refused
from asterism.server.storage.store import TableRow
from asterism.server.tables.views import Presence, Seat, Sight, Watcher

AWAY = 30.0
NOT_YOURS = Refused("not-your-seat", "This is not your seat.", 403)


class Audience:
    """The watchers of one table."""

    def __init__(self, now: float) -> None:
        self.watchers: list[Watcher] = []
        self.wishes: dict[int, dict[str, str]] = {}
        self._loaded = now
        self._parted: dict[str, float] = {}
        self._shown: dict[Seat, tuple[int, int]] = {}

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self.watchers)

    def __contains__(self, watcher: object) -> bool:
        return any(one is watcher for one in self.watchers)

    def seats(self) -> set[Seat]:
        return {watcher.seat for watcher in self.watchers}

    def at_seat(self, seat: Seat) -> list[Watcher]:
        return [watcher for watcher in self.watchers if watcher.seat == seat]

    # Coming and going

    def add(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self._parted.pop(watcher.player, None)

    def remove(self, watcher: Watcher, now: float) -> bool:
        """Somebody goes; is the player not here any more?"""
        if watcher not in self:
            return False
        self.watchers = [one for one in self.watchers if one is not watcher]
        if watcher.player in self.players():
            return False
        self._parted[watcher.player] = now
        return True

    def players(self) -> set[str]:
        return {watcher.player for watcher in self.watchers}

    def unseated(self, row: TableRow) -> list[Watcher]:
        """The watchers of seats that are not theirs any more."""
        return [watcher for watcher in self.watchers if not rightful(row, watcher)]

    def presence(self, row: TableRow, now: float) -> Presence:
        here = frozenset(self.players())
        gone = (seat for seat, person in enumerate(row.people) if person.who == "person")
        return Presence(here, frozenset(seat for seat in gone if self._gone(row, seat, here, now)), self.wishes)

    def _gone(self, row: TableRow, seat: int, here: Iterable[str], now: float) -> bool:
        person = row.people[seat]
        if row.status != "running" or person.player is None:
            return False
        if person.gone_since is not None:
            return True
        return person.player not in here and now - self._parted.get(person.player, self._loaded) >= AWAY

    # What was shown

    def at(self, seat: Seat) -> int:
        """How much a seat has been shown."""
        return self._shown[seat][0] if seat in self._shown else int(self._loaded * 1000)

    def is_news(self, seat: Seat, sight: Sight) -> bool:
        return seat not in self._shown or self._shown[seat][1] != sight.mark

    def show(self, seat: Seat, sight: Sight) -> int:
        """A seat is shown something new: its number."""
        self._shown[seat] = self.at(seat) + 1, sight.mark
        return self._shown[seat][0]


def rightful(row: TableRow, watcher: Watcher) -> bool:
    """May a watcher look from its seat?"""
    if watcher.seat is None:
        return True
    return 0 <= watcher.seat < row.seats and row.people[watcher.seat].player == watcher.player
