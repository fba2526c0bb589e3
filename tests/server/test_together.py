"""What several ask for at the same time is found once, and only as long as somebody waits for it."""

from __future__ import annotations

import asyncio

import pytest

from asterism.server.together import Together


class Search:
    """Something that is looked for, until it is said to be found."""

    def __init__(self) -> None:
        self.begun = self.given_up = 0
        self.found = asyncio.Event()

    async def look(self) -> str:
        self.begun += 1
        try:
            await self.found.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return "found"


async def asking(together: Together[str], what: str, search: Search, count: int) -> list[asyncio.Task[str]]:
    tasks = [asyncio.create_task(together.find(what, search.look)) for _ in range(count)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


async def left(task: asyncio.Task[str]) -> None:
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.sleep(0)


def test_the_same_is_looked_for_once_and_something_else_beside_it() -> None:
    async def ask() -> None:
        together, same, other = Together[str](), Search(), Search()
        tasks = [*await asking(together, "same", same, 5), *await asking(together, "other", other, 1)]
        same.found.set()
        other.found.set()
        assert await asyncio.gather(*tasks) == ["found"] * 6
        assert (same.begun, other.begun) == (1, 1)
        assert await together.find("same", same.look) == "found"
        assert same.begun == 2

    asyncio.run(ask())


def test_who_leaves_does_not_end_the_search_of_others() -> None:
    async def ask() -> None:
        together, search = Together[str](), Search()
        first, second = await asking(together, "it", search, 2)
        await left(first)
        search.found.set()
        assert await second == "found"
        assert (search.begun, search.given_up) == (1, 0)

    asyncio.run(ask())


def test_what_nobody_waits_for_is_given_up_and_may_be_asked_for_again() -> None:
    async def ask() -> None:
        together, search = Together[str](), Search()
        for task in await asking(together, "it", search, 2):
            await left(task)
        assert (search.begun, search.given_up) == (1, 1)
        search.found.set()
        assert await together.find("it", search.look) == "found"

    asyncio.run(ask())
