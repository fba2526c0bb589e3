"""Line: one connection of many from an address of this machine, kept alive over HTTP or become a websocket."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

HERE = "127.0.0.1"
TEXT, CLOSE, NARROW, LARGEST = 0x81, 0x88, 4096, 1 << 20
END, MADE_NO_SENSE = b"\r\n\r\n", b'"error":"invalid"'


class Answer(NamedTuple):
    """What a call was answered."""

    status: int
    head: bytes
    body: bytes

    @property
    def cookie(self) -> str:
        return self.header(b"set-cookie").partition(";")[0]

    def header(self, name: bytes) -> str:
        lines = (line.partition(b":") for line in self.head.split(b"\r\n")[1:])
        return next((value.strip().decode() for one, _, value in lines if one.lower() == name), "")


class Line:
    """Asks and waits, or says and hears."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        self._reader, self._writer = reader, writer
        self._where = f"{HERE}:{port}"

    # HTTP

    async def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        """Call, and wait for the whole answer."""
        raw = b"" if body is None else json.dumps(body).encode()
        about = ["Content-Type: application/json", f"Content-Length: {len(raw)}"] if raw else []
        self.write(self.ask(method, path, cookie, *about) + raw)
        return understood(await self.answer())

    def ask(self, method: str, path: str, cookie: str = "", *more: str) -> bytes:
        """The head of a call."""
        ours = [f"Origin: http://{self._where}", f"Cookie: {cookie}"] if cookie else []
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {self._where}", *ours, *more, "", ""]).encode()

    async def answer(self) -> Answer:
        head = await self._reader.readuntil(END)
        answer = Answer(int(head[9:12]), head, b"")
        if answer.header(b"transfer-encoding") == "chunked":
            return answer._replace(body=b"".join([chunk async for chunk in self._chunks()]))
        return answer._replace(body=await self._reader.readexactly(int(answer.header(b"content-length") or 0)))

    async def _chunks(self) -> AsyncIterator[bytes]:
        while size := int(await self._reader.readuntil(b"\r\n"), 16):
            yield await self._reader.readexactly(size)
            await self._reader.readexactly(2)
        await self._reader.readexactly(2)

    # Websockets

    async def upgrade(self, path: str, cookie: str = "") -> None:
        """From now on this is a websocket."""
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        self.write(
            self.ask("GET", path, cookie, "Upgrade: websocket", "Connection: Upgrade", key, "Sec-WebSocket-Version: 13")
        )
        head = await self._reader.readuntil(END)
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError(head.partition(b"\r\n")[0].decode())

    def say(self, **message: object) -> None:
        self.write(frame(TEXT, json.dumps(message).encode()))

    async def hear(self) -> Any:
        """The next message; pings are passed over."""
        while True:
            head, body = await self._frame()
            if head == CLOSE:
                raise ConnectionResetError("good-bye")
            if head == TEXT:
                return json.loads(body)

    async def _frame(self) -> tuple[int, bytes]:
        head, size = await self._reader.readexactly(2)
        if size > 125:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8))
        return head, await self._reader.readexactly(size)

    async def say_again(self, raw: bytes, pause: float) -> None:
        """Say something as long as the line holds, and do not listen."""
        while True:
            self.write(raw)
            await asyncio.sleep(pause)

    async def hear_on(self) -> None:
        """Take whatever comes as long as the line holds."""
        while await self._reader.read(LARGEST):
            pass
        raise ConnectionResetError("the line was cut")

    def write(self, raw: bytes) -> None:
        if self._writer.transport.is_closing():
            raise ConnectionResetError("the line was cut")
        self._writer.write(raw)


@asynccontextmanager
async def line(port: int, source: str, narrow: bool = False) -> AsyncIterator[Line]:
    """A connection from an address; a narrow one takes in little that nobody reads."""
    raw = socket.socket()
    try:
        raw.setblocking(False)
        if narrow:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
        raw.bind((source, 0))
        await asyncio.get_running_loop().sock_connect(raw, (HERE, port))
    except BaseException:
        raw.close()
        raise
    reader, writer = await asyncio.open_connection(sock=raw)
    try:
        yield Line(reader, writer, port)
    finally:
        writer.transport.abort()


def understood(answer: Answer) -> Answer:
    """An answer; that a call made no sense is a fault of whoever wrote it here."""
    if answer.status == 422 and MADE_NO_SENSE in answer.body:
        raise RuntimeError(answer.body.decode())
    return answer


def frame(head: int, body: bytes = b"") -> bytes:
    """A frame of a browser, masked with zeros, which change nothing."""
    short = len(body) < 126
    length = struct.pack("!BB", head, 0x80 | len(body)) if short else struct.pack("!BBH", head, 254, len(body))
    return length + bytes(4) + body
