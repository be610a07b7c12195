"""Servers under load: one worker on SQLite, or several on PostgreSQL and Redis."""

import os
import re
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from server import services
from sockets import SERVER, Process, free_port
from taros.server.limits import Limits
from taros.server.settings import VARIABLE, Settings, encode

MANY = 1_000_000
ONE_NETWORK = Limits(  # all clients are on this machine
    connections_per_network=MANY,
    sockets_per_network=MANY,
    tables_per_person=MANY,
    tables_per_network=MANY,
)
TICKS = os.sysconf("SC_CLK_TCK")


class Worker:
    """A process of a server."""

    def __init__(self, port: int, process: int) -> None:
        self.port = port
        self.process = process

    @property
    def memory(self) -> float:
        """The megabytes that it has in memory now."""
        text = Path(f"/proc/{self.process}/status").read_text()
        found = re.search(r"^VmRSS:\s+(\d+) kB$", text, re.MULTILINE)
        assert found is not None, text
        return int(found[1]) / 1000

    @property
    def seconds(self) -> float:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def files(self) -> int:
        return len([*Path(f"/proc/{self.process}/fd").iterdir()])

    async def metric(self, name: str) -> float:
        """Return the value of a metric, summed over its labels."""
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            text = (await http.get(f"http://127.0.0.1:{self.port}/metrics")).text
        return sum(map(float, re.findall(rf"^{name}{{.*}} (.*)$", text, re.MULTILINE)))


@contextmanager
def on_sqlite(**settings: Any) -> Iterator[Worker]:
    """One worker on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with _workers(1, database=database, **settings) as found:
            yield found[0]


@contextmanager
def on_postgresql(count: int, **settings: Any) -> Iterator[Sequence[Worker]]:
    """A number of workers on PostgreSQL and Redis."""
    with services.postgresql_server() as postgresql, services.redis() as redis:
        database = services.new_database(postgresql.address)
        with _workers(count, database=database, bus=redis.address, **settings) as found:
            yield found


@contextmanager
def _workers(count: int, **settings: Any) -> Iterator[Sequence[Worker]]:
    usual: dict[str, Any] = {"rate": 1e9, "thinkers": 1, "window": 0, "prepare": False}
    encoded = encode(Settings(limits=ONE_NETWORK, **{**usual, **settings}))
    with ExitStack() as stack:
        workers = []
        for _ in range(count):
            port = free_port()
            process = Process(port, SERVER, {VARIABLE: encoded})
            stack.enter_context(process)
            workers.append(Worker(port, process.process.pid))
        time.sleep(1)  # until what is done after the start is over
        yield workers
