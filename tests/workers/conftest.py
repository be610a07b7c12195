"""What tests of workers share."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
