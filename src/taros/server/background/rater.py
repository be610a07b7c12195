"""Keeps ratings up to date, and stores the results of games that old versions have finished."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from taros.tables.events import decode_setup
from taros.tables.summary import encode_summary
from taros.tables.table import Table

from ..ratings.fold import REST_SECONDS, RatingFold
from ..ratings.results import figures_of, stored_results
from ..storage import Store, UncountedTable

PAUSE_SECONDS = 60.0  # after which it looks for what other workers, or a crash, have left
AT_ONCE = 100  # tables of old versions

log = logging.getLogger(__name__)


class Rater:
    """Any number of workers may do this at a time: all of it can be done twice."""

    def __init__(self, store: Store, read_table: Callable[[str], Awaitable[Table | None]]) -> None:
        """`read_table` builds a table from its events, for those that have no summary."""
        self._store = store
        self._read_table = read_table
        self._fold = RatingFold(store.engine)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rater")
        self._is_due = asyncio.Event()

    def notify(self) -> None:
        """Have ratings folded soon: a rated game has ended."""
        self._is_due.set()

    async def run(self) -> None:
        """Store what old versions have left; then fold whatever is due, for ever."""
        await self._attempt(self._count_old_tables())
        while True:
            self._is_due.clear()
            await self._attempt(self._fold_all())
            try:
                await asyncio.wait_for(self._is_due.wait(), PAUSE_SECONDS)
            except TimeoutError:
                continue

    async def close(self) -> None:
        """Wait until what is being folded is stored; begin nothing else."""
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)

    async def _fold_all(self) -> None:
        """Fold what is due, some games at a time: in between moves are stored, and this can end."""
        loop = asyncio.get_running_loop()
        while due := await loop.run_in_executor(self._thread, self._fold.due):
            for pool in due:
                await loop.run_in_executor(self._thread, self._fold.fold_some, pool)
                await asyncio.sleep(REST_SECONDS)

    async def _attempt(self, work: Awaitable[object]) -> None:
        try:
            await work
        except Exception:  # the games stay due
            log.exception("rating games failed")

    async def _count_old_tables(self) -> None:
        last = ""
        while found := await asyncio.to_thread(self._store.tables_without_results, last, AT_ONCE):
            for table in found:
                try:
                    await self._count(table)
                except Exception:  # one table that cannot be read keeps nobody from the others
                    log.exception("the result of table %s cannot be read", table.id)
            last = found[-1].id

    async def _count(self, table: UncountedTable) -> None:
        summary = table.summary or await self._summary(table.id)
        if summary is None:
            return
        review = await asyncio.to_thread(self._store.review, table.id)
        stored = stored_results(decode_setup(table.setup), summary, table.finished)
        figures = figures_of(review) if review else []
        await asyncio.to_thread(self._store.add_results, stored, figures)

    async def _summary(self, id: str) -> str | None:
        """Return the summary of a finished table from its events."""
        table = await self._read_table(id)
        if table is None or table.state != "over":
            return None
        return encode_summary(table.id, table, table.game, table.match.state)
