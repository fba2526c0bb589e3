"""Codec: what the store keeps of a table in play, and the table made from it again."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from sys import intern
from typing import Any, Literal, NamedTuple

import numpy as np

from asterism.core.actions import SPECTATOR, Told
from asterism.core.game import HOUSE, Game, game
from asterism.core.records import layout
from asterism.core.table import Table
from asterism.server.encoding import encode
from asterism.server.storage.schema import ActRow, TableRow

NOBODY = SPECTATOR
Story = Sequence[tuple[int, Told]]  # what was told, each entry with its audience
log = logging.getLogger(__name__)


class Act(NamedTuple):
    """One act as it is remembered: by which seat, what, and the story of it, as JSON."""

    seat: int
    text: str
    story: str

    @staticmethod
    def of(row: ActRow) -> Act:
        return Act(row.seat, intern(row.text), row.story)


# To rows


def start_row(table: Table, when: float) -> ActRow:
    """What is stored of a table before the first act."""
    nothing = bytes(len(table.packed))
    return ActRow(0, NOBODY, "", "[]", changes(nothing, table.packed), when, table.reveals)


def played(table: Table, n: int, seat: int | str, text: str, when: float) -> tuple[ActRow, Story, bool]:
    """Play an act and give its row, its story, and whether it was the last one."""
    before = table.packed
    table.play(seat, text)
    story, after, reveals, over = table.told, table.packed, table.reveals, table.over
    return ActRow(n, number(seat), text, story_text(story), changes(before, after), when, reveals), story, over


def played_on(table: Table, moves: Iterable[Sequence[Any]], first: int, when: float) -> list[ActRow]:
    """Play moves and give the row of each."""
    return [played(table, n, seat, text, when)[0] for n, (seat, text) in enumerate(moves, first)]


def unplayed(n: int, seat: int | str, text: str, when: float, reveals: int) -> ActRow:
    """The row of an act that the present rules can't follow: nothing is told of it, and nothing changes."""
    return ActRow(n, number(seat), text, "[]", b"", when, reveals)


def story_text(story: Story) -> str:
    return encode(story).decode()


def changes(before: bytes, after: bytes) -> bytes:
    """The words of a record that are others now: where they are, then what they are."""
    old, new = np.frombuffer(before, np.int32), np.frombuffer(after, np.int32)
    where = np.flatnonzero(old != new)
    return np.concatenate((where, new[where]), dtype=np.int32, casting="same_kind").tobytes()


def number(seat: int | str) -> int:
    return HOUSE if seat == "house" else int(seat)


def named(seat: int) -> int | Literal["house"]:
    return "house" if seat == HOUSE else seat


@cache
def layout_of(its: Game) -> str:
    return layout(its.kind)


# From rows


def game_of(row: TableRow) -> Game | None:
    try:
        return game(row.game)
    except ValueError:
        return None


def is_current(row: TableRow) -> bool:
    """Are the rules still those the table was opened with?"""
    its = game_of(row)
    return its is not None and its.version == row.rules


def fresh(row: TableRow, its: Game) -> Table:
    """A stored table before the first act."""
    return Table(its, row.seats, row.seed, row.options, start=row.start)


def revived(row: TableRow, acts: list[ActRow]) -> tuple[Table | None, bool]:
    """The table of stored acts again, and whether it can go on; else it can be looked at, or not even that."""
    if not acts:
        return None, is_current(row)
    table = _replayed(row, acts) if is_current(row) else None
    return (table, True) if table else (past(row, acts), False)


def _replayed(row: TableRow, acts: list[ActRow]) -> Table | None:
    """The table with all acts played, if they come as they were stored."""
    try:
        table = fresh(row, game(row.game))
        for act in acts[1:]:
            table.play(named(act.seat), act.text)
    except ValueError as error:
        log.error("table %s can't be continued: %s", row.id, error)
        return None
    if _fits(row, table.game) and table.packed != _last(records(acts, table.game)):
        log.error("table %s does not replay as it was stored", row.id)
        return None
    return table


# To be looked at only


def past(row: TableRow, acts: list[ActRow]) -> Table | None:
    """A table after its stored acts, to be looked at."""
    its = frame(row)
    if its is None:
        return None
    try:
        return its.looked_at(_last(records(acts, its.game)))
    except Exception:
        log.warning("table %s has a record of rules %d that is not understood", row.id, row.rules, exc_info=True)
        return None


def frame(row: TableRow) -> Table | None:
    """Any table of the game with these seats and this seed: a record that lies as it did brings all else."""
    its = game_of(row)
    if its is None or not _fits(row, its):
        return None
    try:
        return Table(its, row.seats, row.seed, {})
    except ValueError as error:
        log.warning("table %s can't be looked at: %s", row.id, error)
        return None


def records(acts: Iterable[ActRow], its: Game) -> Iterator[bytes]:
    """The record after each act, from the start on."""
    record = np.zeros(its.states(1).nbytes // 4, np.int32)
    for act in acts:
        where, words = np.frombuffer(act.state, np.int32).reshape(2, -1)
        record[where] = words
        yield record.tobytes()


def _fits(row: TableRow, its: Game) -> bool:
    """Does the record still lie as it did?"""
    return row.layout == layout_of(its)


def _last(found: Iterator[bytes]) -> bytes:
    return deque(found, maxlen=1)[0]
