"""Long answers: charged to who asks, and of one address only so many held at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from asterism.server.errors import Refused
from asterism.server.guard import HELD, Guard
from asterism.server.http.parts import PART, InParts, cut
from asterism.server.meter import PAYER, Payer
from asterism.server.settings import Settings
from server.test_meter import work

HERE, THERE = "203.0.113.7", "203.0.113.8"


class Reader:
    """Who is sent an answer."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []

    async def send(self, message: Any) -> None:
        self.got.append(message)

    async def read(self, answer: InParts) -> None:
        await answer({}, self._nothing, self.send)

    async def _nothing(self) -> Any:
        await asyncio.Event().wait()

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.got)


async def refused() -> bytes:
    raise Refused("not-over", "Not yet.")


def test_what_is_found_is_sent_in_parts() -> None:
    async def found() -> bytes:
        return b"x" * (2 * PART + 1)

    reader = Reader()
    asyncio.run(reader.read(InParts(cut(found), Guard(Settings()), HERE)))
    assert [len(message.get("body", b"")) for message in reader.got] == [0, PART, PART, 1, 0]
    assert [message.get("more_body") for message in reader.got] == [None, True, True, True, False]


def test_of_what_is_refused_nothing_is_sent() -> None:
    reader = Reader()
    with pytest.raises(Refused, match="Not yet"):
        asyncio.run(reader.read(InParts(cut(refused), Guard(Settings()), HERE)))
    assert not reader.got


def test_sending_is_charged_to_who_asks() -> None:
    guard = Guard(Settings(burst=1, crowd=1), clock=lambda: 0.0)

    async def heavy() -> AsyncGenerator[bytes, None]:
        yield b"a"
        await asyncio.sleep(0)
        work(0.002)
        yield b"b"

    async def read() -> None:
        PAYER.set(Payer(HERE, ""))
        await guard.meter.timed(Reader().read(InParts(heavy(), guard, HERE)))

    asyncio.run(read())
    assert not guard.meter.may(Payer(HERE, ""))
    assert guard.meter.may(Payer(THERE, ""))


def test_of_one_address_only_so_many_answers_are_held_and_others_read_on() -> None:
    guard, go_on = Guard(Settings(crowd=1)), asyncio.Event()

    async def slow() -> AsyncGenerator[bytes, None]:
        yield b"{"
        await go_on.wait()
        yield b"}"

    async def read() -> None:
        slowly = [asyncio.create_task(Reader().read(InParts(slow(), guard, HERE))) for _ in range(HELD)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too fast"):
            await Reader().read(InParts(slow(), guard, HERE))
        other, late = Reader(), Reader()
        beside = asyncio.create_task(other.read(InParts(slow(), guard, THERE)))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(beside, *slowly)
        await late.read(InParts(slow(), guard, HERE))
        assert other.body == late.body == b"{}"

    asyncio.run(read())
