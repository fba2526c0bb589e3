"""Info: a table as everybody may know it."""

from __future__ import annotations

from collections.abc import Iterable

from asterism.server.shapes import SeatInfo, TableInfo
from asterism.server.storage.schema import TableRow
from asterism.server.tables import people
from asterism.server.tables.presence import Present


def table_info(row: TableRow, current: bool, present: Present, player: str | None, address: str | None) -> TableInfo:
    """A table, as a player may know it who finds us at an address."""
    return {
        "id": row.id,
        "link": f"{address}/t/{row.id}" if address else None,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "public": row.public,
        "shuffle": row.shuffle,
        "confirm": row.confirm,
        "clock": row.clock,
        "created": row.created,
        "rules": row.rules,
        "current": current,
        "rematch": row.rematch,
        "resigned": row.resigned,
        "wishes": {str(seat): _seats_of(row, wishing) for seat, wishing in present.wishes.items()},
        "host": player is not None and row.host == player,
        "quiet": people.ONLOOKERS in row.muted,
        "seats": [_seat_info(row, seat, present, player) for seat in range(row.seats)],
    }


def _seats_of(row: TableRow, players: Iterable[str]) -> list[int]:
    wanted = set(players)
    return [seat for seat, person in enumerate(row.people) if person.player in wanted]


def _seat_info(row: TableRow, seat: int, present: Present, player: str | None) -> SeatInfo:
    person = row.people[seat]
    return {
        "who": person.who,
        "name": person.name,
        "level": person.level,
        "here": person.who == "person" and person.player in present.here,
        "gone": seat in present.gone,
        "held": person.player is not None,
        "resigned": person.resigned,
        "muted": person.player in row.muted,
        "yours": person.player is not None and person.player == player,
    }
