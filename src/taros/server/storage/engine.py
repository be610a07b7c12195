"""Connections to a database: how SQLite and PostgreSQL are opened."""

import os
import sqlite3
import time
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from taros.core.errors import BadOption

PRIVATE = 0o600  # the mode of a database: it holds secrets
BUSY = 30  # seconds that others may keep us waiting on SQLite


def open_engine(address: str) -> sa.Engine:
    """Return the engine of a database by its address. Raises BadOption."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadOption("bad-address", value=address, example="sqlite:///tables.db") from None
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        return _sqlite_engine(url)
    if url.drivername in ("postgresql", "postgres"):
        return _postgresql_engine(url)
    raise BadOption("bad-address", value=address, example="postgresql://user@host/taros")


def _postgresql_engine(url: sa.URL) -> sa.Engine:
    try:
        return sa.create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    except ModuleNotFoundError as missing:
        raise BadOption("not-installed", name=missing.name or "") from None


def _sqlite_engine(url: sa.URL) -> sa.Engine:
    """Return an engine with one writer at a time and concurrent readers; commits survive a power
    cut."""
    engine = sa.create_engine(url, connect_args={"timeout": BUSY, "isolation_level": None})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        log_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def insert_into(bind: sa.Engine | sa.Connection, table: sa.Table) -> Any:
    """Return an INSERT for the database of `bind`, which can say what to do ON CONFLICT."""
    return (sqlite if bind.dialect.name == "sqlite" else postgresql).insert(table)


def make_private(file: str) -> None:
    """Create `file`, readable by its owner alone, unless it exists; SQLite copies its mode to its
    own files."""
    with suppress(OSError):  # SQLite says what is wrong with the place
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def log_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. Retried, since SQLite does not wait for others who do so
    too."""
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
