"""Of each act the words of the record that it changed, where the whole record was kept."""

from __future__ import annotations

import zlib

import numpy as np
import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

ACTS = sa.table("acts", sa.column("table"), sa.column("n"), sa.column("state"))


def upgrade() -> None:
    connection = op.get_bind()
    for table in connection.scalars(sa.select(ACTS.c.table).distinct()).all():
        _convert(connection, table)


def _convert(connection: sa.Connection, table: str) -> None:
    mine = sa.select(ACTS.c.n, ACTS.c.state).where(ACTS.c.table == table).order_by(ACTS.c.n)
    before = None
    for n, state in connection.execute(mine).all():
        record = np.frombuffer(zlib.decompress(state), np.int32)
        where = np.flatnonzero(record != (np.zeros_like(record) if before is None else before))
        changed = np.concatenate((where, record[where]), dtype=np.int32, casting="same_kind").tobytes()
        connection.execute(sa.update(ACTS).where(ACTS.c.table == table, ACTS.c.n == n).values(state=changed))
        before = record
