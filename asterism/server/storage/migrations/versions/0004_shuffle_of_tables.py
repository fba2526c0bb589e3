"""Whether chance seats the players when the game starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shuffle", sa.Boolean, nullable=False, server_default=sa.false()))
