"""Real deployments that can be broken: workers, a database, a bus, and networks between them."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from faults.clock import Clock
from faults.history import Client
from faults.network import Network, Streams
from faults.template import Template
from server import services
from server.processes import reserved
from taros.server.limits import Limits
from taros.server.settings import Settings, encode

PATIENCE = 300  # seconds
QUICK: dict[str, Any] = {
    "pause": 0,
    "thinkers": 1,
    "rate": 1000,
    "prepare": False,
    "lease": 1.0,
    "patience": 0.002,
    "limits": Limits(tables_per_network=1_000_000),  # everybody here has one address
}


def process_ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def kill(process: int) -> None:
    """End a process as a power cut does, unless it has ended, and wait until it has."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while not process_ended(process):
        assert time.monotonic() < until, "a killed process does not end"
        time.sleep(0.005)


class Worker:
    """A server process, and the network through which clients reach it."""

    def __init__(self, template: Template, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.log = log
        self._clock_file = log.with_suffix(".clock")
        self.clock = Clock(self._clock_file)
        self.process = 0
        self._template = template
        self._held = reserved()
        self.port: int = self._held.getsockname()[1]
        self.network = Network(self._connect)

    async def _connect(self) -> Streams:
        return await asyncio.open_connection("127.0.0.1", self.port)

    def start(self) -> None:
        self.process = self._template.serve(
            encode(self.settings), self.port, self._clock_file, self.log
        )

    def kill(self) -> None:
        kill(self.process)

    @property
    def is_alive(self) -> bool:
        return not process_ended(self.process)

    @property
    def file(self) -> str:
        """The database, if it is SQLite's."""
        return str(sa.make_url(self.settings.database).database)

    def back_up(self, file: Path) -> int:
        """Start a backup to `file`; return the number of its process."""
        return self._template.back_up(self.settings.database, file, self.log)

    def children(self) -> list[int]:
        """Return the processes of bots, and others that threads of the server have started."""
        found, left = [], [self.process]
        while left:
            for file in Path(f"/proc/{left.pop(0)}/task").glob("*/children"):
                with suppress(OSError):
                    numbers = [int(word) for word in file.read_text().split()]
                    found += numbers
                    left += numbers
        return found

    async def wait_until_ready(self) -> None:
        async with httpx.AsyncClient(trust_env=False) as http, asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    answer = await http.get(f"http://127.0.0.1:{self.port}/healthz")
                    if answer.status_code == 200:
                        return
                await asyncio.sleep(0.02)

    def close(self) -> None:
        self.kill()
        self._held.close()


class Deployment:
    """What tables are played on, and what can be broken of it."""

    def __init__(self, kind: str, workers: list[Worker], folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.workers = workers
        self.database = workers[0].settings.database
        self.redis: services.RedisServer | None = None
        self.bus: Network | None = None
        self.postgresql: services.PostgresqlServer | None = None
        self.clients: list[Client] = []
        """Those who play, with all that they were shown."""
        self.broken: list[str] = []
        """Promises that a fault has found broken."""

    @property
    def networks(self) -> list[Network]:
        """Those between clients and workers."""
        return [worker.network for worker in self.workers]

    async def start(self) -> None:
        for network in self.networks:
            await network.open()
        for worker in self.workers:
            worker.start()
        for worker in self.workers:
            await worker.wait_until_ready()

    async def mend(self) -> None:
        """Start all that does not run, and let networks flow."""
        for network in (*self.networks, *([self.bus] if self.bus else [])):
            network.release()
            network.shred(65_536)
        for worker in self.workers:
            worker.clock.set(0)
            if not worker.is_alive:
                worker.start()
            await worker.wait_until_ready()

    async def close(self) -> None:
        for worker in self.workers:
            worker.close()
            await worker.network.close()
        if self.bus is not None:
            await self.bus.close()


@asynccontextmanager
async def on_sqlite(template: Template, folder: Path) -> AsyncIterator[Deployment]:
    """One worker on SQLite."""
    settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", **QUICK)
    deployment = Deployment("sqlite", [Worker(template, settings, folder / "log")], folder)
    async with started(deployment):
        yield deployment


@asynccontextmanager
async def on_postgresql(template: Template, folder: Path) -> AsyncIterator[Deployment]:
    """Two workers on PostgreSQL and Redis, which they reach through a network."""
    with services.postgresql_server() as postgresql, services.redis() as redis:
        bus = Network(lambda: asyncio.open_unix_connection(redis.folder / "socket"))
        await bus.open()
        database = services.new_database(postgresql.address)
        settings = Settings(database=database, bus=f"redis://127.0.0.1:{bus.port}", **QUICK)
        workers = [Worker(template, settings, folder / f"log{n}") for n in range(2)]
        deployment = Deployment("postgresql", workers, folder)
        deployment.redis, deployment.bus, deployment.postgresql = redis, bus, postgresql
        async with started(deployment):
            yield deployment


@asynccontextmanager
async def started(deployment: Deployment) -> AsyncIterator[None]:
    await deployment.start()
    try:
        yield
    finally:
        await deployment.close()
