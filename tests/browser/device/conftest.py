"""The site as static files, in a folder of a host."""

from collections.abc import Iterator

import pytest

from browser.device.static_host import StaticHost


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site on a host that all tests share."""
    with StaticHost(tmp_path_factory.mktemp("static")) as host:
        yield host.address


@pytest.fixture
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    """A host for one test, which may do harm to it."""
    with StaticHost(tmp_path_factory.mktemp("host")) as host:
        yield host
