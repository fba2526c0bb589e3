"""A bare websocket, cheap enough to load a server from the same machine."""

from __future__ import annotations

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED, NO_MASK = 0x80, bytes(4)
ACCEPTED, END = b"HTTP/1.1 101 ", b"\r\n\r\n"


class Refused(ConnectionError):
    """The server did not take the connection."""


class Wire(asyncio.Protocol):
    """One connection: whole texts come in by `hear`, texts go out by `send`."""

    def __init__(self, ask: bytes, hear: Callable[[bytes], None]) -> None:
        self._ask, self._hear = ask, hear
        self._rest, self._open = b"", False
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._ask)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._open and not self._accepted():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _accepted(self) -> bool:
        head, end, rest = self._rest.partition(END)
        if not end:
            return False
        if not head.startswith(ACCEPTED):
            self._fail(Refused(head.partition(b"\r\n")[0].decode()))
            return False
        self._open, self._rest = True, rest
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server never masks or splits one."""
        rest = self._rest
        if len(rest) < 2:
            return None
        length, start = rest[1], 2
        if length == 126:
            length, start = int.from_bytes(rest[2:4]), 4
        elif length == 127:
            length, start = int.from_bytes(rest[2:10]), 10
        if len(rest) < start + length:
            return None
        self._rest = rest[start + length :]
        return rest[0], rest[start : start + length]

    def _take(self, head: int, payload: bytes) -> None:
        if head == TEXT:
            self._hear(payload)
        elif head == PING:
            self._write(PONG, payload)

    def connection_lost(self, error: Exception | None) -> None:
        self._fail(error or ConnectionResetError("the connection was closed"))

    def _fail(self, error: Exception) -> None:
        for end in (self.opened, self.closed):
            if not end.done():
                end.set_exception(error)
                end.exception()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, head: int, payload: bytes) -> None:
        """A client must mask: with zeros, which change nothing."""
        length = len(payload)
        size = struct.pack("!BB", head, MASKED | length) if length < 126 else struct.pack("!BBH", head, 254, length)
        self._transport.write(size + NO_MASK + payload)

    def close(self) -> None:
        self._write(CLOSE, b"")
        self._transport.close()


async def connect(address: str, cookie: str, hear: Callable[[bytes], None], source: str = "") -> Wire:
    """Connect to an http address as a browser's page of the same server does."""
    parts = urlsplit(address)
    ask = "\r\n".join(
        [
            f"GET {parts.path}?{parts.query} HTTP/1.1",
            f"Host: {parts.netloc}",
            f"Origin: {parts.scheme}://{parts.netloc}",
            f"Cookie: {cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            "\r\n",
        ]
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(ask.encode(), hear),
        str(parts.hostname),
        parts.port or 80,
        local_addr=(source, 0) if source else None,
    )
    await wire.opened
    return wire
