"""Deeds: what anybody may do, done far too often."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress

from benchmarks.server.attackers.stranger import ME, OPEN, Json, Stranger
from benchmarks.server.line import Line, frame

SITTING, ONLOOKERS = 30, 295
WATCHING, LOOKING, TABLES = 100, 49, 1200


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


def sitting(it: Stranger) -> None:
    """Seats asked for at a table where others play, by somebody new each time."""

    async def sit(line: Line, _: int) -> None:
        while True:
            await line.call("POST", f"/api/tables/{it.orders.table}/sit", {"seat": 0})

    it.crowd(SITTING, sit)


def onlookers(it: Stranger) -> None:
    """As many as one address may have who look on at a table where others play."""

    async def look(line: Line, _: int) -> None:
        await line.upgrade(f"/api/tables/{it.orders.table}/live?panels=1")
        await line.hear_on()

    it.crowd(ONLOOKERS, look)


def gathered(it: Stranger) -> Json:
    """A table of somebody else's, and as many of one's own as a patient stranger has in an hour."""
    listed = it.fresh("127.0.3.1").table(ME, OPEN)
    return {"table": it.table(ME, OPEN), "cookie": it.cookie, "copies": TABLES - 1, "listed": listed}


def open_tables(it: Stranger) -> None:
    """1,200 open tables of one stranger, with many who look at the lobby while it changes."""

    async def look(line: Line, number: int) -> None:
        if number < WATCHING:
            await line.upgrade("/api/lobby/live")
            await line.hear_on()
        while number < WATCHING + LOOKING:
            await line.call("GET", "/api/lobby")
        await change(line)

    async def change(line: Line) -> None:
        cookie = (await line.call("GET", "/api/me")).cookie
        for table in it.known["tables"]:
            await line.call("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Nobody"}, cookie)
            await line.call("POST", f"/api/tables/{table}/leave", None, cookie)

    it.crowd(WATCHING + LOOKING + 1, look)
