"""Kept: what the store keeps of a table in play, and the table made from it again."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from sys import intern
from typing import Any, NamedTuple

import numpy as np

from asterism.core.actions import SPECTATOR
from asterism.core.game import HOUSE, Game, game
from asterism.core.records import layout
from asterism.core.table import FORMAT, Table
from asterism.server.storage.store import ActRow, TableRow
from asterism.server.tables.stories import Story, too_late
from asterism.server.ws.messages import encode

Json = dict[str, Any]
NOBODY = SPECTATOR
log = logging.getLogger(__name__)


class Act(NamedTuple):
    """One act as a room remembers it: by which seat, what, and the story of it, as JSON."""

    seat: int
    text: str
    story: str

    @staticmethod
    def of(row: ActRow) -> Act:
        return Act(row.seat, intern(row.text), row.story)


@dataclass
class Revived:
    """A table from the store; one of other rules can only be looked at, or not even that."""

    table: Table | None
    current: bool


# Keeping


def start_row(table: Table, when: float) -> ActRow:
    """What is kept of a table before the first act."""
    nothing = bytes(len(table.packed))
    return ActRow(0, NOBODY, "", "[]", changes(nothing, table.packed), when, table.reveals)


def play(table: Table, n: int, seat: int | str, text: str, when: float, late: bool = False) -> tuple[ActRow, Story]:
    """Play an act and give what is kept of it, and its story."""
    before = table.packed
    table.play(seat, text)
    story = too_late(number(seat), table.told) if late else table.told
    kept = encode(story).decode()
    return ActRow(n, number(seat), text, kept, changes(before, table.packed), when, table.reveals), story


def changes(before: bytes, after: bytes) -> bytes:
    """The words of a record that are others now: where they are, then what they are."""
    old, new = np.frombuffer(before, np.int32), np.frombuffer(after, np.int32)
    where = np.flatnonzero(old != new)
    return np.concatenate((where, new[where]), dtype=np.int32, casting="same_kind").tobytes()


def records(acts: Iterable[ActRow], its: Game) -> Iterator[bytes]:
    """The record after each act, from the start on."""
    record = np.zeros(its.states(1).nbytes // 4, np.int32)
    for act in acts:
        where, words = np.frombuffer(act.state, np.int32).reshape(2, -1)
        record[where] = words
        yield record.tobytes()


def replay_rows(table: Table, moves: list[list[Any]], first: int, when: float) -> list[ActRow]:
    """Play moves and give what is to be kept of each."""
    return [play(table, n, seat, text, when)[0] for n, (seat, text) in enumerate(moves, first)]


def number(seat: int | str) -> int:
    return HOUSE if seat == "house" else int(seat)


def named(seat: int) -> int | str:
    return "house" if seat == HOUSE else seat


# Reading back


def game_of(row: TableRow) -> Game | None:
    try:
        return game(row.game)
    except ValueError:
        return None


def fresh(row: TableRow, its: Game) -> Table:
    """A stored table before the first act."""
    return Table(its, row.seats, row.seed, row.options, start=row.start)


def revived(row: TableRow, acts: list[ActRow]) -> Revived:
    """The table of stored acts again."""
    its = game_of(row)
    table = _fresh_or_none(row, its) if its and acts else None
    if table is None:
        return Revived(None, current=its is not None and its.version == row.rules and not acts)
    if table.game.version == row.rules and _replays(table, row, acts):
        return Revived(table, current=True)
    return Revived(past(table, row, acts), current=False)


def _fresh_or_none(row: TableRow, its: Game) -> Table | None:
    try:
        return fresh(row, its)
    except ValueError as error:
        log.warning("table %s can't be laid out: %s", row.id, error)
        return None


def _replays(table: Table, row: TableRow, acts: list[ActRow]) -> bool:
    """Play the acts; did all come as it was stored?"""
    try:
        for act in acts[1:]:
            table.play(named(act.seat), act.text)
    except ValueError as error:
        log.error("table %s can't be continued: %s", row.id, error)
        return False
    same = not fits(row, table.game) or table.packed == last(records(acts, table.game))
    if not same:
        log.error("table %s does not replay as it was stored", row.id)
    return same


def past(table: Table, row: TableRow, acts: list[ActRow]) -> Table | None:
    """The table after some acts, to be looked at, if the record still lies as it did."""
    return table.looked_at(last(records(acts, table.game))) if fits(row, table.game) else None


def last(found: Iterator[bytes]) -> bytes:
    return deque(found, maxlen=1)[0]


def fits(row: TableRow, its: Game) -> bool:
    return row.layout == layout_of(its)


@cache
def layout_of(its: Game) -> str:
    return layout(its.kind)


def log_of(row: TableRow, acts: list[Act]) -> Json:
    """A stored table's log."""
    return {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "seats": row.seats,
        "options": row.options,
        "seed": row.seed,
        "start": row.start,
        "moves": [[named(act.seat), act.text] for act in acts],
        "names": [person.name for person in row.people],
        "bots": {str(seat): person.level for seat, person in enumerate(row.people) if person.who == "bot"},
    }
