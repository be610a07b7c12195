"""Lists of tables, made of their stored summaries: no table is loaded for them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from taros.tables.protocol import FinishedTables, TableSummary
from taros.tables.summary import Summary, decode_summary, encode_summary
from taros.tables.table import Table

from ..storage import ListedTable, Store

log = logging.getLogger(__name__)


class TableLists:
    def __init__(self, store: Store, read_table: Callable[[str], Awaitable[Table | None]]) -> None:
        """`read_table` builds a table from its events, for those that have no summary yet."""
        self._store = store
        self._read_table = read_table

    async def public(self, guest: str, now: int) -> list[TableSummary]:
        """Return open tables that anyone may join, newest first, as `guest` sees them."""
        found = await self._summaries(await asyncio.to_thread(self._store.public_tables, now))
        return [each.seen_by(guest) for each in found]

    async def running(self, guest: str) -> list[TableSummary]:
        """Return the unfinished tables of `guest`, newest first."""
        found = await asyncio.to_thread(self._store.running_tables, guest)
        return await self._own(found, guest)

    async def finished(
        self, guest: str, before: tuple[int, str] | None, most: int
    ) -> FinishedTables:
        """Return at most `most` finished tables of `guest`, newest first.

        `before` is the time of its end and the id of the last table that was listed already.
        """
        found = await asyncio.to_thread(self._store.finished_tables, guest, before, most + 1)
        last = found[most - 1] if len(found) > most else None
        own = await self._own(found[:most], guest)
        return FinishedTables(own, f"{last.finished}-{last.id}" if last else None)

    async def _own(self, tables: Iterable[ListedTable], guest: str) -> list[TableSummary]:
        """Return `tables` without those that `guest` has left before the game began."""
        found = await self._summaries(tables)
        return [each.seen_by(guest) for each in found if each.belongs_to(guest)]

    async def _summaries(self, tables: Iterable[ListedTable]) -> list[Summary]:
        stored = [each.summary or await self._add_summary(each.id) for each in tables]
        return [decode_summary(each) for each in stored if each is not None]

    async def _add_summary(self, id: str) -> str | None:
        """Make and store the summary of a table of an old version; None if it cannot be read."""
        try:
            table = await self._read_table(id)
        except Exception:  # one table that cannot be read keeps nobody from the others
            log.exception("table %s cannot be read", id)
            return None
        if table is None:
            return None
        summary = encode_summary(id, table, table.game, table.match.state)
        await asyncio.to_thread(self._store.add_summary, id, summary)
        return summary
