"""Tables and their events in a database.

Everything here blocks, and is called from threads.
"""

import os
import secrets as random
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy.exc import DBAPIError

from taros.core.errors import BadOption, NotAllowed

from .commits import Commits, Step
from .engine import PRIVATE, insert_into, make_private, open_engine
from .leases import Leases
from .results import Figures, Result, add_figures, insert_results
from .schema import (
    events,
    migrate,
    people,
    records,
    results,
    reviews,
    secrets,
    tables,
)

MAX_PUBLIC = 50  # open tables in the list for everybody
MAX_RUNNING = 200  # unfinished tables in somebody's list
NO_TABLE = ""  # has a lease, too, when the database is checked
FRESH = 86_400_000  # how long an open table is on offer, in milliseconds
PURPOSES = ("identity", "seeds")  # of secrets
CLOSING = 2.0  # seconds that threads have to give back their connections


class StoredTable(NamedTuple):
    id: str
    nonce: str
    setup: str
    state: str
    public: bool
    wake: int | None
    created: int
    summary: str | None = None  # as `tables.summary` encodes it
    host: str | None = None
    origin: str | None = None
    seed_key: str | None = None  # None: of an old version, the first one


class Key(NamedTuple):
    """A secret, by the name under which it is stored."""

    name: str
    value: bytes
    since: int  # 0: the first one


class ListedTable(NamedTuple):
    id: str
    summary: str | None
    finished: int | None  # None: it is running


class UncountedTable(NamedTuple):
    """A finished table whose results are not stored."""

    id: str
    setup: str
    summary: str | None
    finished: int


class StoredEvent(NamedTuple):
    number: int
    at: int
    body: str


