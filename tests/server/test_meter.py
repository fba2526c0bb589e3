"""The meter: what is done for somebody is charged to the player and the address, and who has spent all waits."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from websockets.sync.client import ClientConnection

from asterism.server import meter as meters
from asterism.server.guard import Guard
from asterism.server.http import middleware
from asterism.server.http.protocol import Cost, HttpProtocol
from asterism.server.meter import CROWD, PAYER, THREADS, Meter, Payer, Where
from asterism.server.settings import Settings
from asterism.server.storage.store import Store
from asterism.server.tables.hub import Hub
from asterism.server.waiting import HINT, LOAD, LOOK, MOVE, Job, Work
from server.browsers import Json, Served, heard, say

EVA, ADAM, STRANGER = Payer("192.0.2.1", "eva"), Payer("192.0.2.1", "adam"), Payer("192.0.2.1", "")
Value = TypeVar("Value")
NEIGHBOUR = Payer("192.0.2.2", "jan")
SETTINGS = Settings(budget=100, burst=1000, crowd=30)
HOME = SETTINGS.burst / 1000 * CROWD.room * SETTINGS.crowd  # what an address has at once


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def meter(clock: Clock) -> Meter:
    return Meter(SETTINGS, clock)


def work(seconds: float) -> None:
    """Keep the processor busy; a busy machine makes that longer, but no more work."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_who_has_spent_all_waits_until_some_is_there_again(meter: Meter, clock: Clock) -> None:
    meter.spend(EVA, 0.9)
    assert meter.may(EVA)
    meter.spend(EVA, 0.3)
    assert not meter.may(EVA)
    clock.now += 3
    assert meter.may(EVA)


def test_a_player_does_not_spend_what_others_have(meter: Meter) -> None:
    meter.spend(EVA, 1.2)
    assert not meter.may(EVA)
    assert meter.may(ADAM)
    assert meter.may(STRANGER)
    assert meter.may(NEIGHBOUR)


def test_fresh_cookies_bring_no_more_than_their_address_has(meter: Meter) -> None:
    for number in range(101):
        meter.spend(Payer(EVA.address, str(number)), HOME / 100)
    assert not meter.may(Payer(EVA.address, "new"))
    assert not meter.may(STRANGER)
    assert meter.may(NEIGHBOUR)


def test_a_stranger_without_a_cookie_is_charged_by_address(meter: Meter) -> None:
    meter.spend(STRANGER, HOME + 0.1)
    assert not meter.may(STRANGER)
    assert not meter.may(EVA)


def test_debts_are_paid_in_bounded_time(meter: Meter, clock: Clock) -> None:
    meter.spend(EVA, 3600)
    clock.now += 2 * HOME / (SETTINGS.budget / 1000 * min(1, CROWD.rate * SETTINGS.crowd)) + 0.1
    assert meter.may(EVA)


def test_of_the_threads_time_there_is_more_and_it_is_counted_apart(meter: Meter) -> None:
    meter.spend(EVA, 1.2, "threads")
    assert meter.may(EVA, "threads")
    assert meter.may(EVA)
    meter.spend(EVA, THREADS, "threads")
    assert not meter.may(EVA, "threads")
    assert meter.may(EVA)


def test_hints_are_refused_to_who_has_spent_the_threads_time() -> None:
    guard = Guard(SETTINGS)
    assert guard.allows("hint", EVA.address, EVA.player)
    guard.meter.spend(EVA, THREADS * 1.2, "threads")
    assert not guard.allows("hint", EVA.address, EVA.player)
    assert guard.allows("chat", EVA.address, EVA.player)
    assert guard.allows("hint", NEIGHBOUR.address, NEIGHBOUR.player)


# Timed work


def paid_by(payer: Payer | None, deed: Coroutine[Any, Any, Value]) -> Value:
    """What comes of a deed that is done for somebody."""

    async def paid() -> Value:
        PAYER.set(payer)
        return await deed

    return asyncio.run(paid())


async def busy(meter: Meter, seconds: float) -> str:
    """Work, wait and work again."""

    async def deed() -> str:
        work(seconds / 2)
        await asyncio.sleep(0.01)
        work(seconds / 2)
        return "done"

    return await meter.timed(deed())


@pytest.mark.parametrize(("seconds", "left"), [(0.02, True), (1.2, False)])
def test_work_is_charged_for_what_it_takes_before_and_after_it_waited(meter: Meter, seconds: float, left: bool) -> None:
    assert paid_by(EVA, busy(meter, seconds)) == "done"
    assert meter.may(EVA) is left
    assert meter.may(NEIGHBOUR)


def test_many_little_works_are_charged_together(meter: Meter) -> None:
    async def many_works() -> None:
        async def deed() -> None:
            work(0.0002)

        for _ in range(6000):
            await meter.timed(deed())

    paid_by(EVA, many_works())
    assert not meter.may(EVA)
    assert meter.may(NEIGHBOUR)


def test_what_each_of_many_owes_a_little_of_is_charged_in_the_end(
    meter: Meter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meters, "MANY", 50)

    async def deed() -> None:
        work(0.0008)

    async def strangers_work() -> None:
        for number in range(2000):
            PAYER.set(Payer(EVA.address, f"stranger {number}"))
            await meter.timed(deed())

    asyncio.run(strangers_work())
    assert not meter.may(STRANGER)
    assert meter.may(NEIGHBOUR)


def test_while_others_have_the_processor_nothing_is_charged(meter: Meter) -> None:
    async def deed() -> None:
        time.sleep(1.5)  # as if another thread held the interpreter

    async def both() -> None:
        async def first() -> None:
            work(0.01)

        await meter.timed(first())
        await meter.timed(deed())

    paid_by(EVA, both())
    assert meter.may(EVA)


