"""Parts: long answers, sent as fast as they are taken; of one address only so many are held at a time."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from asterism.server.guard import Guard

PART = 65_536


class InParts(Response):
    """An answer in JSON that is made while it is sent, all in the task of the call, which is charged for it."""

    media_type = "application/json"

    def __init__(self, parts: AsyncGenerator[bytes, None], guard: Guard, address: str) -> None:
        super().__init__()
        del self.headers["content-length"]
        self._parts, self._guard, self._address = parts, guard, address

    async def __call__(self, _: Scope, __: Receive, send: Send) -> None:
        """What is refused is refused before the first part is sent."""
        with self._guard.holding(self._address):
            async with aclosing(self._parts) as parts:
                part = await anext(parts)
                await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
                await send({"type": "http.response.body", "body": part, "more_body": True})
                async for part in parts:
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})


async def cut(found: Callable[[], Awaitable[bytes]]) -> AsyncGenerator[bytes, None]:
    """Something long in parts: whoever asked for the same holds the same."""
    text = await found()
    for at in range(0, len(text), PART):
        yield text[at : at + PART]
