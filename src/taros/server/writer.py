"""One writer a worker: all that is queued is stored in one transaction, then acknowledged."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from .metrics import Metrics
from .store import Step, Store

Done = Callable[[bool | None], None]  # True: stored, False: came too late, None: failed

log = logging.getLogger(__name__)


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
        loop = asyncio.get_running_loop()
        while True:
            await self._news.wait()
            self._news.clear()
            queue, self._queue = self._queue, []
            steps = [step for step, _ in queue]
            began = time.perf_counter()
            results: list[bool] | list[None]
            try:
                results = await loop.run_in_executor(self._thread, self._store.commit, steps)
            except Exception:
                log.exception("storing %s events failed", len(steps))
                results = [None] * len(steps)
            self._metrics.add("taros_commits_total")
            self._metrics.add("taros_events_total", sum(map(bool, results)))
            self._metrics.add("taros_commit_seconds_total", time.perf_counter() - began)
            for (_, done), result in zip(queue, results, strict=True):
                done(result)
