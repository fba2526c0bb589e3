"""Uploads: a log from anywhere becomes the rows of a finished table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.saves import replayed
from asterism.core.table import Table
from asterism.server.errors import Refused
from asterism.server.shapes import LONGEST_NAME, readable
from asterism.server.storage import codec
from asterism.server.storage.schema import ActRow, SeatRow, TableRow
from asterism.server.tables.game import result_of

MOST_MOVES = 20_000


def uploaded(log: Mapping[str, Any], id: str, now: float) -> tuple[TableRow, list[ActRow]]:
    """The rows of a log; Refused if it can't be replayed."""
    try:
        return _uploaded(log, id, now)
    except (ValueError, TypeError) as error:
        raise Refused("bad-log", f"This log can't be replayed: {error}.", 422) from None


def _uploaded(log: Mapping[str, Any], id: str, now: float) -> tuple[TableRow, list[ActRow]]:
    moves = log.get("moves")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise ValueError(f"a log has a list of at most {MOST_MOVES} moves")
    table = replayed({**log, "moves": []})
    rows = [codec.start_row(table, now), *codec.played_on(table, moves, 1, now)]
    return _row(table, log, id, now), rows


def _row(table: Table, log: Mapping[str, Any], id: str, now: float) -> TableRow:
    return TableRow(
        id=id,
        game=table.game.slug,
        rules=table.game.version,
        layout=codec.layout_of(table.game),
        seats=table.seats,
        options=table.options,
        seed=table.seed,
        public=False,
        confirm=False,
        clock=None,
        status="over",
        created=now,
        start=table.log["start"],
        people=_people(table.seats, log.get("names"), log.get("bots")),
        changed=now,
        result=result_of(table) if table.over else None,
    )


def _people(seats: int, names: Any, bots: Any) -> list[SeatRow]:
    """Who sat there, as far as the log says it."""
    said = [_plain(name) for name in names[:seats]] if isinstance(names, list) else []
    levels = {str(seat): _plain(level) for seat, level in bots.items()} if isinstance(bots, dict) else {}
    said += [""] * (seats - len(said))
    return [
        SeatRow("bot" if str(seat) in levels else "person", None, said[seat], levels.get(str(seat)))
        for seat in range(seats)
    ]


def _plain(name: Any) -> str:
    """As much of a name as any player's may have."""
    return readable(readable(str(name))[:LONGEST_NAME])
