"""What a branch has in common with the matches it has grown from, and who played a match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stems", sa.JSON(), server_default="[]", nullable=False))
        batch_op.add_column(sa.Column("players", sa.JSON(), server_default="[]", nullable=False))
        batch_op.create_index(batch_op.f("ix_matches_commitment"), ["commitment"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_commitment"))
        batch_op.drop_column("players")
        batch_op.drop_column("stems")
