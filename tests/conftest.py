"""What holds for all tests."""

import signal

import pytest

# Whoever starts the tests in the background may have them ignore interrupts, and every process
# inherits that. Those that the tests start and interrupt must not.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--times",
        type=int,
        default=1,
        help="so many times as many random cases where two versions are compared",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes a `chunk` is one of CHUNKS, each with random cases of its own."""
    if "chunk" in metafunc.fixturenames:
        chunks = metafunc.module.CHUNKS * metafunc.config.getoption("times")
        metafunc.parametrize("chunk", range(chunks))


@pytest.fixture(scope="session")
def times(pytestconfig: pytest.Config) -> int:
    """For tests that cannot be cut into chunks."""
    given: int = pytestconfig.getoption("times")
    return given
