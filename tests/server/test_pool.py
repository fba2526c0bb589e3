"""Bots think outside the event loop, in turn, and never bring a table down."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from itertools import groupby
from typing import Any

import pytest

import asterism
from asterism import bots
from asterism.core.table import Seen
from asterism.server.bots import pool
from asterism.server.bots.pool import Pool
from server.tables import EVA, Home, Person, at_home, pasts


class Mind:
    """A bot that does as it is told."""

    def __init__(self, choose: Any) -> None:
        self._choose = choose

    def choose(self, seen: Seen) -> str:
        return str(self._choose(seen))

    def explain(self, seen: Seen) -> dict[str, Any]:
        return {"say": "bot-blind", "count": len(seen.offers)}


def broken(_: Seen) -> str:
    raise IndexError("planted")


def seen() -> Seen:
    table = asterism.table("novaluna", 2, seed=1)
    return table.seen(table.to_act[0])


def chosen(mind: Mind) -> str:
    async def ask() -> str:
        ours = Pool(1, lambda _: None)
        try:
            return await ours.choose(mind, seen())
        finally:
            ours.close()

    return asyncio.run(ask())


def test_a_bot_chooses() -> None:
    assert chosen(Mind(lambda seen: seen.offers[-1])) == seen().offers[-1]


def test_for_a_bot_that_breaks_a_simple_one_decides(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert chosen(Mind(broken)) == bots.bot("medium").choose(seen())
        assert chosen(Mind(lambda _: "cheat")) == bots.bot("medium").choose(seen())
    assert "planted" in caplog.text
    assert "'cheat', which is not offered" in caplog.text


def test_if_all_bots_break_any_offer_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "bot", lambda _: Mind(broken))
    assert chosen(Mind(broken)) == seen().offers[0]


def test_thoughts_come_in_turn_and_never_more_at_once_than_there_are_threads() -> None:
    order: list[int] = []
    running, most = [0], [0]
    lock = threading.Lock()

    def slow(number: int) -> Any:
        def choose(seen: Seen) -> str:
            with lock:
                order.append(number)
                running[0] += 1
                most[0] = max(most[0], running[0])
            time.sleep(0.01)
            with lock:
                running[0] -= 1
            return seen.offers[0]

        return choose

    async def think() -> None:
        ours = Pool(2, lambda _: None)
        await asyncio.gather(*(ours.choose(Mind(slow(number)), seen()) for number in range(8)))
        ours.close()

    asyncio.run(think())
    assert order == sorted(order)
    assert most[0] == 2


def test_the_loop_goes_on_while_bots_think() -> None:
    go_on = threading.Event()

    async def think() -> str:
        ours = Pool(1, lambda _: None)
        thought = asyncio.create_task(ours.choose(Mind(lambda seen: go_on.wait(60) and seen.offers[0]), seen()))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not thought.done()
        go_on.set()
        text = await thought
        ours.close()
        return text

    assert asyncio.run(think()) == seen().offers[0]


# At a table


@at_home
async def test_bots_play_a_whole_game_with_a_person(home: Home) -> None:
    room = await home.open("novaluna", "me", "easy", "medium", options={"tokens": 3})
    eva = await Person(EVA, 0).join(room)
    await room.driver.idle()
    while not eva.state["view"]["over"]:
        await eva.do()
        await room.driver.idle()
    assert {seat for seat, _ in pasts(room)} == {0, 1, 2}


@at_home
async def test_a_bot_is_the_same_through_its_turn_and_a_new_one_in_the_next(home: Home) -> None:
    made: list[str] = []

    def counted(call: str, seed: int) -> Any:
        made.append(call)
        return bots.bot(call, seed)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("asterism.server.bots.driver.bot", counted)
        room = await home.open("novaluna", "easy", "easy", options={"tokens": 3})
        await room.driver.idle()
    seats = [seat for seat, _ in pasts(room)]
    assert len(made) == len(list(groupby(seats))) < len(seats)


@at_home
async def test_bots_alone_play_to_the_end(home: Home) -> None:
    room = await home.open("sealed", "easy", "medium", "hard")
    await room.driver.idle()
    assert room.row.status == "over"
    assert not room.driver._minds


@at_home
async def test_a_bot_that_breaks_does_not_stop_a_table(home: Home) -> None:
    room = await home.open("sealed", "me", "easy", "easy")
    await room.driver.idle()
    eva = await Person(EVA, 0).join(room)
    room.driver._mind = lambda *_: Mind(broken)  # type: ignore[method-assign]
    await eva.do()
    await room.driver.idle()
    assert [seat for seat, _ in pasts(room)] == [1, 2, 0, 1, 2]


@at_home
async def test_a_bot_thinks_again_when_the_table_has_changed(home: Home) -> None:
    room = await home.open("sealed", "me", "easy", "open")
    eva = await Person(EVA, 0).join(room)
    thoughts: list[int] = []
    go_on = threading.Event()

    def choose(seen: Seen) -> str:
        thoughts.append(1)
        go_on.wait(60)
        return seen.offers[0]

    room.driver._mind = lambda *_: Mind(choose)  # type: ignore[method-assign]
    await room.sit("jan", 2, "Jan")
    while not thoughts:
        await asyncio.sleep(0.001)
    await eva.do()
    go_on.set()
    await room.driver.idle()
    assert len(thoughts) == 2
    assert [seat for seat, _ in pasts(room)] == [0, 1]


@at_home
async def test_chat_does_not_disturb_who_thinks(home: Home) -> None:
    room = await home.open("novaluna", "me", "easy")
    eva, guest = await Person(EVA, 0).join(room), await Person("guest", None).join(room)
    thoughts, go_on = [], threading.Event()

    def choose(seen: Seen) -> str:
        thoughts.append(1)
        go_on.wait(60)
        return seen.offers[0]

    room.driver._mind = lambda *_: Mind(choose)  # type: ignore[method-assign]
    while not thoughts:
        await (eva.do() if eva.state["offers"] else asyncio.sleep(0.001))
    for line in ("Ahoj", "Tak co?"):
        await guest.say(chat=line)
    count = len(pasts(room))
    go_on.set()
    await room.driver.idle()
    assert len(thoughts) == len(pasts(room)) - count


def test_every_seat_of_every_table_has_a_bot_of_its_own() -> None:
    assert bots.seed_of("7", 1) == bots.seed_of("7", 1)
    assert len({bots.seed_of(seed, seat) for seed in ("7", "8") for seat in range(4)}) == 8
