"""Databases that are locked, read-only, or end their connections."""

import asyncio
import random
import sqlite3
from contextlib import closing
from typing import Any

import sqlalchemy as sa

from faults.deployment import Deployment

from .kind import POSTGRESQL, SQLITE, kind, moment


@kind(SQLITE, 15)
async def database_locked(deployment: Deployment, chance: random.Random) -> None:
    def lock() -> sqlite3.Connection:
        connection = sqlite3.connect(
            deployment.workers[0].file,
            timeout=60,
            isolation_level=None,
            check_same_thread=False,
        )
        connection.execute("BEGIN IMMEDIATE")
        return connection

    with closing(await asyncio.to_thread(lock)) as connection:
        await moment(chance, 0.3)
        connection.execute("ROLLBACK")


@kind(POSTGRESQL, 8)
async def tables_locked(deployment: Deployment, chance: random.Random) -> None:
    table = chance.choice(("events", "tables"))
    with administrator(deployment) as connection:
        for statement in ("BEGIN", f"LOCK TABLE {table}"):
            await asyncio.to_thread(connection.execute, sa.text(statement))
        await moment(chance, 0.3)
        connection.execute(sa.text("ROLLBACK"))


@kind(POSTGRESQL, 8)
async def transactions_ended(deployment: Deployment, chance: random.Random) -> None:
    """As after a failure of the network to the database."""
    with administrator(deployment) as connection:
        await asyncio.to_thread(connection.execute, sa.text(END_OTHERS))


@kind(POSTGRESQL, 4)
async def database_read_only(deployment: Deployment, chance: random.Random) -> None:
    name = sa.make_url(deployment.database).database
    for value in ("on", "off"):
        with administrator(deployment) as connection:
            await asyncio.to_thread(
                connection.execute,
                sa.text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {value}'),
            )
            await asyncio.to_thread(connection.execute, sa.text(END_OTHERS))
        await moment(chance, 0.3)


END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


def administrator(deployment: Deployment) -> Any:
    """A connection of one's own, which may always write."""
    url = sa.make_url(deployment.database).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(
        url,
        poolclass=sa.pool.NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"options": "-c default_transaction_read_only=off"},
    )
    return engine.connect()
