"""Bots think outside the event loop, in turn, and never bring a table down."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from itertools import groupby
from typing import Any

import pytest

import asterism
from asterism import bots
from asterism.core.table import Seen
from asterism.server import pieces, pool
from asterism.server.errors import Refused
from asterism.server.pool import Pool
from asterism.server.tables.shows import EACH
from asterism.server.waiting import CHEAP, DEAR, DEAREST, HALF, HINT, LOOK, MANY, MOVE, SHOW, UPLOAD, Job, Shares, Work
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
    """In which order jobs begin that all wait while first ones keep the threads busy; a cheap one does to the end."""
    order: list[int] = []
    go_on, end = threading.Event(), threading.Event()

    async def think() -> list[int]:
        ours = Pool(threads, lambda _: None)
        busy = [asyncio.create_task(ours.run(Job(MOVE, cost=DEAREST), lambda: go_on.wait(60))) for _ in range(threads)]
        cheap = asyncio.create_task(ours.run(Job(MOVE), lambda: end.wait(60)))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(ours.run(job, partial(order.append, number))) for number, job in enumerate(jobs)]
        await asyncio.sleep(0)
        if gone is not None:
            waiting[gone].cancel()
            await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*busy, *waiting, return_exceptions=True)
        end.set()
        await cheap
        ours.close()
        return order

    return asyncio.run(think())


def test_people_go_before_bots_alone_and_cheap_before_dear() -> None:
    jobs = Job(SHOW, cost=DEAR), Job(HINT, cost=DEAR), Job(MOVE, cost=DEAREST), Job(MOVE, cost=DEAR)
    assert served(1, *jobs) == [3, 2, 1, 0]


def test_who_asks_twenty_times_waits_for_who_asks_once() -> None:
    jobs = [*[Job(HINT, "ida", "a", DEAR)] * 20, Job(HINT, "eva", "b", DEAR), Job(MOVE, "jan", "c")]
    order = served(1, *jobs)
    assert order[0] == 21
    assert order.index(20) <= 2


def test_an_address_with_many_players_waits_for_one_with_a_single_one() -> None:
    crowd = [Job(MOVE, f"ida {n}", f"table {n}", DEAREST, "here") for n in range(28)]
    order = served(1, *crowd, Job(MOVE, "eva", "hers", DEAREST, "there"))
    assert order.index(28) == 1


def test_dear_jobs_are_not_kept_waiting_by_the_cheap_ones_of_another_address() -> None:
    cheap = [Job(MOVE, "ida", f"table {n}", CHEAP, "here") for n in range(50)]
    order = served(1, *cheap, Job(MOVE, "eva", "hers", DEAREST, "there"))
    assert order.index(50) <= 1


def test_who_has_just_had_much_is_remembered_when_nobody_waits_and_forgiven_later() -> None:
    now = 0.0
    order: list[str] = []

    async def one_after(ours: Pool, *addresses: str) -> str:
        """Who goes first of those who wait together while somebody unknown has the only place."""
        go_on, order[:] = asyncio.Event(), []
        held = asyncio.create_task(ours.in_turn(Job(LOOK, address="other"), lambda _: go_on.wait()))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(ours.in_pieces(Job(LOOK, address=one), noted(one))) for one in addresses]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(held, *waiting)
        return order[0]

    def noted(who: str) -> Generator[None, None, None]:
        order.append(who)
        yield

    async def ask() -> None:
        nonlocal now
        ours = Pool(1, lambda _: None, clock=lambda: now)
        ours._waiting.served(Job(LOOK, address="greedy"), 8.0)
        ours._waiting.served(Job(LOOK, address="modest"), 1.0)
        assert await one_after(ours, "greedy", "modest") == "modest"
        now += 2 * HALF
        ours._waiting.served(Job(LOOK, address="modest"), 3.0)
        assert await one_after(ours, "modest", "greedy") == "greedy"
        ours.close()

    asyncio.run(ask())


def test_who_had_next_to_nothing_is_forgotten() -> None:
    shares = Shares()
    for who in range(MANY - 1):
        shares.add(str(who), 1.0, 0.0)
    shares.add("late", 1.0, 20 * HALF)
    assert list(shares._had) == ["late"]


def test_every_job_is_charged_with_what_it_took() -> None:
    charged: dict[Job, float] = {}
    thought, looked, broke = Job(MOVE, "eva"), Job(LOOK, "jan"), Job(UPLOAD, "ida")

    async def think() -> None:
        ours = Pool(1, lambda _: None, charge=charged.__setitem__)
        await ours.run(thought, lambda: time.sleep(0.002))
        await ours.in_pieces(looked, counted([0], 3))
        with pytest.raises(ValueError, match="planted"):
            await ours.in_pieces(broke, failing())
        ours.close()

    asyncio.run(think())
    assert list(charged) == [thought, looked, broke]
    assert charged[thought] >= 0.002
    assert all(seconds > 0 for seconds in charged.values())


# In pieces on the loop


def counted(count: list[int], steps: int) -> Generator[None, None, str]:
    for _ in range(steps):
        count[0] += 1
        yield
    return "done"


def failing() -> Generator[None, None, None]:
    yield
    raise ValueError("planted")


def in_small_pieces(test: Callable[[Pool], Awaitable[None]]) -> Callable[[pytest.MonkeyPatch], None]:
    """A test where each piece is a single step, however fast the machine."""

    async def run() -> None:
        ours = Pool(1, lambda _: None)
        await test(ours)
        ours.close()

    def test_it(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(pieces, "PIECE", 0.0)
        asyncio.run(run())

    test_it.__name__ = getattr(test, "__name__", "")
    return test_it


async def turns_of_the_loop(count: list[int]) -> None:
    while True:
        count[0] += 1
        await asyncio.sleep(0)


@in_small_pieces
async def test_the_loop_goes_on_between_two_pieces(ours: Pool) -> None:
    turns, steps = [0], [0]
    others = asyncio.create_task(turns_of_the_loop(turns))
    assert await ours.in_pieces(Job(LOOK), counted(steps, 100)) == "done"
    others.cancel()
    assert steps == [100]
    assert turns[0] >= 100


@in_small_pieces
async def test_of_several_jobs_one_does_one_piece_each_time_the_loop_comes_round(ours: Pool) -> None:
    turns, steps = [0], [0]
    others = asyncio.create_task(turns_of_the_loop(turns))
    await asyncio.gather(
        *(ours.in_pieces(Job(work, address=str(work.rank)), counted(steps, 50)) for work in (LOOK, UPLOAD))
    )
    others.cancel()
    assert steps[0] == 100 <= turns[0]


@in_small_pieces
async def test_of_one_class_one_job_is_done_after_the_other(ours: Pool) -> None:
    first, second = [0], [0]
    jobs = [asyncio.create_task(ours.in_pieces(Job(LOOK), counted(count, 9))) for count in (first, second)]
    while not jobs[0].done():
        assert second == [0]
        await asyncio.sleep(0)
    assert await jobs[1] == "done"


@in_small_pieces
async def test_pieces_of_who_had_less_go_before_those_of_a_long_work(ours: Pool) -> None:
    long, short = [0], [0]
    ours._waiting.served(Job(UPLOAD, address="greedy"), 100.0)
    upload = asyncio.create_task(ours.in_pieces(Job(UPLOAD, address="greedy"), counted(long, 1000)))
    while not long[0]:
        await asyncio.sleep(0)
    before = long[0]
    await ours.in_pieces(Job(LOOK, address="modest"), counted(short, 200))
    assert long[0] - before <= 5
    await upload


@in_small_pieces
async def test_what_nobody_waits_for_any_more_is_not_gone_on_with(ours: Pool) -> None:
    steps = [0]
    job = asyncio.create_task(ours.in_pieces(Job(LOOK), counted(steps, 1000)))
    while not steps[0]:
        await asyncio.sleep(0)
    job.cancel()
    with pytest.raises(asyncio.CancelledError):
        await job
    assert await ours.in_pieces(Job(LOOK), counted([0], 1)) == "done"
    assert steps[0] < 10


# In turn


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


def test_who_thinks_of_nothing_yet_has_a_place_beside_the_long_thoughts_of_another() -> None:
    async def think() -> None:
        ours, go_on = Pool(2, lambda _: None), threading.Event()

        def begun(address: str) -> tuple[asyncio.Task[bool], threading.Event]:
            there = threading.Event()

            def thought() -> bool:
                there.set()
                return go_on.wait(60)

            return asyncio.create_task(ours.run(Job(MOVE, cost=DEAREST, address=address), thought)), there

        greedy = [begun("greedy") for _ in range(5)]
        await asyncio.sleep(0)
        modest, late = begun("modest"), begun("modest")
        other = begun("other")
        for _, there in (*greedy[:2], modest):
            assert await asyncio.to_thread(there.wait, 60)
        assert not any(there.is_set() for _, there in (*greedy[2:], late, other))
        assert await ours.run(Job(MOVE, cost=CHEAP, address="greedy"), lambda: True)
        go_on.set()
        assert all(await asyncio.gather(*(task for task, _ in (*greedy, modest, late, other))))
        ours.close()

    asyncio.run(think())


def test_more_than_may_wait_is_refused() -> None:
    few = Work(0, 0.0, 2)

    async def think() -> None:
        ours, go_on = Pool(1, lambda _: None), asyncio.Event()
        jobs = [Job(few, address=str(n)) for n in range(3)]
        some = [asyncio.create_task(ours.in_turn(job, lambda _: go_on.wait())) for job in jobs]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="waits already"):
            await ours.in_pieces(Job(few, address="late"), counted([0], 1))
        go_on.set()
        await asyncio.gather(*some)
        assert await ours.in_pieces(Job(few, address="late"), counted([0], 1))
        ours.close()

    asyncio.run(think())


def test_who_has_spent_all_while_waiting_is_refused_when_the_turn_comes() -> None:
    spent: set[str] = set()

    async def think() -> None:
        ours, go_on = Pool(1, lambda _: None, affords=lambda job: job.address not in spent), asyncio.Event()
        first = asyncio.create_task(ours.in_turn(Job(LOOK, address="greedy"), lambda _: go_on.wait()))
        waiting = [asyncio.create_task(ours.in_pieces(Job(LOOK, address="greedy"), counted([0], 1))) for _ in range(3)]
        modest = asyncio.create_task(ours.in_pieces(Job(LOOK, address="modest"), counted([0], 1)))
        await asyncio.sleep(0)
        spent.add("greedy")
        waiting[0].cancel()
        go_on.set()
        assert await first
        assert await modest == "done"
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [getattr(one, "key", None) for one in ended] == [None, "too-fast", "too-fast"]
        ours.close()

    asyncio.run(think())


def test_one_address_does_not_keep_all_others_from_waiting() -> None:
    few = Work(0, 0.0, 8)

    async def think() -> None:
        ours, go_on = Pool(1, lambda _: None), asyncio.Event()
        held = [asyncio.create_task(ours.in_turn(Job(few, address="here"), lambda _: go_on.wait())) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="waits already"):
            await ours.in_pieces(Job(few, address="here"), counted([0], 1))
        other = asyncio.create_task(ours.in_pieces(Job(few, address="there"), counted([0], 1)))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*held)
        assert await other == "done"
        assert await ours.in_pieces(Job(few, address="here"), counted([0], 1)) == "done"
        assert not ours._waiting.all()
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
    for _ in range(EACH):
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
        patch.setattr("asterism.server.tables.driver.bot", counted)
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
    await room.seating.sit("jan", 2, "Jan")
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
