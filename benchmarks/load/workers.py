"""Two workers beside one, on PostgreSQL and Redis.

All of them, the databases and the clients share the cores of this machine. So the processor time of
workers is measured beside the time on the wall: moves for every second that the busier worker has
computed. That is what workers with a core each would make in a second.
"""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from crowd import Crowd
from measure import Measure

from .worlds import Worker, on_postgresql

TABLES = 200
MOVES = 12_000


class Speed(NamedTuple):
    wall: float  # moves a second
    computed: float  # moves for a second that the busier worker has computed


async def measures() -> AsyncIterator[Measure]:
    with on_postgresql(1) as workers:
        one = await _speed(workers, [[workers[0].port]])
    with on_postgresql(2) as workers:
        ports = [worker.port for worker in workers]
        apart = await _speed(workers, [[ports[0]], [ports[1]]])
        mixed = await _speed(workers, [ports, ports[::-1], ports[:1], ports[1:]])
    yield Measure("one worker on PostgreSQL and Redis", one.wall, "moves/s")
    yield Measure("one worker, for a second that it computes", one.computed, "moves")
    for name, two, least in (
        ("two workers, each with tables of its own", apart, 1.6),
        ("two workers, sockets at either", mixed, None),
    ):
        yield Measure(f"{name}", two.wall, "moves/s")
        yield Measure(f"{name}, beside one: on the wall", two.wall / one.wall, "times")
        beside = two.computed / one.computed
        yield Measure(f"{name}, beside one: computed", beside, "times", at_least=least)


async def _speed(workers: Sequence[Worker], places: Sequence[Sequence[int]]) -> Speed:
    """Play at tables whose sockets connect to the ports of one of `places`."""
    crowd = Crowd()
    for ports in places:
        await crowd.seat(TABLES // len(places), ports)
    await crowd.rush(MOVES // 10)
    before = [worker.seconds for worker in workers]
    pace = await crowd.rush(MOVES)
    busiest = max(worker.seconds - was for worker, was in zip(workers, before, strict=True))
    crowd.leave()
    return Speed(pace.speed, pace.done / busiest)
