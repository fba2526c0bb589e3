"""Tables where nobody sits just now: their bots come last, and cost no more than all such tables may together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from unittest.mock import AsyncMock, Mock

import pytest

from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.meter import SHOWS
from asterism.server.pool import Pool
from asterism.server.tables import driver
from asterism.server.waiting import DEAR, DEAREST, MOVE, SHOW, Job, Work
from server.tables import EVA, Home, Person, at_home, pasts


@contextmanager
def noted(home: Home) -> Iterator[list[Work]]:
    """The classes of work of all that bots think."""
    works: list[Work] = []
    run = home.hub.pool.run

    async def running(job: Job, thought: object) -> object:
        works.append(job.work)
        return await run(job, thought)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.hub.pool, "run", running)
        yield works


@at_home
async def test_bots_think_with_the_last_until_somebody_sits_there_and_again_when_all_have_left(home: Home) -> None:
    with noted(home) as works:
        room = await home.open("sealed", "me", "easy", "easy")
        await Person("guest", None).join(room)
        await room.driver.idle()
        assert works == [SHOW] * 2
        eva = await Person(EVA, 0).join(room)
        await eva.do()
        await room.driver.idle()
        assert works == [SHOW] * 2 + [MOVE] * 2
        moved = room.hear(eva, encode({"do": eva.state["offers"][0]["do"], "at": eva.state["at"]}))
        await asyncio.sleep(0)  # the move has begun
        room.part(eva)
        await moved
        await room.driver.idle()
        assert works == [SHOW] * 2 + [MOVE] * 2 + [SHOW] * 2


def test_a_thought_that_waits_goes_before_others_when_somebody_comes_to_its_table() -> None:
    order: list[str] = []
    go_on = threading.Event()

    async def think() -> None:
        ours = Pool(1, lambda _: None)
        busy = asyncio.create_task(ours.run(Job(MOVE, cost=DEAREST), lambda: go_on.wait(60)))
        await asyncio.sleep(0)
        jobs = [Job(SHOW, table=table, cost=DEAR, address=table) for table in ("a", "b", "c")]
        waiting = [asyncio.create_task(ours.run(job, partial(order.append, job.table))) for job in jobs]
        await asyncio.sleep(0)
        ours.hurry("c")
        go_on.set()
        await asyncio.gather(busy, *waiting)
        ours.close()

    asyncio.run(think())
    assert order == ["c", "a", "b"]


@at_home
async def test_a_table_of_bots_waits_until_all_such_may_spend_again_unless_somebody_comes(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.hub.guard.meter, "may", lambda payer: payer != SHOWS)
        patch.setattr("asterism.server.meter.AGAIN", 0.001)
        room = await home.open("sealed", "me", "easy", "easy")
        await asyncio.sleep(0.01)
        assert pasts(room) == []
        await Person(EVA, 0).join(room)
        await room.driver.idle()
        assert [seat for seat, _ in pasts(room)] == [1, 2]


@at_home
async def test_where_too_much_waits_a_table_tries_again_later_without_a_word_or_when_somebody_comes(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(home.hub.pool, "run", AsyncMock(side_effect=Refused("too-busy", "Too much waits.", 503)))
        patch.setattr(driver.log, "exception", failures := Mock())
        room = await home.open("sealed", "me", "easy", "easy")
        await room.driver.idle()
        assert (pasts(room), room.driver.busy, failures.called) == ([], True, False)
    await Person(EVA, 0).join(room)
    await room.driver.idle()
    assert [seat for seat, _ in pasts(room)] == [1, 2]
