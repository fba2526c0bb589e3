"""Frames: bytes that mean nothing, poured in as fast as they go."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import closing, suppress

from benchmarks.server.attackers.stranger import Stranger
from benchmarks.server.line import HERE, TEXT, Line, frame

EMPTY, PING, BINARY = 0x00, 0x89, 0x82
BODIES, LARGE = 100, 16_000
LINES, AT_ONCE, PAUSE, CRUMB = 295, 19, 0.1, 0.002


def empty_frames(it: Stranger) -> None:
    """Continuation frames without anything in them."""
    it.pour(lambda: it.websocket("/api/lobby/live"), frame(0x01, b"x") + frame(EMPTY) * 10_000)


def pings(it: Stranger) -> None:
    """Pings, whose answers nobody reads."""
    it.pour(lambda: it.websocket("/api/lobby/live"), frame(PING, bytes(125)) * 1000)


def large_frames(it: Stranger) -> None:
    """Frames as large as may be."""
    it.pour(lambda: it.websocket("/api/lobby/live"), frame(BINARY, bytes(60_000)))


def lobby_talk(it: Stranger) -> None:
    """Messages in the lobby, over 295 websockets, each as quickly as a single one is borne."""
    said = frame(TEXT, b'{"id": 1, "chat": "hello"}') * AT_ONCE

    async def talk(its: Line, _: int) -> None:
        await its.upgrade("/api/lobby/live")
        await asyncio.gather(its.say_again(said, PAUSE), its.hear_on())

    it.crowd(LINES, talk)


def crumbs(it: Stranger) -> None:
    """Frames that come byte by byte, over 295 websockets."""

    async def crumble(its: Line, _: int) -> None:
        await its.upgrade("/api/lobby/live")
        its.write(frame(BINARY, bytes(16_000))[:8])
        await asyncio.gather(its.say_again(b"x", CRUMB), its.hear_on())

    it.crowd(LINES, crumble)


def endless_head(it: Stranger) -> None:
    """A header that does not end."""
    begin = f"GET / HTTP/1.1\r\nHost: {HERE}\r\nX: ".encode()

    def begun() -> socket.socket:
        raw = it.line()
        raw.sendall(begin)
        return raw

    it.pour(begun, b"x" * 65_536)


def stalled(it: Stranger) -> None:
    """Bodies that never come, and connections on which nothing is asked."""
    half = f"PUT /api/me HTTP/1.1\r\nHost: {HERE}\r\nContent-Length: 100\r\n\r\n{{".encode()
    lines: list[socket.socket] = []
    for number in it.on():
        with suppress(OSError):
            lines.append(it.line())
            lines[-1].sendall(half if number % 2 else b"")
        for old in lines[:-500]:
            old.close()
        lines = lines[-500:]
        time.sleep(0.001)


def other_names(it: Stranger) -> None:
    """Calls to a server of another name."""
    ask = b"GET /api/lobby HTTP/1.1\r\nHost: evil.example\r\n\r\n"
    for _ in it.on():
        with suppress(OSError), closing(it.line()) as raw:
            raw.sendall(ask)
            raw.recv(1000)


def bodies(it: Stranger) -> None:
    """Bodies with calls that need none, whole, cut into pieces, too large, or never there."""

    async def send(line: Line, number: int) -> None:
        sizes = ("Content-Length: 16000", "Transfer-Encoding: chunked", "Content-Length: 3000000", "Content-Length: 9")
        sent = (bytes(LARGE), b"3e80\r\n" + bytes(LARGE) + b"\r\n0\r\n\r\n", bytes(LARGE), b"")
        while True:
            line.write(line.ask("GET", "/api/lobby", "", sizes[number % 4]) + sent[number % 4])
            await line.answer()

    it.crowd(BODIES, send)
