"""What people say at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("struck_by", sa.String(length=64), nullable=True),
        sa.Column("struck", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_talk_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_talk")),
    )
    op.create_index(op.f("ix_talk_visitor"), "talk", ["visitor"])
    op.create_index(op.f("ix_talk_struck_by"), "talk", ["struck_by"])


def downgrade() -> None:
    op.drop_table("talk")
