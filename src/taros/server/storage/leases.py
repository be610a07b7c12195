"""Leases: which worker looks after which table, its bots and its clock.

Leases end by the clock of the database: clocks of workers may differ.
"""

from collections.abc import Sequence

import sqlalchemy as sa

from .engine import insert_into
from .schema import leases, tables

MAX_DUE = 50  # tables that a worker looks after in one go
LONGEST_LEASE = 60_000  # milliseconds; one that ends later was made before the clock was set back
CLOCKS = {  # by dialect: milliseconds since 1970, by the clock of the database
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}


class Leases:
    """The leases in a database."""

    def __init__(self, engine: sa.Engine, reader: sa.Engine) -> None:
        self._engine = engine
        self._reader = reader
        self._now = clock_of(engine)

    def claim(self, id: str, worker: str, milliseconds: int) -> bool:
        """Try to lease the table `id` to `worker` for `milliseconds`; return whether it has the
        lease."""
        until = self._now + milliseconds
        insert = insert_into(self._engine, leases).values(table_id=id, worker=worker, until=until)
        free = self._has_ended | (leases.c.worker == worker)
        taken = insert.on_conflict_do_update(
            index_elements=["table_id"], set_={"worker": worker, "until": until}, where=free
        )
        with self._engine.begin() as connection:
            return connection.execute(taken.returning(leases.c.worker)).first() is not None

    def renew(self, worker: str, milliseconds: int) -> set[str]:
        """Let the leases of `worker` that have not ended last for `milliseconds` from now; return
        the ids of those tables."""
        own = (leases.c.worker == worker) & (leases.c.until >= self._now)
        renewed = leases.update().where(own).values(until=self._now + milliseconds)
        with self._engine.begin() as connection:
            return set(connection.execute(renewed.returning(leases.c.table_id)).scalars())

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
        free = leases.c.until.is_(None) | self._has_ended
        found = (
            sa.select(tables.c.id)
            .outerjoin(leases, leases.c.table_id == tables.c.id)
            .where(tables.c.wake <= now, free)
            .order_by(tables.c.wake)
            .limit(MAX_DUE)
        )
        with self._reader.connect() as connection:
            return list(connection.execute(found).scalars())

    @property
    def _has_ended(self) -> sa.ColumnElement[bool]:
        until = leases.c.until
        return (until < self._now) | (until > self._now + LONGEST_LEASE)


def clock_of(bind: sa.Engine | sa.Connection) -> sa.ColumnElement[int]:
    """Return the expression for the time by the clock of a database."""
    return sa.literal_column(CLOCKS[bind.dialect.name], sa.BigInteger)
