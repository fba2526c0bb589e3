"""Real servers on loopback ports, in this process or in one of their own, and browsers that call them."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from asterism.server import serving
from asterism.server.settings import Settings

PLENTY = 10_000
Json = dict[str, Any]


class Browser(httpx.Client):
    """One player's browser."""

    def __init__(self, address: str, transport: httpx.BaseTransport | None = None) -> None:
        super().__init__(base_url=address, headers={"Origin": address}, timeout=60, transport=transport)
        self.address = address
        self.get("/api/me")

    def open(self, *seats: Json, game: str = "novaluna", **more: Any) -> Json:
        answer = self.post("/api/tables", json={"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table

    def live(self, path: str) -> ClientConnection:
        return live(self.address, path, self.address, f"asterism={self.cookies['asterism']}")

    def seat(self, table: str, seat: int) -> ClientConnection:
        return self.live(f"/api/tables/{table}/live?seat={seat}")


def live(
    address: str,
    path: str,
    origin: str | None = None,
    cookie: str | None = None,
    source: str | None = None,
    host: str | None = None,
) -> ClientConnection:
    """A websocket, from an address of this machine, to a server by a name of its own."""
    headers = {"Cookie": cookie} if cookie else {}
    netloc = address.partition("//")[2]
    there, _, port = netloc.partition(":")
    line = socket.create_connection((there, int(port)), 60, (source, 0) if source else None)
    return connect(
        f"ws://{host or netloc}{path}",
        sock=line,
        origin=Origin(origin) if origin else None,
        additional_headers=headers,
        open_timeout=60,
        max_queue=None,  # who reads no more would wait ten seconds for the good-bye
    )


def heard(socket: ClientConnection, kind: str, re: int | None = None) -> Json:
    """The next message of a kind, or the answer to a question; others before it are passed over."""
    while True:
        message: Json = json.loads(socket.recv(60))
        if message.get("kind") == kind and (re is None or message.get("re") == re):
            return message


def close_code(socket: ClientConnection) -> int:
    """Read to the end; how the server closed it."""
    try:
        while True:
            socket.recv(60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


class Served:
    """A running server; tests do in a second what takes people minutes, and may spend its time."""

    def __init__(self, settings: Settings, budget: int = PLENTY) -> None:
        self.listener = serving.bound(settings)
        self.settings = replace(settings, port=self.listener.getsockname()[1], budget=budget, burst=10 * budget)
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self._browsers: list[Browser] = []
        ready = threading.Event()
        self._server = serving.server(self.settings, ready.set)
        self._thread = threading.Thread(target=self._server.run, args=([self.listener],), daemon=True)
        self._thread.start()
        assert ready.wait(60)

    def browser(self) -> Browser:
        self._browsers.append(Browser(self.address))
        return self._browsers[-1]

    def stop(self) -> None:
        for browser in self._browsers:
            browser.close()
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
        self.listener.close()


@contextmanager
def served_at(data: Path) -> Iterator[Served]:
    """A server in this process, for a while."""
    running = Served(Settings(port=0, data=data))
    try:
        yield running
    finally:
        running.stop()


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, *args: str, **settings: str) -> None:
        command = [sys.executable, "-m", "asterism", "serve", "--port", "0", *args]
        pipe = subprocess.PIPE
        self.it = subprocess.Popen(command, env=around(data, **settings), stdout=pipe, stderr=pipe, text=True)
        assert self.it.stdout
        said = next((line for line in self.it.stdout if "Asterism is at" in line), "")
        found = re.search(r"http://[^ ]+", said)
        assert found, self.it.communicate()[1]
        self.address = found[0]
        self.local = f"http://127.0.0.1:{self.address.rpartition(':')[2]}"

    def end(self, how: signal.Signals) -> str:
        """End it; what it said as warnings."""
        self.it.send_signal(how)
        return self.it.communicate(timeout=60)[1]


def around(data: Path, **settings: str) -> dict[str, str]:
    return {**os.environ, "ASTERISM_DATA": str(data), "PYTHONUNBUFFERED": "1", **settings}


@contextmanager
def serving_at(data: Path, *args: str, **settings: str) -> Iterator[Process]:
    process = Process(data, *args, **settings)
    try:
        yield process
    finally:
        process.it.kill()
        process.it.communicate()
