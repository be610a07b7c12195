"""Servers for tests: real processes, started once a module and ended by their ids."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.processes import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One worker on SQLite, whose bots do not wait."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
