"""Protocol: a websocket that hands on what comes at once and writes what is sent at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT = b"\x81"
EXTENSION = "asterism"


class Nowhere:
    """A queue that nobody reads any more."""

    def put_nowait(self, event: object) -> None: ...


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's websocket, without queue and task: the app finds it in its scope, says who hears, and is done."""

    hear: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None

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
            self.logger.exception("a websocket failed")
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
