"""Logs: long games, brought in and looked back at."""

from __future__ import annotations

import json

from benchmarks.server.attackers.stranger import Json, Stranger
from benchmarks.server.line import Line

MANY, LAST, TABLES = 150, 19_880, 25


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


def one_log(it: Stranger) -> Json:
    """The log of 20,000 moves, uploaded."""
    it.call("GET", "/api/me")
    uploaded = it.call("POST", "/api/replays", it.log)
    if "id" not in uploaded:
        raise RuntimeError(f"no log to begin with: {uploaded}")
    return {"cookie": it.cookie, "table": uploaded["id"]}


def many_logs(it: Stranger) -> Json:
    """The same, as often as other days would have let it in."""
    return {**one_log(it), "copies": TABLES - 1}


def again_and_again(it: Stranger, path: str) -> None:
    async def ask(line: Line, _: int) -> None:
        while True:
            await line.call("GET", path, cookie=it.cookie)

    it.crowd(MANY, ask)


def whole_logs(it: Stranger) -> None:
    """A log of 20,000 moves, read over 150 connections again and again."""
    again_and_again(it, f"/api/tables/{it.known['table']}/log")


def last_steps(it: Stranger) -> None:
    """The last steps of 20,000, looked back at over 150 connections again and again."""
    again_and_again(it, f"/api/tables/{it.known['table']}/steps?first={LAST}")


def health(it: Stranger) -> None:
    """The server's health, asked for over 150 connections while the newest table has 20,000 moves."""
    one_log(it)
    again_and_again(it, "/healthz")


def long_tables(it: Stranger) -> None:
    """The table of 20,000 moves, joined by 150 websockets again and again."""

    async def join(line: Line, _: int) -> None:
        await line.upgrade(f"/api/tables/{it.known['table']}/live", it.cookie)
        while (await line.hear())["kind"] != "state":
            pass

    it.crowd(MANY, join)


def opened_at_once(it: Stranger) -> None:
    """25 tables of 20,000 moves, opened at once while none is in memory."""

    async def open_it(line: Line, number: int) -> None:
        while True:
            await line.call("GET", f"/api/tables/{it.known['tables'][number]}", cookie=it.cookie)

    it.crowd(TABLES, open_it)
