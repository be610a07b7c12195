"""Whose mistake it is when something cannot be decoded: the client's, or the server's."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn

import pytest
from litestar.testing import AsyncTestClient

from taros.server.http.api import games as handlers
from taros.server.http.app import application
from taros.server.http.asgi import App
from taros.server.settings import Settings

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

Client = AsyncTestClient[App]
JSON = {"content-type": "application/json"}


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", prepare=False)
    async with AsyncTestClient(application(settings)) as client:
        yield client


async def test_a_body_that_is_not_utf_8_is_refused(client: Client) -> None:
    answer = await client.post("/api/replays", content=b'{"record":"\xff"}', headers=JSON)
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-message")


async def test_other_bytes_that_cannot_be_decoded_are_a_failure_and_logged(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*given: object) -> NoReturn:
        b"\xff".decode()
        raise AssertionError

    monkeypatch.setattr(handlers, "game_info", fail)
    answer = await client.get("/api/games")
    assert (answer.status_code, answer.json()["key"]) == (500, "server-error")
    assert "UnicodeDecodeError" in caplog.text


async def test_json_that_is_nested_too_deeply_is_refused(client: Client) -> None:
    for depth in range(150, 2000, 50):
        nested = "[" * depth + "]" * depth
        body = f'{{"game":"marrakech","seats":2,"options":{{"rugs":{nested}}}}}'
        answer = await client.post("/api/starts", content=body, headers=JSON)
        assert answer.status_code == 400, depth
