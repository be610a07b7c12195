"""Bad inputs, and those that were once handled badly. `make fuzz` sends many more."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fuzz.harness import SETTINGS, Sender, cases, fuzz
from fuzz.routes import explore
from server.people import Guest
from server.processes import Server

INPUTS = 1_000
EXAMPLES = 10  # of every route


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Leaving it fails if its event loop has stalled."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", **SETTINGS) as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_what_was_once_handled_badly(server: Server) -> None:
    sender = Sender(server, 0, lambda count: None)
    async with Guest(server.address) as guest:
        table = await guest.open_table("me", "here", game="regatta")
        async with guest.at(table["id"]) as socket:
            for case in cases():
                if "path" in case:
                    await sender.request(guest, case["path"], case["body"].encode("latin-1"))
                else:
                    await sender.message(socket, case["message"].encode())
    assert sender.found.failures == []
    assert "Traceback" not in server.said()


def test_bad_inputs_are_refused(server: Server) -> None:
    outcome = fuzz(server, INPUTS, 1, lambda count: None)
    assert outcome.failures == []
    assert "Traceback" not in outcome.log
    assert outcome.tasks[1] <= outcome.tasks[0]
    wanted = {"200", "201", "400", "refused", "welcome", "happened"}
    assert wanted <= outcome.answers.keys(), "some inputs have to be right"


@pytest.mark.exhaustive
def test_every_route_is_as_described(server: Server, tmp_path: Path) -> None:
    """Whatever OpenAPI allows is answered as it says, also along the links between routes."""
    explored = explore(server, tmp_path, EXAMPLES, seed=1)
    assert explored.failed is None, explored.failed
    assert explored.routes > 25
    assert explored.links >= 1
