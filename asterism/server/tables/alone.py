"""Alone: what is done at a table with nobody else there."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

Value = TypeVar("Value")
Arguments = ParamSpec("Arguments")


class Doer(Protocol):
    """A part of a table that does one thing at a time."""

    async def alone(self, deed: Coroutine[Any, Any, Value], /) -> Value: ...


Self = TypeVar("Self", bound=Doer)
Deed = Callable[Concatenate[Self, Arguments], Coroutine[Any, Any, Value]]


def undisturbed(deed: Deed[Self, Arguments, Value]) -> Deed[Self, Arguments, Value]:
    """A method that may be called at any time, and waits until the table is free."""

    @wraps(deed)
    async def done(self: Self, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Value:
        return await self.alone(deed(self, *args, **kwargs))

    return done
