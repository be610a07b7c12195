"""Closes tables that nobody plays any more, and deletes tables and tournaments that are kept no
longer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container

from taros.core.errors import TarosError
from taros.hosting.wall_clock import now

from ..limits import Limits
from ..live.live_table import LiveTable
from ..storage import Store
from ..storage.deletion import AT_ONCE, DAY, Deletion
from ..storage.tournaments import TournamentStore

FIRST_SECONDS = 60.0  # after the start
PAUSE_SECONDS = 600.0

log = logging.getLogger(__name__)


class Retention:
    """Any number of workers may do this at a time: all of it can be done twice."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        live_table: Callable[[str], Awaitable[LiveTable]],
        in_memory: Container[str],
    ) -> None:
        """`live_table` loads a table; those that are `in_memory` are not deleted yet."""
        self._deletion = Deletion(store.engine)
        self._tournaments = TournamentStore(store.engine)
        self._limits = limits
        self._live_table = live_table
        self._in_memory = in_memory
        self._failed: set[str] = set()
        """Tables that could not be closed: they are left alone until the next start."""

    async def run(self) -> None:
        """Close and delete now and then, for ever."""
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                is_more = await self.clean(now())
            except Exception:
                log.exception("deleting tables failed")
                is_more = False
            await asyncio.sleep(1 if is_more else PAUSE_SECONDS)

    async def clean(self, at: int) -> bool:
        """Do what is due at the time `at`, in part; return whether more may be due."""
        due = await asyncio.to_thread(self._deletion.due, self._limits, at, AT_ONCE, self._failed)
        for id in due.to_close:
            await self._close(id)
        deleted = [id for id in due.to_delete if id not in self._in_memory]
        if deleted:
            await asyncio.to_thread(self._deletion.delete, deleted)
        are_more_tournaments = await asyncio.to_thread(self._delete_tournaments, at)
        return bool(deleted) or len(due.to_close) == AT_ONCE or are_more_tournaments

    def _delete_tournaments(self, at: int) -> bool:
        """Delete some of those that are kept no longer; return whether there were any."""
        over_before = at - int(self._limits.finished_days * DAY)
        empty_before = at - int(self._limits.empty_days * DAY)
        ids = self._tournaments.kept_no_longer(over_before, empty_before, AT_ONCE)
        if ids:
            self._tournaments.delete(ids)
        return bool(ids)

    async def _close(self, id: str) -> None:
        """Close a table as its host would, so that people who have it open are told."""
        try:
            live = await self._live_table(id)
            await live.execute(lambda table: table.remove(table.setup.host))
        except TarosError as error:
            self._failed.add(id)
            log.info("table %s: %s", id, error)
        except Exception:  # one table that cannot be read keeps nobody from the others
            self._failed.add(id)
            log.exception("table %s cannot be read", id)
