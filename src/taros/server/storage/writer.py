"""One writer for each worker: all events that wait are stored in one transaction."""

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from taros.core.errors import NotAllowed

from ..monitoring.metrics import Metrics
from . import Step, Store

Waiter = asyncio.Future[None]

log = logging.getLogger(__name__)


class Batch(NamedTuple):
    """Steps that are stored together."""

    waiters: Sequence[Waiter]
    storing: asyncio.Future[list[bool]]
    began: float


class Writer:
    """A table has at most one step here at a time."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._queue: list[tuple[Step, Waiter]] = []
        self._queued = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._loop = asyncio.get_running_loop()

    def open(self) -> None:
        self._task = self._loop.create_task(self._run())

    async def close(self) -> None:
        """Store what is queued or under way, then stop; steps that come later are refused."""
        self._closed = True
        self._queued.set()
        if self._task:
            await self._task
        self._thread.shutdown()

    def append(self, step: Step) -> Waiter:
        """Queue a step; the future is done once it is stored.

        Its exception is NotAllowed: `stale-move` if another worker has stored an event of that
        number, `not-stored` if the store failed or the writer is closed.
        """
        stored: Waiter = self._loop.create_future()
        if self._closed:
            _release(stored, "not-stored")
            return stored
        self._queue.append((step, stored))
        self._queued.set()
        return stored

    async def _run(self) -> None:
        """Store batch after batch; the next one is under way before waiters of the last go on."""
        while self._queue or not self._closed:
            await self._queued.wait()
            batch = self._start()
            while batch:
                errors = await self._finish(batch)
                following = self._start()
                for waiter, error in zip(batch.waiters, errors, strict=True):
                    _release(waiter, error)
                batch = following

    def _start(self) -> Batch | None:
        """Begin to store all that is queued, if anything is."""
        self._queued.clear()
        if not self._queue:
            return None
        steps, waiters = zip(*self._queue, strict=True)
        self._queue = []
        storing = self._loop.run_in_executor(self._thread, self._store.commit, steps)
        return Batch(waiters, storing, time.perf_counter())

    async def _finish(self, batch: Batch) -> Sequence[str | None]:
        """Wait for a batch; return the key of an error for every step that was not stored."""
        errors: Sequence[str | None]
        try:
            errors = [None if is_stored else "stale-move" for is_stored in await batch.storing]
        except Exception:
            log.exception("storing %s events failed", len(batch.waiters))
            errors = ["not-stored"] * len(batch.waiters)
        self._metrics.add("taros_commits_total")
        self._metrics.add("taros_events_total", errors.count(None))
        self._metrics.add("taros_commit_seconds_total", time.perf_counter() - batch.began)
        return errors


def _release(waiter: Waiter, error: str | None) -> None:
    """Let a waiter go on, unless it was cancelled."""
    if waiter.done():
        return
    if error is None:
        waiter.set_result(None)
    else:
        waiter.set_exception(NotAllowed(error))
