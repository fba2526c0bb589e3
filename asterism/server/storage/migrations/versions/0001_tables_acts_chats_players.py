"""Everything, at the start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    _tables()
    _acts()
    _chats()
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("resigned", sa.Integer),
        sa.Column("rematch", sa.String(32)),
        sa.Column("pending", sa.Text, nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])


def _acts() -> None:
    op.create_table(
        "acts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("story", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("when", sa.Double, nullable=False),
        sa.Column("reveals", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_acts"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_acts_table"),
    )


def _chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("when", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chats_table"),
    )
    op.create_index("ix_chats_table", "chats", ["table"])
