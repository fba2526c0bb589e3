"""Honest: people who simply play while a server is attacked, and what they notice of that."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from benchmarks.server.line import Answer, Line, line
from benchmarks.server.player import Guest, Seat

TABLES, PAUSE, PATIENCE = 20, 0.2, 10.0
GAME = "galaxies"  # long games: people do not open tables all the time
HOME, EXPERTS_GUEST, HOUSEHOLD, VISITOR = "127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"
ME, EXPERT = {"who": "me"}, {"who": "bot", "level": "expert"}
BROWSERS, AT_ONCE = 30, 6
MUTES_A_SECOND = 3
DEEP, BEGUN, LONGEST = "clusters", 1.0, 40.0
LOADED = re.compile(rb'(?:src|href)="(/[^"]+)"')


class Calm(Seat):
    """Somebody who thinks a moment before each move."""

    def _decide(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE, super()._decide)


@dataclass
class Noticed:
    """In a while: how long 99 of 100 answers took at most, how many moves got none, and what was refused."""

    wait: float
    unanswered: int
    refused: list[str]


@dataclass
class Honest:
    """Twenty tables of people of one address."""

    address: str
    answers: list[tuple[float, float]] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)
    refused: list[tuple[float, str]] = field(default_factory=list)
    tables: dict[str, tuple[Guest, list[Calm]]] = field(default_factory=dict)

    async def play(self) -> None:
        await asyncio.gather(*(self._tables() for _ in range(TABLES)))

    async def settled(self) -> None:
        """All tables play."""
        while len(self.tables) < TABLES or not self.answers:
            await asyncio.sleep(0.05)

    async def _tables(self) -> None:
        while True:
            guest = Guest(self.address, HOME)
            try:
                id = await guest.open(GAME, [ME] * 2)
                await self._play(id, guest)
            except (OSError, RuntimeError) as error:
                self.refused.append((time.perf_counter(), str(error)))
                await asyncio.sleep(1)

    async def _play(self, id: str, guest: Guest) -> None:
        seats = [Calm(guest, id, seat, self._note) for seat in range(2)]
        for seat in seats:
            await seat.sit()
        self.tables[id] = guest, seats
        try:
            await asyncio.gather(*(seat.play() for seat in seats))
        finally:
            self.lost += [seat.waiting_since for seat in seats if seat.waiting_since is not None]
            del self.tables[id]

    def _note(self, _: int, __: str, wait: float) -> None:
        self.answers.append((time.perf_counter() - wait, wait))

    def _waiting(self) -> list[float]:
        """When the moves were made that wait for their answers."""
        seats = [seat for _, both in self.tables.values() for seat in both]
        return [seat.waiting_since for seat in seats if seat.waiting_since is not None]

    async def noticed(self, seconds: float) -> Noticed:
        """What people notice from now on; what is asked in this time may be answered later."""
        begin = time.perf_counter()
        await asyncio.sleep(seconds)
        end = time.perf_counter()
        while any(begin <= since < end and time.perf_counter() - since < PATIENCE for since in self._waiting()):
            await asyncio.sleep(0.05)
        unanswered = sum(begin <= since < end for since in (*self._waiting(), *self.lost))
        waits = sorted([wait for since, wait in self.answers if begin <= since < end] + [PATIENCE] * unanswered)
        refused = [what for when, what in self.refused if when >= begin]
        return Noticed(waits[int(0.99 * len(waits))] if waits else PATIENCE, unanswered, refused)


# What else some of them do, while an attack goes on that it is about


@dataclass
class Place:
    """Where honest people are, and what was made ready there."""

    port: int
    honest: Honest
    known: dict[str, Any]


@dataclass
class Seen:
    """What went wrong for them, and how long they waited for a bot."""

    wrong: list[str] = field(default_factory=list)
    bot: float | None = None


Probe = Callable[[Place, float], Awaitable[Seen]]


async def nothing(_: Place, __: float) -> Seen:
    return Seen()


async def hosting(place: Place, seconds: float) -> Seen:
    """Who opened a table lets those who look on talk, or not, a few times a second."""
    (id, (guest, _)), seen = next(iter(place.honest.tables.items())), Seen()
    end = time.monotonic() + seconds
    async with line(place.port, HOME) as its:
        for number in range(int(seconds * MUTES_A_SECOND)):
            body = {"seat": None, "muted": number % 2 == 0}
            _expect(200, await its.call("POST", f"/api/tables/{id}/mute", body, guest.cookie), seen)
            await asyncio.sleep(max(0, min(1 / MUTES_A_SECOND, end - time.monotonic())))
    return seen


async def visiting(place: Place, seconds: float) -> Seen:
    """Somebody new finds the table of somebody honest in the lobby."""
    seen = Seen()
    await asyncio.sleep(seconds / 2)
    async with line(place.port, VISITOR) as its:
        answer = await its.call("GET", "/api/lobby")
    if _expect(200, answer, seen) and place.known["listed"].encode() not in answer.body:
        seen.wrong.append("an honest table is not in the lobby")
    return seen


async def playing_an_expert(place: Place, _: float) -> Seen:
    """Somebody comes a little later, opens a table with an expert, and waits for the expert's first move."""
    await asyncio.sleep(BEGUN)
    guest = Guest(place.honest.address, EXPERTS_GUEST)
    try:
        id = await guest.open(DEEP, [ME, EXPERT])
        async with asyncio.timeout(LONGEST), line(place.port, EXPERTS_GUEST) as its:
            await its.upgrade(f"/api/tables/{id}/live?seat=0", guest.cookie)
            return Seen(bot=await _first_move(its))
    except TimeoutError:
        return Seen(bot=LONGEST)
    except (OSError, RuntimeError, EOFError) as error:
        return Seen(["an honest expert's table: " + str(error)], LONGEST)


