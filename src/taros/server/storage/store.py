"""Tables and their events in a database.

Everything here blocks, and is called from threads; `commit` by one at a time. An event is stored
under (table, number); where there is one already, the new one is refused by the database itself,
so that any worker may serve any table.
"""

import os
import secrets as random
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from taros.core.errors import BadOption, NotAllowed

from .engine import PRIVATE, make_private, open_engine
from .schema import (
    events,
    leases,
    migrate,
    people,
    records,
    reviews,
    secrets,
    tables,
)

MAX_PUBLIC = 50  # open tables in the list for everybody
MAX_RUNNING = 200  # unfinished tables in somebody's list
NO_TABLE = ""  # has a lease, too, when the database is checked
MAX_DUE = 50  # tables that a worker looks after in one go
LONGEST_LEASE = 60_000  # milliseconds; one that ends later was made by a clock that was wrong
FRESH = 86_400_000  # how long an open table is on offer, in milliseconds
RUNNING = ("waiting", "playing")
PURPOSES = ("identity", "seeds")  # of secrets
CLOSING = 2.0  # seconds that threads have to give back their connections

AT_ONCE = 200  # events in one statement: old versions of SQLite take 999 values

_INSERT_EVENTS = "INSERT OR IGNORE INTO events (table_id, number, at, body) VALUES "
_UPDATE_TABLES = (
    "UPDATE tables SET state = new.column2, wake = new.column3, summary = new.column4 "
    "FROM (VALUES {rows}) AS new WHERE id = new.column1"
)
_FINISH_PEOPLE = "UPDATE people SET finished = ? WHERE table_id = ? AND finished IS NULL"
_INSERT_PERSON = "INSERT OR IGNORE INTO people (guest, table_id) VALUES (?, ?)"


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


class StoredEvent(NamedTuple):
    number: int
    at: int
    body: str


class TableUpdate(NamedTuple):
    """What changes in the row of a table."""

    state: str
    wake: int | None
    summary: str

    @property
    def ends(self) -> bool:
        return self.state not in RUNNING


