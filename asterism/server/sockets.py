"""Sockets: one browser's live connection, which reads with limits and never blocks the one who sends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from asterism.server.frames import encode
from asterism.server.limits import Bucket
from asterism.server.metrics import Metrics
from asterism.server.refusals import Refused

Hear = Callable[[str | bytes], Awaitable[None]]
WAITING, FLOOD, PATIENCE = 256, 10, 5.0
TOO_FAST = Refused("too-fast", "That was too fast: wait a moment.", 429)
FLOODED, FAILED, SLOW = 1008, 1011, 1013
LOG = logging.getLogger(__name__)


class Socket:
    """A watcher: of a table as a seat or a spectator, or of the lobby."""

    def __init__(
        self,
        websocket: WebSocket,
        player: str,
        rate: int,
        metrics: Metrics,
        seat: int | None = None,
        panels: bool = False,
    ) -> None:
        self.player, self.seat, self.panels = player, seat, panels
        self._websocket, self._metrics = websocket, metrics
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._pace, self._flood = Bucket(rate, rate), Bucket(FLOOD * rate, FLOOD * rate)
        self._closing = False
        self._listening: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; one who does not read what is sent is dropped."""
        if self._closing:
            return
        if self._out.qsize() >= WAITING:
            self.close(SLOW)
        else:
            self._out.put_nowait(message)

    def refuse(self, refused: Refused) -> None:
        self._metrics.refusals.labels(refused.key).inc()
        self.send(encode({"kind": "error", "re": None, **body(refused)}))

    def close(self, code: int) -> None:
        """Send what waits, then close; the slow are left at once."""
        if self._closing:
            return
        self._closing = True
        if code == SLOW and self._listening:
            self._listening.cancel()
        self._out.put_nowait(code)

    async def run(self, listen: Callable[[], Awaitable[None]]) -> None:
        """Deliver what is sent for as long as `listen` lasts; a refusal or a failure of it closes the connection."""
        sender = asyncio.create_task(self._deliver())
        self._listening = asyncio.create_task(self._guarded(listen))
        self._metrics.sockets.inc()
        try:
            await asyncio.wait([self._listening])
        finally:
            self._listening.cancel()
            self._metrics.sockets.dec()
            await self._finish(sender)

    async def _guarded(self, listen: Callable[[], Awaitable[None]]) -> None:
        try:
            await listen()
        except Refused as refused:
            self.refuse(refused)
            self.close(4000 + refused.status)
        except WebSocketDisconnect:
            pass
        except Exception:
            LOG.exception("a websocket failed")
            self._metrics.failures.inc()
            self.close(FAILED)

    async def listen(self, hear: Hear) -> None:
        """Give each message on, within the limits, until the other side leaves or is sent away."""
        while not self._closing:
            message = await self._receive()
            if not self._flood.take():
                self.close(FLOODED)
            elif not self._pace.take():
                self.refuse(TOO_FAST)
            else:
                await hear(message)

    async def _receive(self) -> str | bytes:
        event = await self._websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event["code"])
        text = event.get("text")
        return text if text is not None else bytes(event["bytes"])

    async def _deliver(self) -> None:
        with suppress(WebSocketDisconnect):
            while True:
                message = await self._out.get()
                if isinstance(message, int):
                    return await self._websocket.close(message)
                await self._websocket.send_text(message.decode())

    async def _finish(self, sender: asyncio.Task[None]) -> None:
        """A last word is still sent, if we are the ones who leave."""
        if self._closing:
            await asyncio.wait([sender], timeout=PATIENCE)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


def body(refused: Refused) -> dict[str, Any]:
    """A refusal as it is sent."""
    said = {"say": refused.say} if refused.say else {}
    return {"error": refused.key, "text": refused.text, **said}
