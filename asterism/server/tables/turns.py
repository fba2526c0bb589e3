"""Turns: whom a seat waits for, whose time runs and whose turn is over; answers from a table and its row alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from asterism.core.table import Table
from asterism.server.storage.schema import TableRow


class Due(NamedTuple):
    """What is to be done for a seat: what a bot decides, or, without a bot, what the house does."""

    seat: int
    bot_spec: str | None
    seed: int


# Waiting for confirmations


def waits(table: Table, row: TableRow, seat: int) -> list[int]:
    """The seats whose confirmation a seat must wait for: it was not deciding beside them."""
    return [one for one in row.pending if seat != one and seat not in table.beside(one)]


def free(table: Table, row: TableRow, to_act: list[int]) -> list[int]:
    """The seats that may decide now."""
    return [seat for seat in to_act if not waits(table, row, seat)]


def revocable(table: Table, seats: Iterable[int]) -> list[int]:
    """Those of the seats that have ended their turn and could still take it back."""
    return sorted({seat for seat in seats if seat not in table.to_act and table.can_undo(seat)})


# Time


def timed(table: Table) -> bool:
    """Has time a limit now? In a game whose house acts only where it has something to do: a setup has none."""
    house_acts = any(term.house for term in table.game.verb)
    return not house_acts or bool(table.offers("house"))


def waits_out(row: TableRow) -> bool:
    """Do all wait until the time of a turn is over?"""
    return row.clock is not None and row.clock["per"] == "turn" and row.clock.get("wait_out", False)


def running(table: Table, row: TableRow, to_act: list[int]) -> list[int]:
    """The seats whose clocks run when these seats are to act: theirs, and those of whom they wait for."""
    if not timed(table):
        return []
    awaited = {one for seat in to_act for one in waits(table, row, seat)}
    return [*free(table, row, to_act), *sorted(awaited)]


def ended(table: Table, before: Iterable[int], movers: Iterable[int]) -> list[int]:
    """Of the seats that were to act those whose turn is over; who moved may have the next one too."""
    again = set(movers) if table.rests else set()
    return [seat for seat in before if seat in again or seat not in table.to_act]


def decided_by_house(table: Table, before: Iterable[int], out: list[int]) -> list[int]:
    """The seats out of time for which the house has decided: all, if others are to act now that were not."""
    after = set(table.to_act)
    return out if after - set(before) else [seat for seat in out if seat not in after] or out
