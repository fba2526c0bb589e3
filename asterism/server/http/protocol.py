"""Protocol: HTTP with limits for what comes in, counted before it costs anything."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.http.guard import Guard

LARGEST_HEAD = 16_384
HEAD_SECONDS, BODY_SECONDS, WHOLE_SECONDS, LAST_SECONDS = 10.0, 30.0, 120.0, 1.0
TOO_LARGE = ("head-too-large", "The head of this request is too large.", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
TOO_SLOW = ("too-slow", "This request took too long.", HTTPStatus.REQUEST_TIMEOUT)


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
        super().connection_lost(exc)

    def put_off(self) -> None:
        """Nothing was asked, and somebody else needs the place."""
        self.transport.abort()

    # What comes in

    def data_received(self, data: bytes) -> None:
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
        super().on_message_begin()
        self._guard.busy(self)
        self._in_head = True
        self._within(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        self._within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        if self.cycle is None or not self.cycle.response_complete:
            self._within(WHOLE_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._done()
        super().on_response_complete()
        if self.cycle.response_complete:
            self._guard.idles(self)
        else:
            self._within(WHOLE_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        self._done()
        super().handle_websocket_upgrade()

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
        """A browser may connect ahead and ask nothing: that is no offence."""
        if self._in_head and self._head == 0 and (self.cycle is None or self.cycle.response_complete):
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


def _answer(refused: Refused) -> bytes:
    body = encode(refused.body)
    head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[refused.status] + head.encode() + body
