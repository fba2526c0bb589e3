"""Players who come over the network as people do: a cookie, a table, a websocket a seat."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

from benchmarks.server.wire import Wire, connect

Json = dict[str, Any]
Answered = Callable[[int, str, float], None]


class Offer(msgspec.Struct):
    """What may be done."""

    do: str


class View(msgspec.Struct):
    """Of the view only whether it is the last."""

    over: bool


class Message(msgspec.Struct):
    """What a player needs of a message."""

    kind: str
    re: int | None = None
    at: int = 0
    error: str = ""
    offers: list[Offer] = []
    view: View | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Guest:
    """One browser: its cookie, and the tables it opens, from an address of this machine."""

    def __init__(self, address: str, source: str = "") -> None:
        self.address, self.source, self.cookie = address, source, ""

    async def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """Call the API; its answer, or an error that says what it said."""
        headers = {"Origin": self.address, "Cookie": self.cookie}
        way = httpx.AsyncHTTPTransport(verify=False, local_address=self.source or None)
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60, transport=way) as client:
            answer = await client.request(method, path, json=body)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        if answer.is_error:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def open(self, game: str, seats: list[Json], **more: Any) -> str:
        """Open a table; its id."""
        table = {"game": game, "options": {}, "seats": seats, "public": False, "confirm": False, "clock": None}
        await self.call("GET", "/api/me")
        return str((await self.call("POST", "/api/tables", {**table, **more}))["id"])

    async def sit(self, table: str, seat: int, hear: Callable[[bytes], None]) -> Wire:
        """A websocket for a seat of this guest's."""
        return await connect(f"{self.address}/api/tables/{table}/live?seat={seat}", self.cookie, hear, self.source)


class Seat:
    """Plays any offer at random whenever it may, and notes what was answered, and when."""

    def __init__(self, guest: Guest, table: str, seat: int, answered: Answered) -> None:
        self._guest, self._table, self._seat, self._answered = guest, table, seat, answered
        self._luck = random.Random(f"{table} {seat}")
        self._state: Message | None = None
        self._sent, self._text, self._since, self._playing = 0, "", 0.0, False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def waiting_since(self) -> float | None:
        """When the move was made that is not answered yet."""
        return self._since if self._text else None

    async def sit(self) -> None:
        """Connect, and wait for the first state."""
        self._wire = await self._guest.sit(self._table, self._seat, self._hear)
        await asyncio.wait([self.seated, self._wire.closed], return_when=asyncio.FIRST_COMPLETED)
        if not self.seated.done():
            self._wire.closed.result()

    async def play(self) -> None:
        """Play until the game or the connection ends."""
        self._playing = True
        self._decide()
        await asyncio.wait([self.ended, self._wire.closed], return_when=asyncio.FIRST_COMPLETED)
        (self.ended if self.ended.done() else self._wire.closed).result()

    def leave(self) -> None:
        self._playing = False
        self._wire.close()

    def _hear(self, raw: bytes) -> None:
        message = read(raw)
        if message.kind == "error":
            self._take_refusal(message)
        elif message.kind == "state":
            self._take_state(message)

    def _take_refusal(self, message: Message) -> None:
        """Word that a move came too late is followed by what it missed; any other refusal is a failure."""
        self._text, self._state = "", None
        if message.error != "stale" and not self.ended.done():
            self.ended.set_exception(RuntimeError(f"refused at table {self._table}: {message.error}"))

    def _take_state(self, message: Message) -> None:
        if self._text and message.re == self._sent:
            self._answered(self._seat, self._text, time.perf_counter() - self._since)
            self._text = ""
        self._state = message
        if not self.seated.done():
            self.seated.set_result(None)
        if message.view is not None and message.view.over and not self.ended.done():
            self.ended.set_result(None)
        self._decide()

    def _decide(self) -> None:
        if self._playing and self._state and self._state.offers and not self._text:
            self._sent += 1
            self._text, self._since = self._luck.choice(self._state.offers).do, time.perf_counter()
            self._wire.send(write({"id": self._sent, "do": self._text, "at": self._state.at}))