class Step(NamedTuple):
    """An event to be stored, with what changes beside it."""

    table_id: str
    number: int
    at: int
    body: str
    update: TableUpdate | None = None
    person: str | None = None  # a guest who sits there from now on


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
        self._writing: sa.PoolProxiedConnection | None = None
        self._insert: Any = (sqlite if self._is_sqlite else postgresql).insert
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
        if self._writing is not None:
            self._writing.close()
            self._writing = None
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
        self.claim(NO_TABLE, "health", now=0, until=time.time_ns())  # never what is there already
        file = self.engine.url.database
        if self._file is not None and not os.path.samestat(self._file, Path(str(file)).stat()):
            raise FileNotFoundError(f"{file} was replaced")

    def secret(self, name: str) -> bytes:
        """Return the secret `name`: 256 random bits, drawn when they are first asked for."""
        found = sa.select(secrets.c.value).where(secrets.c.name == name)
        with self._reader.connect() as connection:
            value = connection.execute(found).scalar()
        if value is None:
            new = self._insert(secrets).values(name=name, value=random.token_hex(32))
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
        new = self._insert(tables).values(table._asdict())
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

    def _listed(self, query: sa.Select[Any]) -> list[ListedTable]:
        with self._reader.connect() as connection:
            return [ListedTable(*row) for row in connection.execute(query)]

    def _ids(self, query: sa.Select[Any]) -> list[str]:
        with self._reader.connect() as connection:
            return list(connection.execute(query).scalars())

    # Events

    def commit(self, steps: Sequence[Step]) -> list[bool]:
        """Store steps of different tables in one transaction; False for those that came too late.

        Rows are written in the order of their tables, so that no two workers wait for each other.
        """
        if not steps:
            return []
        ordered = sorted(steps, key=lambda step: step[:2])
        write = self._commit_sqlite if self._is_sqlite else self._commit_postgresql
        stored = write(ordered)
        return [(step.table_id, step.number) in stored for step in steps]

    def _commit_sqlite(self, steps: Sequence[Step]) -> set[tuple[str, int]]:
        """Commit `steps` without SQLAlchemy, on a connection of its own: that takes a third of the
        time."""
        if self._writing is None:
            self._writing = self.engine.raw_connection()
        cursor = self._writing.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            if _insert_events(cursor, steps) < len(steps):
                cursor.execute("ROLLBACK")
                cursor.execute("BEGIN IMMEDIATE")
                steps = [step for step in steps if _insert_events(cursor, [step])]
            _update_tables(cursor, [step for step in steps if step.update])
            finished = [(step.at, step.table_id) for step in steps if _is_end(step)]
            if finished:
                cursor.executemany(_FINISH_PEOPLE, finished)
            persons = [(step.person, step.table_id) for step in steps if step.person]
            if persons:
                cursor.executemany(_INSERT_PERSON, persons)
            cursor.execute("COMMIT")
        except BaseException:
            self._writing.invalidate()
            self._writing = None
            raise
        return {(step.table_id, step.number) for step in steps}

    def _commit_postgresql(self, steps: Sequence[Step]) -> set[tuple[str, int]]:
        insert = postgresql.insert(events).on_conflict_do_nothing()
        rows = [
            {"table_id": step.table_id, "number": step.number, "at": step.at, "body": step.body}
            for step in steps
        ]
        with self.engine.begin() as connection:
            returned = connection.execute(
                insert.returning(events.c.table_id, events.c.number), rows
            )
            stored = {(id, number) for id, number in returned}
            kept = [step for step in steps if (step.table_id, step.number) in stored]
            updates = [
                {"id_": step.table_id, **step.update._asdict()} for step in kept if step.update
            ]
            if updates:
                change = tables.update().where(tables.c.id == sa.bindparam("id_"))
                connection.execute(change, updates)
            finished = [
                {"id_": step.table_id, "finished": step.at} for step in kept if _is_end(step)
            ]
            if finished:
                end = people.update().where(
                    people.c.table_id == sa.bindparam("id_"), people.c.finished.is_(None)
                )
                connection.execute(end, finished)
            persons = [
                {"guest": step.person, "table_id": step.table_id} for step in kept if step.person
            ]
            if persons:
                connection.execute(postgresql.insert(people).on_conflict_do_nothing(), persons)
        return stored

    # Reviews

    def review(self, id: str) -> str | None:
        """Return the stored review of the table `id`, None if there is none."""
        with self._reader.connect() as connection:
            found = sa.select(reviews.c.body).where(reviews.c.table_id == id)
            return connection.execute(found).scalar()

    def keep_review(self, id: str, body: str) -> None:
        """Store the review of the table `id`, in place of an earlier one."""
        insert = self._insert(reviews).values(table_id=id, body=body)
        kept = insert.on_conflict_do_update(index_elements=["table_id"], set_={"body": body})
        with self.engine.begin() as connection:
            connection.execute(kept)

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
            connection.execute(self._insert(records).values(**row).on_conflict_do_nothing())

    # Leases

    def claim(self, id: str, worker: str, now: int, until: int) -> bool:
        """Try to lease the table `id` to `worker` until the time `until`; return whether it has the
        lease."""
        insert = self._insert(leases).values(table_id=id, worker=worker, until=until)
        free = _has_ended(now) | (leases.c.worker == worker)
        taken = insert.on_conflict_do_update(
            index_elements=["table_id"], set_={"worker": worker, "until": until}, where=free
        )
        with self.engine.begin() as connection:
            return connection.execute(taken.returning(leases.c.worker)).first() is not None

    def renew(self, worker: str, now: int, until: int) -> set[str]:
        """Renew the leases of `worker` that have not expired; return the ids of those tables."""
        own = (leases.c.worker == worker) & (leases.c.until >= now)
        with self.engine.begin() as connection:
            connection.execute(leases.update().where(own).values(until=until))
            found = sa.select(leases.c.table_id).where(leases.c.worker == worker)
            return set(connection.execute(found.where(leases.c.until >= now)).scalars())

    def release(self, worker: str, ids: Sequence[str]) -> None:
        own = (leases.c.worker == worker) & leases.c.table_id.in_(ids)
        with self.engine.begin() as connection:
            connection.execute(leases.delete().where(own))

    def release_all(self, worker: str | None = None) -> None:
        """Release all leases of `worker`, or of all workers if it is None."""
        own = leases.c.worker == worker if worker is not None else sa.true()
        with self.engine.begin() as connection:
            connection.execute(leases.delete().where(own))

    def let_rest(self, id: str) -> None:
        """Remove the wake time of the table `id`: no worker loads it until something happens
        there."""
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == id).values(wake=None))

    def due(self, now: int) -> list[str]:
        """Return the ids of tables whose wake time has come and that no worker has leased, at most
        MAX_DUE: a worker looks after those that it has leased by itself."""
        free = leases.c.until.is_(None) | _has_ended(now)
        found = (
            sa.select(tables.c.id)
            .outerjoin(leases, leases.c.table_id == tables.c.id)
            .where(tables.c.wake <= now, free)
            .order_by(tables.c.wake)
            .limit(MAX_DUE)
        )
        return self._ids(found)


def _has_ended(now: int) -> sa.ColumnElement[bool]:
    return (leases.c.until < now) | (leases.c.until > now + LONGEST_LEASE)


def _is_end(step: Step) -> bool:
    return step.update is not None and step.update.ends


def _tables_of(guest: str) -> sa.Select[Any]:
    return (
        sa.select(tables.c.id, tables.c.summary, people.c.finished)
        .join(people, people.c.table_id == tables.c.id)
        .where(people.c.guest == guest)
    )


def _insert_events(cursor: Any, steps: Sequence[Step]) -> int:
    """Insert the events of `steps` that do not exist yet; return how many those are.

    Few statements: each of them releases the GIL and has to wait until the event loop returns it.
    """
    stored = 0
    for some in _batches(steps):
        values = [value for step in some for value in step[:4]]
        stored += cursor.execute(_INSERT_EVENTS + _rows(some), values).rowcount
    return stored


def _update_tables(cursor: Any, steps: Sequence[Step]) -> None:
    """Update the tables of `steps`, which all have an update; few statements here, too."""
    for some in _batches(steps):
        values = [value for step in some for value in (step.table_id, *(step.update or ()))]
        cursor.execute(_UPDATE_TABLES.format(rows=_rows(some)), values)


def _batches(steps: Sequence[Step]) -> Iterator[Sequence[Step]]:
    """Split `steps` into as many as one statement takes."""
    return (steps[first : first + AT_ONCE] for first in range(0, len(steps), AT_ONCE))


def _rows(steps: Sequence[Step]) -> str:
    """Return places for four values of each of `steps`."""
    return ", ".join(["(?, ?, ?, ?)"] * len(steps))


def _events_after(connection: sa.Connection, id: str, number: int) -> list[StoredEvent]:
    found = (
        sa.select(events.c.number, events.c.at, events.c.body)
        .where(events.c.table_id == id, events.c.number > number)
        .order_by(events.c.number)
    )
    return [StoredEvent(*row) for row in connection.execute(found)]
