"""Commit events of many tables in one transaction.

An event is stored under (table, number); where there is one already, the new one is refused by the
database itself, so that any worker may serve any table.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from .results import Result, insert_results, insert_with_cursor
from .schema import events, people, tables

RUNNING = ("waiting", "playing")
AT_ONCE = 200  # events in one statement: old versions of SQLite take 999 values

_INSERT_EVENTS = "INSERT OR IGNORE INTO events (table_id, number, at, body) VALUES "
_UPDATE_TABLES = (
    "UPDATE tables SET state = new.column2, wake = new.column3, summary = new.column4 "
    "FROM (VALUES {rows}) AS new WHERE id = new.column1"
)
_FINISH_PEOPLE = "UPDATE people SET finished = ? WHERE table_id = ? AND finished IS NULL"
_INSERT_PERSON = "INSERT OR IGNORE INTO people (guest, table_id) VALUES (?, ?)"


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
    results: Sequence[Result] = ()  # of the game, if it ends


class Commits:
    """Commits to a database; `commit` is called by one thread at a time."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._writing: sa.PoolProxiedConnection | None = None

    def close(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

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
            self._writing = self._engine.raw_connection()
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
            insert_with_cursor(cursor, [result for step in steps for result in step.results])
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
        with self._engine.begin() as connection:
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
            insert_results(connection, [result for step in kept for result in step.results])
        return stored


def _is_end(step: Step) -> bool:
    return step.update is not None and step.update.ends


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
