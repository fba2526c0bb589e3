"""Many tables moving at once: durable moves a second, and how long a move waits for its answer."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from benchmarks.server.player import Guest, Seat
from support.host import Host

TABLES, SEATS = 50, 2


@dataclass
class Measured:
    """What a run of the load showed."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def wait(self, share: float) -> float:
        """The wait in seconds that this share of moves stayed under."""
        return sorted(self.waits)[min(int(share * len(self.waits)), len(self.waits) - 1)]


class Load:
    """Tables that are played without a pause, all begun at once, until the first of them ends or time is up."""

    def __init__(self, address: str, game: str) -> None:
        self.address, self.game, self.measured, self.measuring = address, game, Measured(), False

    async def run(self, warmup: float, seconds: float) -> Measured:
        """Play once to warm up, then measure in as many runs as fill the time."""
        await self._round(warmup)
        self.measuring = True
        while self.measured.seconds < seconds:
            await self._round(seconds)
        return self.measured

    async def _round(self, seconds: float) -> None:
        seats = [seat for _ in range(TABLES) for seat in await self._open()]
        for seat in seats:
            await seat.sit()
        start = time.perf_counter()
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if self.measuring:
            self.measured.seconds += time.perf_counter() - start
        for seat in seats:
            seat.leave()
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for one in done:
            one.result()

    async def _open(self) -> list[Seat]:
        guest = Guest(self.address)
        id = await guest.open(self.game, [{"who": "me"}] * SEATS)
        return [Seat(guest, id, seat, self._note) for seat in range(SEATS)]

    def _note(self, _: int, __: str, wait: float) -> None:
        if self.measuring:
            self.measured.waits.append(wait)


class Idle:
    """Tables where everybody sits and nobody moves."""

    def __init__(self, address: str, game: str, tables: int) -> None:
        self.address, self.game, self.tables = address, game, tables

    async def sit(self, host: Host) -> int:
        """Bytes of the server once all seats are connected."""
        seats = []
        for _ in range(self.tables):
            guest = Guest(self.address)
            id = await guest.open(self.game, [{"who": "me"}] * SEATS)
            seats += [Seat(guest, id, seat, _nothing) for seat in range(SEATS)]
            for seat in seats[-SEATS:]:
                await seat.sit()
        await asyncio.sleep(1)
        memory = host.memory
        for seat in seats:
            seat.leave()
        return memory


def _nothing(_: int, __: str, ___: float) -> None:
    """At an idle table nothing is answered."""
