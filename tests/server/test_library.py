"""The library makes each reading once, beside the loop, and only those that there are."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

import asterism
from asterism.server.errors import Refused
from asterism.server.http import library
from asterism.server.http.library import Library


def counted(patch: pytest.MonkeyPatch, name: str, fails: int = 0) -> list[threading.Thread]:
    """In which threads something is made from now on, that fails so many times."""
    made, make = list[threading.Thread](), getattr(library, name)

    def count(*args: Any) -> Any:
        made.append(threading.current_thread())
        if len(made) <= fails:
            raise OSError("planted")
        return make(*args)

    patch.setattr(library, name, count)
    return made


def asked(*calls: Callable[[Library], Any]) -> list[Any]:
    """What comes of calls that are all made at once."""

    async def ask() -> list[Any]:
        its = Library()
        return await asyncio.gather(*(call(its) for call in calls), return_exceptions=True)

    return asyncio.run(ask())


def test_what_games_there_are_is_found_out_by_one_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch, "_game")
    answers = asked(*[lambda its: its.games()] * 8)
    assert (len({answer.plain for answer in answers}), len(made)) == (1, len(asterism.games()))
    assert threading.current_thread() not in made


def test_what_could_not_be_made_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch, "_texts", fails=1)

    async def twice(its: Library) -> bytes:
        with pytest.raises(OSError, match="planted"):
            await its.texts("en", "common")
        return (await its.texts("en", "common")).plain

    assert b"=" in asked(twice)[0]
    assert len(made) == 2


def test_what_is_not_there_is_refused_and_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    texts, books = counted(monkeypatch, "_texts"), counted(monkeypatch, "_book")

    async def refused(its: Library, lang: str, slug: str) -> None:
        for answer in (its.texts(lang, slug), its.book(lang, slug)):
            with pytest.raises(Refused, match="no such"):
                await answer

    for lang, slug in (("xx", "novaluna"), ("en", "nothing"), ("en", "..")):
        asyncio.run(refused(Library(), lang, slug))
    assert not texts
    assert not books
