"""A database as one file, while servers use it: a SQLite file with the tables of `schema`.

A copy holds one moment, since it is read in one transaction. It fits any database: what was
backed up from SQLite can be restored to PostgreSQL, and the other way round. It holds the secrets
of the server, so only its owner can read it.
"""

import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from taros.core.errors import BadOption, NotAllowed

from .engine import make_private
from .leases import clock_of
from .schema import METADATA, events, is_newer, leases, migrate, tables
from .store import NO_TABLE

AT_ONCE = 1_000  # rows in one statement
VERSION = "alembic_version"  # the table that names the last migration
COPIED = tuple(table for table in METADATA.sorted_tables if table is not leases)

digests = sa.Table(
    "backup_digests",
    sa.MetaData(),
    sa.Column("name", sa.String(64), primary_key=True),  # of a table of the database
    sa.Column("rows", sa.Integer, nullable=False),
    sa.Column("sum", sa.String(64), nullable=False),
)


class Digest(NamedTuple):
    """The rows of a table of the database: how many, and the sum of their hashes.

    A sum has no order: databases sort texts differently.
    """

    name: str
    rows: int
    sum: str


class Contents(NamedTuple):
    tables: int
    events: int


def back_up(source: sa.Engine, file: Path) -> Contents:
    """Copy the database `source` to a new `file`, and check the copy.

    Raises BadOption if there is such a file already.
    """
    if file.exists():
        raise BadOption("backup-exists", path=str(file))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    make_private(str(part))
    try:
        with _opened(part, "rw") as copy:
            migrate(copy)
            with _snapshot(source) as reads, copy.begin() as writes:
                _copy(reads, writes)
            with copy.begin() as writes:
                written = _digests(writes, _stored_tables(writes))
                digests.create(writes)
                writes.execute(digests.insert(), [each._asdict() for each in written])
        contents = check(part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return contents


def check(file: Path) -> Contents:
    """Read a whole backup and say what it holds. Raises BadOption if it is damaged or none."""
    if not file.is_file():
        raise BadOption("no-backup", path=str(file))
    with _opened(file) as copy, copy.connect() as connection:
        return _check(connection, file)


def restore(file: Path, target: sa.Engine, *, replace: bool = False) -> Contents:
    """Copy a backup to the database `target`, in one transaction: all of it, or nothing.

    Raises NotAllowed if a server uses the database, or if there are games in it that it shall not
    `replace`.
    """
    check(file)
    with tempfile.TemporaryDirectory() as folder:
        current = Path(folder) / "backup.db"
        shutil.copyfile(file, current)
        with _opened(current, "rw") as copy:
            if is_newer(copy):
                raise BadOption("backup-newer", path=str(file))
            migrate(copy)  # a backup of an older version
            with copy.connect() as reads, target.begin() as writes:
                _empty(writes, replace)
                _copy(reads, writes)
                if _digests(reads, COPIED) != _digests(writes, COPIED):
                    raise BadOption("backup-damaged", path=str(file))
                return _contents(writes)


@contextmanager
def _opened(file: Path, mode: str = "ro") -> Iterator[sa.Engine]:
    """Open a backup in one of the modes of SQLite's addresses: `ro`, `rw` or `rwc`.

    Not as a database that servers use: a log beside the file would be left behind when it is moved.
    """
    address = f"file:{quote(file.as_posix())}?mode={mode}&uri=true"
    engine = sa.create_engine(f"sqlite:///{address}")
    try:
        yield engine
    except DBAPIError as error:
        raise BadOption("backup-damaged", path=str(file)) from error
    finally:
        engine.dispose()


@contextmanager
def _snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Open a connection that sees the database as it is now, whatever servers store meanwhile."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.execution_options(reads=True).connect() as connection:
        yield connection


def _copy(source: sa.Connection, target: sa.Connection) -> None:
    """Copy all rows of all tables but leases, which belong to the workers of another moment."""
    for table in COPIED:
        rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
        for some in rows.partitions():
            target.execute(table.insert(), [dict(row) for row in some])


def _stored_tables(connection: sa.Connection) -> Iterable[sa.Table]:
    """Return the tables of a backup as they are there: of this version, or of an older one."""
    found = sa.MetaData()
    found.reflect(connection)
    return (found.tables[name] for name in found.tables if name not in (VERSION, digests.name))


def _digests(connection: sa.Connection, of: Iterable[sa.Table]) -> set[Digest]:
    return {_digest(connection, table) for table in of}


def _digest(connection: sa.Connection, table: sa.Table) -> Digest:
    rows, total = 0, 0
    found = connection.execution_options(yield_per=AT_ONCE).execute(sa.select(table))
    for row in found:
        hashed = hashlib.sha256(json.dumps(list(row)).encode()).digest()
        rows, total = rows + 1, total + int.from_bytes(hashed)
    return Digest(table.name, rows, f"{total % 2**256:064x}")


def _check(connection: sa.Connection, file: Path) -> Contents:
    """Raise BadOption if `connection` is no backup, or if it is not as it was written."""
    if not sa.inspect(connection).has_table(digests.name):
        raise BadOption("no-backup", path=str(file))
    written = {Digest(*row) for row in connection.execute(sa.select(digests))}
    whole = connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    found = _digests(connection, _stored_tables(connection))
    if not whole or written != found or _lacks_beginning(connection):
        raise BadOption("backup-damaged", path=str(file))
    return _contents(connection)


def _lacks_beginning(connection: sa.Connection) -> bool:
    """Whether a table has events, but not the first one.

    Others are numbered with gaps: an event that adds several lines takes as many numbers.
    """
    found = (
        sa.select(events.c.table_id)
        .group_by(events.c.table_id)
        .having(sa.func.min(events.c.number) != 1)
    )
    return connection.execute(found.limit(1)).first() is not None


def _contents(connection: sa.Connection) -> Contents:
    counts = (
        connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in (tables, events)
    )
    return Contents(*counts)


def _empty(connection: sa.Connection, replace: bool) -> None:
    """Delete all rows. Raises NotAllowed if a server uses them, or if they shall stay."""
    is_used = (leases.c.until > clock_of(connection)) & (leases.c.table_id != NO_TABLE)
    used = sa.select(leases.c.worker).where(is_used).limit(1)
    if connection.execute(used).first() is not None:
        raise NotAllowed("database-in-use")
    if not replace and connection.execute(sa.select(tables.c.id).limit(1)).first() is not None:
        raise NotAllowed("database-not-empty")
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())
