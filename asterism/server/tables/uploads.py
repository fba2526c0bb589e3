"""Uploads: a log from anywhere becomes the rows of a finished table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.saves import listed, replayed, whole
from asterism.core.table import Table
from asterism.endings import sheet
from asterism.server.errors import Refused
from asterism.server.shapes import LONGEST_NAME, readable
from asterism.server.storage import codec
from asterism.server.storage.schema import ActRow, Result, SeatRow, TableRow
from asterism.server.tables.game import result_of

MOST_MOVES, LONGEST_TEXT, MOST_RULES = 20_000, 100, 1000


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
    first = replayed({**log, "moves": []})
    if not 0 < first.rules < MOST_RULES:
        raise ValueError(f"there are no rules {first.rules}")
    if first.current:
        rows = [codec.start_row(first, now), *codec.played_on(first, moves, 1, now)]
        return _row(first, log, id, now, result_of(first) if first.over else None), rows
    rows = _followed(Table(first.game, first.seats, first.seed, first.options, log.get("start")), moves, now)
    return _row(first, log, id, now, _result(log.get("result"), first.seats)), rows


def _row(table: Table, log: Mapping[str, Any], id: str, now: float, result: Result | None) -> TableRow:
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
        start=log.get("start"),
        people=_people(table.seats, log.get("names"), log.get("bots")),
        changed=now,
        result=result,
    )


# Of other rules


def _followed(table: Table, moves: list[Any], now: float) -> list[ActRow]:
    """Acts as far as the present rules can follow them; those after that are kept, and can't be shown."""
    rows, checked = [codec.start_row(table, now)], [_move(move, table.seats) for move in moves]
    for n, (seat, text) in enumerate(checked, 1):
        try:
            rows.append(codec.played(table, n, seat, text, now)[0])
        except ValueError:
            break
    rest = enumerate(checked[len(rows) - 1 :], len(rows))
    return rows + [codec.unplayed(n, seat, text, now, table.reveals) for n, (seat, text) in rest]


def _move(move: Any, seats: int) -> tuple[int | str, str]:
    seat, text = move
    if seat != "house" and (type(seat) is not int or not 0 <= seat < seats):
        raise ValueError(f"there is no seat {seat!r} at a table of {seats}")
    if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
        raise ValueError(f"a move is a text of at most {LONGEST_TEXT} characters")
    return seat, text


def _result(said: Any, seats: int) -> Result | None:
    """How the game came out by its own rules, if the log says it."""
    if said is None:
        return None
    scores, winners = (listed(said, key, "result") for key in ("scores", "winners"))
    points = [whole(scores, seat, -(2**31), 2**31 - 1, "score") for seat in range(len(scores))]
    won = [whole(winners, at, 0, seats - 1, "winner") for at in range(len(winners))]
    if len(points) != seats or len(set(won)) != len(won):
        raise ValueError("the log's result has other seats")
    return {"scores": points, "winners": won, "final": sheet(points, range(seats))}


# Who sat there


def _people(seats: int, names: Any, bots: Any) -> list[SeatRow]:
    """The people, as far as the log names them."""
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
