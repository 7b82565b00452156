"""Coaching at a table, and matches that begin as another one did."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("parent", sa.String(length=32), nullable=True))
        batch_op.add_column(sa.Column("shared", sa.Integer(), server_default="0", nullable=False))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("coaching", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("coaching")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("shared")
        batch_op.drop_column("parent")
