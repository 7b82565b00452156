"""The tables of the database; steps are append-only, and a change to this file requires a migration."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("host", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("match", String(32), nullable=True),
    Column("changed", Integer, nullable=False),
    Column("coaching", Boolean, nullable=False, server_default=false()),
    Column("version", Integer, nullable=False, server_default="0"),
    Index("ix_tables_public_status_changed", "public", "status", "changed"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), nullable=True, index=True),
    Column("level", String(16), nullable=True),
    Column("name", String(64), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(16), nullable=True, index=True),
    Column("number", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False, index=True),
    Column("begun", Integer, nullable=False),
    Column("parent", String(32), nullable=True),
    Column("shared", Integer, nullable=False, server_default="0"),
    Column("stems", JSON, nullable=False, server_default="[]"),
    Column("players", JSON, nullable=False, server_default="[]"),
)

steps = Table(
    "steps",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Integer, nullable=False),
    sqlite_with_rowid=False,
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("maker", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("seen", Integer, nullable=True),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("expires", Integer, nullable=True),
    Column("seen", Integer, nullable=True),
)

# What the processes of a server know of each other. It is worth nothing once they have stopped, and so is never moved elsewhere.
PASSING = {"passing": True}

houses = Table(
    "houses",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("until", Float, nullable=False),
    info=PASSING,
)

leases = Table(
    "leases",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("house", String(16), ForeignKey("houses.id", ondelete="CASCADE"), nullable=False, index=True),
    info=PASSING,
)

presences = Table(
    "presences",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("house", String(16), ForeignKey("houses.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("visitor", String(64), primary_key=True),
    Column("minded", Boolean, primary_key=True),
    info=PASSING,
)

asides = Table(
    "asides",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", String(16), nullable=False, index=True),
    Column("house", String(16), nullable=False),
    Column("visitor", String(64), nullable=True),
    Column("message", Text, nullable=False),
    Column("at", Integer, nullable=False),
    info=PASSING,
)

making = Table(
    "making",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("house", String(16), ForeignKey("houses.id", ondelete="CASCADE"), nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    info=PASSING,
)

brought = Table(
    "brought",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
    Column("at", Integer, nullable=False),
    info=PASSING,
)
