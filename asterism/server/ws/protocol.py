"""Protocol: a websocket that hands on what comes at once and writes what is sent at once."""

from __future__ import annotations

import asyncio
import logging
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
from asterism.server.services import who
from asterism.server.shapes import LARGEST_MESSAGE

TEXT = b"\x81"
FLOODED = b"\x88\x02\x03\xf0"  # good-bye with 1008
EXTENSION = "asterism"
FLOOD, BYTES, UNREAD = 10, 262_144, 500_000
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

    hear: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None
    _flooded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        rate = self._guard.rate
        self._peer = self.client[0] if self.client else ""
        self._frames, self._most = Frames(), FLOOD * rate
        self._frame_pace = Bucket(Pace(self._most, self._most))
        self._byte_pace = Bucket(Pace(rate * LARGEST_MESSAGE, BYTES))

    @property
    def _guard(self) -> Guard:
        guard: Guard = self.app_state["guard"]
        return guard

    def data_received(self, data: bytes) -> None:
        if self._flooded:
            return
        if self.handshake_initiated and not self._bearable(data):
            self._end_flood()
        else:
            super().data_received(data)

    def _bearable(self, data: bytes) -> bool:
        if self.waiting > UNREAD or not self._byte_pace.take(len(data)):
            return False
        return self._frame_pace.take(self._frames.begun(data, self._most))

    def _end_flood(self) -> None:
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
        if self.gone:
            self.gone()

    def send_receive_event_to_app(self) -> None:
        """A message is whole, text or not."""
        message, self.frames = b"".join(self.frames), []
        if self.hear and not self.close_sent:
            self.hear(message)

    def tell(self, text: bytes) -> None:
        """Send a text; nobody waits for that."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(_head(len(text)) + text)

    @property
    def waiting(self) -> int:
        """The bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

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
