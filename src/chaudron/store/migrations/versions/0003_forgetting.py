"""When visitors and their devices were last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("visitors", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.Integer(), nullable=True))
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.drop_column("seen")
    with op.batch_alter_table("visitors", schema=None) as batch_op:
        batch_op.drop_column("seen")
