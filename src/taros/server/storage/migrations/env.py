"""Run by Alembic, on the connection that `taros.server.storage.schema.migrate` hands over."""

from alembic import context

from taros.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=False,  # the caller's transaction holds it all
)
context.run_migrations()