def default_database() -> str:
    """Return the address of a SQLite file in the user's data folder."""
    folder = user_data_path("taros", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "tables.db"
    if file.exists():
        file.chmod(PRIVATE)  # versions before made it readable by everybody
    return f"sqlite:///{file.as_posix()}"


class Store:
    """Tables, events, reviews and leases in a database: `sqlite:///file` or `postgresql://...`."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._is_sqlite = self.engine.dialect.name == "sqlite"
        self._reader = self.engine.execution_options(reads=True)
        self.leases = Leases(self.engine, self._reader)
        self._commits = Commits(self.engine)
        self._file: os.stat_result | None = None
        """The file of SQLite as it was opened: what is stored in a file that was removed since is
        lost."""

    def open(self) -> None:
        """Connect and migrate. Raises BadOption if the database is missing or cannot be used."""
        if self._is_sqlite:
            make_private(str(self.engine.url.database))
        try:
            migrate(self.engine)
        except DBAPIError as error:
            address = self.engine.url.render_as_string(hide_password=True)
            raise BadOption("no-database", address=address, reason=str(error.orig)) from error
        if self._is_sqlite:
            self._file = Path(str(self.engine.url.database)).stat()

    def close(self) -> None:
        """Close all connections, once threads have given back those that they use."""
        self._commits.close()
        self._await_threads()
        self.engine.dispose()

    def _await_threads(self) -> None:
        """Wait until no thread uses a connection: nobody closes one that is given back later."""
        pool, deadline = self.engine.pool, time.monotonic() + CLOSING
        while isinstance(pool, sa.QueuePool) and pool.checkedout() and time.monotonic() < deadline:
            time.sleep(0.005)

    def check(self) -> None:
        """Store something, as a move would be; raise the error of the database or of the file if
        that fails."""
        self.leases.claim(NO_TABLE, "health", 0)
        file = self.engine.url.database
        if self._file is not None and not os.path.samestat(self._file, Path(str(file)).stat()):
            raise FileNotFoundError(f"{file} was replaced")

    def secret(self, name: str) -> bytes:
        """Return the secret `name`: 256 random bits, drawn when they are first asked for."""
        found = sa.select(secrets.c.value).where(secrets.c.name == name)
        with self._reader.connect() as connection:
            value = connection.execute(found).scalar()
        if value is None:
            new = insert_into(self.engine, secrets).values(name=name, value=random.token_hex(32))
            with self.engine.begin() as connection:
                connection.execute(new.on_conflict_do_nothing())
                value = connection.execute(found).scalar_one()
        return bytes.fromhex(value)

    def keys(self, purpose: str) -> list[Key]:
        """Return all secrets for `purpose`, newest first; the first is drawn when it is needed."""
        first = Key(purpose, self.secret(purpose), 0)
        later = secrets.c.name.like(f"{purpose}-%")
        with self._reader.connect() as connection:
            found = connection.execute(sa.select(secrets.c.name, secrets.c.value).where(later))
            keys = [
                Key(name, bytes.fromhex(value), int(name.rpartition("-")[2]))
                for name, value in found
            ]
        return sorted([first, *keys], key=lambda key: key.since, reverse=True)

    def add_keys(self, now: int) -> None:
        """Draw new secrets for every purpose."""
        for purpose in PURPOSES:
            self.secret(purpose)
            self.secret(f"{purpose}-{now}")

    # Tables

    def count_created(self, host: str, origin: str, since: int, most: int) -> tuple[int, int]:
        """Return how many tables of `host` and of `origin` were set up after `since`, counted up to
        `most`."""
        with self._reader.connect() as connection:
            counts = [
                connection.scalar(
                    sa.select(sa.func.count()).select_from(
                        sa.select(tables.c.id)
                        .where(column == value, tables.c.created > since)
                        .limit(most)
                        .subquery()
                    )
                )
                for column, value in ((tables.c.host, host), (tables.c.origin, origin))
            ]
        return counts[0] or 0, counts[1] or 0

    def create(self, table: StoredTable, first: StoredEvent, guests: Iterable[str]) -> bool:
        """Store a new table; return False if its id exists."""
        new = insert_into(self.engine, tables).values(table._asdict())
        unless_there = new.on_conflict_do_nothing(index_elements=["id"]).returning(tables.c.id)
        with self.engine.begin() as connection:
            if connection.execute(unless_there).first() is None:
                return False
            connection.execute(events.insert(), {"table_id": table.id, **first._asdict()})
            rows = [{"guest": guest, "table_id": table.id} for guest in set(guests)]
            if rows:
                connection.execute(people.insert(), rows)
            return True

    def load(self, id: str) -> tuple[StoredTable, list[StoredEvent]] | None:
        """Return a table and all its events, None if there is no table `id`."""
        with self._reader.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
            if row is None:
                return None
            return StoredTable(*row), _events_after(connection, id, 0)

    def find(self, id: str) -> StoredTable | None:
        """Return a table without its events, None if there is no table `id`."""
        with self._reader.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
            return None if row is None else StoredTable(*row)

    def events_after(self, id: str, number: int) -> list[StoredEvent]:
        with self._reader.connect() as connection:
            return _events_after(connection, id, number)

    def public_tables(self, now: int) -> list[ListedTable]:
        """Return the open tables that everybody may join, newest first.

        If there are too many, networks take turns: one that has set up many hides nobody else's.
        """
        newest = tables.c.created.desc()
        turn = sa.func.row_number().over(partition_by=tables.c.origin, order_by=newest)
        open_to_all = (
            sa.select(tables.c.id, tables.c.summary, tables.c.created, turn.label("turn"))
            .where(tables.c.state == "waiting", tables.c.public, tables.c.created > now - FRESH)
            .subquery()
        )
        found = (
            sa.select(open_to_all)
            .order_by(open_to_all.c.turn, open_to_all.c.created.desc())
            .limit(MAX_PUBLIC)
            .subquery()
        )
        listed = sa.select(found.c.id, found.c.summary, sa.null())
        return self._listed(listed.order_by(found.c.created.desc()))

    def public_games(self) -> list[str]:
        """Return the summaries of public games under way, newest first."""
        found = (
            sa.select(tables.c.summary)
            .where(tables.c.state == "playing", tables.c.public, tables.c.summary.is_not(None))
            .order_by(tables.c.created.desc())
            .limit(MAX_PUBLIC)
        )
        with self._reader.connect() as connection:
            return list(connection.execute(found).scalars())

    def running_tables(self, guest: str) -> list[ListedTable]:
        """Return the tables of `guest` that are not finished, newest first."""
        found = (
            _tables_of(guest)
            .where(people.c.finished.is_(None))
            .order_by(tables.c.created.desc())
            .limit(MAX_RUNNING)
        )
        return self._listed(found)

    def finished_tables(
        self, guest: str, before: tuple[int, str] | None, most: int
    ) -> list[ListedTable]:
        """Return at most `most` finished tables of `guest`, newest first.

        `before`: only those that come after the table with this time of its end and this id.
        """
        key = sa.tuple_(people.c.finished, people.c.table_id)
        found = (
            _tables_of(guest)
            .where(people.c.finished.is_not(None), tables.c.state == "over")
            .order_by(people.c.finished.desc(), people.c.table_id.desc())
            .limit(most)
        )
        return self._listed(found if before is None else found.where(key < before))

    def ended_tables(self, since: int) -> list[str]:
        """Return the ids of finished tables that were set up at `since` or later, oldest first."""
        found = sa.select(tables.c.id).where(tables.c.state == "over", tables.c.created >= since)
        return self._ids(found.order_by(tables.c.created, tables.c.id))

    def add_summary(self, id: str, summary: str) -> None:
        """Store the summary of a table that has none."""
        missing = (tables.c.id == id) & tables.c.summary.is_(None)
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(missing).values(summary=summary))

    def tables_without_results(self, after: str, most: int) -> list[UncountedTable]:
        """Return at most `most` finished tables of people that have no results, as old versions
        have left them: those whose ids come after `after`."""
        found = (
            sa.select(tables.c.id, tables.c.setup, tables.c.summary, sa.func.max(people.c.finished))
            .join(people, people.c.table_id == tables.c.id)
            .where(tables.c.state == "over", tables.c.id > after, people.c.finished.is_not(None))
            .where(~sa.exists().where(results.c.table_id == tables.c.id))
            .group_by(tables.c.id, tables.c.setup, tables.c.summary)
            .order_by(tables.c.id)
            .limit(most)
        )
        with self._reader.connect() as connection:
            return [UncountedTable(*row) for row in connection.execute(found)]

    def add_results(self, stored: Sequence[Result], figures: Sequence[Figures]) -> None:
        """Store the results of a game, unless they are there, with what its review says."""
        with self.engine.begin() as connection:
            insert_results(connection, stored)
            for table in {each.table_id for each in stored}:
                add_figures(connection, table, figures)

    def _listed(self, query: sa.Select[Any]) -> list[ListedTable]:
        with self._reader.connect() as connection:
            return [ListedTable(*row) for row in connection.execute(query)]

    def _ids(self, query: sa.Select[Any]) -> list[str]:
        with self._reader.connect() as connection:
            return list(connection.execute(query).scalars())

    def commit(self, steps: Sequence[Step]) -> list[bool]:
        """Store steps of different tables in one transaction; False for those that came too late.

        Called by one thread at a time.
        """
        return self._commits.commit(steps)

    # Reviews

    def review(self, id: str) -> str | None:
        """Return the stored review of the table `id`, None if there is none."""
        with self._reader.connect() as connection:
            found = sa.select(reviews.c.body).where(reviews.c.table_id == id)
            return connection.execute(found).scalar()

    def keep_review(self, id: str, body: str, figures: Sequence[Figures] = ()) -> None:
        """Store the review of the table `id`, in place of an earlier one, and what it says about
        each seat."""
        insert = insert_into(self.engine, reviews).values(table_id=id, body=body)
        kept = insert.on_conflict_do_update(index_elements=["table_id"], set_={"body": body})
        with self.engine.begin() as connection:
            connection.execute(kept)
            add_figures(connection, id, figures)

    # Records

    def record(self, id: str) -> str | None:
        """Return the text of the kept record `id`, None if there is none."""
        with self._reader.connect() as connection:
            return connection.execute(sa.select(records.c.text).where(records.c.id == id)).scalar()

    def records_of(self, guest: str) -> list[tuple[str, str]]:
        """Return the ids and texts of all records that `guest` has kept, oldest first."""
        own = sa.select(records.c.id, records.c.text).where(records.c.guest == guest)
        with self._reader.connect() as connection:
            found = connection.execute(own.order_by(records.c.created, records.c.id))
            return [(id, text) for id, text in found]

    def keep_record(
        self, id: str, text: str, guest: str, origin: str, now: int, limits: tuple[int, int]
    ) -> None:
        """Store a record. Raises NotAllowed if that would be too many.

        `limits` are for the records of the guest, and for those of the origin.
        """
        owners = (records.c.guest == guest, records.c.origin == origin)
        row = {"id": id, "guest": guest, "origin": origin, "created": now, "text": text}
        with self.engine.begin() as connection:
            if connection.execute(sa.select(records.c.id).where(records.c.id == id)).scalar():
                return
            count = sa.select(sa.func.count()).select_from(records)
            kept = [connection.execute(count.where(owner)).scalar_one() for owner in owners]
            if kept[0] >= limits[0]:
                raise NotAllowed("records-full", most=limits[0])
            if kept[1] >= limits[1]:
                raise NotAllowed("records-of-network", most=limits[1])
            new = insert_into(connection, records).values(**row)
            connection.execute(new.on_conflict_do_nothing())


def _tables_of(guest: str) -> sa.Select[Any]:
    return (
        sa.select(tables.c.id, tables.c.summary, people.c.finished)
        .join(people, people.c.table_id == tables.c.id)
        .where(people.c.guest == guest)
    )


def _events_after(connection: sa.Connection, id: str, number: int) -> list[StoredEvent]:
    found = (
        sa.select(events.c.number, events.c.at, events.c.body)
        .where(events.c.table_id == id, events.c.number > number)
        .order_by(events.c.number)
    )
    return [StoredEvent(*row) for row in connection.execute(found)]
