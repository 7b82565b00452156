"""Analyses of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("maker", sa.String(length=64), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_analyses_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    op.drop_table("analyses")
