"""Clocks: how much time each seat has left; pure arithmetic, given what time it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from asterism.server.shapes import Clock, ClockFace


@dataclass(frozen=True)
class Time:
    """What time it is: on the wall, for dates, and steadily, for all that is measured; nobody sets the latter."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


class Clocks:
    """The clocks of one table: a seat's time at a moment, and which clocks run since then."""

    def __init__(self, clock: Clock, left: Sequence[float], acts: int, now: float) -> None:
        self._per, self._seconds = clock["per"], float(clock["seconds"])
        self._added = float(clock.get("added", 0)) if clock["per"] == "game" else 0.0
        self._left, self._since = list(left), [now] * len(left)
        self._running: set[int] = set()
        self._most = acts
        self._before: dict[int, float] = {}

    def run(self, seats: Iterable[int], now: float) -> None:
        """From now on these clocks run and no others."""
        wanted = set(seats)
        for seat in self._running ^ wanted:
            self._settle(seat, now)
        self._running = wanted

    def decided(self, seats: Iterable[int], acts: int, now: float) -> None:
        """Seats have decided; what that gains it gains once, however often it is taken back and done again."""
        for seat in seats:
            self._settle(seat, now)
            self._before.pop(seat, None)
            if acts > self._most:
                self._left[seat] = self._gained(self._left[seat])
        self._most = max(self._most, acts)

    def _gained(self, left: float) -> float:
        if self._per == "move":
            return self._seconds
        return left + self._added if left > 0 else left

    def turned(self, seats: Iterable[int], now: float) -> None:
        """The turns of these seats are over: a clock for a turn is full again."""
        for seat in seats if self._per == "turn" else ():
            self._settle(seat, now)
            self._before[seat], self._left[seat] = self._left[seat], self._seconds

    def returned(self, seats: Iterable[int], now: float) -> None:
        """These seats took their turn back, with the time they had."""
        for seat in seats:
            self._settle(seat, now)
            self._left[seat] = self._before.pop(seat, self._left[seat])

    def _settle(self, seat: int, now: float) -> None:
        self._left[seat], self._since[seat] = self.left(seat, now), now

    def left(self, seat: int, now: float) -> float:
        """The seconds a seat has left."""
        return max(0.0, self._left[seat] - (now - self._since[seat] if seat in self._running else 0.0))

    def all_left(self, now: float) -> list[float]:
        return [self.left(seat, now) for seat in range(len(self._left))]

    def out(self, now: float) -> list[int]:
        """The seats whose time has just run out."""
        return sorted(seat for seat in self._running if self.left(seat, now) <= 0)

    def spent(self, seat: int, now: float) -> bool:
        """Has a seat used up its time for the whole game or for its turn?"""
        return self._per != "move" and self.left(seat, now) <= 0

    def soonest(self, now: float) -> float | None:
        """The seconds until the next clock runs out."""
        return min((self.left(seat, now) for seat in self._running), default=None)

    def shown(self, running: Iterable[int], now: float) -> list[ClockFace]:
        """The clocks for somebody who believes that these run: a hidden stop or start does not show."""
        believed = set(running)
        return [self._face(seat, seat in believed, now) for seat in range(len(self._left))]

    def _face(self, seat: int, runs: bool, now: float) -> ClockFace:
        left = self._left[seat] - (now - self._since[seat] if runs else 0.0)
        return {"left": round(max(0.0, left), 1), "runs": runs}


def full(clock: Clock, seats: int) -> list[float]:
    """What everybody has at the start."""
    return [float(clock["seconds"])] * seats
