"""Results of finished matches, for whom a bot has played in a match, when it ended, and who is shown on the board."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("brought", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("noted", sa.Text(), nullable=False),
        sa.Column("was", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("rated", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("visitor", "match", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_match"), ["match"], unique=False)
        batch_op.create_index("ix_results_visitor_ended", ["visitor", "ended", "match"], unique=False)
        batch_op.create_index("ix_results_visitor_game_rated", ["visitor", "game", "rated"], unique=False)
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("helped", sa.JSON(), server_default="[]", nullable=False))
        batch_op.add_column(sa.Column("ended", sa.Integer(), nullable=True))
        batch_op.create_index(batch_op.f("ix_matches_ended"), ["ended"], unique=False)
    with op.batch_alter_table("visitors", schema=None) as batch_op:
        batch_op.add_column(sa.Column("shown", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("visitors", schema=None) as batch_op:
        batch_op.drop_column("shown")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_ended"))
        batch_op.drop_column("ended")
        batch_op.drop_column("helped")
    op.drop_table("results")
