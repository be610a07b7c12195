"""How long the event loop was kept from everybody at once, by our own work."""

import asyncio
import time

from .metrics import Metrics

BEAT = 0.01  # seconds between two looks


async def watch_stalls(metrics: Metrics) -> None:
    """Keep `taros_loop_stall_seconds_max` at the longest stall of the running event loop.

    A stall is how late a timer rings, but no more than the processor time that this process has
    used meanwhile: a machine that is busy with something else is not counted.
    """
    while True:
        wall, processor = time.perf_counter(), time.process_time()
        await asyncio.sleep(BEAT)
        late = time.perf_counter() - wall - BEAT
        metrics.raise_to("taros_loop_stall_seconds_max", min(late, time.process_time() - processor))
