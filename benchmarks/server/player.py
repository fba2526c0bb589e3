"""Players who come over the network as people do: a cookie, a table, a websocket a seat."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


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
    """One browser: its cookie, and the tables it opens."""

    def __init__(self, address: str) -> None:
        self.address, self.cookie = address, ""

    async def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """Call the API; its answer, or an error that says what it said."""
        headers = {"Origin": self.address, "Cookie": self.cookie}
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60, verify=False) as client:
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

    def sit(self, table: str, seat: int) -> connect:
        """A websocket for a seat of this guest's."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
        headers = {"Cookie": self.cookie}
        return connect(address, origin=self.address, additional_headers=headers, compression=None, max_size=None)  # type: ignore[arg-type]


class Seat:
    """Plays any offer at random whenever it may, and notes what was answered, and when."""

    def __init__(self, guest: Guest, table: str, seat: int, answered: Callable[[int, str, float], None]) -> None:
        self.guest, self.table, self.seat, self.answered = guest, table, seat, answered
        self.luck = random.Random(f"{table} {seat}")
        self.over, self.sent = False, 0

    async def play(self) -> None:
        """Play until the game or the connection ends."""
        async with self.guest.sit(self.table, self.seat) as socket:
            message = await self._next(socket)
            while not self.over:
                message = await self._decide(socket, message)

    async def _decide(self, socket: ClientConnection, message: Message) -> Message:
        if not message.offers:
            return await self._next(socket)
        text, start = self.luck.choice(message.offers).do, time.perf_counter()
        self.sent += 1
        await socket.send(write({"id": self.sent, "do": text, "at": message.at}).decode())
        message = await self._next(socket)
        while message.re != self.sent:
            message = await self._next(socket)
        if message.kind == "error":
            return await self._next(socket)
        self.answered(self.seat, text, time.perf_counter() - start)
        return message

    async def _next(self, socket: ClientConnection) -> Message:
        """The next state, or word that a move came too late; any other refusal is a failure."""
        while True:
            message = read(await socket.recv())
            if message.kind == "error" and message.error == "stale":
                return message
            if message.kind == "error":
                raise RuntimeError(f"refused at table {self.table}: {message.error}")
            if message.kind == "state" and message.view is not None:
                self.over = message.view.over
                return message
