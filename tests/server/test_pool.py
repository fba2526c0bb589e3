"""Bots think outside the event loop, in turn, and never bring a table down."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from functools import partial
from itertools import groupby
from typing import Any

import pytest

import asterism
from asterism import bots
from asterism.core.table import Seen
from asterism.server.bots import pool
from asterism.server.bots.pool import CHEAP, DEAR, DEAREST, HINT, LOOK, MOVE, SHOW, Job, Pool, Work
from asterism.server.errors import Refused
from asterism.server.tables.hub import SHOWS_EACH
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
            return await ours.choose(mind, seen(), Job(MOVE))
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
        await asyncio.gather(*(ours.choose(Mind(slow(number)), seen(), Job(MOVE, cost=DEAR)) for number in range(8)))
        ours.close()

    asyncio.run(think())
    assert order == sorted(order)
    assert most[0] == 2


def served(threads: int, *jobs: Job, gone: int | None = None) -> list[int]:
    """In which order jobs begin that all wait while a first one keeps the threads busy."""
    order: list[int] = []
    go_on = threading.Event()

    async def think() -> list[int]:
        ours = Pool(threads, lambda _: None)
        busy = [asyncio.create_task(ours.run(Job(MOVE, cost=DEAREST), lambda: go_on.wait(60))) for _ in range(threads)]
        busy.append(asyncio.create_task(ours.run(Job(MOVE), lambda: go_on.wait(60))))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(ours.run(job, partial(order.append, number))) for number, job in enumerate(jobs)]
        await asyncio.sleep(0)
        if gone is not None:
            waiting[gone].cancel()
            await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*busy, *waiting, return_exceptions=True)
        ours.close()
        return order

    return asyncio.run(think())


def test_people_go_before_bots_alone_and_cheap_before_dear() -> None:
    jobs = Job(SHOW, cost=DEAR), Job(HINT, cost=DEAR), Job(MOVE, cost=DEAREST), Job(MOVE, cost=DEAR)
    assert served(1, *jobs) == [3, 2, 1, 0]
    assert served(1, *jobs, Job(LOOK))[0] == 4


def test_who_asks_sixty_times_waits_for_who_asks_once() -> None:
    jobs = [*[Job(HINT, "ida", "a", DEAR)] * 60, Job(HINT, "eva", "b", DEAR), Job(MOVE, "jan", "c")]
    order = served(1, *jobs)
    assert order[0] == 61
    assert order.index(60) <= 2


def test_who_does_not_wait_any_more_is_not_served() -> None:
    assert served(1, Job(MOVE, "eva"), Job(MOVE, "ida"), gone=0) == [1]


def test_a_cheap_move_finds_a_thread_while_dear_ones_are_thought_of() -> None:
    go_on = threading.Event()

    async def think() -> bool:
        ours = Pool(2, lambda _: None)
        dear = [asyncio.create_task(ours.run(Job(MOVE, cost=DEAREST), lambda: go_on.wait(60))) for _ in range(5)]
        await asyncio.sleep(0)
        moved = await ours.run(Job(MOVE, cost=CHEAP), lambda: True)
        go_on.set()
        await asyncio.gather(*dear)
        ours.close()
        return moved

    assert asyncio.run(think())


def test_more_than_may_wait_is_refused() -> None:
    few = Work(0, 0.0, 2)

    async def think() -> None:
        ours, go_on = Pool(1, lambda _: None), threading.Event()
        some = [asyncio.create_task(ours.run(Job(few), lambda: go_on.wait(60))) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="waits already"):
            await ours.run(Job(few), lambda: None)
        go_on.set()
        await asyncio.gather(*some)
        ours.close()

    asyncio.run(think())


def test_the_loop_goes_on_while_bots_think() -> None:
    go_on = threading.Event()

    async def think() -> str:
        ours = Pool(1, lambda _: None)
        thought = asyncio.create_task(
            ours.choose(Mind(lambda seen: go_on.wait(60) and seen.offers[0]), seen(), Job(MOVE))
        )
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
async def test_tables_of_bots_alone_are_few(home: Home) -> None:
    for _ in range(SHOWS_EACH):
        await home.open("novaluna", "expert", "expert")
    with pytest.raises(Refused, match="Enough tables of bots"):
        await home.open("novaluna", "easy", "easy")
    assert await home.open("novaluna", "me", "easy")


@at_home
async def test_a_hint_for_who_has_left_is_not_thought_of(home: Home) -> None:
    room = await home.open("novaluna", "me", "me")
    eva = await Person(EVA, room.game.to_act[0]).join(room)
    go_on = threading.Event()
    busy = [asyncio.create_task(home.hub.pool.run(Job(HINT), lambda: go_on.wait(60))) for _ in range(4)]
    await eva.say(ask="hint")
    assert list(room.asking) == [eva]
    room.part(eva)
    await room.settled()
    assert not room.asking
    go_on.set()
    await asyncio.gather(*busy)
    assert not eva.all("answer")


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
