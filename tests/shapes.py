"""Has JSON the shape that a type declares? Stricter than a decoder: nothing may be missing, nothing too much."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from asterism.core.wire import Exactly, Phrase


def misfits(value: Any, kind: Any, where: str = "") -> Iterator[str]:
    """What is wrong with a value, each with its place."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind == Phrase:
        yield from _wrong(isinstance(value, dict) and isinstance(value.get("say"), str), where, "is no phrase", value)
    elif is_typeddict(kind):
        yield from _record(value, kind, where)
    elif origin is Annotated:
        yield from misfits(value, inner[0], where)
        for note in inner[1:]:
            if isinstance(note, Exactly):
                yield from _wrong(len(value) == note.count, where, f"has not {note.count} entries", value)
    elif origin is Literal:
        yield from _wrong(
            any(value == one and type(value) is type(one) for one in inner), where, f"is none of {inner}", value
        )
    elif origin in (Union, UnionType):
        yield from _wrong(any(fits(value, one) for one in inner), where, f"is none of {inner}", value)
    elif origin in (list, Sequence):
        yield from _list(value, inner[0], where)
    elif origin in (dict, Mapping):
        yield from _table(value, inner[0], inner[1], where)
    elif kind is float:
        yield from _wrong(type(value) in (int, float), where, "is no number", value)
    else:
        yield from _wrong(type(value) is (NoneType if kind is None else kind), where, f"is no {kind}", value)


def fits(value: Any, kind: Any) -> bool:
    return next(misfits(value, kind), None) is None


def _wrong(right: bool, where: str, what: str, value: Any) -> Iterator[str]:
    if not right:
        yield f"{where or 'it'} {what}: {str(value)[:80]}"


@cache
def _fields(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _record(value: Any, kind: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is no {kind.__name__}: {str(value)[:80]}"
        return
    hints = _fields(kind)
    needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    yield from (f"{where}.{name} is missing" for name in needed - value.keys())
    yield from (f"{where}.{name} is not declared" for name in value.keys() - hints.keys())
    for name in value.keys() & hints.keys():
        hint = hints[name]
        yield from misfits(
            value[name], get_args(hint)[0] if get_origin(hint) is NotRequired else hint, f"{where}.{name}"
        )


def _list(value: Any, kind: Any, where: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{where} is no list: {str(value)[:80]}"
        return
    for at, one in enumerate(value):
        yield from misfits(one, kind, f"{where}[{at}]")


def _table(value: Any, name: Any, kind: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is no dictionary: {str(value)[:80]}"
        return
    for key, one in value.items():
        yield from misfits(key, name, f"{where}'s key")
        yield from misfits(one, kind, f"{where}[{key!r}]")
