"""Connection: one browser's live line, which reads with limits and never blocks the one who sends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from functools import partial

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
from asterism.server.unread import UNREAD
from asterism.server.ws.protocol import EXTENSION, Protocol

Hear = Callable[[bytes], asyncio.Task[None] | None]
Part = Callable[[], None]
TOO_FAST = Refused("too-fast", "That was too fast: wait a moment.", 429)
BROKEN = 1011
PATIENCE = Pace(1, 20)  # with who is refused and asks again
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
        self._pace, self._patience = (Bucket(pace, guard.clock) for pace in (Pace(guard.rate, guard.rate), PATIENCE))
        self.address, self._guard = websocket.client.host if websocket.client else "", guard
        self._table = str(websocket.path_params.get("id", ""))
        self._payer = PAYER.get() or Payer(self.address, player)
        self._around = copy_context()  # what is heard is charged to whom the line is answered for
        self._closing: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        self._hear: Hear | None = None
        self._in_line, self._unanswered = 0, list[asyncio.Task[None]]()
        self._part: Part | None = None
        self._gone = False
        self._protocol: Protocol = websocket.scope["extensions"][EXTENSION]["protocol"]
        self._protocol.hear, self._protocol.gone, self._protocol.payer = self._take, self._left, self._payer
        metrics.sockets.inc()
        guard.watches(self.address)

    def send(self, message: bytes) -> None:
        """Send a message; one who does not read what is sent is dropped."""
        if self._protocol.waiting > UNREAD:
            self._protocol.cut()
        elif not self._closing:
            self._protocol.tell(message)

    @property
    def behind(self) -> bool:
        """Does much wait that was sent and not read yet?"""
        return self._protocol.behind

    def once_read(self, do: Callable[[], object]) -> None:
        """Do something when all is read that waits; of several such things the last."""
        self._protocol.once_read(partial(self._around.run, do))

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
            self._hand_on(message)
        self._early.clear()
        if self._gone:
            self._leave()

    def _left(self) -> None:
        self._gone = True
        self._metrics.sockets.dec()
        self._guard.parted(self.address)
        self._leave()

    def _leave(self) -> None:
        """Part from where this listened; nothing here knows of that any more, so all is let go at once."""
        part, self._part, self._hear = self._part, None, None
        if part:
            part()

    def _take(self, message: bytes) -> None:
        if self._closing:
            return
        if not self._pace.take():
            self._guard.note("messages-too-fast", self.address, self.player, self._table)
            self._put_off(message)
        elif message == PING:
            self.send(PONG)
        elif self._is_far_ahead():
            self._put_off(message)
        elif self._guard.rounds.admits(self._payer.address):
            self._in_turn(message)
        else:
            self._in_line += 1
            self._guard.rounds.wait(self._payer.address, partial(self._at_last, message))

    def _at_last(self, message: bytes) -> None:
        self._in_line -= 1
        if not self._gone:
            self._in_turn(message)

    def _in_turn(self, message: bytes) -> None:
        """A message's turn has come; what it may cost was perhaps spent by those before it."""
        if self._guard.affords(self._payer, self._table):
            self._hand_on(message)
        else:
            self._put_off(message)

    def _is_far_ahead(self) -> bool:
        """Do too many messages wait for their turns and their answers?"""
        self._unanswered = [deed for deed in self._unanswered if not deed.done()]
        return self._in_line + len(self._early) + len(self._unanswered) >= self._guard.rate

    def _put_off(self, message: bytes) -> None:
        """Not now; who goes on all the same is sent away."""
        if self._patience.take():
            self.refuse(TOO_FAST, number_of(message))
        else:
            self._protocol.end_flood()

    def _hand_on(self, message: bytes) -> None:
        if self._hear is None:
            self._early.append(message)
        elif deed := self._around.run(self._hear, message):
            self._unanswered.append(deed)
