"""Minds: what makes the server think, for bots and for what a player may ask."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from benchmarks.server.attackers.stranger import EXPERT, ME, Json, Stranger
from benchmarks.server.line import TEXT, Line, frame, line

WIDE, MANY_OFFERS, WIDE_TABLES = "nightsky", 400, 10
FEW, MANY, RATE = 10, 60, 20
NEVER_READ = 150
GAINS = frame(TEXT, json.dumps({"id": 1, "ask": "gains"}).encode())
OWN_TABLES, HINT_PAUSE = 20, 0.1
COOKIES, DEEP = 28, "clusters"


def own_tables(it: Stranger) -> Json:
    """As many tables as one player may open at once."""
    return {"tables": [it.table(ME, ME) for _ in range(OWN_TABLES)], "cookie": it.cookie}


def hints(it: Stranger) -> None:
    """Hints, at as many tables as may be opened."""
    ask = frame(TEXT, json.dumps({"ask": "hint"}).encode())

    async def go(its: Line, number: int) -> None:
        await its.upgrade(f"/api/tables/{it.known['tables'][number // 2]}/live?seat={number % 2}", it.cookie)
        await asyncio.gather(its.say_again(ask, HINT_PAUSE), its.hear_on())

    it.crowd(2 * OWN_TABLES, go)


def bots_alone(it: Stranger) -> None:
    """Tables where only experts play, and tables where one plays against three."""
    for _ in it.on():
        it.table(EXPERT, EXPERT, EXPERT, EXPERT)
        it.table(ME, EXPERT, EXPERT, EXPERT)
        time.sleep(0.05)


def wide(it: Stranger) -> Json:
    """Tables of Night Sky where more than 400 offers lie open."""
    tables = [[it.table(ME, game=WIDE), it.cookie] for _ in range(WIDE_TABLES)]
    asyncio.run(_play_all(it, tables))
    return {"tables": tables}


async def _play_all(it: Stranger, tables: list[list[str]]) -> None:
    await asyncio.gather(*(_play_until_wide(it, table, cookie) for table, cookie in tables))


async def _play_until_wide(it: Stranger, table: str, cookie: str) -> None:
    """Play whatever comes first, until many offers lie open."""
    async with line(it.port, it.source) as its:
        await its.upgrade(f"/api/tables/{table}/live?seat=0", cookie)
        while len((state := await _offered(its))["offers"]) < MANY_OFFERS:
            its.say(do=state["offers"][0]["do"], at=state["at"])


async def _offered(its: Line) -> Any:
    while not (heard := await its.hear()).get("offers"):
        pass
    return heard


def few_gains(it: Stranger) -> None:
    """What each of 400 offers would bring, asked 20 times a second by 10 websockets."""
    it.crowd(FEW, lambda its, number: _ask_for_gains(it, its, number))


def many_gains(it: Stranger) -> None:
    """The same by 60 websockets, at tables where 10 more move and take it back all the time."""

    async def go(its: Line, number: int) -> None:
        await (_ask_for_gains(it, its, number) if number < MANY else _to_and_fro(it, its, number))

    it.crowd(MANY + WIDE_TABLES, go)


async def _ask_for_gains(it: Stranger, its: Line, number: int) -> None:
    await _sit(it, its, number)
    await asyncio.gather(its.say_again(GAINS, 1 / RATE), its.hear_on())


async def _to_and_fro(it: Stranger, its: Line, number: int) -> None:
    await _sit(it, its, number)
    while True:
        state = await _offered(its)
        move = {"undo": True} if state["undo"] else {"do": state["offers"][-1]["do"]}
        its.say(**move, at=state["at"])
        await asyncio.sleep(1 / RATE)


async def _sit(it: Stranger, its: Line, number: int) -> None:
    table, cookie = it.known["tables"][number % WIDE_TABLES]
    await its.upgrade(f"/api/tables/{table}/live?seat=0", cookie)


def previews(it: Stranger) -> None:
    """What each of 400 offers would do, asked one by one, 20 times a second, by 60 websockets."""

    async def go(its: Line, number: int) -> None:
        await _sit(it, its, number)
        offers = (await _offered(its))["offers"]
        await asyncio.gather(_ask_on(its, offers[number:]), its.hear_on())

    it.crowd(MANY, go)


async def _ask_on(its: Line, offers: list[dict[str, str]]) -> None:
    for offer in offers:
        its.say(id=1, ask="preview", do=offer["do"])
        await asyncio.sleep(1 / RATE)


def stale(it: Stranger) -> None:
    """Moves that come too late, from 150 websockets that never read the answers."""
    table = it.table(*[ME] * 5, game="galaxies")
    late = frame(TEXT, json.dumps({"id": 1, "do": "end", "at": -1}).encode())

    async def go(its: Line, number: int) -> None:
        await its.upgrade(f"/api/tables/{table}/live?seat={number % 5}", it.cookie)
        await its.say_again(late, 1 / RATE)

    it.crowd(NEVER_READ, go, narrow=True)


def people(it: Stranger) -> Json:
    """As many cookies as people who could share an address."""
    players = [it.fresh() for _ in range(COOKIES)]
    for player in players:
        player.call("GET", "/api/me")
    return {"cookies": [player.cookie for player in players]}


def experts(it: Stranger) -> None:
    """28 people of one address, each with a table where an expert has much to think about at once."""

    async def play(its: Line, number: int) -> None:
        cookie = it.known["cookies"][number]
        opened = await its.call("POST", "/api/tables", {"game": DEEP, "seats": [ME, EXPERT]}, cookie)
        await its.upgrade(f"/api/tables/{json.loads(opened.body).get('id')}/live?seat=0", cookie)
        while True:
            state = await _offered(its)
            its.say(do=state["offers"][0]["do"], at=state["at"])

    it.crowd(COOKIES, play)
