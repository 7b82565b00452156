"""Who wants the analyses that are being made, and of what people were told who are not there."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def reminded(*kind: sa.Column[str]) -> None:
    """Make the table anew: what processes know of each other is worth nothing once they have stopped."""
    op.drop_table("reminded")
    names = ("table", "visitor", *(column.name for column in kind))
    op.create_table(
        "reminded",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        *kind,
        sa.Column("at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(*names, name=op.f("pk_reminded")),
    )


def upgrade() -> None:
    op.create_table(
        "wanting",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["making.match"], name=op.f("fk_wanting_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "visitor", name=op.f("pk_wanting")),
    )
    op.create_index(op.f("ix_wanting_visitor"), "wanting", ["visitor"])
    reminded(sa.Column("kind", sa.String(length=16), nullable=False))


def downgrade() -> None:
    op.drop_table("wanting")
    reminded()
