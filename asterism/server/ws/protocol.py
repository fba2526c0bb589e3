"""Protocol: a websocket that hands on what comes at once and writes what is sent at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from starlette.requests import HTTPConnection
from starlette.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from asterism.server.guard import Guard
from asterism.server.limits import Bucket, Pace
from asterism.server.logs import facts
from asterism.server.meter import LITTLE, Payer
from asterism.server.services import who
from asterism.server.shapes import LARGEST_MESSAGE
from asterism.server.unread import UNREAD

TEXT = b"\x81"
FLOODED = b"\x88\x02\x03\xf0"  # good-bye with 1008
EXTENSION = "asterism"
FLOOD, BYTES, BEHIND = 10, 262_144, 16_384
FEW_FRAMES, FEW_BYTES = 4, 1024  # so many are counted together
LAST_SECONDS = 1.0
LOG = logging.getLogger(__name__)


class Nowhere:
    """A queue that nobody reads any more."""

    def put_nowait(self, event: object) -> None: ...


class Frames:
    """Counts frames in a stream of bytes by their heads alone."""

    def __init__(self) -> None:
        self._skip, self._rest = 0, b""

    def begun(self, data: bytes, most: int) -> int:
        """How many frames begin in this piece; counting ends after the most."""
        data, at, count = self._rest + data, self._skip, 0
        while (end := _end(data, at)) is not None and count <= most:
            at, count = end, count + 1
        self._skip, self._rest = max(0, at - len(data)), data[at:]
        return count


def _end(data: bytes, at: int) -> int | None:
    """Where a frame ends that begins here, if enough of its head is there to tell."""
    if at + 2 > len(data):
        return None
    size = data[at + 1] & 0x7F
    more = {126: 2, 127: 8}.get(size, 0)
    start = at + 2 + more
    if start > len(data):
        return None
    mask = 4 if data[at + 1] & 0x80 else 0
    return start + mask + (int.from_bytes(data[at + 2 : start]) if more else size)


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket, without queue and task: the app finds it in its scope, says who hears, and is done.

    Frames of any kind, bytes and what is left unread are counted before they are looked at."""

    payer: Payer | None = None  # for whom the line is, once the app knows
    hear: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None
    _flooded = False
    _spent = 0.0
    _once_read: Callable[[], object] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=BEHIND, low=0)
        rate, clock = self._guard.rate, self._guard.clock
        self._peer = self.client[0] if self.client else ""
        self._frames, self._most = Frames(), FLOOD * rate
        self._came, self._came_bytes = 0, 0
        self._frame_pace = Bucket(Pace(self._most, self._most), clock)
        self._byte_pace = Bucket(Pace(rate * LARGEST_MESSAGE, BYTES), clock)

    @property
    def _guard(self) -> Guard:
        guard: Guard = self.app_state["guard"]
        return guard

    def data_received(self, data: bytes) -> None:
        if self._flooded:
            return
        start = time.perf_counter()
        if self.handshake_initiated and not self._bearable(data):
            self.end_flood()
        else:
            super().data_received(data)
        self._spent += time.perf_counter() - start
        if self._spent > LITTLE:
            self._pay()

    def _pay(self) -> None:
        """What reading took is charged for, a little together with what follows."""
        if self.payer:
            self._guard.meter.spend(self.payer, self._spent)
            self._spent = 0.0

    def _bearable(self, data: bytes) -> bool:
        self._came += max(1, self._frames.begun(data, self._most))  # a piece of one costs as much as a whole one
        self._came_bytes += len(data)
        if self.waiting > UNREAD:
            return False
        return (self._came < FEW_FRAMES and self._came_bytes < FEW_BYTES) or self._within_limits()

    def _within_limits(self) -> bool:
        """May as much come as has since this was asked last, on this line and over all of its address?"""
        frames, size, self._came, self._came_bytes = self._came, self._came_bytes, 0, 0
        if not (self._byte_pace.take(size) and self._frame_pace.take(frames)):
            return False
        return self.payer is None or self._guard.may_send(self.payer.address, frames, size)

    def end_flood(self) -> None:
        """Say good-bye and read no more; who does not listen is cut off."""
        self._flooded = self.close_sent = True
        self._guard.note("flood", self._peer)
        self.stop_keepalive()
        self.transport.pause_reading()
        if self.handshake_complete and self.waiting <= UNREAD:
            self.transport.write(FLOODED)
            self.loop.call_later(LAST_SECONDS, self.transport.abort)
        else:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {EXTENSION: {"protocol": self}}

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            scope = cast(Scope, self.scope)
            LOG.exception("a websocket failed", extra=facts(call=scope["path"], **who(HTTPConnection(scope))))
            self.send_500_response()
        if self.hear is None:
            self.transport.close()
        self._forget_the_handshake()

    def _forget_the_handshake(self) -> None:
        """Somebody may sit at a table for days: what only the beginning needed takes no memory any more."""
        self.request.headers.clear()
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", Nowhere())
        del self.scope, self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._guard.gone(self._peer)
        self._pay()
        self._note_read()
        if self.gone:
            self.gone()
        self.hear = self.gone = self._once_read = None  # who was here is forgotten at once

    def send_receive_event_to_app(self) -> None:
        """A message is whole, text or not."""
        message, self.frames = b"".join(self.frames), []
        if self.hear and not self.close_sent:
            self.hear(message)

    def tell(self, text: bytes) -> None:
        """Send a text; nobody waits for that."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(_head(len(text)) + text)
            self._note_unread()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._note_unread()

    # What is left unread

    @property
    def waiting(self) -> int:
        """The bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    @property
    def behind(self) -> bool:
        """Does so much wait that the other side seems not to read?"""
        return not self.writable.is_set()

    def once_read(self, do: Callable[[], object]) -> None:
        """Do something when all is read that waits; of several such things the last."""
        self._once_read = do

    def resume_writing(self) -> None:
        super().resume_writing()
        self._note_read()
        do, self._once_read = self._once_read, None
        if do:
            do()

    def _note_unread(self) -> None:
        if not self.writable.is_set() and self.payer:
            self._guard.unread.note(self.payer.address, self, self.waiting)

    def _note_read(self) -> None:
        if self.payer:
            self._guard.unread.read(self.payer.address, self)

    async def leave(self, code: int) -> None:
        """Say good-bye, if the other side is still there."""
        with suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code})

    def cut(self) -> None:
        """Leave without a word."""
        self.transport.abort()


def _head(length: int) -> bytes:
    if length < 126:
        return TEXT + length.to_bytes(1)
    if length < 65_536:
        return TEXT + b"\x7e" + length.to_bytes(2)
    return TEXT + b"\x7f" + length.to_bytes(8)
