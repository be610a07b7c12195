"""Servers for tests: real processes, started once a module and ended by their ids."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server import services
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


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with services.postgresql() as address:
        yield address


@pytest.fixture(scope="module")
def redis() -> Iterator[services.RedisServer]:
    with services.redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return services.new_database(request.getfixturevalue("postgresql"))
