"""From where a table was opened or brought, as a hash, and how much of the database a log takes that was brought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.add_column("tables", sa.Column("bytes", sa.Integer, nullable=False, server_default="0"))
    for who in ("host", "origin"):
        op.create_index(f"ix_tables_uploads_{who}", "tables", [who, "bytes"], sqlite_where=sa.text("uploaded"))
