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
    Column("program", Boolean, nullable=False, server_default=false()),
)

unseated = Table(
    "unseated",
    metadata,
    Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("visitor", String(64), nullable=False, index=True),
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
    Column("ended", Integer, nullable=True),
    Column("mixed", JSON(none_as_null=True), nullable=True),
    Column("settled", Integer, nullable=True, index=True),
)

successions = Table(
    "successions",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("why", String(16), nullable=False),
    Column("visitor", String(64), nullable=True, index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(16), nullable=False),
    Column("bot", String(64), nullable=False),
)

steps = Table(
    "steps",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("minded", Boolean, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("maker", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("visitor", String(64), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("struck_by", String(64), nullable=True, index=True),
    Column("struck", String(64), nullable=True),
)

results = Table(
    "results",
    metadata,
    Column("visitor", String(64), primary_key=True),
    # No foreign key: a result outlives the steps of its match.
    Column("match", String(32), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("ended", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("brought", Boolean, nullable=False, server_default=false()),
    Column("players", Text, nullable=False),
    Column("noted", Text, nullable=False),
    Column("was", Float, nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Column("rated", Integer, nullable=True),
    Index("ix_results_visitor_ended", "visitor", "ended", "match"),
    Index("ix_results_visitor_game_rated", "visitor", "game", "rated"),
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("seen", Integer, nullable=True),
    Column("shown", Boolean, nullable=False, server_default=false()),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("expires", Integer, nullable=True),
    Column("seen", Integer, nullable=True),
)

awaited = Table(
    "awaited",
    metadata,
    Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), nullable=True, index=True),
    Column("match", String(32), nullable=False),
    Column("question", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("due", Integer, nullable=True, index=True),
)

absences = Table(
    "absences",
    metadata,
    Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(35), nullable=False),
    Column("made", Integer, nullable=False),
)

feeds = Table(
    "feeds",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("key", String(64), nullable=False),
    Column("language", String(35), nullable=False),
    Column("made", Integer, nullable=False),
    Index("ix_feeds_key", "key", unique=True),
)

signing_keys = Table(
    "signing_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("pem", Text, nullable=False),
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

wanting = Table(
    "wanting",
    metadata,
    Column("match", String(32), ForeignKey("making.match", ondelete="CASCADE"), primary_key=True),
    Column("visitor", String(64), primary_key=True, index=True),
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

reminded = Table(
    "reminded",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("at", Integer, nullable=False),
    info=PASSING,
)

sealed = Table(
    "sealed",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
    info=PASSING,
)
