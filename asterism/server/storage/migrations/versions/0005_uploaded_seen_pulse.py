"""What retention, health and uploads ask for: what was uploaded, who was seen when, tables by seed and age."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET uploaded = 1 WHERE status = 'over' AND people NOT LIKE '%\"player\":\"%'")
    op.create_index("ix_tables_seed", "tables", ["seed"])
    op.create_index("ix_tables_created", "tables", ["created"])
    op.drop_index("ix_tables_status", "tables")
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    op.add_column("players", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.execute("UPDATE players SET seen = strftime('%s', 'now')")
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
