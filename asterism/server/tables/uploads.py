"""Uploads: a log from anywhere becomes the rows of a finished table, in bounded time and space."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from asterism.core.saves import replayed
from asterism.core.table import FORMAT, Table
from asterism.endings import sheet
from asterism.server.errors import Refused
from asterism.server.shapes import LONGEST_NAME, MOST_SEATS, Position, readable
from asterism.server.storage import codec
from asterism.server.storage.schema import ActRow, Result, SeatRow, TableRow
from asterism.server.tables.game import result_of

MOST_MOVES, LARGEST_STATE, SECONDS, EVERY = 20_000, 65_536, 20.0, 64
Thing = TypeVar("Thing")

Slug = Annotated[str, Meta(max_length=64)]
Rules = Annotated[int, Meta(ge=1, lt=1000)]
Seats = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Chosen = Annotated[dict[Slug, bool | Number | None], Meta(max_length=32)]
Seed = Annotated[str, Meta(max_length=256)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Text = Annotated[str, Meta(max_length=100)]
Said = Annotated[str, Meta(max_length=200)]


class Start(Struct, forbid_unknown_fields=True):
    """A position where a log begins."""

    format: Literal["asterism 1"]
    game: Slug
    rules: Rules
    seats: Seats
    options: Chosen
    seed: Seed
    state: msgspec.Raw
    reveals: Annotated[int, Meta(ge=0, lt=2**31)] = 0


class Outcome(Struct, forbid_unknown_fields=True):
    """How a log says that its game came out."""

    scores: Annotated[list[Number], Meta(max_length=MOST_SEATS)]
    winners: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]


class UploadedLog(Struct, forbid_unknown_fields=True):
    """A log as it may be uploaded: nothing unknown in it, and everything of a size."""

    format: Literal["asterism 1"]
    game: Slug
    rules: Rules
    seats: Seats
    options: Chosen
    seed: Seed
    moves: Annotated[list[tuple[SeatNumber | Literal["house"], Text]], Meta(max_length=MOST_MOVES)]
    start: Start | None = None
    names: Annotated[list[Said], Meta(max_length=MOST_SEATS)] = []
    bots: Annotated[dict[Said, Said | None], Meta(max_length=MOST_SEATS)] = {}
    result: Outcome | None = None


class Upload(NamedTuple):
    """The rows of a log."""

    row: TableRow
    acts: list[ActRow]


_LOG = msgspec.json.Decoder(UploadedLog)


def uploaded(raw: bytes, id: str, now: float) -> Upload:
    """The rows of a log; Refused if it can't be replayed."""
    try:
        return _uploaded(_LOG.decode(raw), id, now)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise Refused("bad-log", f"This log can't be replayed: {error}.", 422) from None


def _uploaded(log: UploadedLog, id: str, now: float) -> Upload:
    start = _start(log)
    first = replayed({**_head(log), "start": start, "moves": []})
    begin = first.position() if start and first.current else start
    if first.current:
        rows = [codec.start_row(first, now), *codec.played_on(first, _in_time(log.moves), 1, now)]
        return Upload(_row(first, log, id, now, begin, result_of(first) if first.over else None), rows)
    rows = _followed(Table(first.game, first.seats, first.seed, first.options, start), log.moves, now)
    return Upload(_row(first, log, id, now, begin, _result(log.result, first.seats)), rows)


def _head(log: UploadedLog | Start) -> dict[str, Any]:
    names = ("game", "rules", "seats", "options", "seed")
    return {"format": FORMAT, **{name: getattr(log, name) for name in names}}


def _start(log: UploadedLog) -> Position | None:
    if log.start is None:
        return None
    if len(log.start.state) > LARGEST_STATE:
        raise ValueError(f"the state of its start has more than {LARGEST_STATE} bytes")
    state = msgspec.json.decode(log.start.state)
    return {**_head(log.start), "reveals": log.start.reveals, "state": state}


def _in_time(moves: Iterable[Thing]) -> Iterator[Thing]:
    """The moves, as long as replaying them does not take too long."""
    end = time.monotonic() + SECONDS
    for n, move in enumerate(moves):
        if n % EVERY == 0 and time.monotonic() > end:
            raise ValueError("it takes too long")
        yield move


def _row(
    table: Table, log: UploadedLog, id: str, now: float, start: Position | None, result: Result | None
) -> TableRow:
    return TableRow(
        id=id,
        game=table.game.slug,
        rules=table.rules,
        layout=codec.layout_of(table.game),
        seats=table.seats,
        options=table.options,
        seed=table.seed,
        public=False,
        confirm=False,
        clock=None,
        status="over",
        created=now,
        start=start,
        people=_people(table.seats, log.names, log.bots),
        changed=now,
        result=result,
        uploaded=True,
    )


# Of other rules


def _followed(table: Table, moves: list[tuple[int | Literal["house"], str]], now: float) -> list[ActRow]:
    """Acts as far as the present rules can follow them; those after that are kept, and can't be shown."""
    rows, checked = [codec.start_row(table, now)], [_move(seat, text, table.seats) for seat, text in moves]
    for n, (seat, text) in enumerate(_in_time(checked), 1):
        try:
            rows.append(codec.played(table, n, seat, text, now)[0])
        except ValueError:
            break
    rest = enumerate(checked[len(rows) - 1 :], len(rows))
    return rows + [codec.unplayed(n, seat, text, now, table.reveals) for n, (seat, text) in rest]


def _move(seat: int | Literal["house"], text: str, seats: int) -> tuple[int | str, str]:
    if isinstance(seat, int) and seat >= seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")
    if not text.isprintable():
        raise ValueError("a move has signs that can't be read")
    return seat, text


def _result(said: Outcome | None, seats: int) -> Result | None:
    """How the game came out by its own rules, if the log says it."""
    if said is None:
        return None
    won = said.winners
    if len(said.scores) != seats or len(set(won)) != len(won) or any(seat >= seats for seat in won):
        raise ValueError("the log's result has other seats")
    return {"scores": said.scores, "winners": won, "final": sheet(said.scores, range(seats))}


# Who sat there


def _people(seats: int, names: list[str], bots: dict[str, str | None]) -> list[SeatRow]:
    """The people, as far as the log names them."""
    said = [_plain(name) for name in names[:seats]]
    levels = {seat: _plain(level or "") for seat, level in bots.items()}
    said += [""] * (seats - len(said))
    return [
        SeatRow("bot" if str(seat) in levels else "person", None, said[seat], levels.get(str(seat)))
        for seat in range(seats)
    ]


def _plain(name: str) -> str:
    """As much of a name as any player's may have."""
    return readable(readable(name)[:LONGEST_NAME])
