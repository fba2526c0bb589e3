"""Who may not come or not talk, and who opened a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.create_table(
        "bars",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("kind", "who", name="pk_bars"),
    )
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("tables", sa.Column("muted", sa.Text, nullable=False, server_default="[]"))
