"""Stranger: somebody with an address, a port to attack, a time to do it in, and no manners."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cached_property
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.server.line import HERE, Answer, Line, line, understood

ME, OPEN, EXPERT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "expert"}
HOLD_BACK, AGAIN = 19, 0.25
BEGUN = "on"
Json = Mapping[str, object]
Deed = Callable[[Line, int], Awaitable[object]]


@dataclass(frozen=True)
class Orders:
    """What a stranger is told: where to attack, from where, for how long, and what has been prepared."""

    name: str
    source: str
    port: int
    seconds: float
    log: str
    table: str = ""
    known: dict[str, Any] = field(default_factory=dict)


class Stranger:
    """Attacks by one connection after another, or by many at once."""

    def __init__(self, orders: Orders) -> None:
        self.orders, self.source, self.port = orders, orders.source, orders.port
        self.known, self.cookie = orders.known, str(orders.known.get("cookie", ""))
        self._begun, self._end = False, 0.0

    @cached_property
    def log(self) -> bytes:
        return Path(self.orders.log).read_bytes()

    def fresh(self, source: str = "") -> Stranger:
        """Somebody else, of the same address or of another one."""
        other = Stranger(self.orders)
        other.source, other.cookie = source or self.source, ""
        return other

    # Time

    def begin(self) -> None:
        """All is ready: from now on it is an attack, and counts."""
        if not self._begun:
            os.nice(HOLD_BACK)  # who waits for answers must not wait for us
            self._begun, self._end = True, time.monotonic() + self.orders.seconds
            print(BEGUN, flush=True)

    def on(self) -> Iterator[int]:
        """Numbers, until the time is up."""
        self.begin()
        for number in count():
            if time.monotonic() > self._end:
                return
            yield number

    # One after another

    def line(self) -> socket.socket:
        return socket.create_connection((HERE, self.port), 2, (self.source, 0))

    def call(self, method: str, path: str, body: object = None, fresh: bool = False) -> Json:
        """Call, as the same player or as a new one; the answer, whatever it is."""
        where = f"{HERE}:{self.port}"
        headers = {"Origin": f"http://{where}", "Host": where, "Content-Type": "application/json"}
        headers |= {"Cookie": self.cookie} if self.cookie and not fresh else {}
        raw = body if isinstance(body, bytes) else json.dumps(body) if body is not None else None
        if not headers.get("Cookie") and method != "GET":
            del headers["Origin"]
        with closing(HTTPConnection(HERE, self.port, 30, (self.source, 0))) as line:
            try:
                line.request(method, path, raw, headers)
                answer = line.getresponse()
                self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
                raw = understood(Answer(answer.status, b"", answer.read())).body
                found = json.loads(raw)
            except (OSError, ValueError, HTTPException):
                time.sleep(0.01)
                return {}
        return found if isinstance(found, dict) else {}

    def table(self, *seats: Json, game: str = "novaluna") -> str:
        """A table of this player's; in an attack nothing, where it is refused."""
        if not self.cookie:
            self.call("GET", "/api/me")
        opened = self.call("POST", "/api/tables", {"game": game, "seats": list(seats)})
        if "id" not in opened and not self._begun:
            raise RuntimeError(f"no table to begin with: {opened}")
        return str(opened.get("id", ""))

    def websocket(self, path: str) -> socket.socket:
        raw = self.line()
        where = f"{HERE}:{self.port}"
        head = [f"GET {path} HTTP/1.1", f"Host: {where}", "Upgrade: websocket", "Connection: Upgrade"]
        head += [f"Origin: http://{where}", f"Cookie: {self.cookie}"] if self.cookie else []
        head += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
        raw.sendall("\r\n".join(head).encode())
        raw.recv(4096)
        return raw

    def pour(self, open_line: Callable[[], socket.socket], data: bytes) -> None:
        """Send without reading, and connect again whenever the line is cut."""
        for _ in self.on():
            with suppress(OSError), closing(open_line()) as raw:
                for _ in self.on():
                    raw.sendall(data)

    # Many at once

    def crowd(self, many: int, deed: Deed, narrow: bool = False) -> None:
        """So many connections at once, each made anew whenever it is cut, until the time is up."""
        self.begin()
        asyncio.run(self._crowd(many, deed, narrow))

    async def _crowd(self, many: int, deed: Deed, narrow: bool) -> None:
        lines = [asyncio.create_task(self._again(deed, number, narrow)) for number in range(many)]
        await asyncio.wait(lines, timeout=self._end - time.monotonic(), return_when=asyncio.FIRST_EXCEPTION)
        for one in lines:
            one.cancel()
        for error in await asyncio.gather(*lines, return_exceptions=True):
            if error and not isinstance(error, asyncio.CancelledError):
                raise error

    async def _again(self, deed: Deed, number: int, narrow: bool) -> None:
        while True:
            with suppress(OSError, EOFError, ValueError, asyncio.LimitOverrunError):
                async with line(self.port, self.source, narrow) as its:
                    await deed(its, number)
            await asyncio.sleep(AGAIN)
