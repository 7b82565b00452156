"""Migrates a database when it is opened."""

from alembic import context
from sqlalchemy import func, select

from chaudron.store.schema import metadata

ONE_AT_A_TIME = 0xC4A0D507
"""The number of the lock that a process holds while it migrates; others wait and then find nothing to do."""

# Of two processes that open the same data, one migrates, and the other waits and finds nothing left to do.
with context.config.attributes["engine"].execution_options(writes=True).connect() as connection:
    # SQLite cannot alter most of a table in place, so Alembic copies it.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        context.run_migrations()
