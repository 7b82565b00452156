"""Results of finished matches, when they were settled, and who is shown on the board."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
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
        batch_op.add_column(sa.Column("settled", sa.Integer(), nullable=True))
        batch_op.create_index(batch_op.f("ix_matches_settled"), ["settled"], unique=False)
    with op.batch_alter_table("visitors", schema=None) as batch_op:
        batch_op.add_column(sa.Column("shown", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("visitors", schema=None) as batch_op:
        batch_op.drop_column("shown")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_matches_settled"))
        batch_op.drop_column("settled")
    op.drop_table("results")
