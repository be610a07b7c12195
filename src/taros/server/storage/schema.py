"""The tables of the database as they are now; migrations/ says how they came to be.

Times are milliseconds since 1970, as whole numbers.
"""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Text

METADATA = MetaData()
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x7A805  # the number of PostgreSQL's lock that lets one worker migrate at a time

tables = sa.Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("nonce", String(32), nullable=False, unique=True),  # its seed follows from it
    Column("setup", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("wake", BigInteger),  # when its bots or its clock have something to do; NULL: never
    Column("created", BigInteger, nullable=False),
    Column("summary", Text),  # as lists show it; NULL: not made yet, by an old version
    Index("tables_by_wake", "wake"),
    Index("tables_by_state", "state", "public", "created"),
)

events = sa.Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

people = sa.Table(
    "people",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("finished", BigInteger),  # when the table's game ended; NULL: it has not
    Index("people_by_table", "table_id"),
    Index("people_by_finished", "guest", "finished", "table_id"),
    sqlite_with_rowid=False,
)

leases = sa.Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

reviews = sa.Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

secrets = sa.Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)


def migrate(engine: sa.Engine) -> None:
    """Bring a database, new or old, to the tables above; workers may do so at the same time."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        if _is_current(connection):
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_current(connection: sa.Connection) -> bool:
    """Without Alembic, which takes its time to load."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    last = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
    return bool(connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == last)
