"""Presence: who looks at a table, who is gone, and who wishes a bot in whose place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from asterism.server.guard import rate_key
from asterism.server.shapes import Seat
from asterism.server.storage.schema import TableRow

AWAY = 30.0


class Watcher(Protocol):
    """Somebody who looks at a table, from a seat or as a spectator."""

    @property
    def player(self) -> str: ...
    @property
    def address(self) -> str: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def panels(self) -> bool: ...
    @property
    def behind(self) -> bool: ...
    def once_read(self, do: Callable[[], object]) -> None: ...
    def send(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


@dataclass(frozen=True)
class Present:
    """Who is at a table at one moment: players, seats that are gone, and wishes for bots by seat."""

    here: frozenset[str]
    gone: frozenset[int]
    wishes: Mapping[int, Mapping[str, str]]


class Presence:
    """The watchers of one table, and when others left."""

    def __init__(self, now: float) -> None:
        self.watchers: list[Watcher] = []
        self.wishes: dict[int, dict[str, str]] = {}
        self._since = now
        self._parted: dict[str, float] = {}

    def add(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self._parted.pop(watcher.player, None)

    def remove(self, watcher: Watcher, now: float) -> bool:
        """Somebody goes; is the player not here any more?"""
        if watcher not in self.watchers:
            return False
        self.watchers = [one for one in self.watchers if one is not watcher]
        if watcher.player in self.players():
            return False
        self._forget_old(now)
        self._parted.pop(watcher.player, None)
        self._parted[watcher.player] = now
        return True

    def _forget_old(self, now: float) -> None:
        """Who left long ago is gone in any case, as if never here."""
        while self._parted and now - self._parted[first := next(iter(self._parted))] >= AWAY:
            del self._parted[first]

    def beside(self, watcher: Watcher) -> int:
        """How many look from the same seat, or look on, at the same address."""
        home = rate_key(watcher.address)
        return sum(one.seat == watcher.seat and rate_key(one.address) == home for one in self.watchers)

    @property
    def attended(self) -> bool:
        """Is anybody here who sits?"""
        return any(watcher.seat is not None for watcher in self.watchers)

    def players(self) -> set[str]:
        return {watcher.player for watcher in self.watchers}

    def unseated(self, row: TableRow) -> list[Watcher]:
        """The watchers of seats that are not theirs any more."""
        return [watcher for watcher in self.watchers if not rightful(row, watcher)]

    def at(self, row: TableRow, now: float) -> Present:
        here = frozenset(self.players())
        gone = (seat for seat, person in enumerate(row.people) if person.who == "person")
        return Present(here, frozenset(seat for seat in gone if self._gone(row, seat, here, now)), self.wishes)

    def _gone(self, row: TableRow, seat: int, here: Iterable[str], now: float) -> bool:
        person = row.people[seat]
        if row.status != "running" or person.player is None:
            return False
        if person.gone_since is not None:
            return True
        return person.player not in here and now - self._parted.get(person.player, self._since) >= AWAY


def nobody(row: TableRow) -> Present:
    """At a table that is not loaded nobody is here."""
    running = row.status == "running"
    gone = frozenset(seat for seat, person in enumerate(row.people) if running and person.who == "person")
    return Present(frozenset(), gone, {})


def rightful(row: TableRow, watcher: Watcher) -> bool:
    """May a watcher look from its seat?"""
    if watcher.seat is None:
        return True
    return 0 <= watcher.seat < row.seats and row.people[watcher.seat].player == watcher.player
