"""Of each address a few calls begin each time the loop comes round."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from asterism.server.rounds import FEW, PART, Rounds

HERE, THERE = "203.0.113.7", "203.0.113.8"


def in_rounds(test: Callable[[Rounds, list[int]], Awaitable[None]], crowd: int = 1) -> None:
    """Begin a test, with a list that is told how often the loop has come round."""

    async def run() -> None:
        came = [0]

        async def count() -> None:
            while True:
                came[0] += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        await test(Rounds(crowd), came)
        counting.cancel()

    asyncio.run(run())


def test_many_calls_at_once_begin_in_their_order_and_a_few_in_a_round() -> None:
    async def test(its: Rounds, came: list[int]) -> None:
        begun: list[tuple[int, int]] = []

        async def call(number: int) -> None:
            await its.come(HERE)
            begun.append((number, came[0]))

        await asyncio.gather(*(call(number) for number in range(5 * FEW)))
        assert [number for number, _ in begun] == list(range(5 * FEW))
        rounds = [when for _, when in begun]
        assert max(rounds.count(when) for when in rounds) == FEW

    in_rounds(test)


def test_where_a_crowd_is_expected_a_part_of_it_begins_at_once() -> None:
    async def test(its: Rounds, came: list[int]) -> None:
        begun: list[int] = []

        async def call() -> None:
            await its.come(HERE)
            begun.append(came[0])

        await asyncio.gather(*(call() for _ in range(10 * FEW)))
        assert max(begun.count(when) for when in begun) == 2 * FEW

    in_rounds(test, crowd=2 * FEW * PART)


@pytest.mark.parametrize("later", range(3))
def test_who_comes_while_others_wait_comes_after_them(later: int) -> None:
    async def test(its: Rounds, came: list[int]) -> None:
        begun: list[str] = []

        async def call(name: str) -> None:
            await its.come(HERE)
            begun.append(name)

        waiting = [asyncio.create_task(call("early")) for _ in range(3 * FEW - 1)]
        while came[0] < later:
            await asyncio.sleep(0)
        await asyncio.gather(asyncio.create_task(call("late")), *waiting)
        assert begun[-1] == "late"

    in_rounds(test)


def test_who_is_alone_does_not_wait_for_the_many_of_another_address() -> None:
    async def test(its: Rounds, came: list[int]) -> None:
        many = [asyncio.create_task(its.come(HERE)) for _ in range(20 * FEW)]
        await asyncio.sleep(0)
        before = came[0]
        await its.come(THERE)
        assert came[0] == before
        await asyncio.gather(*many)

    in_rounds(test)


def test_who_has_gone_does_not_keep_the_others_waiting_and_nobody_is_remembered() -> None:
    async def test(its: Rounds, _: list[int]) -> None:
        many = [asyncio.create_task(its.come(HERE)) for _ in range(5 * FEW)]
        await asyncio.sleep(0)
        for gone in many[FEW : 3 * FEW]:
            gone.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert sum(one.cancelled() for one in many) == 2 * FEW
        while its._begun:
            await asyncio.sleep(0)
        assert not its._waiting
        await its.come(HERE)

    in_rounds(test)
