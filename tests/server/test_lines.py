"""Lines of strangers: many of one address together may send, cost and leave unread no more than a crowd."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from asterism.server.guard import Guard
from asterism.server.meter import PAYER, Payer
from asterism.server.metrics import Metrics
from asterism.server.rounds import FEW
from asterism.server.settings import Settings
from asterism.server.unread import UNREAD
from asterism.server.ws import protocol as protocols
from asterism.server.ws.connection import PATIENCE, Connection
from asterism.server.ws.protocol import FEW_FRAMES, FLOODED, Protocol
from server.test_strangers import NEIGHBOUR, STRANGER, handshake

PING = b'{"ping":true}'
Json = dict[str, Any]


class Wire(asyncio.Transport):
    """What is between us and somebody who reads at once, or not."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 5)})
        self.sent, self.left, self.reads, self.closed = b"", 0, True, False
        self._high = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += data
        self.left += 0 if self.reads else len(data)
        if self.left > self._high:
            self.protocol.pause_writing()

    def read(self) -> None:
        self.left, self.reads = 0, True
        self.protocol.resume_writing()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert low == 0
        self._high = high or 0

    def get_write_buffer_size(self) -> int:
        return self.left

    def abort(self) -> None:
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.abort()

    def pause_reading(self) -> None: ...

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, Protocol)
        self.protocol = protocol


class Ours:
    """A server with a clock that stands still, whose app hands on what is heard, to be answered in the end."""

    def __init__(self, **settings: Any) -> None:
        self.now = 0.0
        self.guard = Guard(Settings(**settings), clock=lambda: self.now)
        self.heard: list[bytes] = []
        self.answers: list[asyncio.Task[None]] = []
        self.answered = asyncio.Event()
        self.lines: list[Connection] = []
        self.begun = asyncio.Event()
        self.begun.set()

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        connection = Connection(websocket, "eva", self.guard, Metrics())
        self.lines.append(connection)
        await websocket.accept()
        await self.begun.wait()
        connection.listen(self.hear, lambda: None)

    def hear(self, message: bytes) -> asyncio.Task[None]:
        self.heard.append(message)
        self.answers.append(asyncio.create_task(self.answer()))
        return self.answers[-1]

    async def answer(self) -> None:
        await self.answered.wait()

    async def line(self, address: str = STRANGER) -> Line:
        config = Config(self.app, interface="asgi3", proxy_headers=False, log_config=None, ws_per_message_deflate=False)
        config.load()
        wire = Wire(address)
        wire.set_protocol(Protocol(config, ServerState(), {"guard": self.guard}))
        wire.protocol.connection_made(wire)
        wire.protocol.data_received(handshake("/api/lobby/live", "127.0.0.1"))
        await asyncio.sleep(0)
        wire.sent = b""
        return Line(wire, self.lines[-1])


class Line:
    """Somebody's end of a line, and ours."""

    def __init__(self, wire: Wire, ours: Connection) -> None:
        self.wire, self.ours = wire, ours

    def say(self, *messages: bytes) -> None:
        for message in messages:
            self.wire.protocol.data_received(Frame(Opcode.TEXT, message).serialize(mask=True))

    def is_flooded(self) -> bool:
        return self.wire.sent.endswith(FLOODED)

    @property
    def errors(self) -> list[Json]:
        return [json.loads(b"{" + one.partition(b"}")[0] + b"}") for one in self.wire.sent.split(b"{")[1:]]


