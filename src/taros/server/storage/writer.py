"""One writer a worker: all that is queued is stored in one transaction, then acknowledged."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from ..work.metrics import Metrics
from . import Step, Store

Done = Callable[[bool | None], None]  # True: stored, False: came too late, None: failed

log = logging.getLogger(__name__)


class Batch(NamedTuple):
    """Steps that are stored together."""

    waiting: Sequence[Done]
    storing: asyncio.Future[list[bool]]
    began: float


class Writer:
    """A table has at most one step here at a time."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._queue: list[tuple[Step, Done]] = []
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Whatever is queued is stored first."""
        while self._queue:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
        self._thread.shutdown()

    def append(self, step: Step, done: Done) -> None:
        self._queue.append((step, done))
        self._news.set()

    async def _run(self) -> None:
        """What is queued is on its way to the disk before others hear that theirs is there."""
        while True:
            await self._news.wait()
            batch = self._start()
            while batch:
                results = await self._finish(batch)
                following = self._start()
                for done, result in zip(batch.waiting, results, strict=True):
                    done(result)
                batch = following

    def _start(self) -> Batch | None:
        """Begin to store all that is queued, if anything is."""
        self._news.clear()
        if not self._queue:
            return None
        steps, waiting = zip(*self._queue, strict=True)
        self._queue = []
        loop = asyncio.get_running_loop()
        storing = loop.run_in_executor(self._thread, self._store.commit, steps)
        return Batch(waiting, storing, time.perf_counter())

    async def _finish(self, batch: Batch) -> Sequence[bool | None]:
        results: Sequence[bool | None]
        try:
            results = await batch.storing
        except Exception:
            log.exception("storing %s events failed", len(batch.waiting))
            results = [None] * len(batch.waiting)
        self._metrics.add("taros_commits_total")
        self._metrics.add("taros_events_total", sum(map(bool, results)))
        self._metrics.add("taros_commit_seconds_total", time.perf_counter() - batch.began)
        return results
