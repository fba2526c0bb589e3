"""Uploads: a log from anywhere becomes the rows of a finished table, in bounded time and space."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from msgspec import Meta

from asterism.core.game import slugs
from asterism.core.saves import replayed
from asterism.core.table import Table
from asterism.endings import sheet
from asterism.server.encoding import encode
from asterism.server.errors import Refused
from asterism.server.names import LONGEST_NAME, readable
from asterism.server.pieces import Steps
from asterism.server.shapes import MOST_MOVES, Log, Move, Points, Position
from asterism.server.storage import codec
from asterism.server.storage.schema import ActRow, Result, SeatRow, TableRow
from asterism.server.tables.game import result_of

LARGEST_STATE, LARGEST_REST, COMMAS, SECONDS = 65_536, 200_000, 4, 5.0
NOTHING = msgspec.Raw(b"null")


class Upload(NamedTuple):
    """The rows of a log."""

    row: TableRow
    acts: list[ActRow]


_LOG: msgspec.json.Decoder[Log] = msgspec.json.Decoder(Log)
_MOVE: msgspec.json.Decoder[Move] = msgspec.json.Decoder(Move)
_PARTS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_MOVES = msgspec.json.Decoder(Annotated[list[msgspec.Raw], Meta(max_length=MOST_MOVES)])
_INNER = {"start": Position, "result": Points}


def uploaded(raw: bytes, id: str, now: float) -> Steps[Upload]:
    """The rows of a log, move by move; Refused if it can't be replayed."""
    try:
        return (yield from _uploaded(raw, id, now))
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
        raise Refused("bad-log", f"This log can't be replayed: {error}.", 422) from None


def _uploaded(raw: bytes, id: str, now: float) -> Steps[Upload]:
    log, moves = yield from _read(raw)
    yield
    if log["game"] not in slugs():
        raise ValueError(f"there is no game {log['game']!r} here")
    start = _start(log)
    first = replayed({**log, "start": start, "moves": []})
    begin = cast("Position", first.position()) if start and first.current else start
    yield
    if first.current:
        rows = yield from _played(first, moves, now)
        return Upload(_row(first, log, id, now, begin, result_of(first) if first.over else None), rows)
    rows = yield from _followed(Table(first.game, first.seats, first.seed, first.options, start), moves, now)
    return Upload(_row(first, log, id, now, begin, _result(log.get("result"), first.seats)), rows)


# What may be in a log: everything of a size, and nothing unknown


def _read(raw: bytes) -> Steps[tuple[Log, list[msgspec.Raw]]]:
    """A log without its moves, and the moves as they stand there."""
    parts = _known_parts(raw, Log)
    yield
    moves = bytes(parts.get("moves", b""))
    if len(raw) - len(moves) > LARGEST_REST:
        raise ValueError(f"besides its moves it has more than {LARGEST_REST} bytes")
    if moves.count(b",") > COMMAS * MOST_MOVES:
        raise ValueError(f"it has more than {MOST_MOVES} moves")
    for name, kind in _INNER.items():
        if parts.get(name, NOTHING) != NOTHING:
            _known_parts(bytes(parts[name]), kind)
    yield
    return _LOG.decode(encode({**parts, "moves": []})), _MOVES.decode(moves)


def _known_parts(raw: bytes, kind: Any) -> dict[str, msgspec.Raw]:
    parts = _PARTS.decode(raw)
    if not parts.keys() <= kind.__annotations__.keys():
        raise ValueError("it has something unknown in it")
    return parts


def _start(log: Log) -> Position | None:
    start = log.get("start")
    if start is not None and len(encode(start["state"])) > LARGEST_STATE:
        raise ValueError(f"the state of its start has more than {LARGEST_STATE} bytes")
    return None if start is None else {**start, "reveals": start.get("reveals", 0)}


def _played(table: Table, moves: Iterable[msgspec.Raw], now: float) -> Steps[list[ActRow]]:
    """The rows of moves, as long as playing them does not take too long; waiting for others does not count."""
    rows, spent = [codec.start_row(table, now)], 0.0
    for n, move in enumerate(moves, 1):
        start = time.perf_counter()
        seat, text = _MOVE.decode(move)
        rows.append(codec.played(table, n, seat, text, now)[0])
        spent += time.perf_counter() - start
        if spent > SECONDS:
            raise ValueError("it takes too long")
        yield
    return rows


def _row(table: Table, log: Log, id: str, now: float, start: Position | None, result: Result | None) -> TableRow:
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
        people=_people(table.seats, log.get("names", []), log.get("bots", {})),
        changed=now,
        result=result,
        uploaded=True,
    )


# Of other rules


def _followed(table: Table, moves: list[msgspec.Raw], now: float) -> Steps[list[ActRow]]:
    """Acts as far as the present rules can follow them; those after that are kept, and can't be shown."""
    for move in moves:
        _check(_MOVE.decode(move), table.seats)
        yield
    rows = yield from _played(table, _understood(table, moves), now)
    for n, move in enumerate(moves[len(rows) - 1 :], len(rows)):
        seat, text = _MOVE.decode(move)
        rows.append(codec.unplayed(n, seat, text, now, table.reveals))
        yield
    return rows


def _understood(table: Table, moves: Iterable[msgspec.Raw]) -> Iterator[msgspec.Raw]:
    """The moves up to the first one that can't be played."""
    for move in moves:
        seat, text = _MOVE.decode(move)
        if text not in table.offers(seat):
            return
        yield move


def _check(move: Move, seats: int) -> None:
    seat, text = move
    if isinstance(seat, int) and seat >= seats:
        raise ValueError(f"there is no seat {seat} at a table of {seats}")
    if not text.isprintable():
        raise ValueError("a move has signs that can't be read")


def _result(said: Points | None, seats: int) -> Result | None:
    """How the game came out by its own rules, if the log says it."""
    if said is None:
        return None
    won = said["winners"]
    if len(said["scores"]) != seats or len(set(won)) != len(won) or any(seat >= seats for seat in won):
        raise ValueError("the log's result has other seats")
    return {**said, "final": sheet(said["scores"], range(seats))}


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
