"""How late the event loop is, and how much of that is its own work."""

import asyncio
import time

from .metrics import Metrics

BEAT = 0.01  # seconds between two looks


async def watch_stalls(metrics: Metrics) -> None:
    """Keep two gauges at their highest for the running event loop.

    `taros_loop_late_seconds_max` is how late a timer rang. Other threads of this process and a
    busy machine are part of it. `taros_loop_stall_seconds_max` is at most that, and at most the
    processor time that the thread of the loop used meanwhile: work that should be done elsewhere.
    """
    while True:
        wall, processor = time.perf_counter(), time.thread_time()
        await asyncio.sleep(BEAT)
        late = time.perf_counter() - wall - BEAT
        metrics.raise_to("taros_loop_late_seconds_max", late)
        metrics.raise_to("taros_loop_stall_seconds_max", min(late, time.thread_time() - processor))
