"""What every table takes of the file, also what was opened and brought before that was counted; indices to add it up.

A table from before there were origins counts for its host alone.
"""

from __future__ import annotations

from alembic import op

revision = "8"
down_revision = "7"

ITS = 'WHERE "table" = tables.id'
ACTS = f"SELECT sum(length(text) + length(CAST(story AS BLOB)) + length(state) + 80) FROM acts {ITS}"
LINES = f"SELECT sum(length(CAST(who AS BLOB)) + length(CAST(text AS BLOB)) + 80) FROM chats {ITS}"
ITSELF = "length(start) + length(people) + length(options) + length(result) + 2500"


def upgrade() -> None:
    op.execute(f"UPDATE tables SET bytes = {ITSELF} + coalesce(({ACTS}), 0) + coalesce(({LINES}), 0)")
    for who in ("host", "origin"):
        op.drop_index(f"ix_tables_uploads_{who}", "tables")
        op.create_index(f"ix_tables_{who}", "tables", [who, "uploaded", "status", "changed", "bytes"])
