"""Limits: how often somebody may do something."""

from __future__ import annotations

import time
from collections.abc import Callable

MANY = 1000


class Bucket:
    """Takes `rate` things a second, and `room` at once."""

    def __init__(self, rate: float, room: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.room, self._clock = rate, room, clock
        self._left, self._seen = room, clock()

    def take(self) -> bool:
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        self._refill()
        return self._left >= self.room

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self.room, self._left + (now - self._seen) * self.rate)
        self._seen = now


class Limits:
    """A bucket for each who comes; full ones are forgotten."""

    def __init__(self, rate: float, room: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._room, self._clock = rate, room, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self._buckets) >= MANY:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full()}
        return self._buckets.setdefault(who, Bucket(self._rate, self._room, self._clock)).take()
