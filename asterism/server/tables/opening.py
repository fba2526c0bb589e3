"""Opening: the row of a new table, as it was asked for or as the same people play again."""

from __future__ import annotations

import secrets
import string
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from asterism.bots import star
from asterism.core import chance
from asterism.core.game import Game, game, slugs
from asterism.server.errors import Refused
from asterism.server.shapes import NewSeat, NewTable, Options
from asterism.server.storage import codec
from asterism.server.storage.schema import SeatRow, TableRow
from asterism.server.tables import people

ID_SIGNS, ID_LENGTH = string.ascii_lowercase + string.digits, 12


def new_row(player: str, name: str, new: NewTable, now: float, origin: str | None) -> TableRow:
    """A table as a player wants it."""
    its = _game(new.game)
    return TableRow(
        id=fresh_id(),
        game=its.slug,
        rules=its.version,
        layout=codec.layout_of(its),
        seats=len(new.seats),
        options=_options(its, len(new.seats), new.options),
        seed=chance.fresh_seed(),
        public=new.public,
        shuffle=new.shuffle,
        confirm=new.confirm,
        clock=new.clock,
        status="open",
        created=now,
        people=[_seat(one, at, player, name) for at, one in enumerate(new.seats)],
        host=player,
        origin=origin,
    )


def row_again(row: TableRow, player: str, now: float, origin: str | None) -> TableRow:
    """The same table once more, opened by a player, seats moved on by one."""
    its = _game(row.game)
    moved = people.reseated(row, its, people.one_further(row))
    return replace(
        moved,
        id=fresh_id(),
        rules=its.version,
        layout=codec.layout_of(its),
        options=_options(its, row.seats, moved.options),
        seed=chance.fresh_seed(),
        status="open",
        created=now,
        start=None,
        people=people.for_rematch(moved),
        resigned=None,
        rematch=None,
        pending=[],
        left=None,
        result=None,
        host=player,
        muted=row.muted if player == row.host else [],
        origin=origin,
    )


def fresh_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def _game(slug: str) -> Game:
    if slug not in slugs():
        raise Refused("no-game", f"There is no game {slug}.", 404)
    return game(slug)


def _options(its: Game, seats: int, options: Mapping[str, Any]) -> Options:
    chosen = {name: value for name, value in options.items() if value is not None}
    try:
        its.settle(seats, chosen)
    except ValueError as error:
        raise Refused("bad-table", f"There can't be such a table: {error}.", 422) from None
    return chosen


def _seat(new: NewSeat, seat: int, player: str, name: str) -> SeatRow:
    if new.who == "bot":
        return SeatRow("bot", None, new.name or star(seat), people.known_level(new.level))
    if new.who == "me":
        return SeatRow("person", player, new.name or name)
    return SeatRow("open")
