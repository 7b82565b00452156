"""Whose seat was taken away, who left a match for good, what a bot did for somebody, and matches ended by agreement."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("code", sa.String), sa.column("host", sa.String))
chairs = sa.table("chairs", sa.column("table", sa.String), sa.column("seat", sa.Integer), sa.column("visitor", sa.String))


def upgrade() -> None:
    op.create_table(
        "unseated",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.code"], name=op.f("fk_unseated_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_unseated")),
    )
    op.create_index(op.f("ix_unseated_visitor"), "unseated", ["visitor"], unique=False)
    op.create_table(
        "successions",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(length=16), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_successions_match")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_successions")),
    )
    op.create_index(op.f("ix_successions_visitor"), "successions", ["visitor"], unique=False)
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ended", sa.Integer(), nullable=True))
    with op.batch_alter_table("steps", schema=None) as batch_op:
        # The default is a string, so that the rows are not copied.
        batch_op.add_column(sa.Column("minded", sa.Boolean(), server_default="0", nullable=False))
    # Whoever has no seat is not the host any more: the first person who has one is, or nobody.
    seated = sa.select(chairs.c.visitor).where(chairs.c.table == tables.c.code, chairs.c.visitor.is_not(None))
    first = seated.order_by(chairs.c.seat).limit(1).scalar_subquery()
    op.execute(tables.update().where(tables.c.host.not_in(seated)).values(host=sa.func.coalesce(first, "")))


def downgrade() -> None:
    with op.batch_alter_table("steps", schema=None) as batch_op:
        batch_op.drop_column("minded")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("ended")
    op.drop_table("successions")
    op.drop_table("unseated")
