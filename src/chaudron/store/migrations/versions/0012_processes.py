"""Versions of tables, and what the processes of a server know of each other."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("version", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "houses",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_houses")),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("house", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["house"], ["houses.id"], name=op.f("fk_leases_house"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_house"), "leases", ["house"])
    op.create_table(
        "presences",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("house", sa.String(length=16), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("minded", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["house"], ["houses.id"], name=op.f("fk_presences_house"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "house", "visitor", "minded", name=op.f("pk_presences")),
    )
    op.create_index(op.f("ix_presences_house"), "presences", ["house"])
    op.create_table(
        "asides",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("house", sa.String(length=16), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=True),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_asides")),
    )
    op.create_index(op.f("ix_asides_table"), "asides", ["table"])
    op.create_table(
        "making",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("house", sa.String(length=16), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["house"], ["houses.id"], name=op.f("fk_making_house"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_making")),
    )
    op.create_table(
        "brought",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_brought")),
    )
    op.create_table(
        "reminded",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("visitor", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", "visitor", name=op.f("pk_reminded")),
    )
    op.create_table(
        "sealed",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_sealed")),
    )
    op.create_table(
        "signing_keys",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("pem", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_signing_keys")),
    )


def downgrade() -> None:
    for table in ("signing_keys", "sealed", "reminded", "brought", "making", "asides", "presences", "leases", "houses"):
        op.drop_table(table)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("version")