def test_waiting_costs_nothing(meter: Meter) -> None:
    async def others_work() -> None:
        waiting = asyncio.create_task(meter.timed(asyncio.sleep(0.001)))
        await asyncio.sleep(0)
        work(1.2)
        await waiting

    paid_by(EVA, others_work())
    assert meter.may(EVA)


def test_what_can_wait_waits_until_it_can_be_afforded(
    meter: Meter, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meters, "AGAIN", 0.001)

    async def later() -> bool:
        waiting = asyncio.create_task(meter.afforded(lambda: EVA))
        await asyncio.sleep(0)
        begun = waiting.done()
        clock.now += 60
        await waiting
        return begun

    meter.spend(EVA, 1.2)
    assert not paid_by(EVA, later())
    assert paid_by(EVA, later())


def test_work_for_nobody_is_charged_to_nobody(meter: Meter) -> None:
    assert paid_by(None, busy(meter, 1.2)) == "done"
    assert meter.may(EVA)


def test_errors_and_ends_pass_through_timed_work(meter: Meter) -> None:
    async def failing() -> None:
        await asyncio.sleep(0)
        raise KeyError("lost")

    async def stopped() -> bool:
        waiting = asyncio.create_task(meter.timed(asyncio.Event().wait()))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        return waiting.cancelled()

    with pytest.raises(KeyError):
        asyncio.run(meter.timed(failing()))
    assert asyncio.run(stopped())


# At a server


@pytest.mark.parametrize(("work", "where"), [(LOOK, "loop"), (HINT, "threads"), (LOAD, "loads"), (MOVE, None)])
def test_who_asks_pays_for_what_the_pool_does_and_nobody_for_bots_moves(
    work: Work, where: Where | None, tmp_path: Path
) -> None:
    async def paid() -> None:
        hub = Hub(Store(f"sqlite+aiosqlite:///{tmp_path}/its.db"), SETTINGS)
        hub._charge(Job(work, EVA.player, address=EVA.address), THREADS * 1.2)
        assert hub.guard.meter.may(EVA, "loop") is (where != "loop")
        assert hub.guard.meter.may(EVA, "threads") is (where != "threads")
        assert hub.guard.meter.may(EVA, "loads") is (where != "loads")
        assert hub._affords(Job(work, EVA.player, address=EVA.address)) is (where is None)

    asyncio.run(paid())


def test_who_comes_back_to_a_long_table_plays_there_and_waits_before_the_next_one(meter: Meter, clock: Clock) -> None:
    meter.spend(EVA, 60, "loads")
    assert meter.may(EVA)
    assert not meter.may(EVA, "loads")
    clock.now += 11
    assert meter.may(EVA, "loads")


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[Served]:
    """A server that gives nobody much of its time, and lets all ask as quickly as they like."""
    served = Served(Settings(port=0, data=tmp_path, rate=100_000), budget=20)
    yield served
    served.stop()


def test_messages_of_who_has_spent_all_are_refused_by_their_number(poor: Served) -> None:
    browser = poor.browser()
    table = browser.open({"who": "me"})
    with browser.seat(table["id"], 0) as line:
        heard(line, "state")
        error = next(answer for number in count() if (answer := asked(line, number))["kind"] == "error")
    assert error["error"] == "too-fast"


def asked(line: ClientConnection, number: int) -> Json:
    """The answer to a question, by its number."""
    say(line, id=number, ask="why", do="nothing")
    answer: Json = json.loads(line.recv(60))
    assert answer["re"] == number
    return answer


def costly(its: HttpProtocol, data: bytes, read: Callable[[HttpProtocol, bytes], None] = HttpProtocol._read) -> None:
    """Nonsense takes long to read."""
    its._cost.seconds += 1e6 * data.startswith(b"nonsense")
    read(its, data)


def test_what_nobody_measures_of_a_call_is_paid_and_reading_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(source: str) -> list[int]:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
            return [client.get(f"{served.address}/healthz").status_code for _ in range(5)]

    served = Served(Settings(port=0, data=tmp_path))
    try:
        assert asked("127.0.0.2") == [200] * 5
        with monkeypatch.context() as patch:
            patch.setattr(middleware, "AROUND", 1e6)
            first, *_, last = asked("127.0.0.3")
            assert (first, last) == (200, 429)
        with monkeypatch.context() as patch:
            patch.setattr(Cost, "__call__", lambda _: 1e6)
            first, *_, last = asked("127.0.0.4")
            assert (first, last) == (200, 429)
        with monkeypatch.context() as patch:
            patch.setattr(HttpProtocol, "_read", costly)
            with closing(socket.create_connection(("127.0.0.1", served.settings.port), 30, ("127.0.0.5", 0))) as raw:
                raw.sendall(b"nonsense\r\n\r\n")
                assert raw.recv(100).startswith(b"HTTP/1.1 400")
            while asked("127.0.0.5")[-1] == 200:
                pass
    finally:
        served.stop()


def test_reading_is_measured_and_asked_for_once() -> None:
    its = object.__new__(HttpProtocol)
    its._refused, its._cost = False, Cost()
    its._read = lambda data: work(len(data) / 1e3)  # type: ignore[method-assign]
    its.data_received(b"GET /")
    assert its._cost() >= 0.005
    assert its._cost() == 0


def test_calls_of_who_has_spent_all_are_refused(poor: Served) -> None:
    browser = poor.browser()
    assert browser.get("/api/lobby").status_code == 200
    refused = next(answer for _ in range(5000) if (answer := browser.get("/api/lobby")).status_code != 200)
    assert refused.status_code == 429
    assert refused.json()["error"] == "too-fast"
