"""How a game came out, kept with its table: later rules may count otherwise, or not read the record at all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default="null"))
