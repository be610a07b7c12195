"""Tables and their events in a database.

Everything here blocks, and is called from threads; `commit` by one at a time. An event is stored
under (table, number); where there is one already, the new one is refused by the database itself,
so that any worker may serve any table.
"""

import secrets as random
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from taros.core.errors import BadOption, NotAllowed

from .engine import PRIVATE, make_private, open_engine
from .schema import (
    events,
    leases,
    migrate,
    people,
    reviews,
    secrets,
    tables,
)

MAX_PUBLIC = 50  # open tables in the list for everybody
MAX_RUNNING = 200  # unfinished tables in somebody's list
MAX_DUE = 50  # tables that a worker looks after in one go
FRESH = 86_400_000  # how long an open table is on offer, in milliseconds
RUNNING = ("waiting", "playing")

AT_ONCE = 200  # events in one statement: old versions of SQLite take 999 values

_INSERT_EVENTS = "INSERT OR IGNORE INTO events (table_id, number, at, body) VALUES "
_UPDATE_TABLE = "UPDATE tables SET state = ?, wake = ?, summary = ? WHERE id = ?"
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

    def open(self) -> None:
        """Connect and migrate. Raises BadOption if the database is missing or cannot be used."""
        if self._is_sqlite:
            make_private(str(self.engine.url.database))
        try:
            migrate(self.engine)
        except DBAPIError as error:
            address = self.engine.url.render_as_string(hide_password=True)
            raise BadOption("no-database", address=address, reason=str(error.orig)) from error

    def close(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None
        self.engine.dispose()

    def ping(self) -> None:
        """Run a query; raise the error of the database if it fails."""
        with self._reader.connect() as connection:
            connection.execute(sa.select(1))

    def secret(self, name: str) -> bytes:
        """Return the secret `name`: 256 random bits, drawn when they are first asked for."""
        new = self._insert(secrets).values(name=name, value=random.token_hex(32))
        with self.engine.begin() as connection:
            connection.execute(new.on_conflict_do_nothing())
            found = sa.select(secrets.c.value).where(secrets.c.name == name)
            return bytes.fromhex(connection.execute(found).scalar_one())

    # Tables

    def create(self, table: StoredTable, first: StoredEvent, guests: Iterable[str]) -> bool:
        """Store a new table; return False if its id exists. Raises NotAllowed if its nonce is
        used."""
        new = self._insert(tables).values(table._asdict())
        unless_there = new.on_conflict_do_nothing(index_elements=["id"]).returning(tables.c.id)
        try:
            with self.engine.begin() as connection:
                if connection.execute(unless_there).first() is None:
                    return False
                connection.execute(events.insert(), {"table_id": table.id, **first._asdict()})
                rows = [{"guest": guest, "table_id": table.id} for guest in set(guests)]
                if rows:
                    connection.execute(people.insert(), rows)
                return True
        except IntegrityError:
            raise NotAllowed("nonce-used") from None

    def load(self, id: str) -> tuple[StoredTable, list[StoredEvent]] | None:
        """Return a table and all its events, None if there is no table `id`."""
        with self._reader.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == id)).first()
            if row is None:
                return None
            return StoredTable(*row), _events_after(connection, id, 0)

    def events_after(self, id: str, number: int) -> list[StoredEvent]:
        with self._reader.connect() as connection:
            return _events_after(connection, id, number)

    def public_tables(self, now: int) -> list[ListedTable]:
        """Return the open tables that everybody may join, newest first."""
        found = (
            sa.select(tables.c.id, tables.c.summary, sa.null())
            .where(tables.c.state == "waiting", tables.c.public, tables.c.created > now - FRESH)
            .order_by(tables.c.created.desc())
            .limit(MAX_PUBLIC)
        )
        return self._listed(found)

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
            updates = [(*step.update, step.table_id) for step in steps if step.update]
            if updates:
                cursor.executemany(_UPDATE_TABLE, updates)
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

    # Leases

    def claim(self, id: str, worker: str, now: int, until: int) -> bool:
        """Try to lease the table `id` to `worker` until the time `until`; return whether it has the
        lease."""
        insert = self._insert(leases).values(table_id=id, worker=worker, until=until)
        free = (leases.c.until < now) | (leases.c.worker == worker)
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

    def due(self, now: int, worker: str) -> list[str]:
        """Return the ids of the tables whose wake time has come and that no other worker has
        leased."""
        free = leases.c.until.is_(None) | (leases.c.until < now) | (leases.c.worker == worker)
        found = (
            sa.select(tables.c.id)
            .outerjoin(leases, leases.c.table_id == tables.c.id)
            .where(tables.c.wake <= now, free)
            .order_by(tables.c.wake)
            .limit(MAX_DUE)
        )
        return self._ids(found)


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
    for first in range(0, len(steps), AT_ONCE):
        some = steps[first : first + AT_ONCE]
        rows = ", ".join(["(?, ?, ?, ?)"] * len(some))
        values = [value for step in some for value in step[:4]]
        stored += cursor.execute(_INSERT_EVENTS + rows, values).rowcount
    return stored


def _events_after(connection: sa.Connection, id: str, number: int) -> list[StoredEvent]:
    found = (
        sa.select(events.c.number, events.c.at, events.c.body)
        .where(events.c.table_id == id, events.c.number > number)
        .order_by(events.c.number)
    )
    return [StoredEvent(*row) for row in connection.execute(found)]
