"""Who is awaited at a table, for whom a bot plays at slow tables, and how visitors want to be reached."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "awaited",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=True),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("due", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_awaited_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_awaited")),
    )
    op.create_index(op.f("ix_awaited_visitor"), "awaited", ["visitor"])
    op.create_index(op.f("ix_awaited_due"), "awaited", ["due"])
    op.create_table(
        "absences",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_absences_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_absences")),
    )
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=35), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("device", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_visitor"), "subscriptions", ["visitor"])
    op.create_table(
        "feeds",
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=35), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("visitor", name=op.f("pk_feeds")),
    )
    op.create_index(op.f("ix_feeds_key"), "feeds", ["key"], unique=True)


def downgrade() -> None:
    for table in ("feeds", "subscriptions", "absences", "awaited"):
        op.drop_table(table)
