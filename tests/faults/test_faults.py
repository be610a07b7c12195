"""Faults on real deployments: nothing acknowledged is lost. `make faults` tries many more."""

from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from faults.deployment import Deployment, on_postgresql, on_sqlite
from faults.rounds import play_round
from faults.template import Template

pytestmark = pytest.mark.anyio

FAULTS = 150


@pytest.fixture(scope="module")
def template() -> Iterator[Template]:
    made = Template()
    yield made
    made.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("start", [on_sqlite, on_postgresql])
async def test_nothing_is_lost(
    start: Callable[[Template, Path], AbstractAsyncContextManager[Deployment]],
    template: Template,
    tmp_path: Path,
) -> None:
    async with start(template, tmp_path) as deployment:
        found = await play_round(deployment, seed=1, faults=FAULTS)
    assert found.violations == []
    assert found.faults.total() == FAULTS
    assert found.moves > FAULTS // 3
