"""Calls: cheap ones, refused ones, and connections alone, without end."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from benchmarks.server.attackers.stranger import Stranger
from benchmarks.server.line import HERE, Line, line

MANY, AHEAD, HEADERS = 290, 300, 3000


def unknown_tables(it: Stranger) -> None:
    """Tables that are not there, asked for over 290 connections."""

    async def ask(its: Line, _: int) -> None:
        while True:
            await its.call("GET", f"/api/tables/{secrets.token_hex(6)}")

    it.crowd(MANY, ask)


def calls_ahead(it: Stranger) -> None:
    """Calls by the hundred before the first is answered, over 290 connections."""
    ahead = f"GET /healthz HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode() * AHEAD

    async def ask(its: Line, _: int) -> None:
        while True:
            its.write(ahead)
            await its.answer()

    it.crowd(MANY, ask)


def many_headers(it: Stranger) -> None:
    """Calls with as many headers and cookies as a head may hold, over 290 connections."""

    async def ask(its: Line, number: int) -> None:
        head = "Cookie: " + "a;" * 2 * HEADERS if number % 2 else "\r\n".join(["a:"] * HEADERS)
        while True:
            its.write(its.ask("GET", "/api/lobby", "", head))
            await its.answer()

    it.crowd(MANY, ask)


def refused_calls(it: Stranger) -> None:
    """Calls that are refused, each over a connection that is made at once, by 145 at a time."""

    async def ask(_: Line, __: int) -> None:
        while True:
            with suppress(OSError, EOFError):
                async with line(it.port, it.source) as its:
                    its.write(its.ask("GET", "/api/lobby"))
                    await its.answer()
            await asyncio.sleep(0)

    it.crowd(MANY // 2, ask)
