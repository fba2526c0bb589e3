"""Connection: one browser's live line, which reads with limits and never blocks the one who sends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context

from fastapi import WebSocket

from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.guard import Guard
from asterism.server.limits import Bucket, Pace
from asterism.server.logs import facts
from asterism.server.messages import Ping, Pong, error_message, number_of
from asterism.server.meter import PAYER, Payer
from asterism.server.metrics import Metrics
from asterism.server.shapes import Re, Seat
from asterism.server.ws.protocol import EXTENSION, UNREAD, Protocol

Hear = Callable[[bytes], object]
Part = Callable[[], None]
TOO_FAST = Refused("too-fast", "That was too fast: wait a moment.", 429)
BROKEN = 1011
PING, PONG = encode(Ping(ping=True)), encode(Pong(kind="pong"))  # the table need not wake for that
LOG = logging.getLogger(__name__)


class Connection:
    """A watcher: of a table as a seat or a spectator, or of the lobby."""

    def __init__(
        self,
        websocket: WebSocket,
        player: str,
        guard: Guard,
        metrics: Metrics,
        seat: Seat = None,
        panels: bool = False,
    ) -> None:
        self.player, self.seat, self.panels = player, seat, panels
        self._metrics = metrics
        self._pace = Bucket(Pace(guard.rate, guard.rate))
        self.address, self._guard = websocket.client.host if websocket.client else "", guard
        self._table = str(websocket.path_params.get("id", ""))
        self._payer = PAYER.get() or Payer(self.address, player)
        self._around = copy_context()  # what is heard is charged to whom the line is answered for
        self._closing: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        self._hear: Hear = self._early.append
        self._part: Part | None = None
        self._gone = False
        self._protocol: Protocol = websocket.scope["extensions"][EXTENSION]["protocol"]
        self._protocol.hear, self._protocol.gone = self._take, self._left
        metrics.sockets.inc()
        guard.watches(self.address)

    def send(self, message: bytes) -> None:
        """Send a message; one who does not read what is sent is dropped."""
        if self._protocol.waiting > UNREAD:
            self._protocol.cut()
        elif not self._closing:
            self._protocol.tell(message)

    @property
    def waiting(self) -> int:
        """The bytes that were sent and not taken yet."""
        return self._protocol.waiting

    def refuse(self, refused: Refused, re: Re = None) -> None:
        self._metrics.refusals.labels(refused.key).inc()
        self._guard.report(refused, self.address, self.player, self._table)
        self.send(error_message(refused, re))

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        if not self._closing:
            self._closing = asyncio.create_task(self._protocol.leave(code))

    async def run(self, begin: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; a refusal or a failure of that closes the connection."""
        try:
            await begin()
        except Refused as refused:
            self.refuse(refused)
            self.close(4000 + refused.status)
        except Exception:
            known = facts(address=self.address, player=self.player, table=self._table)
            LOG.exception("a websocket failed", extra=known)
            self._metrics.failures.inc()
            self.close(BROKEN)

    def listen(self, hear: Hear, part: Part) -> None:
        """From now on give each message on, within the limits, until the other side leaves or is sent away."""
        self._hear, self._part = hear, part
        for message in self._early:
            hear(message)
        self._early.clear()
        if self._gone:
            part()

    def _left(self) -> None:
        self._gone = True
        self._metrics.sockets.dec()
        self._guard.parted(self.address)
        if self._part:
            self._part()

    def _take(self, message: bytes) -> None:
        if self._closing:
            return
        if not self._pace.take():
            self._guard.note("messages-too-fast", self.address, self.player, self._table)
            self.refuse(TOO_FAST, number_of(message))
        elif message == PING:
            self.send(PONG)
        elif not self._guard.affords(self._payer, self._table):
            self.refuse(TOO_FAST, number_of(message))
        else:
            self._around.run(self._hear, message)
