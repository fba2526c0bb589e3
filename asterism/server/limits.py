"""Limits: how often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

MANY, ROUNDING = 1000, 1e-6
Clock = Callable[[], float]


class Pace(NamedTuple):
    """So many a second, and so many at once."""

    rate: float
    room: float

    def times(self, many: float) -> Pace:
        return Pace(self.rate * many, self.room * many)


class Bucket:
    """Takes as many things as its pace allows; it only knows when it will be full again."""

    def __init__(self, pace: Pace, clock: Clock = time.monotonic) -> None:
        self._each, self._whole = 1 / pace.rate, pace.room / pace.rate  # the seconds that fill it by one, and wholly
        self._clock = clock
        self._full = clock()

    def take(self, count: float = 1) -> bool:
        now = self._clock()
        full = (self._full if self._full > now else now) + count * self._each
        if full - now > self._whole + ROUNDING:
            return False
        self._full = full
        return True

    def spend(self, count: float) -> None:
        """Take it in any case: what was not there is owed, though never more than there is room for."""
        now = self._clock()
        full = (self._full if self._full > now else now) + count * self._each
        most = now + 2 * self._whole
        self._full = full if full < most else most

    def owes(self) -> bool:
        return self._full - self._clock() >= self._whole

    def full(self) -> bool:
        return self._full <= self._clock()


class Limits:
    """A bucket for each who comes; full ones are forgotten."""

    def __init__(self, pace: Pace, clock: Clock = time.monotonic) -> None:
        self._pace, self._clock, self._many = pace, clock, MANY
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, count: float = 1) -> bool:
        return (self._buckets.get(who) or self._new(who)).take(count)

    def spend(self, who: str, count: float) -> None:
        (self._buckets.get(who) or self._new(who)).spend(count)

    def owes(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        return bucket is not None and bucket.owes()

    def _new(self, who: str) -> Bucket:
        self._make_room()
        bucket = self._buckets[who] = Bucket(self._pace, self._clock)
        return bucket

    def _make_room(self) -> None:
        if len(self._buckets) >= self._many:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full()}
            self._many = max(MANY, 2 * len(self._buckets))


class Limited(NamedTuple):
    """How often one thing may be done: by a player, by each of the crowd behind an address, and by those who do not sit
    at a table: by all of one address, and by all."""

    player: Pace | None = None
    each: Pace | None = None
    visit: Pace | None = None
    table: Pace | None = None


PACES: dict[str, Limited] = {
    "call": Limited(each=Pace(5, 60)),
    "connect": Limited(each=Pace(1, 20)),
    "watch": Limited(each=Pace(1, 8)),
    "open": Limited(player=Pace(1 / 3, 20), each=Pace(1 / 60, 1)),
    "upload": Limited(player=Pace(1 / 10, 10), each=Pace(1 / 60, 1)),
    "name": Limited(player=Pace(1 / 2, 10), each=Pace(1 / 30, 2)),
    "seat": Limited(player=Pace(2, 20), each=Pace(1 / 2, 6), visit=Pace(4, 60)),
    "look": Limited(player=Pace(2, 10), each=Pace(1 / 2, 3)),
    "chat": Limited(player=Pace(1, 10), each=Pace(1 / 2, 5), visit=Pace(2, 20), table=Pace(4, 40)),
    "hint": Limited(player=Pace(1 / 2, 5), each=Pace(1 / 5, 3)),
}


class Paces:
    """The limits of everything that has one, where so many people may come from one address."""

    def __init__(self, crowd: int, clock: Clock = time.monotonic) -> None:
        self._limits = {what: _by_whom(limited, crowd, clock) for what, limited in PACES.items()}

    def take(self, what: str, **who: str) -> bool:
        """May an address, a player, a table do it once more? Who is not named is not counted."""
        return all(limits.take(who[by]) for by, limits in self._limits[what].items() if who.get(by))


def _by_whom(limited: Limited, crowd: int, clock: Clock) -> dict[str, Limits]:
    each = limited.each and limited.each.times(crowd)
    paces = {"address": each, "player": limited.player, "visit": limited.visit, "table": limited.table}
    return {by: Limits(pace, clock) for by, pace in paces.items() if pace}
