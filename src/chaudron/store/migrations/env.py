"""Migrates a database when it is opened."""

from alembic import context

from chaudron.store.schema import metadata

# Of two processes that open the same data, one migrates, and the other waits and finds nothing left to do.
with context.config.attributes["engine"].execution_options(writes=True, migrates=True).connect() as connection:
    # SQLite cannot alter most of a table in place, so Alembic copies it.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
