"""What strangers do to a server, each until its time is up, from a loopback address of their own."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from itertools import count

HERE = "127.0.0.1"
ME, OPEN, EXPERT = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "expert"}
EMPTY, PING, BINARY = 0x00, 0x89, 0x82
Json = Mapping[str, object]


class Stranger:
    """Somebody with a port to attack, a time to do it in, and no manners."""

    def __init__(self, source: str, port: int, seconds: float, log: bytes) -> None:
        self.source, self.port, self.end, self.log = source, port, time.monotonic() + seconds, log
        self.cookie = ""

    def on(self) -> Iterator[int]:
        """Numbers, until the time is up."""
        for number in count():
            if time.monotonic() > self.end:
                return
            yield number

    def line(self) -> socket.socket:
        return socket.create_connection((HERE, self.port), 2, (self.source, 0))

    def call(self, method: str, path: str, body: object = None, fresh: bool = False) -> Json:
        """Call, as the same player or as a new one; the answer, whatever it is."""
        headers = {"Origin": f"http://{HERE}:{self.port}", "Host": f"{HERE}:{self.port}"}
        headers |= {"Cookie": self.cookie} if self.cookie and not fresh else {}
        raw = body if isinstance(body, bytes) else json.dumps(body) if body is not None else None
        if not headers.get("Cookie") and method != "GET":
            del headers["Origin"]
        with closing(HTTPConnection(HERE, self.port, 5, (self.source, 0))) as line:
            try:
                line.request(method, path, raw, headers)
                answer = line.getresponse()
                self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
                found = json.loads(answer.read())
            except (OSError, ValueError, HTTPException):
                time.sleep(0.01)
                return {}
        return found if isinstance(found, dict) else {}

    def table(self, *seats: Json) -> str:
        """A table of this player's."""
        if not self.cookie:
            self.call("GET", "/api/me")
        return str(self.call("POST", "/api/tables", {"game": "novaluna", "seats": list(seats)}).get("id", ""))

    def websocket(self, path: str) -> socket.socket:
        raw = self.line()
        where = f"{HERE}:{self.port}"
        head = [f"GET {path} HTTP/1.1", f"Host: {where}", "Upgrade: websocket", "Connection: Upgrade"]
        head += [f"Origin: http://{where}", f"Cookie: {self.cookie}"] if self.cookie else []
        head += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
        raw.sendall("\r\n".join(head).encode())
        raw.recv(4096)
        return raw

    def pour(self, open_line: Callable[[], socket.socket], data: bytes) -> None:
        """Send without reading, and connect again whenever the line is cut."""
        for _ in self.on():
            with suppress(OSError), closing(open_line()) as raw:
                for _ in self.on():
                    raw.sendall(data)


def frame(head: int, body: bytes = b"") -> bytes:
    short = len(body) < 126
    length = struct.pack("!BB", head, 0x80 | len(body)) if short else struct.pack("!BBH", head, 254, len(body))
    return length + bytes(4) + body


def empty_frames(it: Stranger) -> None:
    """Continuation frames without anything in them."""
    it.pour(lambda: it.websocket("/api/lobby/live"), frame(0x01, b"x") + frame(EMPTY) * 10_000)


def pings(it: Stranger) -> None:
    """Pings, whose answers nobody reads."""
    it.pour(lambda: it.websocket("/api/lobby/live"), frame(PING, bytes(125)) * 1000)


def large_frames(it: Stranger) -> None:
    """Frames as large as may be."""
    it.pour(lambda: it.websocket("/api/lobby/live"), frame(BINARY, bytes(60_000)))


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


def fresh_cookies(it: Stranger) -> None:
    """Tables, names and calls by somebody new each time."""
    for _ in it.on():
        it.call("POST", "/api/tables", {"game": "novaluna", "seats": [ME, OPEN]}, fresh=True)
        it.call("PUT", "/api/me", {"name": "Nobody"}, fresh=True)


def rematches(it: Stranger) -> None:
    """Games that are given up and begun again."""
    table = it.table(ME, ME)
    for _ in it.on():
        it.call("POST", f"/api/tables/{table}/resign", {"seat": 0})
        table = str(it.call("POST", f"/api/tables/{table}/rematch").get("id", table))


def chatter(it: Stranger) -> None:
    """Lines of chat at a table of one's own, from many windows."""
    table = it.table(ME, OPEN)
    line = frame(0x81, json.dumps({"chat": "x" * 80}).encode())
    raws: list[socket.socket] = []
    for number in it.on():
        with suppress(OSError):
            if len(raws) < 20:
                raws.append(it.websocket(f"/api/tables/{table}/live"))
            raws[number % len(raws)].sendall(line)
        time.sleep(0.003)


def hints(it: Stranger) -> None:
    """Hints, at as many tables as may be opened."""
    lines = []
    for _ in range(20):
        with suppress(OSError):
            table = it.table(ME, ME)
            lines += [it.websocket(f"/api/tables/{table}/live?seat={seat}") for seat in (0, 1)]
    ask = frame(0x81, json.dumps({"ask": "hint"}).encode())
    for _ in it.on():
        for raw in lines:
            with suppress(OSError):
                raw.sendall(ask)
        time.sleep(0.1)


def bots_alone(it: Stranger) -> None:
    """Tables where only experts play, and tables where one plays against three."""
    for _ in it.on():
        it.table(EXPERT, EXPERT, EXPERT, EXPERT)
        it.table(ME, EXPERT, EXPERT, EXPERT)
        time.sleep(0.05)


def uploads(it: Stranger) -> None:
    """Long logs, again and again."""
    it.call("GET", "/api/me")
    log = json.loads(it.log)
    for number in it.on():
        it.call("POST", "/api/replays", {**log, "moves": log["moves"][: len(log["moves"]) - number % 100]})


def long_seeds(it: Stranger) -> None:
    """Logs with a seed of a megabyte."""
    log = json.loads(it.log)
    for _ in it.on():
        it.call("POST", "/api/replays", {**log, "seed": "x" * 1_000_000})


def looking_back(it: Stranger) -> None:
    """Steps of the past, a hundred at once."""
    table = str(it.call("POST", "/api/replays", it.log).get("id", ""))
    for _ in it.on():
        it.call("GET", f"/api/tables/{table}/steps?panels=1")


def other_names(it: Stranger) -> None:
    """Calls to a server of another name."""
    ask = b"GET /api/lobby HTTP/1.1\r\nHost: evil.example\r\n\r\n"
    for _ in it.on():
        with suppress(OSError), closing(it.line()) as raw:
            raw.sendall(ask)
            raw.recv(1000)


ATTACKS: dict[str, Callable[[Stranger], None]] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        empty_frames,
        pings,
        large_frames,
        endless_head,
        stalled,
        fresh_cookies,
        rematches,
        chatter,
        hints,
        bots_alone,
        uploads,
        long_seeds,
        looking_back,
        other_names,
    )
}


def attack(name: str, port: int, seconds: float, log: bytes) -> None:
    """Attack in one way, from an address of its own."""
    source = f"127.0.1.{1 + list(ATTACKS).index(name)}"
    ATTACKS[name](Stranger(source, port, seconds, log))
