"""Schema: the rows the store keeps, and all SQL that writes them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Any, Literal, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert

from asterism.server.encoding import encode
from asterism.server.shapes import Clock, Options, Panel, Points, Position, Status, Who

Json = dict[str, Any]
LINES = 200  # so many lines of chat a table keeps
Opener = Literal["host", "origin"]  # who opened a table or brought a log: a player, and an address as a hash
Values = tuple[Any, ...]
Statement = tuple[str, list[Values]]


# Rows


@dataclass
class SeatRow:
    """Who sits on a seat."""

    who: Who
    player: str | None = None
    name: str = ""
    level: str | None = None
    gone_since: float | None = None
    resigned: bool = False


class Result(Points):
    """How a game came out, as the rules counted it then, with the final sheet as a spectator saw it."""

    final: Panel


@dataclass
class TableRow:
    """A table without its acts."""

    id: str
    game: str
    rules: int
    layout: str
    seats: int
    options: Options
    seed: str
    public: bool
    confirm: bool
    clock: Clock | None
    status: Status
    created: float
    start: Position | None = None
    people: list[SeatRow] = field(default_factory=list)
    resigned: int | None = None
    rematch: str | None = None
    pending: list[int] = field(default_factory=list)
    left: list[float] | None = None
    changed: float = 0.0
    result: Result | None = None
    shuffle: bool = False
    uploaded: bool = False
    host: str | None = None
    muted: list[str] = field(default_factory=list)
    origin: str | None = None
    bytes: int = 0


@dataclass
class ActRow:
    """One act: who did what, what was told of it to whom, as JSON, and what it changed of the record."""

    n: int
    seat: int
    text: str
    story: str
    state: bytes
    when: float
    reveals: int


@dataclass
class ChatRow:
    """One line of chat."""

    who: str
    seat: int | None
    text: str
    when: float


# Tables of the database; what is a list or an object in a row is JSON text in its column

NAMES = {"ix": "ix_%(column_0_label)s", "pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
METADATA = sa.MetaData(naming_convention=NAMES)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("layout", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("confirm", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("created", sa.Double, nullable=False, index=True),
    sa.Column("start", sa.Text, nullable=False),
    sa.Column("people", sa.Text, nullable=False),
    sa.Column("resigned", sa.Integer),
    sa.Column("rematch", sa.String(32)),
    sa.Column("pending", sa.Text, nullable=False),
    sa.Column("left", sa.Text, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("result", sa.Text, nullable=False, server_default="null"),
    sa.Column("shuffle", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("host", sa.String(64)),
    sa.Column("muted", sa.Text, nullable=False, server_default="[]"),
    sa.Column("origin", sa.String(32)),
    sa.Column("bytes", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_tables_status_created", "status", "created"),
    *(sa.Index(f"ix_tables_{who}", who, "uploaded", "status", "changed", "bytes") for who in ("host", "origin")),
)
ACTS = sa.Table(
    "acts",
    METADATA,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("story", sa.Text, nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("when", sa.Double, nullable=False),
    sa.Column("reveals", sa.Integer, nullable=False),
)
CHATS = sa.Table(
    "chats",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("when", sa.Double, nullable=False),
)
PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seen", sa.Double, nullable=False, server_default="0"),
)

BARS = sa.Table(
    "bars",
    METADATA,
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)
PULSE = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("beat", sa.Double, nullable=False),
)


def _written_over(table: sa.Table) -> Any:
    new = insert(table)
    others = {column.name: new.excluded[column.name] for column in table.columns if not column.primary_key}
    return new.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)


def _compiled(statement: Any, columns: Sequence[str]) -> str:
    """The statement as the driver takes it, since thousands of rows a second leave no time for more."""
    compiled = statement.compile(dialect=sqlite.dialect(), column_keys=columns)
    assert compiled.positiontup == list(columns)
    return str(compiled)


ROW = re.compile(r"(?<=VALUES )\([?, ]+\)")


@cache
def for_rows(statement: str, count: int) -> str:
    """A statement that puts one row, for many at once."""
    return ROW.sub(lambda one: ", ".join([one[0]] * count), statement, count=1)


# Rows to columns and back

TABLE_FIELDS, ACT_FIELDS, CHAT_FIELDS = (tuple(f.name for f in fields(row)) for row in (TableRow, ActRow, ChatRow))
JSON = {
    "options": Json,
    "clock": Json | None,
    "start": Json | None,
    "people": list[SeatRow],
    "pending": list[int],
    "left": list[float] | None,
    "result": Json | None,
    "muted": list[str],
}
DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in JSON.items()}

PUT_TABLE = _compiled(_written_over(TABLES), TABLE_FIELDS)
PUT_ACT = _compiled(sa.insert(ACTS), ("table", *ACT_FIELDS))
CUT_ACTS = _compiled(
    sa.delete(ACTS).where(ACTS.c.table == sa.bindparam("of"), ACTS.c.n >= sa.bindparam("cut")), ("of", "cut")
)
PUT_CHAT = _compiled(sa.insert(CHATS), ("table", *CHAT_FIELDS))
CUT_CHAT = (
    'DELETE FROM chats WHERE "table" = ? AND id <='
    f' (SELECT id FROM chats WHERE "table" = ? ORDER BY id DESC LIMIT 1 OFFSET {LINES})'
)
PUT_PLAYER = _compiled(_written_over(PLAYERS), ("id", "name", "seen"))
PUT_BAR = _compiled(_written_over(BARS), ("kind", "who", "until"))
PUT_PULSE = _compiled(_written_over(PULSE), ("id", "beat"))


# Many acts as one row of JSON: between two rows the thread that reads must wait until the loop lets it go on
READ_ACTS = sa.text(
    'SELECT json_group_array(json_array(n, seat, text, story, hex(state), "when", reveals))'
    ' FROM (SELECT * FROM acts WHERE "table" = :of AND n >= :first ORDER BY n LIMIT :count)'
)
READ_MOVES = sa.text(
    "SELECT json_group_array(json_array(CASE seat WHEN :house THEN 'house' ELSE seat END, text))"
    ' FROM (SELECT seat, text FROM acts WHERE "table" = :of AND n >= :first ORDER BY n LIMIT :count)'
)
OPENERS: tuple[Opener, ...] = get_args(Opener)
READ_NAME = sa.text("SELECT name FROM players WHERE id = :id")
_PLAYED = (
    "(SELECT coalesce(sum(bytes), 0) FROM tables"
    " WHERE {who} = :{who} AND NOT uploaded AND status = 'over' AND changed > :since)"
)
READ_PLAYED = sa.text(f"SELECT {', '.join(_PLAYED.format(who=who) for who in OPENERS)}")
_READ = msgspec.json.Decoder(list[tuple[int, int, str, str, str, float, int]])


def acts_read(found: str) -> list[ActRow]:
    """The acts of a page."""
    return [
        ActRow(n, seat, text, story, bytes.fromhex(state), when, reveals)
        for n, seat, text, story, state, when, reveals in _READ.decode(found)
    ]


class Shape:
    """How a row becomes the values of its columns."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._values = attrgetter(*names)
        self._json = [at for at, name in enumerate(names) if name in JSON]

    def __call__(self, row: Any) -> list[Any]:
        values = list(self._values(row))
        for at in self._json:
            values[at] = encode(values[at]).decode()
        return values


TABLE_SHAPE, ACT_SHAPE, CHAT_SHAPE = Shape(TABLE_FIELDS), Shape(ACT_FIELDS), Shape(CHAT_FIELDS)


def read_fields(found: sa.RowMapping, names: tuple[str, ...]) -> Json:
    return {name: DECODERS[name].decode(found[name]) if name in DECODERS else found[name] for name in names}
