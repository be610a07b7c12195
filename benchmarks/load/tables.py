"""How many tables one worker carries, two sockets each, and what memory one takes."""

from collections.abc import AsyncIterator

from crowd import Crowd
from measure import Measure

from .worlds import on_sqlite

STEPS = (1_000, 2_000, 4_000, 8_000)  # tables; 20,000 files are open at most
SPEED = 1_000  # moves a second, over all tables
SECONDS = 10
MOVES = 10_000  # as fast as they are answered
LATE = 100  # milliseconds that a move may take, where there are not too many tables


async def measures() -> AsyncIterator[Measure]:
    with on_sqlite() as worker:
        crowd = Crowd()
        before, most = worker.memory, 0
        for tables in STEPS:
            await crowd.seat(tables - len(crowd.clients) // 2, [worker.port])
            memory = 1000 * (worker.memory - before) / tables
            was = worker.seconds
            pace = await crowd.rush(MOVES)
            computed = MOVES / (worker.seconds - was)
            p99 = await crowd.stroll(SPEED, SECONDS)
            here = f"{tables:,} tables with two sockets each"
            yield Measure(f"{here}: as fast as they are answered", pace.speed, "moves/s")
            yield Measure(f"{here}: for a second that the worker computes", computed, "moves")
            most_late = LATE if tables == STEPS[0] else None
            yield Measure(f"{here}: p99 at {SPEED:,} moves/s", p99, "ms", at_most=most_late)
            yield Measure(f"{here}: memory of a table", memory, "kB")
            if p99 > LATE:
                break
            most = tables
        yield Measure(f"most tables with a p99 under {LATE} ms", most, "tables", at_least=1_000)
        crowd.leave()