async def _first_move(its: Line) -> float:
    """Move until it is somebody else's turn; how long that takes."""
    while True:
        state = await _state(its)
        if not state["offers"]:
            began = time.perf_counter()
            await _state(its)
            return time.perf_counter() - began
        its.say(do=state["offers"][0]["do"], at=state["at"])


async def _state(its: Line) -> dict[str, Any]:
    while True:
        heard: dict[str, Any] = await its.hear()
        if heard["kind"] == "error":
            raise RuntimeError(heard["error"])
        if heard["kind"] == "state":
            return heard


async def loading(place: Place, _: float) -> Seen:
    """Thirty browsers of one address load a page and all that is in it, over six connections each, and a live line."""
    found = await asyncio.gather(*(_load(place) for _ in range(BROWSERS)))
    return Seen([wrong for seen in found for wrong in seen.wrong])


async def _load(place: Place) -> Seen:
    seen = Seen()
    try:
        async with AsyncExitStack() as lines, asyncio.timeout(PATIENCE):
            one, *more = [await lines.enter_async_context(line(place.port, HOUSEHOLD)) for _ in range(AT_ONCE)]
            page = await one.call("GET", "/")
            _expect(200, page, seen)
            wanted = ["/api/me", "/api/games", "/api/lobby", "/api/texts/en/common"]
            wanted += sorted({path.decode() for path in LOADED.findall(page.body)})
            shares = [wanted[number::AT_ONCE] for number in range(AT_ONCE)]
            await asyncio.gather(
                *(_get(its, paths, page.cookie, seen) for its, paths in zip((one, *more), shares, strict=True))
            )
            live = await lines.enter_async_context(line(place.port, HOUSEHOLD))
            await live.upgrade("/api/lobby/live", page.cookie)
            await live.hear()
    except (OSError, EOFError, TimeoutError) as error:
        seen.wrong.append(f"a browser could not load: {error!r}")
    return seen


async def _get(its: Line, paths: list[str], cookie: str, seen: Seen) -> None:
    for path in paths:
        _expect(200, await its.call("GET", path, cookie=cookie), seen)


def _expect(status: int, answer: Answer, seen: Seen) -> bool:
    if answer.status != status:
        seen.wrong.append(f"{answer.status} {answer.body[:100].decode(errors='replace')}")
    return answer.status == status


BEFORE: dict[str, Probe] = {"experts": playing_an_expert}
BESIDE: dict[str, Probe] = {
    "sitting": hosting,
    "open tables": visiting,
    "experts": playing_an_expert,
    "thirty browsers": loading,
}
