"""Codec: what the store keeps of a table in play, and the table made from it again."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from sys import intern
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from asterism.core.actions import SPECTATOR
from asterism.core.game import HOUSE, Game, game
from asterism.core.records import layout
from asterism.core.table import Table
from asterism.server.encoding import encode
from asterism.server.logs import facts
from asterism.server.pieces import Steps
from asterism.server.storage.schema import TABLE_SHAPE, ActRow, ChatRow, TableRow

NOBODY, LAST = SPECTATOR, 200  # of a finished table so many acts stay in memory
PAGE, FULL, ROW, KEYS, TABLE = 4096, 4088, 36, 30, 2048  # of the database's file, in bytes; see "Sizes"
Record = NDArray[np.int32]
Story = Sequence[tuple[int, Mapping[str, Any]]]  # what was told, each entry with its audience
log = logging.getLogger(__name__)


class Act(NamedTuple):
    """One act as it is remembered: by which seat, what, the story of it, as JSON, and how much of the file it takes."""

    seat: int
    text: str
    story: str
    size: int

    @staticmethod
    def of(row: ActRow) -> Act:
        return Act(row.seat, intern(row.text), row.story, size_of(row))


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
    """The integers of a record that are others now: where they are, then what they are."""
    old, new = np.frombuffer(before, np.int32), np.frombuffer(after, np.int32)
    (where,) = (old != new).nonzero()
    found: bytes = where.astype(np.int32).tobytes() + new[where].tobytes()
    return found


def number(seat: int | str) -> int:
    return HOUSE if seat == "house" else int(seat)


def named(seat: int) -> int | Literal["house"]:
    return "house" if seat == HOUSE else seat


@cache
def layout_of(its: Game) -> str:
    return layout(its.kind)


# Sizes: what rows take of the file, with their numbers, keys, and what of pages stays empty


def size_of(act: ActRow) -> int:
    return _pages(_length(act.text) + _length(act.story) + len(act.state) + ROW) + KEYS


def size_of_line(line: ChatRow) -> int:
    return _pages(_length(line.who) + _length(line.text) + ROW) + KEYS


def size_of_table(row: TableRow) -> int:
    """Without its acts: with the keys of six indices, and room for what will be known of it at the end."""
    return _pages(sum(_length(value) for value in TABLE_SHAPE(row) if isinstance(value, str))) + TABLE


def _pages(length: int) -> int:
    """On a page lie whole rows; a long one fills pages of its own, and its rest lies as a short one does."""
    rest = length % FULL or 1
    return length // FULL * PAGE + PAGE // (FULL // rest)


def _length(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())


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


class Revival:
    """A table made again from its stored acts as they are read: played again where it goes on, else only looked at."""

    def __init__(self, row: TableRow) -> None:
        its = game_of(row)
        self.count = self.size = 0
        self.acts: deque[Act] = deque(maxlen=LAST if row.status == "over" else None)
        self._row, self._begun = row, False
        self._record = blank(its) if its and _fits(row, its) else None
        self._plays = is_current(row) and (row.status != "over" or self._record is None)
        self._played: Table | None = None

    def add(self, acts: Sequence[ActRow]) -> Steps[None]:
        """Go on with the next acts."""
        for act in acts:
            self._add(act)
            yield

    def _add(self, act: ActRow) -> None:
        self._begun = True
        if self._record is not None:
            change(self._record, act)
        if self._plays:
            self._play(act)
        known = Act.of(act)
        self.size += known.size
        if act.n:
            self.acts.append(known)
            self.count += 1

    def _play(self, act: ActRow) -> None:
        try:
            if self._played is None:
                self._played = fresh(self._row, game(self._row.game))
            else:
                self._played.play(named(act.seat), act.text)
        except ValueError as error:
            log.error("table %s can't be continued: %s", self._row.id, error)
            self._plays, self._played = False, None

    def table(self) -> tuple[Table | None, bool]:
        """The table, and whether the rules are still its own; if not, it can be looked at, or not even that."""
        if not self._begun or (self._row.status == "over" and self._record is not None):
            return self._looked_at(), is_current(self._row)
        if self._played and self._record is not None and self._played.packed != self._record.tobytes():
            log.error("table %s does not replay as it was stored", self._row.id)
            self._played = None
        return (self._played, True) if self._played else (self._looked_at(), False)

    def _looked_at(self) -> Table | None:
        """The table as its record says, if that is understood."""
        its = frame(self._row) if self._begun and self._record is not None else None
        try:
            return its.looked_at(self._record.tobytes()) if its and self._record is not None else None
        except Exception:
            text = "table %s has a record of rules %d that is not understood"
            log.warning(text, self._row.id, self._row.rules, exc_info=True)
            return None


def frame(row: TableRow) -> Table | None:
    """Any table of the game with these seats and this seed: a record that lies as it did brings all else."""
    its = game_of(row)
    if its is None or not _fits(row, its):
        return None
    try:
        return Table(its, row.seats, row.seed, {})
    except ValueError as error:
        log.warning("a table can't be looked at", extra=facts(table=row.id, why=error))
        return None


def records(acts: Iterable[ActRow], its: Game) -> Iterator[bytes]:
    """The record after each act, from the start on."""
    record = blank(its)
    for act in acts:
        change(record, act)
        yield record.tobytes()


def blank(its: Game) -> Record:
    """A record before anything was laid out."""
    return np.zeros(its.states(1).nbytes // 4, np.int32)


def change(record: Record, act: ActRow) -> None:
    """What an act changed of a record."""
    where, values = np.frombuffer(act.state, np.int32).reshape(2, -1)
    record[where] = values


def _fits(row: TableRow, its: Game) -> bool:
    """Does the record still lie as it did?"""
    return row.layout == layout_of(its)
