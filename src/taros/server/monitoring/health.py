"""Whether moves can be stored."""

import asyncio
import logging
import time

from ..storage import Store

FRESH_SECONDS = 1.0  # for which an answer holds: a check writes to the disk

log = logging.getLogger(__name__)


class Health:
    """Checks the database by writing to it, at most once a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checking = asyncio.Lock()
        self._is_healthy = False
        self._checked_at = -FRESH_SECONDS

    async def check(self) -> bool:
        """Return whether the database can be written."""
        async with self._checking:
            if time.monotonic() - self._checked_at >= FRESH_SECONDS:
                self._is_healthy = await asyncio.to_thread(self._can_write)
                self._checked_at = time.monotonic()
            return self._is_healthy

    def _can_write(self) -> bool:
        try:
            self._store.check()
        except Exception:
            log.exception("the database cannot be written")
            return False
        return True
