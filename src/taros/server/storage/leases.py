"""Leases: which worker looks after which table, its bots and its clock."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from .schema import leases, tables

MAX_DUE = 50  # tables that a worker looks after in one go
LONGEST_LEASE = 60_000  # milliseconds; one that ends later was made by a clock that was wrong


class Leases:
    """The leases in a database. `insert` is the INSERT of its dialect."""

    def __init__(self, engine: sa.Engine, reader: sa.Engine, insert: Any) -> None:
        self._engine = engine
        self._reader = reader
        self._insert = insert

    def claim(self, id: str, worker: str, now: int, until: int) -> bool:
        """Try to lease the table `id` to `worker` until the time `until`; return whether it has the
        lease."""
        insert = self._insert(leases).values(table_id=id, worker=worker, until=until)
        free = _has_ended(now) | (leases.c.worker == worker)
        taken = insert.on_conflict_do_update(
            index_elements=["table_id"], set_={"worker": worker, "until": until}, where=free
        )
        with self._engine.begin() as connection:
            return connection.execute(taken.returning(leases.c.worker)).first() is not None

    def renew(self, worker: str, now: int, until: int) -> set[str]:
        """Renew the leases of `worker` that have not expired; return the ids of those tables."""
        own = (leases.c.worker == worker) & (leases.c.until >= now)
        with self._engine.begin() as connection:
            connection.execute(leases.update().where(own).values(until=until))
            found = sa.select(leases.c.table_id).where(leases.c.worker == worker)
            return set(connection.execute(found.where(leases.c.until >= now)).scalars())

    def release(self, worker: str, ids: Sequence[str]) -> None:
        own = (leases.c.worker == worker) & leases.c.table_id.in_(ids)
        with self._engine.begin() as connection:
            connection.execute(leases.delete().where(own))

    def release_all(self, worker: str | None = None) -> None:
        """Release all leases of `worker`, or of all workers if it is None."""
        own = leases.c.worker == worker if worker is not None else sa.true()
        with self._engine.begin() as connection:
            connection.execute(leases.delete().where(own))

    def let_rest(self, id: str) -> None:
        """Remove the wake time of the table `id`: no worker loads it until something happens
        there."""
        with self._engine.begin() as connection:
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
        with self._reader.connect() as connection:
            return list(connection.execute(found).scalars())


def _has_ended(now: int) -> sa.ColumnElement[bool]:
    return (leases.c.until < now) | (leases.c.until > now + LONGEST_LEASE)
