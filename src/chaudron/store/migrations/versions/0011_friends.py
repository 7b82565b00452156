"""Analyses that took what a bot did for somebody for their own decisions are dropped; whoever wants them has them made again."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        'DELETE FROM analyses WHERE "match" IN (SELECT "match" FROM steps WHERE minded) OR "match" IN (SELECT "match" FROM successions)'
    )


def downgrade() -> None:
    """There is nothing to restore."""