def at_ours(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def test_at_ours() -> None:
        asyncio.run(asyncio.wait_for(_awaited(test), 60))

    test_at_ours.__name__, test_at_ours.__doc__ = getattr(test, "__name__", ""), test.__doc__
    return test_at_ours


async def _awaited(test: Callable[[], Awaitable[None]]) -> None:
    await test()


async def settled(answers: list[asyncio.Task[None]]) -> None:
    """Wait until all is answered, and until that is known."""
    await asyncio.wait(answers)
    await asyncio.sleep(0)


async def all_turns(ours: Ours) -> None:
    """Wait until no message waits for its turn."""
    while ours.guard.rounds._waiting:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


# What comes in


@at_ours
async def test_lines_that_each_keep_their_pace_are_cut_when_together_they_send_too_much() -> None:
    ours = Ours(crowd=2, rate=10)
    lines = [await ours.line() for _ in range(5)]
    for line in lines[:4]:
        line.say(*[PING] * 10)
    assert not any(line.is_flooded() for line in lines)
    other = await ours.line(NEIGHBOUR)
    for line in (lines[4], other):
        line.say(*[PING] * 3 * FEW_FRAMES)
    assert (lines[4].is_flooded(), other.is_flooded()) == (True, False)
    ours.now = 1.0
    lines[0].say(*[PING] * FEW_FRAMES)
    assert not lines[0].is_flooded()


@at_ours
async def test_bytes_of_all_lines_of_an_address_are_counted_together() -> None:
    ours = Ours(crowd=2, rate=10)
    lines = [await ours.line() for _ in range(20)]
    for line in lines:
        line.say(b"x" * 16_000)
    assert [line.is_flooded() for line in lines] == [False] * 15 + [True] * 5


@at_ours
async def test_a_frame_that_comes_byte_by_byte_costs_as_much_as_many() -> None:
    ours = Ours(rate=2)
    line = await ours.line()
    for byte in Frame(Opcode.TEXT, bytes(100)).serialize(mask=True):
        line.wire.protocol.data_received(bytes([byte]))
    assert line.is_flooded()


@at_ours
async def test_what_is_read_of_a_line_is_charged_to_whom_it_is_for() -> None:
    ours = Ours()
    line = await ours.line()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(protocols, "time", SimpleNamespace(perf_counter=iter((0.0, 1.2)).__next__))
        line.wire.protocol.data_received(Frame(Opcode.PING, b"").serialize(mask=True))
    assert not ours.guard.meter.may(Payer(STRANGER, "eva"))
    assert ours.guard.meter.may(Payer(NEIGHBOUR, "jan"))


# Who is too fast


@at_ours
async def test_who_goes_on_although_it_was_too_fast_is_sent_away() -> None:
    ours, patience = Ours(rate=5), int(PATIENCE.room)
    ours.answered.set()
    line = await ours.line()
    line.say(*[b'{"id":1}'] * (5 + patience))
    await all_turns(ours)
    assert ours.heard == [b'{"id":1}'] * 5
    assert [(one["error"], one["re"]) for one in line.errors] == [("too-fast", 1)] * patience
    assert not line.is_flooded()
    line.say(b'{"id":2}')
    assert line.is_flooded()


@at_ours
async def test_who_waits_after_a_refusal_is_heard_again_and_forgiven() -> None:
    ours = Ours(rate=5)
    ours.answered.set()
    line = await ours.line()
    for _ in range(5):
        line.say(*[b"{}"] * 10)
        await all_turns(ours)
        await settled(ours.answers)
        ours.now += 10
    assert not line.is_flooded()
    assert len(ours.heard) == 25


@at_ours
async def test_who_has_spent_all_and_goes_on_is_sent_away_too() -> None:
    ours = Ours(rate=1000)
    line = await ours.line()
    ours.guard.meter.spend(Payer(STRANGER, "eva"), 5)
    line.say(*[b"{}"] * int(PATIENCE.room))
    await all_turns(ours)
    assert not line.is_flooded()
    line.say(b"{}")
    assert line.is_flooded()
    assert not ours.heard


@at_ours
async def test_of_an_address_few_messages_are_heard_in_a_round_and_those_in_line_keep_their_order() -> None:
    ours = Ours(rate=1000)
    ours.answered.set()
    lines = [await ours.line() for _ in range(3)]
    said = [b'{"id":%d}' % number for number in range(9 * FEW)]
    for at, message in enumerate(said):
        lines[at % 3].say(message)
    assert ours.heard == said[:FEW]
    await all_turns(ours)
    assert ours.heard == said


@at_ours
async def test_what_waits_for_its_turn_until_all_is_spent_is_refused() -> None:
    ours = Ours(rate=1000)
    ours.answered.set()
    line = await ours.line()
    line.say(*[b'{"id":1}'] * 2 * FEW)
    ours.guard.meter.spend(Payer(STRANGER, "eva"), 5)
    await all_turns(ours)
    assert len(ours.heard) == FEW
    assert [one["error"] for one in line.errors] == ["too-fast"] * FEW


@at_ours
async def test_only_so_many_messages_wait_for_their_answers_also_before_the_table_is_there() -> None:
    ours = Ours(rate=5)
    ours.begun.clear()
    line = await ours.line()
    line.say(*[b"{}"] * 5)
    await all_turns(ours)
    ours.now += 10
    line.say(b'{"id":1}')
    assert [one["re"] for one in line.errors] == [1]
    ours.begun.set()
    await asyncio.sleep(0)
    line.say(b'{"id":2}')
    assert [one["re"] for one in line.errors] == [1, 2]
    ours.answered.set()
    await settled(ours.answers)
    line.say(b'{"id":3}')
    assert ours.heard == [*[b"{}"] * 5, b'{"id":3}']


# What is left unread


@at_ours
async def test_who_leaves_most_unread_is_cut_when_those_of_an_address_leave_too_much() -> None:
    ours = Ours(crowd=2)
    lines = [await ours.line() for _ in range(6)]
    other = await ours.line(NEIGHBOUR)
    for line, size in zip(lines, (250_000, 240_000, 200_000, 150_000, 100_000, 70_000), strict=True):
        line.wire.reads = other.wire.reads = False
        line.ours.send(b"x" * size)
    other.ours.send(b"x" * 300_000)
    assert [line.wire.closed for line in lines] == [True, False, False, False, False, False]
    assert not other.wire.closed


@at_ours
async def test_what_was_read_meanwhile_does_not_count() -> None:
    ours = Ours(crowd=2)
    lines = [await ours.line() for _ in range(20)]
    for line in lines:
        line.wire.reads = False
        line.ours.send(b"x" * (UNREAD - 100))
        line.wire.read()
    assert not any(line.wire.closed for line in lines)


@at_ours
async def test_a_crowd_behind_one_address_may_all_hold_their_breath() -> None:
    ours = Ours()
    lines = [await ours.line() for _ in range(30)]
    for line in lines:
        line.wire.reads = False
        line.ours.send(b"x" * (UNREAD - 100))
    assert not any(line.wire.closed for line in lines)


@at_ours
async def test_answers_to_pings_are_left_unread_too() -> None:
    ours = Ours(crowd=1, rate=10_000)
    lines = [await ours.line() for _ in range(2)]
    ping = Frame(Opcode.PING, bytes(125)).serialize(mask=True)
    for line in lines:
        line.wire.reads = False
        for _ in range(UNREAD // 200):
            line.wire.protocol.data_received(ping)
    assert [line.wire.closed for line in lines].count(True) == 1


@at_ours
async def test_what_waits_until_all_is_read_is_done_once_and_for_whom_the_line_is() -> None:
    ours = Ours()
    line, paid = await ours.line(), []
    line.wire.reads = False
    line.ours.send(b"x" * 100_000)
    behind = line.ours.behind
    for _ in range(3):
        line.ours.once_read(lambda: paid.append(PAYER.get()))
    assert not paid
    line.wire.read()
    assert (behind, line.ours.behind) == (True, False)
    line.wire.read()
    assert len(paid) == 1
