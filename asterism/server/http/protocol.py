"""Protocol: HTTP with limits for what comes in, counted before it costs anything."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.guard import Guard

LARGEST_HEAD, MOST_HEADERS, MOST_AHEAD = 16_384, 100, 10
HEAD_SECONDS, BODY_SECONDS, WHOLE_SECONDS, LAST_SECONDS = 10.0, 30.0, 120.0, 1.0
TOO_LARGE = ("head-too-large", "The head of this request is too large.", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
MALFORMED = ("malformed", "This request can't be read.", HTTPStatus.BAD_REQUEST)
TOO_SLOW = ("too-slow", "This request took too long.", HTTPStatus.REQUEST_TIMEOUT)
UNASKED = ("malformed", "A call that only asks brings no body.", HTTPStatus.BAD_REQUEST)
TOO_MANY = "calls-ahead"
ASKING = (b"GET", b"HEAD", b"OPTIONS")


class Enough(Exception):
    """Nothing more of this is read."""


class Cost:
    """How long it took to read what came in since this was asked last: that is paid with the call it came with.

    A connection and its calls know it, and it knows nobody: so a connection that ends is gone at once, body and all."""

    seconds = 0.0

    def __call__(self) -> float:
        seconds, self.seconds = self.seconds, 0.0
        return seconds


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP, where a head has a size, and head, body and answer have their time."""

    _peer = ""
    _head = 0
    _admitted = False
    _in_head = True
    _refused = False
    _timer: asyncio.TimerHandle | None = None

    @property
    def _guard(self) -> Guard:
        guard: Guard = self.app_state["guard"]
        return guard

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._cost = Cost()
        self._peer = self.client[0] if self.client else ""
        self._admitted = self._guard.admits(self._peer)
        if self._admitted:
            self._guard.idles(self)
            self._within(HEAD_SECONDS)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        if self._admitted:
            self._guard.gone(self._peer)
            self._guard.charge(self._peer, self._cost())
        super().connection_lost(exc)

    def put_off(self) -> None:
        """Nothing was asked, and somebody else needs the place."""
        self.transport.abort()

    # What comes in

    def data_received(self, data: bytes) -> None:
        start = time.thread_time()
        self._read(data)
        self._cost.seconds += time.thread_time() - start

    def _read(self, data: bytes) -> None:
        if self._refused:
            return
        if self._in_head and self._head + len(data) > LARGEST_HEAD:
            first, data = data[: LARGEST_HEAD - self._head], data[LARGEST_HEAD - self._head :]
            self._take(first)
            if self._in_head:
                return self._refuse(*TOO_LARGE)
        if self.transport.get_protocol() is self:
            self._take(data)

    def _take(self, data: bytes) -> None:
        self._head += len(data) if self._in_head else 0
        super().data_received(data)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._leave(TOO_MANY)
            raise Enough
        super().on_message_begin()
        self.scope["state"]["cost"] = self._cost
        self._guard.busy(self)
        self._in_head = True
        self._within(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self._turn_down(*TOO_LARGE)
            raise Enough
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._refused:
            return
        if self._brings_unasked_body():
            return self._turn_down(*UNASKED)
        self._in_head, self._head = False, 0
        self._within(BODY_SECONDS)
        super().on_headers_complete()

    def _brings_unasked_body(self) -> bool:
        """Another server on the way might take such a body for the next call, and a websocket would wait for ever."""
        if not (self._opens_websocket() or self.parser.get_method() in ASKING):
            return False
        lengths = [value.strip(b" 0") for name, value in self.headers if name == b"content-length"]
        return any(lengths) or any(name == b"transfer-encoding" for name, _ in self.headers)

    def _opens_websocket(self) -> bool:
        """An offer to go on by another protocol is no more than an offer."""
        return self.parser.should_upgrade() and self._should_upgrade()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        self._in_head = True
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._rest()
        else:
            self._within(WHOLE_SECONDS)

    def on_response_complete(self) -> None:
        self._done()
        super().on_response_complete()
        if not self._answered:
            self._within(WHOLE_SECONDS)
        elif self._in_head:
            self._guard.idles(self)
        else:
            self._within(BODY_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        if not self._refused:
            self._done()
            super().handle_websocket_upgrade()
            self.parser = cast(Any, None)  # it knows this, and is done

    @property
    def _answered(self) -> bool:
        """Is no call waiting for its answer?"""
        return self.cycle is None or self.cycle.response_complete

    def _rest(self) -> None:
        """The body of a call that was answered before is there at last."""
        self._within(HEAD_SECONDS)
        self._guard.idles(self)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        if not self._refused:
            self._refuse(*MALFORMED)

    def _unsupported_upgrade_warning(self) -> None:
        self._guard.note("unknown-upgrade", self._peer)

    # Time

    def _within(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _done(self) -> None:
        self._guard.busy(self)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        """A browser may connect ahead and ask nothing, or still send what nobody wants any more: that is no offence."""
        if self._answered and not (self._in_head and self._head):
            self.transport.close()
        else:
            self._refuse(*TOO_SLOW)

    def _refuse(self, key: str, text: str, status: HTTPStatus) -> None:
        """Say why, if nothing was answered yet, and read no more."""
        self._done()
        self._refused = True
        self._guard.note(key, self._peer)
        half_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if half_answered or self.transport.is_closing():
            return self.transport.abort()
        self.transport.write(_answer(Refused(key, text, status)))
        self.transport.write_eof()
        self.transport.pause_reading()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def _turn_down(self, key: str, text: str, status: HTTPStatus) -> None:
        """Refuse a call; an answer now would be taken for that to the one before, if that waits."""
        if self._answered:
            self._refuse(key, text, status)
        else:
            self._leave(key)

    def _leave(self, key: str) -> None:
        self._refused = True
        self._guard.note(key, self._peer)
        self.transport.abort()


def _answer(refused: Refused) -> bytes:
    body = encode(refused.body)
    head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[refused.status] + head.encode() + body
