"""Tables that are kept no longer: found, and deleted with all that belongs to them."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from ..limits import Limits
from .commits import RUNNING
from .results import set_due_of
from .schema import accounts, events, leases, people, results, reviews, tables

DAY = 86_400_000  # milliseconds
AT_ONCE = 20  # tables in one transaction, which keeps moves waiting


class Due(NamedTuple):
    """Tables that are kept no longer, by their ids."""

    to_close: list[str]  # unfinished ones, where nothing happens any more
    to_delete: list[str]  # which their host has closed, or which are over


class Deletion:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def due(self, limits: Limits, at: int, most: int, unclosable: Collection[str] = ()) -> Due:
        """Return what `limits` say is due at the time `at`, at most `most` of each kind; but do not
        close those that are `unclosable`."""
        return Due(
            self.idle(RUNNING, at - int(limits.unfinished_days * DAY), most, unclosable),
            [
                *self.idle(("removed",), at - int(limits.removed_days * DAY), most),
                *self.idle(("over",), at - int(limits.finished_days * DAY), most, of_guests=True),
            ],
        )

    def idle(
        self,
        states: Sequence[str],
        before: int,
        most: int,
        without: Collection[str] = (),
        *,
        of_guests: bool = False,
    ) -> list[str]:
        """Return the ids of at most `most` tables in one of `states` where nothing has happened
        since `before`, oldest first, but none of `without`.

        `of_guests`: only those where nobody has an account.
        """
        happened = (events.c.table_id == tables.c.id) & (events.c.at >= before)
        found = (
            sa.select(tables.c.id)
            .where(tables.c.state.in_(states), tables.c.created < before)
            .where(~sa.exists().where(happened))
            .order_by(tables.c.created)
            .limit(most + len(without))
        )
        if of_guests:
            found = found.where(~_has_account())
        with self._engine.execution_options(reads=True).connect() as connection:
            ids = [id for id in connection.execute(found).scalars() if id not in without]
        return ids[:most]

    def delete(self, ids: Sequence[str]) -> None:
        """Delete tables for good, with all that belongs to them."""
        with self._engine.begin() as connection:
            set_due_of(connection, ids)
            for each in (events, people, results, reviews, leases):
                connection.execute(each.delete().where(each.c.table_id.in_(ids)))
            connection.execute(tables.delete().where(tables.c.id.in_(ids)))


def _has_account() -> sa.ColumnElement[bool]:
    """Whether somebody with an account sat at a table."""
    joined = (people.c.table_id == tables.c.id) & (people.c.guest == accounts.c.guest)
    return sa.exists().where(joined).correlate(tables)
