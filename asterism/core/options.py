"""Options: what may be chosen when a table is opened; a game declares them as a record that its rules read by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any, cast, get_type_hints

from asterism.core.records import Field, Row, new


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened: a flag, or a number in a range, whose values may have labels."""

    name: str = ""
    low: int = 0
    high: int = 1
    default: int = 0
    flag: bool = True
    none: bool = False
    labels: tuple[str, ...] = ()
    seats: range | None = None  # the numbers of players it means something for, if not all
    seat: int | None = None  # whose choice it is, if not the table's

    def number(self, value: Any) -> int:
        """The value as rules read it, or a ValueError that says what is wrong."""
        if value is None and self.none:
            return self.default
        if isinstance(value, bool) != self.flag or not isinstance(value, int):
            raise ValueError(f"option {self.name} must be {'true or false' if self.flag else 'a whole number'}")
        if not self.low <= value <= self.high:
            raise ValueError(f"option {self.name} must be {self.low} to {self.high}, not {value}")
        return int(value)

    def about(self) -> dict[str, Any]:
        kind = "flag" if self.flag else "number"
        seats = [self.seats[0], self.seats[-1]] if self.seats else None
        limits = {"low": self.low, "high": self.high, "open": self.none, "seats": seats}
        return {"name": self.name, "kind": kind, **limits, "labels": list(self.labels)}


class EachSeat(Field):
    """The same option for each of so many seats, which rules read as a row."""

    def __init__(self, name: str, option: Option, most: int) -> None:
        super().__init__("i4", (most,))
        seats = range(1, most + 1)
        self.options = [replace(option, name=f"{name}{n}", seats=seats[n - 1 :], seat=n - 1) for n in seats]


class NoOptions:
    """A game in which nothing can be chosen."""


# How a game declares them: fields of a class, each with its name


def flag(seats: range | None = None) -> int:
    return cast(int, Option(seats=seats))


def choice(low: int, high: int, seats: range | None = None) -> int:
    """A number that may be left open; open reads as 0."""
    return cast(int, Option(low=low, high=high, flag=False, none=True, seats=seats))


def named(*labels: str, seats: range | None = None) -> int:
    """One of several labels, counted from 1, that may be left open; open reads as 0."""
    return cast(int, Option(low=1, high=len(labels), flag=False, none=True, labels=labels, seats=seats))


def each_seat(name: str, option: int, most: int) -> Row:
    """An option of every seat's own; those of the seats are called name1, name2 and so on."""
    return cast(Row, EachSeat(name, cast(Option, option), most))


# What a table has chosen


@cache
def declared(kind: type) -> Mapping[str, Sequence[Option]]:
    """The options behind each field of a game's record of choices."""
    return MappingProxyType({name: _behind(name, getattr(kind, name)) for name in get_type_hints(kind)})


def _behind(name: str, declared: Option | EachSeat) -> Sequence[Option]:
    return tuple(declared.options) if isinstance(declared, EachSeat) else (replace(declared, name=name),)


def chosen(kind: type, numbers: Mapping[str, int]) -> Any:
    """The record that rules read, made of the options' numbers."""
    record: Any = new(kind)
    for name, options in declared(kind).items():
        record[name] = [numbers[option.name] for option in options] if len(options) > 1 else numbers[name]
    return record[0]
